import { sql } from "kysely";
import { encodeCursor, readPosition } from "#infra/database/keyset.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { BatchDetail, BatchRow } from "./admin-voucher-view.ts";
import { voucherFigures } from "./voucher-figures.server.ts";

/** Returns batches, the newest first. */
export async function listBatches(
  db: Database,
  query: { cursor?: string | undefined; limit: number },
): Promise<{ rows: BatchRow[]; next: string | null }> {
  const [after] = readPosition(query.cursor, ["number"]) ?? [];
  let select = selectBatches(db);
  if (after !== undefined) select = select.where("batch.id", "<", after);
  const found = await select
    .orderBy("batch.id", "desc")
    .limit(query.limit + 1)
    .execute();
  const rows = found.slice(0, query.limit);
  return { rows: rows.map(viewBatch), next: found.length > query.limit ? encodeCursor([rows.at(-1)!.id]) : null };
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
