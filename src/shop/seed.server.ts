import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { packageId } from "#catalogue/packages.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { rupiah } from "#money/rupiah.ts";
import type { Day } from "#time/jakarta-day.ts";
import { packageName } from "./packages/package-name.server.ts";
import { seedPackages, tierDescriptions } from "./packages/seed-packages.ts";

const farFuture: Day = "2099-12-31";
const unlimited = {
  max_price: null,
  start_date: "2026-01-01" as Day,
  end_date: farFuture,
  max_uses: null,
  products: null,
  min_months: null,
};

/** The vouchers of the demo (DESIGN.md). `BESOK` starts so late that it is never valid during a demo. */
const seedVouchers = [
  { ...unlimited, code: "MULAI10", unit: "percent" as const, value: 10, max_price: rupiah(500_000) },
  { ...unlimited, code: "HEMAT3", unit: "percent" as const, value: 15, max_price: rupiah(2_000_000), min_months: 3 },
  { ...unlimited, code: "SOSIAL250", unit: "idr" as const, value: 250_000, products: JSON.stringify(["big-social"]) },
  { ...unlimited, code: "TERBATAS3", unit: "idr" as const, value: 100_000, max_uses: 3 },
  {
    ...unlimited,
    code: "LEWAT",
    unit: "percent" as const,
    value: 20,
    start_date: "2025-01-01" as const,
    end_date: "2025-12-31" as const,
  },
  { ...unlimited, code: "BESOK", unit: "percent" as const, value: 20, start_date: "2099-01-01" as const },
];

/**
 * Inserts the packages of DESIGN.md that are missing, and the vouchers of the demo unless real money is paid. Runs at
 * every start: changed prices and used vouchers stay as they are; the names of packages follow the content sets.
 */
export async function seedShop(db: Database, now: Date, { demo = true } = {}): Promise<void> {
  const packages = seedPackages.map((seed, position) => ({
    id: packageId(seed.product, seed.tier),
    product: seed.product,
    tier: seed.tier,
    position,
    name: JSON.stringify(packageName(seed.product, seed.tier)),
    description: JSON.stringify(tierDescriptions[seed.tier]),
    features: JSON.stringify(seed.features),
    price: seed.price,
    updated_at: now,
  }));
  const vouchers = seedVouchers.map((seed) => ({
    ...seed,
    uuid: randomUUID(),
    expired: null,
    max_uses_per_customer: null,
    created_at: now,
    updated_at: now,
  }));
  await db
    .insertInto("packages")
    .values(packages)
    .onConflict((on) =>
      on
        .column("id")
        .doUpdateSet((eb) => ({ name: eb.ref("excluded.name") }))
        .where(sql<boolean>`packages.name <> excluded.name`),
    )
    .execute();
  if (!demo) return;
  await db
    .insertInto("vouchers")
    .values(vouchers)
    .onConflict((on) => on.column("code").doNothing())
    .execute();
}
