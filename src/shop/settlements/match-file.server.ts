import { sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import { findSettledOrders } from "./find-settled-orders.server.ts";
import { matchRows } from "./match-lines.ts";

/**
 * Makes everybody else who matches or posts wait until the transaction ends: two files with the same payment, posted at
 * once, would otherwise not see each other.
 */
export async function lockSettlements(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('settlements'))`.execute(trx);
}

/** Matches the rows of a file that are not posted yet, and stores the result of each. */
export async function matchFile(trx: Trx, fileId: number): Promise<void> {
  const rows = await trx
    .selectFrom("settlement_rows")
    .selectAll()
    .where("file_id", "=", fileId)
    .orderBy("line")
    .orderBy("id")
    .execute();
  const orderOf = await findSettledOrders(trx, rows, fileId);
  const posted = await postedElsewhere(trx, rows[0]?.source ?? "", fileId);
  const results = matchRows(rows, orderOf, (reference) => posted.has(reference));
  const changes = rows
    .map((row, index) => ({ row, ...results[index]! }))
    .filter(({ row, result, orderId, expected }) => {
      const isSame = row.result === result && row.order_id === orderId && row.expected === expected;
      return row.posted_at === null && !isSame;
    });
  if (changes.length === 0) return;
  await sql`
    update settlement_rows as row
    set result = found.result, order_id = found.order_id, expected = found.expected
    from unnest(${changes.map(({ row }) => row.id)}::bigint[], ${changes.map(({ result }) => result)}::text[],
      ${changes.map(({ orderId }) => orderId)}::uuid[], ${changes.map(({ expected }) => expected)}::bigint[])
      as found (id, result, order_id, expected)
    where row.id = found.id`.execute(trx);
}

async function postedElsewhere(trx: Trx, source: string, fileId: number): Promise<Set<string>> {
  const rows = await trx
    .selectFrom("settlement_rows")
    .select("reference")
    .where("source", "=", source)
    .where("posted_at", "is not", null)
    .where("file_id", "<>", fileId)
    .where("reference", "in", (eb) =>
      eb.selectFrom("settlement_rows").select("reference").where("file_id", "=", fileId),
    )
    .execute();
  return new Set(rows.map((row) => row.reference));
}
