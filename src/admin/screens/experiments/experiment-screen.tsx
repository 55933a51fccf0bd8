import { useParams } from "react-router";
import type { ExperimentDetail, ExperimentPage } from "#growth/experiments/desk/experiment-view.ts";
import { useCall } from "../../data/use-call.ts";
import { useSend } from "../../data/use-send.ts";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { ObjectHistory } from "../../history/object-history.tsx";
import { DetailScreen } from "../../layout/detail-screen.tsx";
import { Loading } from "../../layout/loading.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { ExperimentActions } from "./experiment-actions.tsx";
import { ExperimentFacts } from "./experiment-facts.tsx";
import { ExperimentState } from "./experiment-state.tsx";
import { PlanForm } from "./plan/plan-form.tsx";
import { type PlanValues, planOf } from "./plan/plan-values.ts";
import { Planner } from "./plan/planner.tsx";
import { Results } from "./results/results.tsx";
import { StartPanel } from "./start-panel.tsx";

/** Renders one experiment: its plan while it is a draft, its result afterwards. */
export default function ExperimentScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-experiments");
  const mayWrite = useMay()("experiments", "write");
  const call = useCall<ExperimentDetail>(`/admin/experiments/${id}`);
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
  const pages = useCall<ExperimentPage[]>("/admin/experiments/pages");
  const form = useAdminForm<PlanValues>({
    defaults: planOf(experiment),
    submit: (values) => send<ExperimentDetail>("PATCH", `/admin/experiments/${experiment.id}`, values),
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
