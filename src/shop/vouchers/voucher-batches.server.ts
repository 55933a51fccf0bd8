import { sql } from "kysely";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { CsvCell } from "#text/write-csv.ts";
import { batchCodes } from "./batch-codes.server.ts";
import { storedProducts } from "./manage-vouchers.server.ts";
import type { NewBatch } from "./voucher-terms.ts";

interface BatchDeps {
  db: Database;
  now: () => Date;
}

/**
 * Creates a batch of one-time codes in one transaction: all of them, or none.
 * @param requestKey equal for repeats of one request, which create nothing more
 */
export async function createBatch(
  { db, now }: BatchDeps,
  actor: Actor,
  batch: NewBatch,
  requestKey: string,
): Promise<{ id: number; repeated: boolean }> {
  const at = now();
  const { name, prefix, size, ...terms } = batch;
  const created = await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto("voucher_batches")
      .values({
        name,
        prefix: prefix.toUpperCase(),
        size,
        request_key: requestKey,
        created_by: actorName(actor),
        created_at: at,
        withdrawn_at: null,
      })
      .onConflict((on) => on.column("request_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return null;
    await sql`
      insert into vouchers (batch_id, uuid, code, unit, value, max_price, start_date, end_date, max_uses, products,
        min_months, created_at, updated_at)
      select ${row.id}::bigint, gen_random_uuid(), code, ${terms.unit}::text, ${terms.value}::bigint,
        ${terms.max_price ?? null}::bigint, ${terms.start_date}::date, ${terms.end_date}::date, 1,
        ${storedProducts(terms.products)}::jsonb, ${terms.min_months ?? null}::integer,
        ${at}::timestamptz, ${at}::timestamptz
      from unnest(${batchCodes(prefix, size)}::text[]) as code`.execute(trx);
    await notifyAdmin(trx, "vouchers", `batch-${row.id}`);
    await recordChange(trx, actor, at, {
      action: "voucher_batch.created",
      object: objectOf(row.id),
      after: { batch: name, prefix: prefix.toUpperCase(), size, ...terms },
    });
    return row.id;
  });
  if (created !== null) return { id: created, repeated: false };
  const earlier = await db
    .selectFrom("voucher_batches")
    .select("id")
    .where("request_key", "=", requestKey)
    .executeTakeFirstOrThrow();
  return { id: earlier.id, repeated: true };
}

type WithdrawBatchResult =
  | { ok: true; codes: number }
  | { ok: false; code: "unknown_batch" | "stale_version" | "withdrawn" };

/** Withdraws the codes of a batch that were not used; orders that hold one are not changed. */
export async function withdrawBatch(
  { db, now }: BatchDeps,
  actor: Actor,
  { id, version, reason }: { id: number; version: number; reason: string },
): Promise<WithdrawBatchResult> {
  const at = now();
  return db.transaction().execute(async (trx): Promise<WithdrawBatchResult> => {
    const batch = await trx
      .selectFrom("voucher_batches")
      .selectAll()
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!batch) return { ok: false, code: "unknown_batch" };
    if (batch.withdrawn_at) return { ok: false, code: "withdrawn" };
    if (batch.version !== version) return { ok: false, code: "stale_version" };
    await trx.updateTable("voucher_batches").set({ withdrawn_at: at }).where("id", "=", id).execute();
    const withdrawn = await trx
      .updateTable("vouchers")
      .set({ expired: at, updated_at: at })
      .where("batch_id", "=", id)
      .where("expired", "is", null)
      .where("used", "=", 0)
      .executeTakeFirst();
    const codes = Number(withdrawn.numUpdatedRows);
    await notifyAdmin(trx, "vouchers", `batch-${id}`);
    await recordChange(trx, actor, at, {
      action: "voucher_batch.withdrawn",
      object: objectOf(id),
      before: { withdrawn: null },
      after: { withdrawn: at, codes },
      reason,
    });
    return { ok: true, codes };
  });
}

const objectOf = (id: number) => ({ kind: "voucher_batch", id: String(id) });

const codesAtOnce = 1000;

/** Reads the codes of a batch for its CSV, with what became of each. */
export async function* readBatchCodes(db: Database, batchId: number): AsyncGenerator<CsvCell[][]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom("vouchers")
      .select(["id", "code", "start_date", "end_date", "held", "used", "expired"])
      .where("batch_id", "=", batchId)
      .where("id", ">", after)
      .orderBy("id")
      .limit(codesAtOnce)
      .execute();
    if (rows.length === 0) return;
    yield rows.map((row) => [row.code, row.start_date, row.end_date, stateOf(row)]);
    after = rows.at(-1)!.id;
  }
}

function stateOf({ held, used, expired }: { held: number; used: number; expired: Date | null }): string {
  if (used > 0) return "used";
  if (held > 0) return "held";
  return expired ? "withdrawn" : "free";
}
