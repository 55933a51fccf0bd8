import { encodeCursor, readPosition } from "#infra/database/keyset.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { listPackages } from "../packages/packages-store.server.ts";
import type { AdminPrices, PriceHistoryRow, PricePlanView } from "./admin-prices-view.ts";

/** Returns every package with its present price and the prices planned for it, the nearest first. */
export async function listPrices(db: Database, now: Date): Promise<AdminPrices> {
  const packages = await listPackages(db);
  const plans = await db
    .selectFrom("price_plans")
    .selectAll()
    .where("state", "=", "planned")
    .orderBy("from_day")
    .execute();
  const planOf = ({ id, price, from_day, reason, planned_by, planned_at, version }: (typeof plans)[number]) =>
    ({
      id,
      price,
      from_day,
      reason,
      planned_by,
      planned_at: planned_at.toISOString(),
      version,
    }) satisfies PricePlanView;
  return {
    today: jakartaDay(now),
    packages: packages.map(({ id, product, tier, name, price, version }) => ({
      id,
      product,
      tier,
      name,
      price,
      version,
      planned: plans.filter((plan) => plan.package_id === id).map(planOf),
    })),
  };
}

/** Returns the changes of prices, the newest first. */
export async function listPriceChanges(
  db: Database,
  query: { package_id?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<{ rows: PriceHistoryRow[]; next: string | null }> {
  const [after] = readPosition(query.cursor, ["number"]) ?? [];
  let select = db
    .selectFrom("package_prices")
    .innerJoin("packages", "packages.id", "package_prices.package_id")
    .selectAll("package_prices")
    .select("packages.name as name");
  if (query.package_id !== undefined) select = select.where("package_prices.package_id", "=", query.package_id);
  if (after !== undefined) select = select.where("package_prices.id", "<", after);
  const found = await select
    .orderBy("package_prices.id", "desc")
    .limit(query.limit + 1)
    .execute();
  const rows = found
    .slice(0, query.limit)
    .map(({ id, package_id, name, price, previous, from_day, at, by, reason }) => ({
      id,
      package_id,
      name,
      price,
      previous,
      from_day: from_day ?? jakartaDay(at),
      at: at.toISOString(),
      by,
      reason,
    }));
  return { rows, next: found.length > query.limit ? encodeCursor([rows.at(-1)!.id]) : null };
}
