import { findCompanyPeople, readNames } from "#accounts/staff/staff-people.server.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { whatsAppUrl } from "#leads/delivery/whatsapp.ts";
import type { Lead } from "#leads/inbox/lead-list-request.server.ts";
import { nextStates } from "#leads/inbox/lead-states.ts";
import type { LeadView } from "#leads/inbox/lead-view.ts";
import { findDuplicates, findRelated, readLead, readLeadHistory } from "#leads/inbox/read-lead.server.ts";
import { emptyMessage } from "#leads/requests/contact-request.ts";
import { productName } from "#leads/requests/display-names.server.ts";
import { ordersOfPeople } from "#shop/orders/orders-of-people.server.ts";
import { fill } from "#text/fill.ts";
import { viewLeadRows } from "./view-lead-row.ts";

/** Returns a lead with everything about it, as the back office shows it; undefined when there is none. */
export async function viewLead(db: Database, id: string): Promise<LeadView | undefined> {
  const lead = await readLead(db, id);
  if (!lead) return undefined;
  const [{ events, deliveries }, duplicates, related, orders] = await Promise.all([
    readLeadHistory(db, id),
    findDuplicates(db, lead),
    findRelated(db, lead),
    findOrders(db, lead),
  ]);
  const assigned = events.filter(({ kind }) => kind === "assigned");
  const names = await readNames(
    db,
    assigned.flatMap(({ details }) => [details.from, details.to] as (string | null)[]),
  );
  const [row] = await viewLeadRows(db, [lead]);
  const { job, message, page, merged_into, utm_medium, utm_term, first_touch, last_touch } = lead;
  const { marketing_consent, privacy_version, privacy_hash, marketing_hash } = lead;
  return {
    ...row!,
    job,
    page,
    merged_into,
    utm_medium,
    utm_term,
    first_touch,
    last_touch,
    marketing_consent,
    privacy_version,
    privacy_hash,
    marketing_hash,
    message: message === emptyMessage ? null : message,
    details: Object.fromEntries(
      Object.entries(lead.details).map(([name, value]) => [name, [value].flat().map(String)]),
    ),
    next_states: [...nextStates(lead.state)],
    whatsapp_url: row!.phone && whatsAppUrl(row!.phone, greeting(lead)),
    events: events.map(({ id: eventId, at, kind, by, details }) => {
      const shown = (value: unknown) =>
        typeof value === "string" ? (kind === "assigned" ? (names.get(value) ?? value) : value) : null;
      return { id: eventId, at: at.toISOString(), kind, by, from: shown(details.from), to: shown(details.to) };
    }),
    deliveries: deliveries.map(({ channel, delivered_at }) => ({ channel, delivered_at: delivered_at.toISOString() })),
    duplicates: await viewLeadRows(db, duplicates),
    related: await viewLeadRows(db, related),
    orders: orders.map(({ placed_at, state, ...order }) => ({
      ...order,
      status: state,
      placed_at: placed_at.toISOString(),
    })),
  };
}

async function findOrders(db: Database, { email, company }: Lead) {
  return ordersOfPeople(db, email, await findCompanyPeople(db, company));
}

/** Returns the message that a chat with the sender begins with, in the language of the request. */
function greeting({ name, product, locale }: Lead): string {
  const { whatsApp } = readSet(locale, "admin-leads");
  const company = readSet(locale, "common").company.name;
  return fill(whatsApp, { name, company, product: productName(product, locale) });
}
