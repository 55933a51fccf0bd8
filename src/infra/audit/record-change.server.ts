import "./tables.server.ts";
import type { Trx } from "../database/tables.server.ts";
import type { Actor } from "./actor.ts";

const personalFields = new Set([
  "name",
  "first_name",
  "last_name",
  "username",
  "email",
  "phone",
  "phone_number",
  "address",
  "company",
  "message",
  "text",
  "body",
  "subject",
  "npwp",
  "buyer",
]);

/** Returns a change's fields without personal data: the audit log is never erased, so it only says that such a field changed. */
function maskPersonal(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, personalFields.has(field) ? maskOf(value) : value]),
  );
}

const maskOf = (value: unknown) => (value === null || value === undefined || value === "" ? value : "***");

export interface Change {
  /** Object and verb, such as `lead.moved`. */
  action: string;
  object: { kind: string; id: string };
  /** The changed fields only. Personal ones are masked. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

/** Writes one entry of the audit log in the transaction of the change itself; the database adds it to the chain. */
export async function recordChange(trx: Trx, actor: Actor, at: Date, change: Change): Promise<void> {
  const staff = actor.kind === "staff" ? actor : undefined;
  await trx
    .insertInto("audit_log")
    .values({
      at,
      actor_kind: actor.kind,
      actor_id: staff?.id ?? null,
      actor_name: actor.name,
      network: staff?.network ?? null,
      request_id: staff?.requestId ?? null,
      action: change.action,
      object_kind: change.object.kind,
      object_id: change.object.id,
      before: fieldsAsJson(change.before),
      after: fieldsAsJson(change.after),
      reason: change.reason ?? null,
    })
    .execute();
}

const fieldsAsJson = (fields: Record<string, unknown> | undefined) =>
  fields ? JSON.stringify(maskPersonal(fields)) : null;

/** Records how many rows of a table the nightly upkeep has just deleted. */
export async function recordDeletions(trx: Trx, at: Date, table: string, rows: number): Promise<void> {
  const object = { kind: "upkeep", id: table };
  await recordChange(trx, { kind: "job", name: "upkeep" }, at, { action: "upkeep.deleted", object, after: { rows } });
}
