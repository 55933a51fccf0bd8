import type { Database } from "#infra/database/tables.server.ts";
import { zero } from "#money/rupiah.ts";
import { decideMoney } from "#shop/decisions/decide-money.server.ts";
import type { MoneyAction } from "#shop/decisions/money-action.ts";
import { correctBuyer, reviseInvoice } from "#shop/invoices/revise-invoice.server.ts";
import type { Shop } from "#shop/shop.server.ts";
import type { MovedClock } from "./moved-clock.ts";
import type { DemoColleague } from "./seed-staff.server.ts";
import { withoutJobs } from "./without-jobs.server.ts";

type Given = { db: Database; shop: Shop };

/**
 * Lets finance propose what becomes of the oldest order that waits for a decision, and of the oldest surplus, so that a second
 * person has an acceptance and a refund to decide.
 */
export async function seedDemoProposals(
  { db, shop: real }: Given,
  clock: MovedClock,
  colleagues: readonly DemoColleague[],
): Promise<void> {
  const shop: Shop = { ...real, jobs: withoutJobs, now: clock.now };
  const { actor } = colleagues.find(({ role }) => role === "finance")!;
  const waiting = db
    .selectFrom("orders")
    .innerJoin("order_attention", "order_attention.order_id", "orders.id")
    .select(["orders.id", "orders.version", "order_attention.surplus"])
    .orderBy("orders.placed_at");
  const propose = async (order: { id: string; version: number }, action: MoneyAction, note: string) => {
    // Every amount is above a limit of nothing: a proposal is what is wanted.
    const input = { orderId: order.id, version: order.version, action, note, by: actor, limit: zero };
    const decided = await decideMoney(shop, input);
    if (!decided.ok) throw new Error(`a sample decision was not proposed: ${decided.code}`);
  };
  clock.setAgo(0, 5);
  const surplus = await waiting.where("order_attention.surplus", ">", zero).executeTakeFirst();
  if (surplus) {
    const note = "Contoh: pelanggan membayar dua kali; kelebihannya dikembalikan.";
    await propose(surplus, { kind: "refund", amount: surplus.surplus }, note);
  }
  clock.setAgo(0, 3);
  const review = await waiting.where("orders.state", "=", "manual_review").executeTakeFirst();
  if (review) {
    const note = "Contoh: pelanggan membayar terlambat satu hari dan tetap ingin memakai paketnya.";
    await propose(review, { kind: "settle", outcome: "paid" }, note);
  }
}

/** Invoices whose faktur pajak has its number. */
const numbered = 6;

/**
 * Stores the numbers of the tax office for the oldest invoices, and corrects the buyer of one of them: its revision names
 * another address and an NPWP.
 */
export async function seedDemoRevisions(
  { db, shop: real }: Given,
  clock: MovedClock,
  colleagues: readonly DemoColleague[],
): Promise<void> {
  const shop: Shop = { ...real, jobs: withoutJobs, now: clock.now };
  const { actor } = colleagues.find(({ role }) => role === "finance")!;
  const invoices = await db
    .selectFrom("invoices")
    .innerJoin("orders", "orders.id", "invoices.order_id")
    .select(["invoices.number", "orders.buyer"])
    .orderBy("invoices.issued_at")
    .limit(numbered)
    .execute();
  clock.setAgo(20);
  for (const [index, { number }] of invoices.entries()) {
    // Seventeen digits that the tax office has not assigned.
    const serial = `0400000000000${String(index + 1).padStart(4, "0")}`;
    const revised = await reviseInvoice(shop, { invoice: number, serial, by: actor });
    if (!revised.ok) throw new Error(`a sample invoice was not revised: ${revised.code}`);
  }
  clock.setAgo(18);
  const corrected = invoices.at(-1);
  if (!corrected) return;
  const result = await correctBuyer(shop, {
    invoice: corrected.number,
    revision: 1,
    buyer: {
      ...corrected.buyer,
      address: `Gedung Contoh Lantai 8, ${corrected.buyer.address}`,
      npwp: "0000000000000999",
    },
    place: "000000",
    reason: "Contoh: alamat kantor pusat dan NPWP-nya menyusul lewat surel",
    by: actor,
  });
  if (!result.ok) throw new Error(`a sample invoice was not corrected: ${result.code}`);
}
