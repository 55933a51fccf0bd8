import { useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { ExperimentDetail } from "#growth/experiments/desk/experiment-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useSend } from "../../data/use-send.ts";
import { confirmAction } from "../../dialog/confirm-action.ts";
import { showToast } from "../../dialog/toast.ts";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { useWords } from "../../words/use-words.ts";
import { useNames } from "./use-names.ts";

/** Renders what a saved draft lacks, and its start. */
export function StartPanel({ experiment: { id, version, problems } }: { experiment: ExperimentDetail }) {
  const { start: words } = useWords("admin-experiments");
  const send = useSend();
  const names = useNames();
  const [refusal, setRefusal] = useState<Refusal>();
  const start = async () => {
    if (!(await confirmAction({ title: words.question, body: words.body, confirm: words.confirm }))) return;
    const outcome = await send<unknown>("POST", `/admin/experiments/${id}/start`, { version });
    setRefusal(outcome.ok ? undefined : outcome.refusal);
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
