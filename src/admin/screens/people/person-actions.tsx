import { useState } from "react";
import type { FoundPersonView, WithdrawnView } from "#accounts/rights/rights-view.ts";
import type { Refusal } from "#client/api/outcome.ts";
import { sortableMinute } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { saveFile } from "../../data/download.ts";
import { useSend } from "../../data/use-send.ts";
import { confirmAction } from "../../dialog/confirm-action.ts";
import { showToast } from "../../dialog/toast.ts";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { EraseDialog } from "./erase-dialog.tsx";

/** Renders export, withdrawal and erasure of everything about an address. */
export function PersonActions({ person, onChanged }: { person: FoundPersonView; onChanged: () => void }) {
  const words = useWords("admin-people");
  const may = useMay();
  const send = useSend();
  const [refusal, setRefusal] = useState<Refusal>();
  const [erasing, setErasing] = useState(false);
  const { email } = person;

  const download = async () => {
    const outcome = await send<object>("POST", "/admin/people/export", { email });
    setRefusal(outcome.ok ? undefined : outcome.refusal);
    if (!outcome.ok) return;
    const file = new Blob([JSON.stringify(outcome.data, null, 2)], { type: "application/json" });
    saveFile(file, `${words.export.file}-${sortableMinute(new Date()).slice(0, 10)}.json`);
    showToast({ text: words.export.done });
    onChanged();
  };
  const withdraw = async () => {
    const { title, body, button } = words.withdraw;
    if (!(await confirmAction({ title, body, confirm: button }))) return;
    const outcome = await send<WithdrawnView>("POST", "/admin/people/withdraw", { email });
    setRefusal(outcome.ok ? undefined : outcome.refusal);
    if (!outcome.ok) return;
    showToast({ text: words.withdraw.done });
    onChanged();
  };

  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <p className="max-w-prose text-sm text-muted">{words.export.body}</p>
      <RefusalNote refusal={refusal} />
      <div className="flex flex-wrap gap-2">
        {may("people", "export") && <Button onClick={() => void download()}>{words.export.button}</Button>}
        {may("people", "write") && person.consent_to_news && (
          <Button kind="secondary" onClick={() => void withdraw()}>
            {words.withdraw.button}
          </Button>
        )}
        {may("people", "write") && (
          <Button kind="danger" onClick={() => setErasing(true)}>
            {words.erase.button}
          </Button>
        )}
      </div>
      <EraseDialog person={person} open={erasing} onClose={() => setErasing(false)} onErased={onChanged} />
    </div>
  );
}
