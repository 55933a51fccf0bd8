import { sql } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { planPrice } from "#shop/prices/plan-price.server.ts";
import { createBatch } from "#shop/vouchers/voucher-batches.server.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import { markDemo } from "./demo-objects.server.ts";
import type { MovedClock } from "./moved-clock.ts";
import { withoutJobs } from "./without-jobs.server.ts";

/** What the codes of the sample batch begin with. */
export const demoPrefix = "CONTOH";

/** Creates a batch of one-time codes before the orders, of which one uses a code. */
export async function seedDemoBatch(db: Database, clock: MovedClock, actor: Actor): Promise<void> {
  clock.setAgo(21);
  const today = jakartaDay(clock.now());
  const { id } = await createBatch(
    { db, now: clock.now },
    actor,
    {
      name: "Contoh: kartu undangan konferensi",
      prefix: demoPrefix,
      size: 25,
      unit: "percent",
      value: 20,
      max_price: rupiah(1_000_000),
      start_date: today,
      end_date: addDays(today, 90),
    },
    "demo-batch",
  );
  await markDemo(db, "voucher_batches", [String(id)]);
}

/** Returns a code of the batch that nobody has used. */
export async function unusedDemoCode(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom("vouchers")
    .select("code")
    .where("batch_id", "is not", null)
    .where("code", "like", `${demoPrefix}%`)
    .where(sql<boolean>`used + held = 0`)
    .orderBy("id")
    .executeTakeFirst();
  return row?.code;
}

const plannedPackage = "big-view-growth";
/** Far enough away that a demo ends before it holds. */
const plannedDays = 45;

/** Plans a higher price of one package for a day to come. */
export async function seedDemoPrice(db: Database, clock: MovedClock, actor: Actor): Promise<void> {
  clock.setAgo(3);
  const found = await db
    .selectFrom("packages")
    .select(["price", "version"])
    .where("id", "=", plannedPackage)
    .executeTakeFirst();
  if (!found) return;
  const planned = await planPrice({ db, jobs: withoutJobs, now: clock.now }, actor, {
    package_id: plannedPackage,
    price: rupiah(Math.round((found.price * 1.1) / 10_000) * 10_000),
    from_day: addDays(jakartaDay(clock.now()), plannedDays),
    reason: "Contoh: biaya server naik",
    version: found.version,
  });
  if (planned.ok) await markDemo(db, "price_plans", [String(planned.id)]);
}
