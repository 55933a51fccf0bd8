import { randomUUID } from "node:crypto";
import { findCompanyPeople, listStaffWho, readNames } from "#accounts/staff/staff-people.server.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { whatsAppUrl } from "#leads/delivery/whatsapp.ts";
import type { OwnField } from "#leads/entry/own-fields.ts";
import { readTurns } from "#leads/inbox/assign-in-turn.server.ts";
import { leadCells } from "#leads/inbox/lead-columns.server.ts";
import type { LeadOwner, LeadRowView, LeadView } from "#leads/inbox/lead-contract.ts";
import type { Lead } from "#leads/inbox/lead-list-request.server.ts";
import { nextStates } from "#leads/inbox/lead-states.ts";
import { allLeads } from "#leads/inbox/list-leads.server.ts";
import { findDuplicates, findRelated, readLead, readLeadHistory } from "#leads/inbox/read-lead.server.ts";
import { listReasons } from "#leads/pipeline/close-reasons.server.ts";
import { leadsOfOrders, ordersOfLead } from "#leads/pipeline/read-pipeline.server.ts";
import { emptyMessage, given, notGiven } from "#leads/requests/contact-request.ts";
import { productName } from "#leads/requests/display-names.server.ts";
import { requestNumber } from "#leads/requests/request-number.ts";
import { ordersOfPeople } from "#shop/orders/orders-of-people.server.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";

/** Returns the people who may own leads; of them, sales are assigned leads in turn unless they declined. */
export async function possibleOwners(db: Database) {
  const people = await listStaffWho(db, "leads", "write");
  return people.map(({ id, name, role }) => ({ id, name, byDefault: role === "sales" }));
}

/** Returns whether a person may own leads; nobody is allowed too. */
export async function mayOwn(db: Database, id: string | null | undefined): Promise<boolean> {
  return id == null || (await possibleOwners(db)).some((owner) => owner.id === id);
}

/** Returns who may own leads, and when each is assigned them in turn. */
export async function readOwners(db: Database): Promise<LeadOwner[]> {
  const people = await possibleOwners(db);
  const turns = await readTurns(db, people);
  return people.map(({ id, name }) => ({ id, name, ...turns.get(id)! }));
}

/** Yields the leads of a list as rows of its file, in batches, with the names of their owners and reasons. */
export async function* leadFileRows(
  db: Database,
  list: Parameters<typeof allLeads>[1],
  fields: readonly OwnField[],
  locale: Locale,
) {
  const reasons = new Map((await listReasons(db)).map(({ id, label }) => [id, label[locale]]));
  for await (const batch of allLeads(db, list)) {
    const owners = await readNames(
      db,
      batch.map(({ owner_id }) => owner_id),
    );
    yield batch.map((lead) => leadCells(lead, owners, fields, reasons));
  }
}

/** Returns leads as rows of a list, with the names of their owners. */
export async function viewLeadRows(db: Database, leads: readonly Lead[]): Promise<LeadRowView[]> {
  const owners = await readNames(
    db,
    leads.map(({ owner_id }) => owner_id),
  );
  return leads.map((lead) => viewLeadRow(lead, owners));
}

function viewLeadRow(lead: Lead, owners: ReadonlyMap<string, string>): LeadRowView {
  const { id, version, kind, state, name, company, email, industry, product, locale } = lead;
  const { utm_source, utm_campaign, suspicion, owner_id } = lead;
  const { deal_value, expected_close, state_at, close_reason_id } = lead;
  return {
    id,
    version,
    kind,
    state,
    name,
    company,
    email: given(email),
    phone: given(lead.phone),
    industry,
    product,
    locale,
    utm_source,
    utm_campaign,
    suspicion,
    excerpt: excerptOf(lead.message),
    number: requestNumber(id),
    received_at: lead.received_at.toISOString(),
    updated_at: lead.updated_at.toISOString(),
    value: deal_value,
    expected_close,
    state_since: (state_at ?? lead.received_at).toISOString(),
    reason_id: close_reason_id,
    owner: owner_id === null ? null : { id: owner_id, name: owners.get(owner_id) ?? owner_id },
    origin: lead.origin,
    tags: lead.tags ?? [],
    own_values: lead.own_values ?? {},
  };
}

