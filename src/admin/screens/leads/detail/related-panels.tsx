import { Link } from "react-router";
import type { LeadRowView, LeadView } from "#leads/inbox/lead-contract.ts";
import { rupiah } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { useLocale, useWords, wordFor } from "../../../kit/data.ts";
import { Panel, type TimelineItem, useAuditNames, When } from "../../../kit/parts.ts";
import { useOwnFields } from "../entry/use-own-fields.ts";
import { LeadStateBadge } from "../lead-state.tsx";
import { useReasons } from "../pipeline/use-reasons.ts";
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

/** Returns what happened to a lead besides what was said: arrival, deliveries, states, owners, fields and value. */
export function useLeadChanges(lead: LeadView): TimelineItem[] {
  const words = useWords("admin-leads");
  const { by } = useAuditNames();
  const entry = useEntryWords();
  const channels: Record<string, string> = words.channels;
  const dealTitle = useDealTitle();
  return [
    { id: "received", at: lead.received_at, title: words.detail.received, tone: "info" },
    ...lead.deliveries.map(({ channel, delivered_at }) => ({
      id: channel,
      at: delivered_at,
      title: channels[channel] ?? channel,
    })),
    // Merged requests are in the conversation.
    ...lead.events
      .filter(({ kind }) => !kind.endsWith("merged"))
      .map((event) => eventItem({ ...event, by: by(event.by) }, words, { ...entry, dealTitle: dealTitle(event) })),
  ];
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
  entry: ReturnType<typeof useEntryWords> & { dealTitle: (moved: string) => string | undefined },
): TimelineItem {
  const nameOf = (state: string | null) => (states as Record<string, string>)[state ?? ""] ?? state ?? "–";
  const titles: Record<string, string> = {
    moved: fill(events.moved, { from: nameOf(from), to: nameOf(to) }),
    assigned: to ? fill(events.assigned, { to }) : fill(events.unassigned, { from: from ?? "–" }),
    consent_withdrawn: events.consent_withdrawn,
    entered: entry.words.entered,
    imported: entry.words.imported,
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
  const title = titles[kind] ?? kind;
  return { id: `event-${id}`, at, title: entry.dealTitle(title) ?? title, body };
}

/** Returns what says a change of the value, the reason or the orders of a lead; undefined for any other change. */
function useDealTitle() {
  const { events: words } = useWords("admin-pipeline");
  const locale = useLocale();
  const { reasonName } = useReasons();
  const amount = (value: string | null) => (value === null ? "" : formatRupiah(rupiah(Number(value)), locale));
  return ({ kind, from, to, reason_id }: LeadView["events"][number]) =>
    (title: string): string | undefined => {
      const reason = reasonName(reason_id);
      if (kind === "moved") return reason ? fill(words.movedFor, { moved: title, reason }) : undefined;
      if (kind === "reason_changed") return reason ? fill(words.reason, { reason }) : words.reasonCleared;
      if (kind === "order_linked") return fill(words.orderLinked, { number: to ?? "" });
      if (kind === "order_unlinked") return fill(words.orderUnlinked, { number: to ?? "" });
      if (kind !== "deal_changed") return undefined;
      if (from === to) return words.expected;
      if (from === null) return fill(words.valueSet, { to: amount(to) });
      return to === null
        ? fill(words.valueCleared, { from: amount(from) })
        : fill(words.value, { from: amount(from), to: amount(to) });
    };
}
