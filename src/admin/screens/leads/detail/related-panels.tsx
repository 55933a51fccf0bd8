import { Link } from "react-router";
import type { LeadRowView, LeadView } from "#leads/inbox/lead-contract.ts";
import { fill } from "#text/fill.ts";
import { useWords, wordFor } from "../../../kit/data.ts";
import { Money, Panel, Timeline, type TimelineItem, useAuditNames, When } from "../../../kit/parts.ts";
import { OrderStateBadge } from "../../orders/order-state.tsx";
import { useOwnFields } from "../entry/use-own-fields.ts";
import { LeadStateBadge } from "../lead-state.tsx";
import { useChoices } from "../use-choices.ts";

/** Leads that have to do with this one; absent when there are none. */
export function RelatedPanel({ title, hint, leads }: { title: string; hint?: string; leads: readonly LeadRowView[] }) {
  const { productName } = useChoices();
  if (leads.length === 0) return null;
  return (
    <Panel title={`${title} (${leads.length})`}>
      {hint && <p className="mb-3 text-sm text-muted">{hint}</p>}
      <ul className="stack-3">
        {leads.map(({ id, name, company, state, product, received_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Link to={`/leads/${id}`} className="min-w-0 font-medium wrap-anywhere">
              {name}, {company}
            </Link>
            <LeadStateBadge state={state} />
            <span className="text-muted">
              {productName(product)}, <When date={received_at} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Renders the orders of the same person or company; absent when there are none. */
export function OrdersPanel({ orders }: { orders: LeadView["orders"] }) {
  const { detail } = useWords("admin-leads");
  if (orders.length === 0) return null;
  return (
    <Panel title={`${detail.orders} (${orders.length})`}>
      <ul className="stack-3">
        {orders.map(({ id, number, package_name, total, status, placed_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Link to={`/orders/${id}`} className="num font-medium">
              {number}
            </Link>
            <OrderStateBadge state={status} />
            <span className="text-muted">
              {package_name}, <Money value={total} />, <When date={placed_at} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Renders what happened to a lead, newest first: arrival, deliveries, states and owners. */
export function HistoryPanel({ lead }: { lead: LeadView }) {
  const words = useWords("admin-leads");
  const { by } = useAuditNames();
  const entry = useEntryWords();
  const channels: Record<string, string> = words.channels;
  const items: TimelineItem[] = [
    { id: "received", at: lead.received_at, title: words.detail.received, tone: "info" },
    ...lead.deliveries.map(({ channel, delivered_at }) => ({
      id: channel,
      at: delivered_at,
      title: channels[channel] ?? channel,
    })),
    // Merged requests are in the conversation.
    ...lead.events
      .filter(({ kind }) => !kind.endsWith("merged"))
      .map((event) => eventItem({ ...event, by: by(event.by) }, words, entry)),
  ];
  return (
    <Panel title={words.detail.timeline}>
      <Timeline items={items.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))} />
    </Panel>
  );
}

/** Returns how fields and their values are called in the timeline. */
function useEntryWords() {
  const { events: words, fields, origins, legalBases } = useWords("admin-lead-entry");
  const { languages } = useWords("admin-leads");
  const { productName, industryName } = useChoices();
  const { nameById } = useOwnFields();
  const names: Record<string, string> = fields;
  const shown: Record<string, (value: string) => string> = {
    product: productName,
    industry: industryName,
    locale: (value) => wordFor(languages, value),
    origin: (value) => wordFor(origins, value),
    legal_basis: (value) => wordFor(legalBases, value),
  };
  const show = (field: string, value: string | null) =>
    value === null ? words.nothing : (shown[field]?.(value) ?? value);
  return { words, names, ownName: nameById, show };
}

function eventItem(
  { id, at, kind, by, from, to, changes }: LeadView["events"][number],
  { events, states }: ReturnType<typeof useWords<"admin-leads">>,
  entry: ReturnType<typeof useEntryWords>,
): TimelineItem {
  const nameOf = (state: string | null) => (states as Record<string, string>)[state ?? ""] ?? state ?? "–";
  const titles: Record<string, string> = {
    moved: fill(events.moved, { from: nameOf(from), to: nameOf(to) }),
    assigned: to ? fill(events.assigned, { to }) : fill(events.unassigned, { from: from ?? "–" }),
    consent_withdrawn: events.consent_withdrawn,
    entered: entry.words.entered,
    edited: entry.words.edited,
  };
  const changed = changes.map(({ field, from, to }) => {
    const own = field.replace(/^own_values\./, "");
    const name = own === field ? (entry.names[field] ?? field) : entry.ownName(own);
    return fill(entry.words.change, { field: name, from: entry.show(field, from), to: entry.show(field, to) });
  });
  const body = (
    <>
      {changed.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      {fill(events.by, { by })}
    </>
  );
  return { id: `event-${id}`, at, title: titles[kind] ?? kind, body };
}
