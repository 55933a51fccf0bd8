import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { tellOwners } from "../inbox/change-lead.server.ts";
import { notGiven } from "../requests/contact-request.ts";
import type { LeadDeps } from "../requests/receive-request.server.ts";
import type { LeadEdit, LeadEntry } from "./lead-entry.ts";
import { storedField } from "./lead-entry.ts";
import { changedOwnValues, listOwnFields, type RefusedValue } from "./own-fields.server.ts";
import { spellTags } from "./tags.server.ts";

type EntryDeps = Pick<LeadDeps, "db" | "now">;

/**
 * Stores a lead that somebody of the staff enters. Nothing is sent to it or about it, but to the colleague who gets it. A
 * repeat with the same id changes nothing.
 */
export function enterLead(
  { own_values, tags, owner_id, ...entry }: LeadEntry & { owner_id: string | null },
  actor: Actor,
  { db, now }: EntryDeps,
): Promise<{ ok: true; id: string } | { ok: false; code: "in_the_future" } | RefusedValue> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    if (entry.basis_day > jakartaDay(at)) return { ok: false, code: "in_the_future" };
    const own = changedOwnValues(await listOwnFields(trx), null, own_values);
    if (!own.ok) return own;
    const { id } = entry;
    const given = Object.entries(entry).map(([field, value]) => [field, storedField(field, value)]);
    const stored = await trx
      .insertInto("leads")
      .values({
        ...(Object.fromEntries(given) as typeof entry),
        ...enteredColumns(at),
        kind: "manual",
        owner_id,
        tags: await spellTags(trx, tags, at),
        own_values: own.values && JSON.stringify(own.values),
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!stored) return { ok: true, id };
    const event = { lead_id: id, at, kind: "entered", by: actorName(actor), details: JSON.stringify({}) } as const;
    await trx.insertInto("lead_events").values(event).execute();
    const { origin, legal_basis, basis_day, product } = entry;
    const after = { kind: "manual", origin, legal_basis, basis_day, product, owner_id, tags };
    await recordChange(trx, actor, at, { action: "lead.entered", object: { kind: "leads", id }, after });
    // Whoever enters a lead for themselves knows of it.
    const isOthers = owner_id !== null && !(actor.kind === "staff" && actor.id === owner_id);
    if (isOthers) await tellOwners(trx, [{ lead: { id, company: shownCompany(entry) }, owner: owner_id }], actor, at);
    return { ok: true, id };
  });
}

const shownCompany = ({ company, name }: { company: string; name: string }) => company || name;

/** Returns the columns of a lead that only a visitor's request has, and its times. */
export const enteredColumns = (at: Date) => ({
  state: "new" as const,
  received_at: at,
  updated_at: at,
  details: JSON.stringify({}),
  marketing_consent: false,
  // No privacy text was shown: why the data may be stored is in the legal basis.
  privacy_version: notGiven,
  page: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  first_touch: null,
  last_touch: null,
  exposures: null,
  suspicion: null,
  privacy_hash: null,
  marketing_hash: null,
});

type EditRefusal =
  | { ok: false; code: "not_found" | "merged" | "stale_version" | "in_the_future" | "email_or_phone" }
  | RefusedValue;

/** What a change of fields compares, and of which it keeps the values before and after. */
const editable = [
  ...(["name", "company", "email", "phone", "industry", "job", "product", "message", "locale"] as const),
  ...(["origin", "origin_detail", "legal_basis", "basis_day", "basis_note", "tags", "own_values"] as const),
];
type EditableField = (typeof editable)[number];

/**
 * Changes fields of a lead. The timeline keeps the values before and after, with the lead; the audit log, which is never
 * erased, only says that personal ones changed.
 */
export function editLead(
  id: string,
  { version, own_values, tags, ...edit }: LeadEdit,
  actor: Actor,
  { db, now }: EntryDeps,
): Promise<{ ok: true; version: number } | EditRefusal> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const lead = await trx
      .selectFrom("leads")
      .select([...editable, "version", "merged_into"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!lead) return { ok: false, code: "not_found" };
    if (lead.merged_into) return { ok: false, code: "merged" };
    if (lead.version !== version) return { ok: false, code: "stale_version" };
    if (edit.basis_day !== undefined && edit.basis_day > jakartaDay(at)) return { ok: false, code: "in_the_future" };
    const own = changedOwnValues(await listOwnFields(trx), lead.own_values, own_values ?? {});
    if (!own.ok) return own;
    const given = Object.entries(edit).filter(([, value]) => value !== undefined);
    const after: Record<EditableField, unknown> = {
      ...lead,
      ...Object.fromEntries(given.map(([field, value]) => [field, storedField(field, String(value))])),
      ...(tags && { tags: await spellTags(trx, tags, at) }),
      own_values: own.values,
    };
    if (after.email === notGiven && after.phone === notGiven) return { ok: false, code: "email_or_phone" };
    const changed = editable.filter((field) => !isSame(lead[field], after[field]));
    if (changed.length === 0) return { ok: true, version };
    const columns = Object.fromEntries(changed.map((field) => [field, after[field]]));
    const stored = await trx
      .updateTable("leads")
      .set({
        ...columns,
        ...(changed.includes("own_values") && { own_values: own.values && JSON.stringify(own.values) }),
        updated_at: at,
      })
      .where("id", "=", id)
      .returning("version")
      .executeTakeFirstOrThrow();
    await recordEdit(trx, { id, changed, before: lead, after }, actor, at);
    return { ok: true, version: stored.version };
  });
}

// Values of own fields may be stored in another order.
const isSame = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    : (value ?? "");

interface Edited {
  id: string;
  changed: readonly EditableField[];
  before: Record<EditableField, unknown>;
  after: Record<EditableField, unknown>;
}

interface FieldChange {
  /** The name of the field; of the company's own with `own_values.` before its id. */
  field: string;
  from: unknown;
  to: unknown;
}

/** Fields that may name a person or what they said, beside those that every entry of the audit log leaves out. */
const personal: readonly EditableField[] = ["job", "origin_detail", "basis_note", "own_values"];

async function recordEdit(trx: Trx, { id, changed, before, after }: Edited, actor: Actor, at: Date): Promise<void> {
  const changes = changed.flatMap((field): FieldChange[] =>
    field === "own_values" ? ownChanges(before, after) : [{ field, from: before[field], to: after[field] }],
  );
  const details = JSON.stringify({ changes });
  await trx
    .insertInto("lead_events")
    .values({ lead_id: id, at, kind: "edited", by: actorName(actor), details })
    .execute();
  const of = (values: Record<EditableField, unknown>) =>
    Object.fromEntries(
      changed.map((field) => [field, personal.includes(field) && values[field] ? "***" : values[field]]),
    );
  const object = { kind: "leads", id };
  await recordChange(trx, actor, at, { action: "lead.edited", object, before: of(before), after: of(after) });
}

/** Returns the changes of own fields, each under its own id. */
function ownChanges(before: Record<EditableField, unknown>, after: Record<EditableField, unknown>): FieldChange[] {
  const [from, to] = [before, after].map((values) => (values.own_values ?? {}) as Record<string, unknown>);
  const ids = [...new Set([...Object.keys(from!), ...Object.keys(to!)])];
  return ids
    .filter((id) => from![id] !== to![id])
    .map((id) => ({ field: `own_values.${id}`, from: from![id] ?? null, to: to![id] ?? null }));
}
