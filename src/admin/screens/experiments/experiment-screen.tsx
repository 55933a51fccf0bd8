import { useState } from "react";
import { Link, useParams } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { ExperimentDetail } from "#growth/experiments/desk/experiment-contract.ts";
import { nextExperimentState } from "#growth/experiments/experiment-states.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useAction, useCall, useLocale, useMay, useSend, useWords } from "../../kit/data.ts";
import { confirmAction, FormDialog, SelectInput, showToast, useAdminForm } from "../../kit/form.ts";
import { ActorName, DetailScreen, Facts, Loading, ObjectHistory, Panel, RefusalNote, When } from "../../kit/parts.ts";
import { ExperimentState, useNames } from "./experiment-state.tsx";
import { PlanForm } from "./plan/plan-form.tsx";
import { type PlanValues, planOf } from "./plan/plan-values.ts";
import { Planner } from "./plan/planner.tsx";
import { Results } from "./results/results.tsx";

/** Renders one experiment: its plan while it is a draft, its result afterwards. */
export default function ExperimentScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-experiments");
  const mayWrite = useMay()("experiments", "write");
  const call = useCall(pathTo("/admin/experiments/:id", { id }));
  return (
    <DetailScreen call={call} title={words.title} back={{ to: "/experiments", label: words.title }}>
      {(experiment) => ({
        title: experiment.name,
        detail: <ExperimentState state={experiment.state} />,
        actions: mayWrite && <ExperimentActions experiment={experiment} />,
        ...(experiment.state === "draft" && mayWrite
          ? { main: <Draft experiment={experiment} /> }
          : {
              main: experiment.state !== "draft" && <Results experiment={experiment} />,
              side: <ExperimentFacts experiment={experiment} />,
              history: { kind: "experiments", id },
            }),
      })}
    </DetailScreen>
  );
}

function Draft({ experiment }: { experiment: ExperimentDetail }) {
  const { plan: words } = useWords("admin-experiments");
  const send = useSend();
  const pages = useCall("/admin/experiments/pages");
  const form = useAdminForm<PlanValues>({
    defaults: planOf(experiment),
    submit: (values) => send("PATCH", pathTo("/admin/experiments/:id", { id: experiment.id }), values),
  });
  if (!pages.data) return pages.refusal ? <RefusalNote refusal={pages.refusal} /> : <Loading lines={8} />;
  return (
    <div className="columns">
      <PlanForm form={form} pages={pages.data} versions={experiment.versions} save={words.save} />
      <div className="stack">
        <StartPanel experiment={experiment} />
        <Planner form={form} />
        <ObjectHistory kind="experiments" id={String(experiment.id)} />
      </div>
    </div>
  );
}

/** Renders what can be done with an experiment in its state; its start stands beside what it lacks. */
function ExperimentActions({ experiment }: { experiment: ExperimentDetail }) {
  const { actions: words } = useWords("admin-experiments");
  const send = useSend();
  const [isShipping, setIsShipping] = useState(false);
  const { refusal, run } = useAction();
  const { id, version, state } = experiment;
  const end = async (event: "stop" | "archive") => {
    const { title, body, confirm } = words[event];
    if (!(await confirmAction({ title, body, confirm, danger: event === "stop" }))) return;
    const path = event === "stop" ? "/admin/experiments/:id/stop" : "/admin/experiments/:id/archive";
    const outcome = await run(() => send("POST", pathTo(path, { id }), { version }));
    if (outcome.ok) showToast({ text: words.done[event] });
  };
  return (
    <>
      <RefusalNote refusal={refusal} />
      {nextExperimentState(state, "archive") && (
        <Button kind="secondary" onClick={() => void end("archive")}>
          {words.archive.action}
        </Button>
      )}
      {nextExperimentState(state, "stop") && (
        <Button kind="danger" onClick={() => void end("stop")}>
          {words.stop.action}
        </Button>
      )}
      {nextExperimentState(state, "ship") && <Button onClick={() => setIsShipping(true)}>{words.ship.action}</Button>}
      <ShipDialog experiment={experiment} open={isShipping} onClose={() => setIsShipping(false)} />
    </>
  );
}

/** Renders what an experiment compares, where, and since when. */
function ExperimentFacts({ experiment }: { experiment: ExperimentDetail }) {
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

interface ShipDialogProps {
  experiment: ExperimentDetail;
  open: boolean;
  onClose: () => void;
}

/** Asks which arm everybody shall see. */
function ShipDialog({ experiment: { id, version, arms }, open, onClose }: ShipDialogProps) {
  const { actions, plan } = useWords("admin-experiments");
  const send = useSend();
  const names = useNames(arms);
  return (
    <FormDialog<{ version: number; winner: string }>
      title={actions.ship.action}
      open={open}
      onClose={onClose}
      defaults={{ version, winner: "" }}
      submit={(values) =>
        send("POST", pathTo("/admin/experiments/:id/ship", { id }), values, { alsoRefresh: ["/admin/content"] })
      }
      onSaved={() => showToast({ text: actions.done.ship })}
      actionOn={{ kind: "experiments", id: String(id) }}
      save={actions.ship.confirm}
    >
      {(form) => {
        const chosen = arms.find(({ key }) => key === form.fields.watch("winner"));
        return (
          <>
            <SelectInput
              form={form}
              name="winner"
              label={actions.ship.winner}
              placeholder={plan.choose}
              options={arms.map(({ key }) => ({ value: key, label: names.arm(key) }))}
            />
            <p className="text-sm text-muted">{actions.ship.body}</p>
            {chosen?.change.kind === "words" && <p className="text-sm text-muted">{actions.ship.words}</p>}
          </>
        );
      }}
    </FormDialog>
  );
}

/** Renders what a saved draft lacks, and its start. */
function StartPanel({ experiment: { id, version, problems } }: { experiment: ExperimentDetail }) {
  const { start: words } = useWords("admin-experiments");
  const send = useSend();
  const names = useNames();
  const { refusal, run } = useAction();
  const start = async () => {
    if (!(await confirmAction({ title: words.question, body: words.body, confirm: words.confirm }))) return;
    const outcome = await run(() => send("POST", pathTo("/admin/experiments/:id/start", { id }), { version }));
    if (outcome.ok) showToast({ text: words.started });
  };
  return (
    <Panel title={words.title}>
      {problems.length === 0 ? (
        <p className="text-sm">{words.ready}</p>
      ) : (
        <ul className="grid list-disc gap-1 ps-5 text-sm text-bad">
          {problems.map(({ code, arm, what }) => (
            <li key={`${code} ${arm} ${what}`}>
              {fill(words.problems[code], { arm: arm ?? "", what: names.section(what) })}
            </li>
          ))}
        </ul>
      )}
      <RefusalNote refusal={refusal} />
      <div className="mt-4">
        <Button disabled={problems.length > 0} onClick={() => void start()}>
          {words.action}
        </Button>
      </div>
    </Panel>
  );
}
