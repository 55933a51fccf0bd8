import { Link } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { CustomerView } from "#desk/customer-contract.ts";
import { fill } from "#text/fill.ts";
import { formatShortMoment } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/table.tsx";
import { useLocale, useMay, useSend, useWords, wordFor } from "../../kit/data.ts";
import { confirmAction, showToast } from "../../kit/form.ts";
import {
  CopyButton,
  EmailText,
  EmptyPart,
  Facts,
  Money,
  Panel,
  Timeline,
  useRefusalText,
  When,
} from "../../kit/parts.ts";

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
              <EmailText address={customer.email} /> <CopyButton text={customer.email} />
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

/** Renders the mails that were recorded as sent. */
export function MailsPanel({ mails }: { mails: CustomerView["mails"] }) {
  const { panels, none, mailKinds, mailsNote } = useWords("admin-customers");
  if (mails.length === 0) return <EmptyPart title={panels.mails}>{none.mails}</EmptyPart>;
  return (
    <Panel title={panels.mails}>
      <Timeline
        items={mails.map(({ id, at, kind, order, order_id }) => ({
          id,
          at,
          title: wordFor(mailKinds, kind),
          ...(order && {
            body: (
              <Link className="link num" to={`/orders/${order_id}`}>
                {order}
              </Link>
            ),
          }),
        }))}
      />
      <p className="mt-2 text-xs text-muted">{mailsNote}</p>
    </Panel>
  );
}

/** Renders the devices on which a customer is logged in. */
export function SessionsPanel({ customer }: { customer: CustomerView }) {
  const { panels, none, sessions: words } = useWords("admin-customers");
  const locale = useLocale();
  const mayEnd = useMay()("customers", "write");
  const send = useSend();
  const textOf = useRefusalText();
  const end = async (session?: string) => {
    if (!session && !(await confirmAction({ ...words.confirmAll, confirm: words.endAll, danger: true }))) return;
    const path = pathTo("/admin/customers/:id/end-sessions", { id: customer.id });
    const outcome = await send("POST", path, { session });
    showToast({ text: outcome.ok ? words.ended : textOf(outcome.refusal) });
  };
  const { sessions } = customer;
  const endAll = mayEnd && sessions.length > 1 && (
    <Button kind="quiet" onClick={() => void end()}>
      {words.endAll}
    </Button>
  );
  if (sessions.length === 0) return <EmptyPart title={panels.sessions}>{none.sessions}</EmptyPart>;
  return (
    <Panel title={panels.sessions} actions={endAll || undefined}>
      <ul className="grid gap-3">
        {sessions.map(({ id, browser, system, last_used_at }) => (
          <li key={id} className="flex items-center justify-between gap-2 text-sm">
            <span>
              {[browser, system].filter(Boolean).join(", ") || words.unknown}
              <span className="block text-xs text-muted">
                {fill(words.lastUsed, { time: formatShortMoment(last_used_at, locale) })}
              </span>
            </span>
            {mayEnd && (
              <Button kind="quiet" onClick={() => void end(id)}>
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
