import { useState } from "react";
import type { LeadOwner } from "#leads/inbox/owner-view.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../../data/use-call.ts";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { useWords } from "../../../words/use-words.ts";
import { TurnForm } from "./turn-form.tsx";

/** Opens the dialog that says who is assigned leads in turn. */
export function Turns() {
  const { turns: words } = useWords("admin-leads");
  const { data: owners = [] } = useCall<LeadOwner[]>("/admin/leads/owners");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <ActionDialog title={words.title} open={open} onClose={() => setOpen(false)}>
        <p className="mb-4 text-sm text-muted">{words.lead}</p>
        <ul className="stack">
          {owners.map((owner) => (
            <li key={owner.id} className="border-t border-line pt-3">
              <TurnForm owner={owner} />
            </li>
          ))}
        </ul>
      </ActionDialog>
    </>
  );
}
