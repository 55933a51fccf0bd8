import type { Database } from "#infra/database/tables.server.ts";
import { zero } from "#money/rupiah.ts";
import { decideMoney } from "#shop/decisions/decide-money.server.ts";
import type { Shop } from "#shop/shop.server.ts";
import type { MovedClock } from "./moved-clock.ts";
import type { DemoColleague } from "./seed-staff.server.ts";
import { withoutJobs } from "./without-jobs.server.ts";

/** Lets finance propose what becomes of the oldest order that waits for a decision, so that a second person has one to take. */
export async function seedDemoTrouble(
  { db, shop: real }: { db: Database; shop: Shop },
  clock: MovedClock,
  colleagues: readonly DemoColleague[],
): Promise<void> {
  const shop: Shop = { ...real, jobs: withoutJobs, now: clock.now };
  const { actor } = colleagues.find(({ role }) => role === "finance")!;
  const order = await db
    .selectFrom("orders")
    .select(["id", "version"])
    .where("state", "=", "manual_review")
    .orderBy("placed_at")
    .executeTakeFirst();
  if (!order) return;
  clock.setAgo(0, 3);
  const decided = await decideMoney(shop, {
    orderId: order.id,
    version: order.version,
    action: { kind: "settle", outcome: "paid" },
    note: "Contoh: pelanggan membayar terlambat satu hari dan tetap ingin memakai paketnya.",
    by: actor,
    // Every amount is above it: a proposal is what is wanted.
    limit: zero,
  });
  if (!decided.ok) throw new Error(`a sample decision was not proposed: ${decided.code}`);
}