/** Characters of a message that a list shows. */
const longestExcerpt = 160;

/** Returns how a message begins, on one line; null when none was written. */
function excerptOf(message: string | null): string | null {
  const text = given(message ?? "")
    ?.replace(/\s+/g, " ")
    .trim();
  if (!text) return null;
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt - 1).trimEnd()}…` : text;
}

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
  const linked = await leadsOfOrders(
    db,
    orders.map((order) => order.id),
  );
  const { job, message, page, merged_into, utm_medium, utm_term, first_touch, last_touch } = lead;
  const { marketing_consent, privacy_version, privacy_hash, marketing_hash } = lead;
  const { origin_detail, legal_basis, basis_day, basis_note } = lead;
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
    origin_detail: origin_detail || null,
    legal_basis,
    basis_day,
    basis_note,
    deal: { lines: lead.deal_lines ?? [], amount: lead.deal_amount, months: lead.deal_months },
    message: message === emptyMessage ? null : message,
    details: Object.fromEntries(
      Object.entries(lead.details).map(([name, value]) => [name, [value].flat().map(String)]),
    ),
    next_states: [...nextStates(lead.state)],
    whatsapp_url: row!.phone && whatsAppUrl(row!.phone, greeting(lead)),
    events: events.map(({ id: eventId, at, kind, by, details }) => {
      const shown = (value: unknown) =>
        typeof value === "string"
          ? kind === "assigned"
            ? (names.get(value) ?? value)
            : value
          : kind === "deal_changed" && typeof value === "number"
            ? String(value)
            : null;
      const reason = kind === "reason_changed" ? details.to : details.reason;
      const reason_id = typeof reason === "number" ? reason : null;
      const [from, to] = [shown(details.from), shown(details.to)];
      return { id: eventId, at: at.toISOString(), kind, by, from, to, reason_id, changes: changesOf(details) };
    }),
    deliveries: deliveries.map(({ channel, delivered_at }) => ({ channel, delivered_at: delivered_at.toISOString() })),
    duplicates: await viewLeadRows(db, duplicates),
    related: await viewLeadRows(db, related),
    orders: orders.map(({ placed_at, state, ...order }) => ({
      ...order,
      status: state,
      lead: linked.get(order.id) ?? null,
      placed_at: placed_at.toISOString(),
    })),
  };
}

/** Returns the changed fields of an edit as texts; a list with commas, and nothing for what was not given. */
function changesOf({ changes = [] }: Record<string, unknown>): LeadView["events"][number]["changes"] {
  const text = (value: unknown) => (value === null || value === undefined ? null : given([value].flat().join(", ")));
  return (changes as { field: string; from: unknown; to: unknown }[]).map(({ field, from, to }) => ({
    field,
    from: text(from) || null,
    to: text(to) || null,
  }));
}

/** Returns leads that may be the same as one that is being entered, by what is known of it until now. */
export async function similarLeads(
  { db, now }: { db: Database; now: () => Date },
  { email, phone, company, product }: Record<"email" | "phone" | "company" | "product", string>,
): Promise<LeadRowView[]> {
  const entered = {
    email: email || notGiven,
    phone: phoneEverywhere(phone) ?? notGiven,
    company: company || notGiven,
    product,
    id: randomUUID(),
    received_at: now(),
  };
  return viewLeadRows(db, await findDuplicates(db, entered));
}

/** Returns the orders of the same person or company, and those that came from the lead. */
async function findOrders(db: Database, { id, email, company }: Lead) {
  const [people, own] = await Promise.all([findCompanyPeople(db, company), ordersOfLead(db, id)]);
  return ordersOfPeople(db, email, people, own);
}

/** Returns the message that a chat with the sender begins with, in the language of the request. */
function greeting({ name, product, locale }: Lead): string {
  const { whatsApp } = readSet(locale, "admin-leads");
  const company = readSet(locale, "common").company.name;
  return fill(whatsApp, { name, company, product: productName(product, locale) });
}
