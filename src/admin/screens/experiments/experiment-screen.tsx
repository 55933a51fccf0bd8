import { useParams } from "react-router";
import type { ExperimentDetail, ExperimentPage } from "#growth/experiments/desk/experiment-view.ts";
import { useCall } from "../../data/use-call.ts";
import { useSend } from "../../data/use-send.ts";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { Loading } from "../../layout/loading.tsx";
import { NotFound } from "../../layout/not-found.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import ObjectHistory from "../audit/object-history.tsx";
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
  const { data, refusal, refetch } = useCall<ExperimentDetail>(`/admin/experiments/${id}`);
  if (refusal?.status === 404 || refusal?.status === 400) return <NotFound />;
  const back = { to: "/experiments", label: words.title };
  if (!data)
    return (
      <Screen title={words.title} back={back}>
        <RefusalNote refusal={refusal} onRetry={refetch} />
        {!refusal && <Loading lines={8} />}
      </Screen>
    );
  return (
    <Screen
      title={data.name}
      detail={<ExperimentState state={data.state} />}
      back={back}
      actions={mayWrite && <ExperimentActions experiment={data} />}
    >
      {data.state === "draft" && mayWrite ? (
        <Draft experiment={data} />
      ) : (
        <div className="columns">
          <div className="stack">{data.state !== "draft" && <Results experiment={data} />}</div>
          <div className="stack">
            <ExperimentFacts experiment={data} />
            <ObjectHistory kind="experiments" id={id} />
          </div>
        </div>
      )}
    </Screen>
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
