import { Link } from "react-router";
import type { CustomerView } from "#accounts/customers/customer-view.ts";
import { fill } from "#text/fill.ts";
import { Table } from "#ui/table.tsx";
import { CopyButton } from "../../layout/copy-button.tsx";
import { Facts } from "../../layout/facts.tsx";
import { Money } from "../../layout/money.tsx";
import { EmptyPart, Panel } from "../../layout/panel.tsx";
import { When } from "../../layout/when.tsx";
import { useWords, wordFor } from "../../words/use-words.ts";

export function ProfilePanel({ customer }: { customer: CustomerView }) {
  const { panels, fields, languages } = useWords("admin-customers");
  const { yes, no } = useWords("admin");
  return (
    <Panel title={panels.profile}>
      <Facts
        rows={[
          [
            fields.email,
            <span key="email" className="flex items-start justify-between gap-1">
              {customer.email} <CopyButton text={customer.email} />
            </span>,
          ],
          [fields.username, customer.username],
          [fields.phone, customer.phone_number],
          [
            fields.company,
            customer.company_key ? (
              <Link
                key="company"
                className="link"
                to={`/customers/companies/${encodeURIComponent(customer.company_key)}`}
              >
                {customer.company}
              </Link>
            ) : (
              customer.company
            ),
          ],
          [fields.job, customer.job_role],
          [fields.address, customer.address],
          [fields.language, languages[customer.locale]],
          [fields.registered, <When key="registered" date={customer.created_at} />],
          [fields.twoFactor, customer.two_factor_enabled ? yes : no],
          [fields.passkeys, customer.passkeys],
          customer.suspended_at !== null && [fields.suspended, <When key="at" date={customer.suspended_at} />],
          customer.deletion_due_at !== null && [fields.leaving, <When key="due" date={customer.deletion_due_at} />],
          customer.deletion_due_at !== null &&
            !!customer.open_money?.length && [
              fields.leavingWaits,
              <ul key="waits">
                {customer.open_money.map(({ order, amount }) => (
                  <li key={`${order.id} ${amount}`}>
                    <Link className="link num" to={`/orders/${order.id}`}>
                      {order.number}
                    </Link>{" "}
                    {amount > 0 && <Money value={amount} />}
                  </li>
                ))}
              </ul>,
            ],
        ]}
      />
    </Panel>
  );
}

export function BillingPanel({ billing }: { billing: CustomerView["billing"] }) {
  const { panels, fields, none } = useWords("admin-customers");
  if (!billing) return <EmptyPart title={panels.billing}>{none.billing}</EmptyPart>;
  return (
    <Panel title={panels.billing}>
      <Facts
        rows={[
          [fields.billingName, billing.name],
          [fields.address, billing.address],
          [fields.npwp, billing.npwp],
        ]}
      />
    </Panel>
  );
}

export function ConsentsPanel({ consents }: { consents: CustomerView["consents"] }) {
  const { tableOf, panels, none, tables, purposes, decisions } = useWords("admin-customers");
  const { purpose, decision, at } = tables.consents;
  if (consents.length === 0) return <EmptyPart title={panels.consents}>{none.consents}</EmptyPart>;
  return (
    <Panel title={panels.consents}>
      <Table
        caption={fill(tableOf, { name: panels.consents })}
        head={[purpose, decision, at]}
        rows={consents.map((consent) => [
          wordFor(purposes, consent.purpose),
          consent.granted ? decisions.granted : decisions.withdrawn,
          <When key="at" date={consent.at} />,
        ])}
      />
    </Panel>
  );
}
