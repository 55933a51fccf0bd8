import { randomUUID } from "node:crypto";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Rupiah, shareHalfUp } from "#money/rupiah.ts";
import { decideMoney } from "#shop/decisions/decide-money.server.ts";
import { cancelOrder } from "#shop/orders/cancel-order.server.ts";
import { placeOrder } from "#shop/orders/place-order.server.ts";
import { type BankAction, runBankAction } from "#shop/payments/gateways/simulator-bank.server.ts";
import { simulatorGateway, simulatorSignature } from "#shop/payments/gateways/simulator-gateway.server.ts";
import { receiveNotification } from "#shop/payments/receive-notification.server.ts";
import { expireOrders } from "#shop/payments/reconcile-payments.server.ts";
import { makeQuote } from "#shop/prices/make-quote.server.ts";
import { recordRefund } from "#shop/refunds/refunds.server.ts";
import type { Shop } from "#shop/shop.server.ts";
import { advanceSubscriptions } from "#shop/subscriptions/advance-subscriptions.server.ts";
import { openWorkspace } from "#shop/workspaces/open-workspace.server.ts";
import { demoActor } from "./demo-objects.server.ts";
import type { MovedClock } from "./moved-clock.ts";
import type { SeededCustomer } from "./seed-customers.server.ts";
import { demoPrefix, unusedDemoCode } from "./seed-offers.server.ts";
import type { DemoColleague } from "./seed-staff.server.ts";
import { withoutJobs } from "./without-jobs.server.ts";

/** What happens to an order after it was placed. */
type DemoOutcome =
  | "paid"
  | "awaiting"
  | "expired"
  | "cancelled"
  | "wrong_amount"
  | "part_paid"
  | "late"
  | "twice"
  | "reversed"
  | "refund_recorded"
  | "refunded";

/** An order of the customer at a place of the list. */
interface DemoOrder {
  customer: number;
  ago: number;
  packageId: string;
  months: number;
  method: PaymentMethodId;
  outcome: DemoOutcome;
  voucher?: string;
}

const order = (
  customer: number,
  ago: number,
  packageId: string,
  months: number,
  method: PaymentMethodId,
  outcome: DemoOutcome,
  voucher?: string,
): DemoOrder => ({ customer, ago, packageId, months, method, outcome, ...(voucher ? { voucher } : {}) });

/** Orders in every state, oldest first; some packages end soon, some have ended. */
const demoOrders: readonly DemoOrder[] = [
  order(0, 84, "big-social-starter", 3, "mandiri_va", "paid"),
  order(1, 80, "big-view-growth", 1, "bca_va", "paid"),
  order(2, 76, "big-query-starter", 1, "bni_va", "expired"),
  order(2, 75, "big-query-starter", 3, "bni_va", "paid"),
  order(3, 70, "big-social-growth", 1, "qris", "paid", "MULAI10"),
  order(0, 64, "big-assistant-starter", 1, "mandiri_va", "refunded"),
  order(4, 61, "big-assistant-growth", 6, "bri_va", "paid", "HEMAT3"),
  order(5, 56, "big-vision-starter", 1, "permata_va", "cancelled"),
  order(5, 55, "big-vision-starter", 3, "permata_va", "paid"),
  order(6, 50, "big-query-growth", 1, "mandiri_va", "reversed"),
  order(6, 49, "big-query-growth", 12, "mandiri_va", "paid"),
  order(1, 46, "big-view-growth", 1, "bca_va", "paid"),
  order(2, 44, "big-legal-growth", 3, "mandiri_va", "part_paid"),
  order(7, 41, "big-legal-starter", 1, "bca_va", "paid"),
  order(8, 36, "big-spider-starter", 1, "qris", "expired"),
  order(8, 35, "big-spider-starter", 1, "bni_va", "paid"),
  order(9, 29, "big-social-business", 1, "mandiri_va", "twice"),
  order(10, 24, "big-builder-growth", 3, "bca_va", "paid"),
  order(11, 22, "big-legal-growth", 1, "bri_va", "paid"),
  order(3, 19, "big-social-growth", 1, "mandiri_va", "paid"),
  order(12, 15, "big-vision-growth", 1, "mandiri_va", "refund_recorded"),
  order(13, 11, "big-assistant-business", 1, "bca_va", "late"),
  order(4, 8, "big-view-starter", 1, "bni_va", "cancelled"),
  // With a one-time code of the sample batch.
  order(7, 5, "big-builder-starter", 1, "qris", "paid", "CONTOH"),
  order(10, 2, "big-query-business", 1, "mandiri_va", "wrong_amount"),
  order(2, 1.2, "big-view-starter", 3, "mandiri_va", "paid", "SOSIAL250"),
  order(13, 0.3, "big-social-starter", 1, "bca_va", "awaiting"),
  order(5, 0.1, "big-vision-growth", 1, "mandiri_va", "awaiting"),
];

interface Bench {
  shop: Shop;
  clock: MovedClock;
  /** Who accepts what was paid. */
  finance: DemoColleague;
  bank(orderNumber: string, action: BankAction): Promise<void>;
  /** Lets so much of an order's price arrive. */
  payPart(orderNumber: string, amount: Rupiah): Promise<void>;
}

/** Orders placed so many days ago, or more, have their workspace. */
const openedAfter = 3;

const bankActions: Partial<Record<DemoOutcome, BankAction>> = {
  paid: "pay",
  refunded: "pay",
  refund_recorded: "pay",
  reversed: "pay",
  twice: "pay-twice",
  wrong_amount: "pay-wrong-amount",
  late: "pay-late",
};

