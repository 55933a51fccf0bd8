import { useParams } from "react-router";
import type { CustomerView } from "#accounts/customers/customer-view.ts";
import { useCall } from "../../data/use-call.ts";
import { Avatar } from "../../layout/avatar.tsx";
import { Loading } from "../../layout/loading.tsx";
import { NotFound } from "../../layout/not-found.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { StateBadge } from "../../layout/state-badge.tsx";
import { useWords } from "../../words/use-words.ts";
import ObjectHistory from "../audit/object-history.tsx";
import { AccountActions } from "./account-actions.tsx";
import { BillingPanel, ConsentsPanel, ProfilePanel } from "./customer-facts.tsx";
import { MailsPanel } from "./mails-panel.tsx";
import { PackagesPanel } from "./packages-panel.tsx";
import { LeadsPanel, OrdersPanel } from "./related-tables.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";

/** Renders a customer with everything that belongs to them. */
export default function CustomerScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-customers");
  const { data: customer, refusal, refetch } = useCall<CustomerView>(`/admin/customers/${encodeURIComponent(id)}`);
  if (refusal?.status === 404) return <NotFound />;
  const back = { to: "/customers", label: words.back };
  if (!customer)
    return (
      <Screen title={words.title} back={back}>
        <RefusalNote refusal={refusal} onRetry={refetch} />
        {!refusal && <Loading />}
      </Screen>
    );
  const { badges, panels } = words;
  return (
    <Screen
      title={nameOf(customer)}
      avatar={<Avatar name={nameOf(customer)} large />}
      back={back}
      detail={
        <>
          {customer.suspended_at && <StateBadge tone="bad">{badges.suspended}</StateBadge>}
          {!customer.email_verified && <StateBadge tone="warn">{badges.unverified}</StateBadge>}
          {customer.deletion_due_at && <StateBadge tone="warn">{badges.leaving}</StateBadge>}
        </>
      }
      actions={<AccountActions customer={customer} />}
    >
      <div className="columns">
        <div className="stack">
          <PackagesPanel customer={customer} />
          <OrdersPanel orders={customer.orders} />
          <LeadsPanel leads={customer.leads} title={panels.leads} />
          <MailsPanel mails={customer.mails} />
        </div>
        <div className="stack">
          <ProfilePanel customer={customer} />
          <BillingPanel billing={customer.billing} />
          <SessionsPanel customer={customer} />
          <ConsentsPanel consents={customer.consents} />
          <ObjectHistory kind="customers" id={customer.id} />
        </div>
      </div>
    </Screen>
  );
}

function nameOf({ first_name, last_name, username }: CustomerView): string {
  return `${first_name} ${last_name}`.trim() || username;
}
