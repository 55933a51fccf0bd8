import { type FormEvent, useId, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import type { ConversationView } from "#leads/conversation/conversation-contract.ts";
import type { LeadRowView } from "#leads/inbox/lead-contract.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { useCall, useKeys, useWords } from "../../../kit/data.ts";
import { ActionDialog, showToast } from "../../../kit/form.ts";
import { RefusalNote, When } from "../../../kit/parts.ts";
import { useChoices } from "../use-choices.ts";
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
  const { data } = useCall(pathTo("/admin/leads/:id", { id: leadId }));
  const duplicates = data?.duplicates ?? [];
  const submit = async (from: string[]) => {
    const outcome = await actions.merge({ version, from });
    if (!outcome.ok) return outcome.refusal;
    setOpen(false);
    const undo = () => void actions.unmerge({ version: outcome.data.version, from });
    showToast({ text: merge.merged, action: { label: merge.undo, run: undo } });
    return undefined;
  };
  const { keys } = useWords("admin-leads");
  useKeys({ m: () => setOpen(true) }, { label: keys.label, names: { m: merge.open }, enabled: duplicates.length > 0 });
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

/** Chooses which duplicates become part of the lead. */
function MergeForm({
  duplicates,
  onSubmit,
}: {
  duplicates: readonly LeadRowView[];
  /** Returns why it was refused. */
  onSubmit: (from: string[]) => Promise<Refusal | undefined>;
}) {
  const { merge } = useWords("admin-conversation");
  const { productName } = useChoices();
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<Refusal>();
  const [pending, setPending] = useState(false);
  const toggle = (lead: string) =>
    setChosen((before) =>
      before.has(lead) ? new Set([...before].filter((other) => other !== lead)) : new Set([...before, lead]),
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.size === 0 || pending) return;
    setPending(true);
    setRefusal(await onSubmit([...chosen]));
    setPending(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="stack">
      <p className="text-sm text-muted">{merge.lead}</p>
      <div>
        {duplicates.map(({ id: lead, name, company, email, phone, product, excerpt, received_at }) => (
          <Checkbox
            key={lead}
            id={`${id}-${lead}`}
            checked={chosen.has(lead)}
            onChange={() => toggle(lead)}
            label={
              <span className="wrap-anywhere">
                {name}, {company}
                <span className="block text-xs text-muted">
                  {email ?? phone ?? "–"}, {productName(product)}, <When date={received_at} />
                </span>
                <span className="block text-sm">{excerpt ?? merge.noMessage}</span>
              </span>
            }
          />
        ))}
      </div>
      <RefusalNote refusal={refusal} />
      <p>
        <Button type="submit" pending={pending || chosen.size === 0}>
          {merge.submit}
        </Button>
      </p>
    </form>
  );
}

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
    const outcome = await actions.unmerge({ version, from: [lead] });
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
              <span className="num text-muted">{number}</span> {name}, {company} ({email ?? "–"}),{" "}
              <When date={received_at} />
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