/**
 * Places the sample orders with the shop's own functions on a clock set back, and lets the simulated bank, customers and
 * finance do the rest.
 */
export async function seedDemoOrders(
  { db, shop: real, secret }: { db: Database; shop: Shop; secret: string },
  clock: MovedClock,
  customers: ReadonlyMap<number, SeededCustomer>,
  colleagues: readonly DemoColleague[],
): Promise<void> {
  const { now } = clock;
  const finance = colleagues.find(({ role }) => role === "finance")!;
  const shop: Shop = { ...real, jobs: withoutJobs, now, gateway: simulatorGateway({ db, now, secret }) };
  const deliver = async (body: object) => void (await receiveNotification(shop, { body, headers: {} }));
  const bank: Bench["bank"] = async (orderNumber, action) => {
    await runBankAction({ db, now, secret, deliver }, orderNumber, action);
  };
  const payPart: Bench["payPart"] = async (reference, paid) => {
    const money = randomUUID();
    await db
      .updateTable("simulator_payments")
      .set({ state: "settlement", paid, money_id: money, updated_at: now() })
      .where("reference", "=", reference)
      .execute();
    const notification = { reference, event: "settlement", money };
    await deliver({ ...notification, signature: simulatorSignature(notification, secret) });
  };
  for (const order of demoOrders) {
    const customer = customers.get(order.customer);
    if (customer) await seedOrder({ shop, clock, finance, bank, payPart }, order, customer);
  }
  clock.setAgo(0);
  await advanceSubscriptions(shop);
}

async function seedOrder(bench: Bench, order: DemoOrder, customer: SeededCustomer): Promise<void> {
  const { shop, clock, bank } = bench;
  clock.setAgo(order.ago);
  const request = {
    package_id: order.packageId,
    months: order.months,
    payment_method: order.method,
    ...(await usableVoucher(shop, order, customer.userId)),
  };
  const quote = await makeQuote(shop, request, customer.userId);
  const placed = await placeOrder(
    shop,
    { userId: customer.userId, email: customer.email, lock: async () => true },
    {
      ...request,
      expected_total: quote?.price.total ?? 0,
      locale: customer.locale,
      buyer: {
        name: customer.company,
        address: `Jalan Contoh ${order.customer + 1}, ${customer.city}`,
        ...(order.customer % 4 !== 3 && { npwp: `00000000000001${String(order.customer + 10)}` }),
      },
    },
    randomUUID(),
  );
  if (!placed.ok) throw new Error(`a sample order was not placed: ${placed.code}`);
  const { number, total } = await shop.db
    .selectFrom("orders")
    .select(["number", "total"])
    .where("id", "=", placed.orderId)
    .executeTakeFirstOrThrow();
  // A QR code is valid for some minutes only.
  clock.addHours(order.method === "qris" ? 0.1 : 0.5);
  const action = bankActions[order.outcome];
  if (action) await bank(number, action);
  if (order.outcome === "part_paid") await acceptPart(bench, { id: placed.orderId, number, total });
  // Orders of the last days still wait for their workspace.
  if (order.ago >= openedAfter) {
    clock.addHours(5);
    await openWorkspace(shop, { orderId: placed.orderId, by: demoActor });
  }
  await finish(bench, order.outcome, { id: placed.orderId, number });
}

async function finish({ shop, clock, bank }: Bench, outcome: DemoOutcome, order: { id: string; number: string }) {
  const refund = { orderNumber: order.number, by: demoActor, note: "Salah memilih paket" };
  if (outcome === "cancelled") await cancelOrder(shop, order.id);
  if (outcome === "reversed") await bank(order.number, "deny");
  if (outcome === "expired") {
    clock.addHours(48);
    await expireOrders(shop);
  }
  if (outcome === "refund_recorded" || outcome === "refunded") {
    clock.addHours(26);
    await recordRefund(shop, outcome === "refunded" ? { ...refund, proof: "TRF-DEMO-1" } : refund);
  }
}

/** Lets sixty percent of a price arrive, which finance accepts: the rest of the invoice is outstanding. */
async function acceptPart(
  { shop, clock, finance, payPart }: Bench,
  order: { id: string; number: string; total: Rupiah },
) {
  await payPart(order.number, shareHalfUp(order.total, 6, 10));
  clock.addHours(4);
  const { version } = await shop.db
    .selectFrom("orders")
    .select("version")
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow();
  const decided = await decideMoney(shop, {
    orderId: order.id,
    version,
    action: { kind: "settle", outcome: "paid" },
    note: "Contoh: sisanya dibayar setelah anggaran cair, sesuai surat pelanggan.",
    by: finance.actor,
    limit: order.total,
  });
  if (!decided.ok) throw new Error(`a sample payment in part was not accepted: ${decided.code}`);
}

/** Returns the order's voucher when it may be used: prices and vouchers may have been changed since. */
async function usableVoucher(shop: Shop, order: DemoOrder, userId: string): Promise<{ voucher_code?: string }> {
  if (!order.voucher) return {};
  const { packageId: package_id, months, method: payment_method, voucher } = order;
  const voucher_code = voucher === demoPrefix ? await unusedDemoCode(shop.db) : voucher;
  if (!voucher_code) return {};
  const quote = await makeQuote(shop, { package_id, months, payment_method, voucher_code }, userId);
  return quote?.voucher && !quote.voucher.refusal ? { voucher_code } : {};
}
