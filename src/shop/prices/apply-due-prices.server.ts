import type { Database } from "#infra/database/tables.server.ts";
import { attemptEach } from "#infra/jobs/attempt-each.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { Shop } from "../shop.server.ts";
import { changePrice } from "./change-price.server.ts";

const job = { kind: "job", name: "price-changes" } as const;

/**
 * Makes the planned prices current whose day has come, also those of days on which nothing ran. Several instances may call
 * it at once: each plan is carried out once.
 * @returns how many were carried out
 * @throws AggregateError of the packages whose plans failed, after those of all others are carried out
 */
export async function applyDuePrices({ db, now }: Pick<Shop, "db" | "now">): Promise<number> {
  const at = now();
  const packages = await db
    .selectFrom("price_plans")
    .select("package_id")
    .distinct()
    .where("state", "=", "planned")
    .where("from_day", "<=", jakartaDay(at))
    .orderBy("package_id")
    .execute();
  return attemptEach("packages", async (attempt) => {
    let count = 0;
    for (const { package_id } of packages)
      count += (await attempt(package_id, () => applyPlans(db, at, package_id))) ?? 0;
    return count;
  });
}

/** Carries out the plans of one package together, the earliest first: the last one's price is the one that holds. */
function applyPlans(db: Database, at: Date, packageId: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom("price_plans")
      .selectAll()
      .where("package_id", "=", packageId)
      .where("state", "=", "planned")
      .where("from_day", "<=", jakartaDay(at))
      .orderBy("from_day")
      .orderBy("id")
      .forUpdate()
      .execute();
    for (const { id, package_id, price, from_day, reason, planned_by } of due) {
      await trx
        .updateTable("price_plans")
        .set({ state: "applied", ended_by: `job:${job.name}`, ended_at: at })
        .where("id", "=", id)
        .execute();
      await changePrice(trx, job, { package_id, price, at, from_day, reason, by: planned_by });
    }
    return due.length;
  });
}
