import { useRef } from "react";
import { useNavigate } from "react-router";
import type { ExperimentPage } from "#growth/experiments/desk/experiment-contract.ts";
import { useCall, useSend, useWords } from "../../kit/data.ts";
import { useAdminForm } from "../../kit/form.ts";
import { Loading, RefusalNote, Screen } from "../../kit/parts.ts";
import { PlanForm } from "./plan/plan-form.tsx";
import { newPlan, type PlanValues } from "./plan/plan-values.ts";
import { Planner } from "./plan/planner.tsx";

/** Renders the form of a new experiment. */
export default function NewExperimentScreen() {
  const words = useWords("admin-experiments");
  const pages = useCall("/admin/experiments/pages");
  return (
    <Screen title={words.new} back={{ to: "/experiments", label: words.title }}>
      <RefusalNote refusal={pages.refusal} onRetry={pages.refetch} />
      {pages.data ? <NewPlan pages={pages.data} /> : !pages.refusal && <Loading lines={8} />}
    </Screen>
  );
}

function NewPlan({ pages }: { pages: readonly ExperimentPage[] }) {
  const { plan: words } = useWords("admin-experiments");
  const send = useSend();
  const navigate = useNavigate();
  const created = useRef(0);
  const form = useAdminForm<PlanValues>({
    defaults: newPlan(words.kinds.none),
    submit: async ({ version: _version, ...plan }) => {
      const outcome = await send("POST", "/admin/experiments", plan);
      if (outcome.ok) created.current = outcome.data.id;
      return outcome;
    },
    // Only now, as a form that is not saved may not be left unasked.
    onSaved: () => void navigate(`/experiments/${created.current}`),
  });
  return (
    <div className="columns">
      <PlanForm form={form} pages={pages} versions={[]} save={words.create} />
      <Planner form={form} />
    </div>
  );
}
