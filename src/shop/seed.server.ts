import { randomUUID } from "node:crypto";
import { packageId } from "#catalogue/packages.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { seedPackages, tierDescriptions } from "./packages/seed-packages.ts";

const far = "2099-12-31";
const open = {
  max_price: null,
  start_date: "2026-01-01",
  end_date: far,
  max_uses: null,
  products: null,
  min_months: null,
};

/** The vouchers of the demo (DESIGN.md). `BESOK` begins so late that it has not begun however long a demo runs. */
const seedVouchers = [
  { ...open, code: "MULAI10", unit: "percent" as const, value: 10, max_price: 500_000 },
  { ...open, code: "HEMAT3", unit: "percent" as const, value: 15, max_price: 2_000_000, min_months: 3 },
  { ...open, code: "SOSIAL250", unit: "idr" as const, value: 250_000, products: JSON.stringify(["big-social"]) },
  { ...open, code: "TERBATAS3", unit: "idr" as const, value: 100_000, max_uses: 3 },
  { ...open, code: "LEWAT", unit: "percent" as const, value: 20, start_date: "2025-01-01", end_date: "2025-12-31" },
  { ...open, code: "BESOK", unit: "percent" as const, value: 20, start_date: "2099-01-01" },
];

/**
 * Puts the packages of DESIGN.md into a database that lacks them, and the vouchers of the demo unless real money is
 * paid. What is there already stays as it is: prices that were changed and vouchers that were used are not touched,
 * however often this runs.
 */
export async function seedShop(db: Database, now: Date, { demo = true } = {}): Promise<void> {
  const packages = seedPackages.map((seed, position) => ({
    id: packageId(seed.product, seed.tier),
    product: seed.product,
    tier: seed.tier,
    position,
    name: JSON.stringify(bothLanguages(`${seed.productName} ${capital(seed.tier)}`)),
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
    .onConflict((on) => on.column("id").doNothing())
    .execute();
  if (!demo) return;
  await db
    .insertInto("vouchers")
    .values(vouchers)
    .onConflict((on) => on.column("code").doNothing())
    .execute();
}

function bothLanguages(text: string) {
  return { id: text, en: text };
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
