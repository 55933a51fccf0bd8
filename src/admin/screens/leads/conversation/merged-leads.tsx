import { useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { ConversationView } from "#leads/conversation/conversation-view.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "../../../dialog/toast.ts";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { When } from "../../../layout/when.tsx";
import { useWords } from "../../../words/use-words.ts";
import type { ConversationActions } from "./use-conversation.ts";

/** Renders the leads that were merged into this one; each can be separated again. */
export function MergedLeads({
  conversation: { merged, version },
  actions,
  canWrite,
}: {
  conversation: ConversationView;
  actions: ConversationActions;
  canWrite: boolean;
}) {
  const { merge } = useWords("admin-conversation");
  const [refusal, setRefusal] = useState<Refusal>();
  if (merged.length === 0) return null;
  const separate = async (lead: string) => {
    const outcome = await actions.send("unmerge", { version, from: [lead] });
    setRefusal(outcome.ok ? undefined : outcome.refusal);
    if (outcome.ok) showToast({ text: merge.undone });
  };
  return (
    <section aria-label={merge.list} className="rounded-md border border-line p-3">
      <h3 className="text-sm font-semibold">{merge.list}</h3>
      <RefusalNote refusal={refusal} />
      <ul>
        {merged.map(({ id, number, name, company, email, received_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1 text-sm">
            <span className="min-w-0 wrap-anywhere">
              <span className="num text-muted">{number}</span> {name}, {company} ({email}), <When date={received_at} />
            </span>
            {canWrite && (
              <Button kind="secondary" onClick={() => void separate(id)}>
                {merge.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
