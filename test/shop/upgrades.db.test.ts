import { expect, test } from "vitest";
import { cancelOrder } from "#shop/orders/cancel-order.server.ts";
import { decideReview } from "#shop/orders/review-decision.server.ts";
import { findSubscription, quoteUpgrade, upgradeSubscription } from "#shop/subscriptions/subscription-orders.server.ts";
import { lockSubscription } from "#shop/subscriptions/subscription-store.server.ts";
import { eachShop, orderOf, placed, rina, testCustomer, waitingForLocks } from "../support/shop.ts";

const growth = "big-social-growth";
const business = "big-social-business";

eachShop((t, engine) => {
  async function upgrade(packageId: string, { key = crypto.randomUUID() as string, expected = 0 } = {}) {
    const row = (await findSubscription(t.db, (await t.own()).subscriptionId, t.user))!;
    const request = { package_id: packageId, payment_method: "mandiri_va" as const };
    const quote = await quoteUpgrade(t.shop, row, request);
    const total = expected || (quote.ok ? quote.price.total : 1);
    const buyer = { name: "Sari", address: "Jalan Melati 2" };
    const order = { ...request, expected_total: total, locale: "id" as const, buyer };
    return upgradeSubscription(t.shop, testCustomer(t.user), row, order, key);
  }

  async function expectReview(id: string) {
    expect(await t.state(id)).toBe("manual_review");
    expect(t.jobs.sent.at(-1)).toEqual({ queue: "order-mail", data: { order: id, kind: "review" } });
    const invoices = t.db.selectFrom("invoices").select("number").where("order_id", "=", id);
    expect(await invoices.execute()).toEqual([]);
  }

  test("one upgrade at a time: another is refused until the first is paid or cancelled", async () => {
    await t.paid({ months: 3 });
    const first = placed(await upgrade(growth, { key: "upgrade-once" }));
    expect(await upgrade(business)).toEqual({ ok: false, code: "upgrade_open", orderId: first });
    expect(await upgrade(growth)).toMatchObject({ code: "upgrade_open" });
    expect(await upgrade(growth, { key: "upgrade-once" })).toEqual({ ok: true, orderId: first, repeated: true });
    expect(await upgrade(business, { key: "upgrade-once" })).toMatchObject({ code: "idempotency_key_reused" });
    await cancelOrder(t.shop, first);
    const second = placed(await upgrade(growth));
    await t.bank(second, "pay");
    await t.bank(placed(await upgrade(business)), "pay");
    expect(await t.own()).toMatchObject({ packageId: business });
  });

  test("of simultaneous upgrades exactly one is placed, and its repeats return it", async () => {
    await t.paid({ months: 3 });
    const requestAll = () => Promise.all([growth, business, growth].map((packageId) => upgrade(packageId)));
    let requested: ReturnType<typeof requestAll> | undefined;
    if (engine === "Postgres")
      // The lock is released once all of them wait for it.
      await t.db.transaction().execute(async (trx) => {
        await lockSubscription(trx, { user_id: t.user, product: "big-social" });
        requested = requestAll();
        await expect.poll(() => waitingForLocks(t.db)).toBe(3);
      });
    const results = await (requested ?? requestAll());
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    for (const result of results) if (!result.ok) expect(result).toMatchObject({ code: "upgrade_open" });
    await cancelOrder(t.shop, placed(results.find((result) => result.ok)!));
    const repeats = await Promise.all([1, 2, 3, 4].map(() => upgrade(growth, { key: "upgrade-at-once" })));
    expect(new Set(repeats.map(placed)).size).toBe(1);
  });

  test("a price that differs from what the customer saw is refused with the new quote", async () => {
    await t.paid({ months: 3 });
    expect(await upgrade(growth, { expected: 1 })).toMatchObject({
      ok: false,
      code: "price_changed",
      total: 9_990_000,
      quote: { until: "2027-02-20", price: { total: 9_990_000, unitPrice: 9_000_000, dpp: 8_250_000, ppn: 990_000 } },
    });
  });

  test("paid after its purchase was reversed: a person decides, and cannot grant it either", async () => {
    const purchase = await t.paid({ months: 3 });
    const id = placed(await upgrade(growth));
    await t.bank(purchase, "deny");
    await t.bank(id, "pay");
    await expectReview(id);
    expect(await t.own()).toMatchObject({ status: "suspended" });
    const decision = { orderNumber: (await orderOf(t.db, id)).number, by: rina, note: "" };
    expect(await decideReview(t.shop, decision, "paid")).toEqual({ ok: false, code: "nothing_to_give" });
    expect(await decideReview(t.shop, { ...decision, proof: "TRF-1" }, "refunded")).toMatchObject({ ok: true });
    expect(await t.state(id)).toBe("refunded");
  });

  test("paid after its purchase was reversed and bought again: a person can grant it", async () => {
    const purchase = await t.paid({ months: 3 });
    const id = placed(await upgrade(growth));
    await t.bank(purchase, "deny");
    await t.bank(id, "pay");
    await t.paid({ months: 3 });
    const decision = { orderNumber: (await orderOf(t.db, id)).number, by: rina, note: "" };
    expect(await decideReview(t.shop, decision, "paid")).toEqual({ ok: true });
    expect(await t.own()).toMatchObject({ status: "active", packageId: growth, lastDay: "2027-02-20" });
  });

  test("paid while a dearer package is active: a person decides, and the package stays", async () => {
    const purchase = await t.paid({ months: 3 });
    await t.paid({ months: 6, package_id: business });
    const id = placed(await upgrade(growth));
    await t.refund(purchase);
    expect(await t.own()).toMatchObject({ packageId: business });
    await t.bank(id, "pay");
    await expectReview(id);
    expect(await t.own()).toMatchObject({ status: "active", packageId: business });
  });

  test("paid after part of its days was refunded: a person decides", async () => {
    await t.paid();
    const later = await t.paid({ months: 2 });
    const id = placed(await upgrade(growth));
    await t.refund(later);
    await t.bank(id, "pay");
    await expectReview(id);
    expect(await t.own()).toMatchObject({ status: "active", packageId: "big-social-starter", lastDay: "2026-12-20" });
  });

  test("paid after its days have passed, while others follow: a person cannot grant it either", async () => {
    await t.paid();
    const id = placed(await upgrade(growth));
    await cancelOrder(t.shop, id);
    await t.paid({ months: 2 });
    t.setClock("2026-12-21T05:00:00Z");
    await t.bank(id, "pay-late");
    const decision = { orderNumber: (await orderOf(t.db, id)).number, by: rina, note: "" };
    expect(await decideReview(t.shop, decision, "paid")).toEqual({ ok: false, code: "nothing_to_give" });
    expect(await t.state(id)).toBe("manual_review");
    expect(await t.own()).toMatchObject({ status: "active", packageId: "big-social-starter" });
  });
});
