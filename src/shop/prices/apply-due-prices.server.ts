import { jakartaDay } from "#time/jakarta-day.ts";
import type { Shop } from "../shop.server.ts";
import { changePrice } from "./change-price.server.ts";

const job = { kind: "job", name: "price-changes" } as const;

/**
 * Makes the planned prices current whose day has come, the earliest first, also those of days on which nothing ran.
 * Several instances may call it at once: each plan is carried out once.
 * @returns how many were carried out
 */
export async function applyDuePrices({ db, now }: Pick<Shop, "db" | "now">): Promise<number> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom("price_plans")
      .selectAll()
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
