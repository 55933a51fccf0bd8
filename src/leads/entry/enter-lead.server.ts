import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { LeadDeps } from "../deps.server.ts";
import { tellOwners } from "../inbox/change-lead.server.ts";
import { notGiven } from "../requests/contact-request.ts";
import type { LeadEdit, LeadEntry } from "./lead-entry.ts";
import { storedField } from "./lead-entry.ts";
import { changedOwnValues, listOwnFields, type RefusedValue } from "./own-fields.server.ts";
import type { OwnField } from "./own-fields.ts";
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
export type EditableField = (typeof editable)[number];

/**
 * Changes fields of a lead. The timeline keeps the values before and after, with the lead; the audit log, which is never
 * erased, only says that personal ones changed.
 */
export function editLead(
  id: string,
  { version, ...edit }: LeadEdit,
  actor: Actor,
  { db, now }: EntryDeps,
): Promise<{ ok: true; version: number } | EditRefusal> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const lead = await lockEditable(trx, id);
    if (!lead) return { ok: false, code: "not_found" };
    if (lead.merged_into) return { ok: false, code: "merged" };
    if (lead.version !== version) return { ok: false, code: "stale_version" };
    if (edit.basis_day !== undefined && edit.basis_day > jakartaDay(at)) return { ok: false, code: "in_the_future" };
    const stored = await storeEdit(trx, { id, ...lead }, edit, await listOwnFields(trx), actor, at);
    if (!stored.ok || !stored.change) return stored.ok ? { ok: true, version } : stored;
    await auditEdit(trx, id, stored.change, actor, at);
    return { ok: true, version: stored.version };
  });
}

/** Reads the fields of a lead, and locks it until the transaction ends. */
export function lockEditable(trx: Trx, id: string) {
  return trx
    .selectFrom("leads")
    .select([...editable, "version", "merged_into"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

type EditableLead = NonNullable<Awaited<ReturnType<typeof lockEditable>>> & { id: string };

/** Stores changed fields of a lead that is locked, with its timeline; without a change there is no `change`. */
export async function storeEdit(
  trx: Trx,
  lead: EditableLead,
  { own_values, tags, ...edit }: Omit<LeadEdit, "version">,
  fields: readonly OwnField[],
  actor: Actor,
  at: Date,
): Promise<{ ok: true; version: number; change?: StoredEdit } | { ok: false; code: "email_or_phone" } | RefusedValue> {
  const own = changedOwnValues(fields, lead.own_values, own_values ?? {});
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
  if (changed.length === 0) return { ok: true, version: lead.version };
  const change = { changed, before: lead, after };
  return { ok: true, version: await writeEdit(trx, lead.id, change, actor, at), change };
}

/** Restores fields as they were before an edit, with a line in the timeline as for every edit; returns the new version. */
export function restoreFields(
  trx: Trx,
  lead: EditableLead,
  earlier: Partial<Record<EditableField, unknown>>,
  actor: Actor,
  at: Date,
): Promise<number> {
  const after: Record<EditableField, unknown> = { ...lead, ...earlier };
  const changed = editable.filter((field) => field in earlier);
  return writeEdit(trx, lead.id, { changed, before: lead, after }, actor, at);
}

/** Writes the changed fields of a lead, and what they were in its timeline; returns the new version. */
async function writeEdit(trx: Trx, id: string, change: StoredEdit, actor: Actor, at: Date): Promise<number> {
  const version = await writeFields(trx, id, pickFields(change.after, change.changed), at);
  const details = JSON.stringify({ changes: changesOf(change) });
  const event = { lead_id: id, at, kind: "edited", by: actorName(actor), details } as const;
  await trx.insertInto("lead_events").values(event).execute();
  return version;
}

/** Returns some of the fields. */
export const pickFields = (values: Record<EditableField, unknown>, fields: readonly EditableField[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Record<EditableField, unknown>>;

async function writeFields(
  trx: Trx,
  id: string,
  values: Partial<Record<EditableField, unknown>>,
  at: Date,
): Promise<number> {
  const { own_values, ...others } = values;
  const { version } = await trx
    .updateTable("leads")
    .set({
      ...(others as object),
      ...("own_values" in values && { own_values: own_values ? JSON.stringify(own_values) : null }),
      updated_at: at,
    })
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

// Values of own fields may be stored in another order.
const isSame = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    : (value ?? "");

interface StoredEdit {
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

function changesOf({ changed, before, after }: StoredEdit): FieldChange[] {
  return changed.flatMap((field): FieldChange[] =>
    field === "own_values" ? ownChanges(before, after) : [{ field, from: before[field], to: after[field] }],
  );
}

async function auditEdit(trx: Trx, id: string, change: StoredEdit, actor: Actor, at: Date): Promise<void> {
  const { changed, before, after } = change;
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
