import { Link } from "react-router";
import type { ExperimentDetail } from "#growth/experiments/desk/experiment-view.ts";
import { languageTags } from "#text/locales.ts";
import { ActorName } from "../../history/audit-names.tsx";
import { Facts } from "../../layout/facts.tsx";
import { Panel } from "../../layout/panel.tsx";
import { When } from "../../layout/when.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { useNames } from "./use-names.ts";

/** Renders what an experiment compares, where, and since when. */
export function ExperimentFacts({ experiment }: { experiment: ExperimentDetail }) {
  const { facts: words, columns, goals, languages, plan, publication: publications } = useWords("admin-experiments");
  const locale = useLocale();
  const names = useNames(experiment.arms);
  const { goal, pages, locales, arms, plannedVisitors, started_at, stopped_at, winner, publication } = experiment;
  return (
    <Panel title={words.title}>
      <Facts
        rows={[
          [columns.goal, goals[goal]],
          [words.pages, pages.map(names.page).join(", ")],
          [words.languages, locales.map((each) => languages[each]).join(", ")],
          ...arms.map(({ key, weight, change }) => [names.arm(key), `${plan.kinds[change.kind]} (${weight})`] as const),
          [words.planned, plannedVisitors.toLocaleString(languageTags[locale])],
          started_at !== null && [words.started, <When key="started" date={started_at} />],
          stopped_at !== null && [words.stopped, <When key="stopped" date={stopped_at} />],
          winner !== null && [words.winner, names.arm(winner)],
          publication !== null && [
            publications.title,
            <Link key="publication" className="link" to={`/content/publications/${publication.id}`}>
              {publications.states[publication.state as keyof typeof publications.states]}
            </Link>,
          ],
          [words.author, <ActorName key="author" by={experiment.author} />],
          [words.created, <When key="created" date={experiment.created_at} />],
        ]}
      />
    </Panel>
  );
}
