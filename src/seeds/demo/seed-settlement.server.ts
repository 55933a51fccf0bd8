import type { Actor } from "#infra/audit/actor.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { uploadSettlement } from "#shop/settlements/upload-settlement.server.ts";
import { sortableMinute } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { markDemo } from "./demo-objects.server.ts";
import type { MovedClock } from "./moved-clock.ts";

const head =
  "Order ID,Transaction ID,Transaction type,Status,Transaction time,Gross amount,Transaction fee,VAT,Net amount";
const [fee, tax] = [4000, 440];
/** Rupiah by which the provider reports one payment too low. */
const difference = 2500;

/**
 * Uploads a settlement file of the sample payments: most agree, one has another amount, one order is unknown, and one
 * payment is missing.
 */
export async function seedDemoSettlement(db: Database, clock: MovedClock, actor: Actor): Promise<void> {
  const payments = await db
    .selectFrom("payment_receipts")
    .innerJoin("orders", "orders.id", "payment_receipts.order_id")
    .select(["orders.number", "payment_receipts.amount", "payment_receipts.received_at"])
    .where("payment_receipts.reversed_at", "is", null)
    .orderBy("payment_receipts.received_at", "desc")
    .limit(10)
    .execute();
  const [, differing, missing] = payments;
  const lines = payments
    .filter((payment) => payment !== missing)
    .map(({ number, amount, received_at }, index) =>
      lineOf(number, `contoh-${index + 1}`, received_at, number === differing?.number ? amount - difference : amount),
    );
  clock.setAgo(0, 4);
  lines.push(lineOf("ORD-000000-000000", "contoh-99", clock.now(), 750_000));
  const uploaded = await uploadSettlement({ db, now: clock.now }, actor, {
    name: `contoh-midtrans-${jakartaDay(clock.now())}.csv`,
    text: [head, ...lines].join("\n"),
  });
  if (uploaded.ok) await markDemo(db, "settlement_files", [String(uploaded.id)]);
}

const lineOf = (order: string, id: string, at: Date, gross: number) =>
  [order, id, "Payment", "settlement", `${sortableMinute(at)}:00`, gross, fee, tax, gross - fee - tax].join(",");
