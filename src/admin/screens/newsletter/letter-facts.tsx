import type { LetterDetail } from "#growth/newsletter/letters/letter-view.ts";
import { ActorName } from "../../history/audit-names.tsx";
import { Facts } from "../../layout/facts.tsx";
import { Panel } from "../../layout/panel.tsx";
import { When } from "../../layout/when.tsx";
import { useWords } from "../../words/use-words.ts";

/** Renders to whom a letter goes or went, and when. */
export function LetterFacts({ letter }: { letter: LetterDetail }) {
  const { facts: words, columns, topics, languages } = useWords("admin-newsletter");
  const { scheduled_at, started_at, finished_at, path } = letter;
  return (
    <Panel title={words.title}>
      <Facts
        rows={[
          [columns.topic, topics[letter.topic]],
          [columns.languages, letter.locales.map((locale) => languages[locale]).join(", ")],
          scheduled_at !== null && [words.scheduled, <When key="scheduled" date={scheduled_at} />],
          started_at !== null && [words.started, <When key="started" date={started_at} />],
          finished_at !== null && [words.finished, <When key="finished" date={finished_at} />],
          path !== null && [
            words.page,
            <a key="page" href={path} className="link">
              {path}
            </a>,
          ],
          [words.author, <ActorName key="author" by={letter.author} />],
          [words.created, <When key="created" date={letter.created_at} />],
        ]}
      />
    </Panel>
  );
}
