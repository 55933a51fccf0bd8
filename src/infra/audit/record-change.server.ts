import type { Trx } from "../database/tables.server.ts";
import type { Actor } from "./actor.ts";
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
