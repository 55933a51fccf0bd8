import { sql } from "kysely";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { addDays, type Day, dayBegins } from "#time/jakarta-day.ts";
import type { MissingOrder } from "./settlement-contract.ts";
import type { SettlementFormat } from "./settlement-formats.ts";

interface FilePeriod {
  id: number;
  format: SettlementFormat;
  first_day: Day | null;
  last_day: Day | null;
}

/** Returns how many paid orders of a file's period it does not have. */
export async function countMissing(db: Database, file: FilePeriod): Promise<number> {
  const { count } = await selectMissing(db, file)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the paid orders of a file's period that it does not have, the first paid first. */
export async function listMissing(db: Database, file: FilePeriod, paging: Paging): Promise<Page<MissingOrder>> {
  const select = selectMissing(db, file).select([
    "order.id",
    "order.number",
    "order.state",
    "order.total",
    "order.method",
    "payment.settled_at",
  ]);
  const key = [
    ["payment.settled_at", "asc", "moment"],
    ["payment.order_id", "asc", "uuid"],
  ] as const;
  const { rows, next } = await page(select, key, paging);
  return {
    rows: rows.map(({ id, number, state, total, method, settled_at }) => ({
      order: { id, number, state },
      total,
      method,
      paid_at: settled_at!.toISOString(),
    })),
    next,
  };
}

/**
 * Selects the settled payments of the period that are neither in the file nor posted from another one. A provider's file
 * is compared with payments through this provider; the simulated bank stands for all of them.
 */
function selectMissing(db: Database, file: FilePeriod) {
  const { first_day, last_day } = file;
  const from = first_day ? dayBegins(first_day) : new Date(0);
  const until = first_day && last_day ? dayBegins(addDays(last_day, 1)) : new Date(0);
  const select = db
    .selectFrom("payments as payment")
    .innerJoin("orders as order", "order.id", "payment.order_id")
    .where("payment.state", "=", "settled")
    .where("payment.settled_at", ">=", from)
    .where("payment.settled_at", "<", until)
    .where("order.state", "in", ["paid", "refunded", "manual_review"])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("settlement_rows as row")
            .select("row.id")
            .whereRef("row.order_id", "=", "payment.order_id")
            .where("row.kind", "=", "payment")
            .where((eb) => eb.or([eb("row.file_id", "=", file.id), eb("row.posted_at", "is not", null)])),
        ),
      ),
    );
  return file.format === "other" ? select : select.where("payment.provider", "in", [file.format, "simulator"]);
}
