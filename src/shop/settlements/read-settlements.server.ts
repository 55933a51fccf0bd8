import { type Selectable, sql } from "kysely";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import { type Rupiah, sum } from "#money/rupiah.ts";
import { type RowResult, rowResults } from "./match-lines.ts";
import { countMissing } from "./missing-orders.server.ts";
import type { SettlementFileRow, SettlementReport, SettlementRow } from "./settlement-contract.ts";

/** Returns the settlement files, the newest first, without discarded ones. */
export async function listSettlements(db: Database, paging: Paging): Promise<Page<SettlementFileRow>> {
  const select = db.selectFrom("settlement_files").selectAll().where("state", "<>", "discarded");
  const key = [
    ["uploaded_at", "desc", "moment"],
    ["id", "desc", "number"],
  ] as const;
  const { rows, next } = await page(select, key, paging);
  return { rows: rows.map(viewFile), next };
}

/** Returns the report of a file; undefined when there is none. */
export async function readSettlementReport(db: Database, id: number): Promise<SettlementReport | undefined> {
  const file = await db.selectFrom("settlement_files").selectAll().where("id", "=", id).executeTakeFirst();
  if (!file) return undefined;
  const sums = await db
    .selectFrom("settlement_rows")
    .select([
      "result",
      sql<boolean>`posted_at is not null`.as("posted"),
      sql<number>`count(*)::int`.as("rows"),
      sql<Rupiah>`sum(case kind when 'refund' then -gross else gross end)::bigint`.as("gross"),
      sql<Rupiah>`sum(fee)::bigint`.as("fees"),
      sql<Rupiah>`sum(case kind when 'refund' then -net else net end)::bigint`.as("net"),
    ])
    .where("file_id", "=", id)
    .groupBy(["result", sql`posted_at is not null`])
    .execute();
  const totalsOf = (parts: typeof sums) => {
    const of = (pick: "gross" | "fees" | "net") => sum(...parts.map((part) => part[pick]));
    const rows = parts.reduce((total, part) => total + part.rows, 0);
    return { rows, gross: of("gross"), fees: of("fees"), net: of("net") };
  };
  const byResult = rowResults.map(
    (result) => [result, totalsOf(sums.filter((part) => part.result === result))] as const,
  );
  return {
    ...viewFile(file),
    ignored: file.ignored,
    all: totalsOf(sums),
    posted: totalsOf(sums.filter((part) => part.posted)),
    results: Object.fromEntries(byResult) as SettlementReport["results"],
    missing: await countMissing(db, file),
  };
}

/** Returns the rows of a file with one result, or all, in the order of the file. */
export async function listSettlementRows(
  db: Database,
  { file, result, ...paging }: Paging & { file: number; result?: RowResult | undefined },
): Promise<Page<SettlementRow>> {
  let select = db
    .selectFrom("settlement_rows as row")
    .leftJoin("orders as order", "order.id", "row.order_id")
    .selectAll("row")
    .select(["order.number", "order.state"])
    .where("row.file_id", "=", file);
  if (result) select = select.where("row.result", "=", result);
  const { rows, next } = await page(select, [["row.id", "asc", "number"]], paging);
  return {
    rows: rows.map(({ number, state, order_id, posted_at, file_id, source, ...row }) => ({
      ...row,
      posted_at: posted_at?.toISOString() ?? null,
      order: order_id && number && state ? { id: order_id, number, state } : null,
    })),
    next,
  };
}

function viewFile(file: Selectable<Tables["settlement_files"]>): SettlementFileRow {
  const { content_hash, uploaded_at, posted_at, ignored, ...rest } = file;
  return { ...rest, uploaded_at: uploaded_at.toISOString(), posted_at: posted_at?.toISOString() ?? null };
}
