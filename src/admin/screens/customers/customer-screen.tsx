import { useParams } from "react-router";
import type { CustomerView } from "#accounts/customers/customer-view.ts";
import { useCall } from "../../data/use-call.ts";
import { Avatar } from "../../layout/avatar.tsx";
import { DetailScreen } from "../../layout/detail-screen.tsx";
import { StateBadge } from "../../layout/state-badge.tsx";
import { useWords } from "../../words/use-words.ts";
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
  const call = useCall<CustomerView>(`/admin/customers/${encodeURIComponent(id)}`);
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
