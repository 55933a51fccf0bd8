import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { CsvCell } from "#text/write-csv.ts";
import { storedProducts } from "./manage-vouchers.server.ts";
import { voucherFigures } from "./read-vouchers.server.ts";
import type { BatchDetail, BatchRow } from "./voucher-contract.ts";
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

/** Returns batches, the newest first. */
export async function listBatches(db: Database, paging: Paging): Promise<Page<BatchRow>> {
  const { rows, next } = await page(selectBatches(db), [["batch.id", "desc", "number"]], paging);
  return { rows: rows.map(viewBatch), next };
}

/** Returns a batch with what its codes brought; undefined when there is none. */
export async function readBatch(db: Database, id: number): Promise<BatchDetail | undefined> {
  const row = await selectBatches(db).where("batch.id", "=", id).executeTakeFirst();
  return row && { ...viewBatch(row), brought: await voucherFigures(db, { batch: id }) };
}

/** Selects batches with the terms of their codes, which all have the same, and how many are held and used. */
function selectBatches(db: Database) {
  return db
    .selectFrom("voucher_batches as batch")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("vouchers")
          .select(["unit", "value", "max_price", "start_date", "end_date", "products", "min_months"])
          .whereRef("batch_id", "=", "batch.id")
          .orderBy("id")
          .limit(1)
          .as("terms"),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("vouchers")
          .select([
            sql<number>`coalesce(sum(held), 0)::int`.as("held"),
            sql<number>`coalesce(sum(used), 0)::int`.as("used"),
          ])
          .whereRef("batch_id", "=", "batch.id")
          .as("uses"),
      (join) => join.onTrue(),
    )
    .selectAll();
}

function viewBatch(row: Awaited<ReturnType<ReturnType<typeof selectBatches>["execute"]>>[number]): BatchRow {
  const { request_key, created_at, withdrawn_at, ...rest } = row;
  return { ...rest, created_at: created_at.toISOString(), withdrawn_at: withdrawn_at?.toISOString() ?? null };
}

/** Without characters that people confuse: no 0, O, 1, I and L. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const groups = 3;
const groupLength = 4;
// Bytes above the last whole multiple would make the first letters likelier.
const fairBytes = 256 - (256 % alphabet.length);

/** Returns that many different codes, `PREFIX-7K3M-9QXA-2HCD`: 59 random bits each, so that none can be guessed. */
export function batchCodes(prefix: string, count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(`${prefix.toUpperCase()}-${randomGroups()}`);
  return [...codes];
}

function randomGroups(): string {
  let letters = "";
  while (letters.length < groups * groupLength) {
    for (const byte of randomBytes(groups * groupLength * 2))
      if (byte < fairBytes && letters.length < groups * groupLength) letters += alphabet[byte % alphabet.length];
  }
  return letters.match(new RegExp(`.{${groupLength}}`, "g"))!.join("-");
}
