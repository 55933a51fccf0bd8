import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { CustomerView } from "#desk/customer-contract.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useMay, useSend, useWords } from "../../kit/data.ts";
import { FormDialog, showToast, TextAreaInput } from "../../kit/form.ts";
import { Avatar, DetailScreen, StateBadge, useRefusalText } from "../../kit/parts.ts";
import { TasksPanel } from "../tasks/tasks-panel.tsx";
import { BillingPanel, ConsentsPanel, MailsPanel, ProfilePanel, SessionsPanel } from "./customer-panels.tsx";
import { PackagesPanel } from "./packages-panel.tsx";
import { LeadsPanel, OrdersPanel } from "./related-tables.tsx";

/** Renders a customer with everything that belongs to them. */
export default function CustomerScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-customers");
  const call = useCall(pathTo("/admin/customers/:id", { id }));
  const { badges, panels } = words;
  return (
    <DetailScreen call={call} title={words.title} back={{ to: "/customers", label: words.back }}>
      {(customer) => ({
        title: nameOf(customer),
        avatar: <Avatar name={nameOf(customer)} large />,
        detail: (
          <>
            {customer.suspended_at && <StateBadge tone="bad">{badges.suspended}</StateBadge>}
            {!customer.email_verified && <StateBadge tone="warn">{badges.unverified}</StateBadge>}
            {customer.deletion_due_at && <StateBadge tone="warn">{badges.leaving}</StateBadge>}
          </>
        ),
        actions: <AccountActions customer={customer} />,
        main: (
          <>
            <PackagesPanel customer={customer} />
            <OrdersPanel orders={customer.orders} />
            <LeadsPanel leads={customer.leads} title={panels.leads} />
            <MailsPanel mails={customer.mails} />
          </>
        ),
        side: (
          <>
            <TasksPanel about={{ kind: "customer", id: customer.id }} />
            <ProfilePanel customer={customer} />
            <BillingPanel billing={customer.billing} />
            <SessionsPanel customer={customer} />
            <ConsentsPanel consents={customer.consents} />
          </>
        ),
        history: { kind: "customers", id: customer.id },
      })}
    </DetailScreen>
  );
}

function nameOf({ first_name, last_name, username }: CustomerView): string {
  return `${first_name} ${last_name}`.trim() || username;
}

/** Renders what staff do with an account. */
function AccountActions({ customer }: { customer: CustomerView }) {
  const words = useWords("admin-customers");
  const may = useMay();
  const navigate = useNavigate();
  const send = useSend();
  const textOf = useRefusalText();
  const [open, setOpen] = useState<"suspend" | "restore">();
  const action = customer.suspended_at ? "restore" : "suspend";
  const verify = async () => {
    const outcome = await send("POST", pathTo("/admin/customers/:id/verification", { id: customer.id }));
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
          <Button kind={action === "suspend" ? "danger" : "primary"} onClick={() => setOpen(action)}>
            {words[action].button}
          </Button>
          {/* What somebody else does meanwhile must not turn an open dialog into its opposite. */}
          <ReasonDialog
            customer={customer}
            action={open ?? action}
            open={open !== undefined}
            onClose={() => setOpen(undefined)}
          />
        </>
      )}
    </>
  );
}

interface ReasonDialogProps {
  customer: CustomerView;
  action: "suspend" | "restore";
  open: boolean;
  onClose: () => void;
}

/** Suspends or restores an account with a reason. */
function ReasonDialog({ customer: { id, version }, action, open, onClose }: ReasonDialogProps) {
  const { reason, reasonHint, ...all } = useWords("admin-customers");
  const words = all[action];
  const send = useSend();
  const wasDone = (now: unknown) => ((now as CustomerView).suspended_at !== null) === (action === "suspend");
  return (
    <FormDialog
      title={words.title}
      open={open}
      onClose={onClose}
      defaults={{ reason: "", version }}
      submit={(values) =>
        send(
          "POST",
          action === "suspend"
            ? pathTo("/admin/customers/:id/suspend", { id })
            : pathTo("/admin/customers/:id/restore", { id }),
          values,
        )
      }
      onSaved={() => showToast({ text: words.done })}
      actionOn={{ kind: "customers", id, wasDone }}
      save={words.button}
      danger={action === "suspend"}
    >
      {(form) => (
        <>
          <p className="text-sm text-muted">{words.body}</p>
          <TextAreaInput form={form} name="reason" label={reason} hint={reasonHint} rows={2} />
        </>
      )}
    </FormDialog>
  );
}
