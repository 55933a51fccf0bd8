import type { Selectable } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import "../tables.server.ts";
import type { CloseReasonTable } from "../tables.server.ts";
import type { ClosedState } from "./deal.ts";
import type { CloseReasonView } from "./pipeline-contract.ts";

/** Reasons that the list may have, retired ones included. */
const mostReasons = 100;

interface Deps {
  db: Database;
  now: () => Date;
}

/** Returns the reasons in the order in which they were added. */
export async function listReasons(db: Database): Promise<CloseReasonView[]> {
  const rows = await db.selectFrom("lead_close_reasons").selectAll().orderBy("id").limit(mostReasons).execute();
  return rows.map(({ id, outcome, label_id, label_en, retired_at, version }) => ({
    id,
    outcome,
    label: { id: label_id, en: label_en },
    retired: retired_at !== null,
    version,
  }));
}

/** Returns whether a lead may be closed with a reason: it is one of this outcome and not retired. */
export async function isReasonOf(db: Database | Trx, id: number, outcome: ClosedState): Promise<boolean> {
  const found = await db
    .selectFrom("lead_close_reasons")
    .select("id")
    .where("id", "=", id)
    .where("outcome", "=", outcome)
    .where("retired_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds a reason. */
export function addReason(
  input: { outcome: ClosedState; label_id: string; label_en: string },
  actor: Actor,
  { db, now }: Deps,
): Promise<{ ok: true } | { ok: false; code: "too_many_reasons" }> {
  return db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom("lead_close_reasons")
      .select((is) => is.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostReasons) return { ok: false, code: "too_many_reasons" };
    const at = now();
    const { id } = await trx
      .insertInto("lead_close_reasons")
      .values({ ...input, created_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    await record(trx, "lead_reason.added", id, actor, at, undefined, input);
    return { ok: true };
  });
}

type ReasonChange = Partial<Pick<Selectable<CloseReasonTable>, "label_id" | "label_en">> & {
  version: number;
  retired?: boolean | undefined;
};

/** Renames, retires or restores a reason. Leads keep a retired one, and it is offered no more. */
export function changeReason(
  id: number,
  {
    version,
    retired,
    ...labels
  }: { [Field in keyof ReasonChange]: ReasonChange[Field] | undefined } & { version: number },
  actor: Actor,
  { db, now }: Deps,
): Promise<{ ok: true } | { ok: false; code: "not_found" | "stale_version" }> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("lead_close_reasons")
      .selectAll()
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return { ok: false, code: "not_found" };
    if (before.version !== version) return { ok: false, code: "stale_version" };
    const at = now();
    const label_id = labels.label_id ?? before.label_id;
    const label_en = labels.label_en ?? before.label_en;
    const isRetired = retired ?? before.retired_at !== null;
    const retired_at = isRetired ? (before.retired_at ?? at) : null;
    await trx
      .updateTable("lead_close_reasons")
      .set({ label_id, label_en, retired_at, version: version + 1 })
      .where("id", "=", id)
      .execute();
    const was = { label_id: before.label_id, label_en: before.label_en, retired: before.retired_at !== null };
    await record(trx, "lead_reason.changed", id, actor, at, was, { label_id, label_en, retired: isRetired });
    return { ok: true };
  });
}

async function record(
  trx: Trx,
  action: string,
  id: number,
  actor: Actor,
  at: Date,
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown>,
): Promise<void> {
  await notifyAdmin(trx, "leads", "reasons");
  const object = { kind: "lead_reason", id: String(id) };
  await recordChange(trx, actor, at, { action, object, ...(before && { before }), after });
}
