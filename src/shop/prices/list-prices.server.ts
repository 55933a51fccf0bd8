import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { listPackages } from "../packages/packages-store.server.ts";
import type { AdminPrices, PriceHistoryRow, PricePlanView } from "./price-contract.ts";
import { countRenewing } from "./price-notices.server.ts";

/** Returns every package with its present price and the prices planned for it, the nearest first. */
export async function listPrices(db: Database, now: Date): Promise<AdminPrices> {
  const [packages, renewing] = await Promise.all([listPackages(db), countRenewing(db)]);
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
      renewing: renewing.get(id) ?? 0,
      planned: plans.filter((plan) => plan.package_id === id).map(planOf),
    })),
  };
}

/** Returns the changes of prices, the newest first. */
export async function listPriceChanges(
  db: Database,
  { package_id: wanted, ...paging }: Paging & { package_id?: string | undefined },
): Promise<Page<PriceHistoryRow>> {
  let select = db
    .selectFrom("package_prices")
    .innerJoin("packages", "packages.id", "package_prices.package_id")
    .selectAll("package_prices")
    .select("packages.name as name");
  if (wanted !== undefined) select = select.where("package_prices.package_id", "=", wanted);
  const { rows, next } = await page(select, [["package_prices.id", "desc", "number"]], paging);
  return {
    rows: rows.map(({ id, package_id, name, price, previous, from_day, at, by, reason }) => ({
      id,
      package_id,
      name,
      price,
      previous,
      from_day: from_day ?? jakartaDay(at),
      at: at.toISOString(),
      by,
      reason,
    })),
    next,
  };
}
