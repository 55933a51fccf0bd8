import { randomUUID } from "node:crypto";
import type { Database } from "#infra/database/tables.server.ts";
import { cancelOrder } from "#shop/orders/cancel-order.server.ts";
import { placeOrder } from "#shop/orders/place-order.server.ts";
import { type BankAction, runBankAction } from "#shop/payments/gateways/simulator-bank.server.ts";
import { simulatorGateway } from "#shop/payments/gateways/simulator-gateway.server.ts";
import { receiveNotification } from "#shop/payments/receive-notification.server.ts";
import { expireOrders } from "#shop/payments/reconcile-payments.server.ts";
import { makeQuote } from "#shop/prices/make-quote.server.ts";
import { recordRefund } from "#shop/refunds/refunds.server.ts";
import type { Shop } from "#shop/shop.server.ts";
import { advanceSubscriptions } from "#shop/subscriptions/advance-subscriptions.server.ts";
import { openWorkspace } from "#shop/workspaces/open-workspace.server.ts";
import { demoActor } from "./demo-objects.server.ts";
import { type DemoOrder, type DemoOutcome, demoOrders } from "./demo-orders.ts";
import type { MovedClock } from "./moved-clock.ts";
import type { SeededCustomer } from "./seed-customers.server.ts";
import { demoPrefix, unusedDemoCode } from "./seed-offers.server.ts";
import { withoutJobs } from "./without-jobs.server.ts";

interface Bench {
  shop: Shop;
  clock: MovedClock;
  bank(orderNumber: string, action: BankAction): Promise<void>;
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
  customers: readonly SeededCustomer[],
): Promise<void> {
  const { now } = clock;
  const shop: Shop = { ...real, jobs: withoutJobs, now, gateway: simulatorGateway({ db, now, secret }) };
  const deliver = async (body: object) => void (await receiveNotification(shop, { body, headers: {} }));
  const bank: Bench["bank"] = async (orderNumber, action) => {
    await runBankAction({ db, now, secret, deliver }, orderNumber, action);
  };
  for (const order of demoOrders) {
    const customer = customers[order.customer];
    if (customer) await seedOrder({ shop, clock, bank }, order, customer);
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
      buyer: { name: customer.company, address: `Jalan Contoh ${order.customer + 1}, ${customer.city}` },
    },
    randomUUID(),
  );
  if (!placed.ok) throw new Error(`a sample order was not placed: ${placed.code}`);
  const { number } = await shop.db
    .selectFrom("orders")
    .select("number")
    .where("id", "=", placed.orderId)
    .executeTakeFirstOrThrow();
  // A QR code is valid for some minutes only.
  clock.addHours(order.method === "qris" ? 0.1 : 0.5);
  const action = bankActions[order.outcome];
  if (action) await bank(number, action);
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

/** Returns the order's voucher when it may be used: prices and vouchers may have been changed since. */
async function usableVoucher(shop: Shop, order: DemoOrder, userId: string): Promise<{ voucher_code?: string }> {
  if (!order.voucher) return {};
  const { packageId: package_id, months, method: payment_method, voucher } = order;
  const voucher_code = voucher === demoPrefix ? await unusedDemoCode(shop.db) : voucher;
  if (!voucher_code) return {};
  const quote = await makeQuote(shop, { package_id, months, payment_method, voucher_code }, userId);
  return quote?.voucher && !quote.voucher.refusal ? { voucher_code } : {};
}
