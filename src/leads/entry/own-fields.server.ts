import type { Selectable } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";
import "../tables.server.ts";
import {
  mostOwnFields,
  type NewOwnField,
  type OwnField,
  type OwnFieldEdit,
  type OwnValues,
  ownFieldId,
  readOwnValue,
} from "./own-fields.ts";

/** Returns every field that was defined: those that are offered in their order, then retired ones. */
export async function listOwnFields(db: Database | Trx): Promise<OwnField[]> {
  const rows = await db.selectFrom("lead_fields").selectAll().orderBy("position").orderBy("id").execute();
  const fields = rows.map(viewField);
  return [...fields.filter(({ retired }) => !retired), ...fields.filter(({ retired }) => retired)];
}

const viewField = ({ retired_at, ...field }: Selectable<Tables["lead_fields"]>): OwnField => ({
  ...field,
  retired: retired_at !== null,
});

interface Deps {
  db: Database;
  now: () => Date;
}

/** Returns the definitions, locked so that two changes of the order follow each other. */
async function lockFields(trx: Trx): Promise<OwnField[]> {
  const rows = await trx.selectFrom("lead_fields").selectAll().orderBy("position").orderBy("id").forUpdate().execute();
  return rows.map(viewField);
}

/** Defines a field, as the last one. */
export function addOwnField(
  given: NewOwnField,
  actor: Actor,
  { db, now }: Deps,
): Promise<{ ok: true } | { ok: false; code: "too_many_fields" }> {
  return db.transaction().execute(async (trx) => {
    const fields = await lockFields(trx);
    const offered = fields.filter(({ retired }) => !retired);
    if (offered.length >= mostOwnFields) return { ok: false, code: "too_many_fields" };
    const id = ownFieldId(given.name_en, new Set(fields.map((field) => field.id)));
    const choices = given.kind === "choice" ? given.choices : [];
    const field = { ...given, id, choices, position: offered.length + 1 };
    await trx.insertInto("lead_fields").values(field).execute();
    await record(trx, actor, now(), { action: "lead.field_added", id, after: { ...given, choices } });
    return { ok: true };
  });
}

/** Changes a field, retires it or offers it again. What leads have in a retired field stays, and is shown. */
export function changeOwnField(
  id: string,
  { version, position, retired, ...given }: OwnFieldEdit,
  actor: Actor,
  { db, now }: Deps,
): Promise<{ ok: true } | { ok: false; code: "not_found" | "stale_version" | "too_many_fields" | "choices_required" }> {
  return db.transaction().execute(async (trx) => {
    const fields = await lockFields(trx);
    const field = fields.find((each) => each.id === id);
    if (!field) return { ok: false, code: "not_found" };
    if (field.version !== version) return { ok: false, code: "stale_version" };
    if (field.kind === "choice" && given.choices?.length === 0) return { ok: false, code: "choices_required" };
    const others = fields.filter((each) => each.id !== id && !each.retired);
    const isRetired = retired ?? field.retired;
    if (!isRetired && field.retired && others.length >= mostOwnFields) return { ok: false, code: "too_many_fields" };
    const { choices, ...names } = given;
    const changed = { ...names, ...(choices && field.kind === "choice" && { choices }) };
    const at = now();
    await trx
      .updateTable("lead_fields")
      .set({ ...changed, retired_at: isRetired ? at : null, version: version + 1 })
      .where("id", "=", id)
      .execute();
    if (!isRetired) others.splice((position ?? (field.retired ? others.length + 1 : field.position)) - 1, 0, field);
    for (const [index, each] of others.entries()) {
      const place = index + 1;
      if (each.position !== place)
        await trx.updateTable("lead_fields").set({ position: place }).where("id", "=", each.id).execute();
    }
    const after = { ...changed, ...(position && { position }), ...(retired !== undefined && { retired }) };
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, field[name as keyof OwnField]]));
    await record(trx, actor, at, { action: "lead.field_changed", id, before, after });
    return { ok: true };
  });
}

interface Recorded {
  action: string;
  id: string;
  before?: Record<string, unknown>;
  after: Record<string, unknown>;
}

async function record(trx: Trx, actor: Actor, at: Date, { id, ...change }: Recorded): Promise<void> {
  await recordChange(trx, actor, at, { ...change, object: { kind: "lead_field", id } });
  await notifyAdmin(trx, "leads", id);
}

/** Values of own fields that were not accepted: the field and the code of what is wrong. */
export interface RefusedValue {
  ok: false;
  field: string;
  code: string;
}

/**
 * Returns what a lead has in its own fields after a change; null for nothing. Retired fields keep their values, and a choice
 * that is no longer offered may stay.
 */
export function changedOwnValues(
  fields: readonly OwnField[],
  before: Readonly<OwnValues> | null,
  given: Readonly<Record<string, unknown>>,
): { ok: true; values: OwnValues | null } | RefusedValue {
  const values: OwnValues = { ...before };
  for (const [id, value] of Object.entries(given)) {
    // Forms hold numbers as texts.
    if (before && id in before && String(value) === String(before[id])) continue;
    const field = fields.find((each) => each.id === id && !each.retired);
    if (!field) return { ok: false, field: id, code: "unknown_choice" };
    const read = readOwnValue(field, value);
    if (!read.ok) return { ok: false, field: id, code: read.code };
    if (read.value === undefined) delete values[id];
    else values[id] = read.value;
  }
  return { ok: true, values: Object.keys(values).length > 0 ? values : null };
}
