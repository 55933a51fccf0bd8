import { useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { ExperimentDetail } from "#growth/experiments/desk/experiment-view.ts";
import { nextExperimentState } from "#growth/experiments/experiment-states.ts";
import { Button } from "#ui/button.tsx";
import { useSend } from "../../data/use-send.ts";
import { confirmAction } from "../../dialog/confirm-action.ts";
import { showToast } from "../../dialog/toast.ts";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { useWords } from "../../words/use-words.ts";
import { ShipDialog } from "./ship-dialog.tsx";

/** Renders what can be done with an experiment in its state; its start stands beside what it lacks. */
export function ExperimentActions({ experiment }: { experiment: ExperimentDetail }) {
  const { actions: words } = useWords("admin-experiments");
  const send = useSend();
  const [isShipping, setIsShipping] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const { id, version, state } = experiment;
  const end = async (event: "stop" | "archive") => {
    const { title, body, confirm } = words[event];
    if (!(await confirmAction({ title, body, confirm, danger: event === "stop" }))) return;
    const outcome = await send<unknown>("POST", `/admin/experiments/${id}/${event}`, { version });
    setRefusal(outcome.ok ? undefined : outcome.refusal);
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
