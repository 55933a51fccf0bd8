import { useState } from "react";
import { useNavigate } from "react-router";
import type { CustomerView } from "#accounts/customers/customer-view.ts";
import { Button } from "#ui/button.tsx";
import { useSend } from "../../data/use-send.ts";
import { showToast } from "../../dialog/toast.ts";
import { useRefusalText } from "../../layout/use-refusal-text.ts";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

/** Renders what staff do with an account. */
export function AccountActions({ customer }: { customer: CustomerView }) {
  const words = useWords("admin-customers");
  const may = useMay();
  const navigate = useNavigate();
  const send = useSend();
  const textOf = useRefusalText();
  const [open, setOpen] = useState(false);
  const action = customer.suspended_at ? "restore" : "suspend";
  const verify = async () => {
    const path = `/admin/customers/${encodeURIComponent(customer.id)}/verification`;
    const outcome = await send<CustomerView>("POST", path);
    showToast({ text: outcome.ok ? words.verification.done : textOf(outcome.refusal) });
  };
  return (
    <>
      {may("people", "read") && (
        // The address goes with the navigation, not in the URL.
        <Button kind="secondary" onClick={() => void navigate("/people/find", { state: { email: customer.email } })}>
          {words.rights}
        </Button>
      )}
      {may("customers", "write") && (
        <>
          {!customer.email_verified && (
            <Button kind="secondary" onClick={() => void verify()}>
              {words.verification.button}
            </Button>
          )}
          <Button kind={action === "suspend" ? "danger" : "primary"} onClick={() => setOpen(true)}>
            {words[action].button}
          </Button>
          <ReasonDialog customer={customer} action={action} open={open} onClose={() => setOpen(false)} />
        </>
      )}
    </>
  );
}
