import type { Trx } from "../database/tables.server.ts";
import type { Actor } from "./actor.ts";
import { hashEntry } from "./audit-hash.server.ts";
import { maskPersonal } from "./mask-personal.ts";
import "./tables.server.ts";

export interface Change {
  /** Object and verb, such as `lead.moved`. */
  action: string;
  object: { kind: string; id: string };
  /** The changed fields only. Personal ones are masked. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

/**
 * Writes one entry of the audit log in the transaction of the change itself. Entries form a chain of hashes, so writers
 * wait for each other: write late in the transaction.
 */
export async function recordChange(trx: Trx, actor: Actor, at: Date, change: Change): Promise<void> {
  const head = await trx.selectFrom("audit_head").select(["id", "hash"]).forUpdate().executeTakeFirstOrThrow();
  const staff = actor.kind === "staff" ? actor : undefined;
  const entry = {
    id: head.id + 1,
    at,
    actor_kind: actor.kind,
    actor_id: staff?.id ?? null,
    actor_name: actor.name,
    network: staff?.network ?? null,
    request_id: staff?.requestId ?? null,
    action: change.action,
    object_kind: change.object.kind,
    object_id: change.object.id,
    before: storedFields(change.before),
    after: storedFields(change.after),
    reason: change.reason ?? null,
    previous_hash: head.hash,
  };
  const hash = hashEntry(entry);
  await trx
    .insertInto("audit_log")
    .values({ ...entry, before: toJson(entry.before), after: toJson(entry.after), hash })
    .execute();
  await trx.updateTable("audit_head").set({ id: entry.id, hash }).execute();
}

/** Returns the fields as they are read back from the database: dates as text, without undefined values. */
function storedFields(fields: Record<string, unknown> | undefined): Record<string, unknown> | null {
  return fields ? JSON.parse(JSON.stringify(maskPersonal(fields))) : null;
}

const toJson = (fields: Record<string, unknown> | null) => (fields ? JSON.stringify(fields) : null);
