import { useState } from "react";
import type { ConversationView } from "#leads/conversation/conversation-view.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../../data/use-call.ts";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { showToast } from "../../../dialog/toast.ts";
import { useWords } from "../../../words/use-words.ts";
import { type Duplicate, MergeForm } from "./merge-form.tsx";
import type { ConversationActions } from "./use-conversation.ts";

/** Opens the dialog that merges the duplicates of a lead; absent when it has none. */
export function MergeDuplicates({
  leadId,
  conversation: { version },
  actions,
}: {
  leadId: string;
  conversation: ConversationView;
  actions: ConversationActions;
}) {
  const { merge } = useWords("admin-conversation");
  const [open, setOpen] = useState(false);
  // The screen around reads the same: no second request.
  const { data } = useCall<{ duplicates?: Duplicate[] }>(`/admin/leads/${leadId}`);
  const duplicates = data?.duplicates ?? [];
  const submit = async (from: string[]) => {
    const outcome = await actions.send("merge", { version, from });
    if (!outcome.ok) return outcome.refusal;
    setOpen(false);
    const undo = () => void actions.send("unmerge", { version: outcome.data.version, from });
    showToast({ text: merge.merged, action: { label: merge.undo, run: undo } });
    return undefined;
  };
  if (duplicates.length === 0) return null;
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {merge.open} ({duplicates.length})
      </Button>
      <ActionDialog title={merge.title} open={open} onClose={() => setOpen(false)}>
        <MergeForm duplicates={duplicates} onSubmit={submit} />
      </ActionDialog>
    </>
  );
}
