import { beforeAll, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "#infra/database/open.server.ts";
import { eachDatabase } from "#infra/database/testing.server.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { customerPackages } from "./customer-packages.server.ts";
import { seedShop } from "./seed.server.ts";
import { recordRefund, settleReview } from "./settle-order.server.ts";
import { findSubscription, quoteUpgrade, upgradeSubscription } from "./subscription-orders.server.ts";
import { lockSubscription } from "./subscription-store.server.ts";
import { type BuyOptions, orderOf, placed, testShop, waitingForLocks } from "./testing.server.ts";

let people = 0;
const growth = "big-social-growth";
const business = "big-social-business";

eachDatabase((open, engine) => {
  let base: OpenDatabase;
  let t: ReturnType<typeof testShop>;
  let user: string;

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
  });
  beforeEach(() => {
    t = testShop(base.db);
    people += 1;
    user = `upgrader-${people}`;
  });

  const state = async (id: string) => (await orderOf(base.db, id)).state;
  const own = async () => (await customerPackages(t.shop, user))[0]!;

  async function paid(options: BuyOptions = {}): Promise<string> {
    const id = placed(await t.buy(user, options));
    await t.bank(id, "pay");
    return id;
  }

  async function upgrade(packageId: string, { key = crypto.randomUUID() as string, expected = 0 } = {}) {
    const row = (await findSubscription(base.db, (await own()).subscriptionId, user))!;
    const request = { package_id: packageId, payment_method: "mandiri_va" as const };
    const quote = await quoteUpgrade(t.shop, row, request);
    const total = expected || (quote.ok ? quote.price.total : 1);
    const buyer = { name: "Sari", address: "Jalan Melati 2" };
    const ask = { ...request, expected_total: total, locale: "id" as const, buyer };
    return upgradeSubscription(t.shop, { userId: user, email: `${user}@pembeli.example` }, row, ask, key);
  }

  async function refund(id: string) {
    const { number } = await orderOf(base.db, id);
    expect(await recordRefund(t.shop, { orderNumber: number, by: "rina", note: "TRF" })).toBe(true);
  }

  async function expectReview(id: string) {
    expect(await state(id)).toBe("manual_review");
    expect(t.jobs.sent.at(-1)).toEqual({ queue: "order-mail", data: { order: id, kind: "review" } });
    const invoices = base.db.selectFrom("invoices").select("number").where("order_id", "=", id);
    expect(await invoices.execute()).toEqual([]);
  }

  test("one upgrade at a time: another is refused until the first is paid or cancelled", async () => {
    await paid({ months: 3 });
    const first = placed(await upgrade(growth, { key: "upgrade-once" }));
    expect(await upgrade(business)).toEqual({ ok: false, code: "upgrade_open", orderId: first });
    expect(await upgrade(growth)).toMatchObject({ code: "upgrade_open" });
    expect(await upgrade(growth, { key: "upgrade-once" })).toEqual({ ok: true, orderId: first, repeated: true });
    expect(await upgrade(business, { key: "upgrade-once" })).toMatchObject({ code: "idempotency_key_reused" });
    await cancelOrder(t.shop, first);
    const second = placed(await upgrade(growth));
    await t.bank(second, "pay");
    await t.bank(placed(await upgrade(business)), "pay");
    expect(await own()).toMatchObject({ packageId: business });
  });

  test("of upgrades asked for at once exactly one is placed, and its repeats answer it", async () => {
    await paid({ months: 3 });
    const ask = () => Promise.all([growth, business, growth].map((packageId) => upgrade(packageId)));
    let asked: ReturnType<typeof ask> | undefined;
    if (engine === "Postgres")
      // Held back until all of them have come to the point where they must wait for each other.
      await base.db.transaction().execute(async (trx) => {
        await lockSubscription(trx, { user_id: user, product: "big-social" });
        asked = ask();
        await expect.poll(() => waitingForLocks(base.db), { timeout: 10_000 }).toBe(3);
      });
    const results = await (asked ?? ask());
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    for (const result of results) if (!result.ok) expect(result).toMatchObject({ code: "upgrade_open" });
    await cancelOrder(t.shop, placed(results.find((result) => result.ok)!));
    const repeats = await Promise.all([1, 2, 3, 4].map(() => upgrade(growth, { key: "upgrade-at-once" })));
    expect(new Set(repeats.map(placed)).size).toBe(1);
  });

  test("a price that is another than the customer saw is told with the new quote", async () => {
    await paid({ months: 3 });
    expect(await upgrade(growth, { expected: 1 })).toMatchObject({
      ...{ ok: false, code: "price_changed", total: 9_990_000 },
      quote: { until: "2027-02-20", price: { total: 9_990_000, unitPrice: 9_000_000, dpp: 8_250_000, ppn: 990_000 } },
    });
  });

  test("paid after the purchase below was taken back: a person decides, and cannot grant it either", async () => {
    const below = await paid({ months: 3 });
    const id = placed(await upgrade(growth));
    await t.bank(below, "deny");
    await t.bank(id, "pay");
    await expectReview(id);
    expect(await own()).toMatchObject({ status: "suspended" });
    const decision = { orderNumber: (await orderOf(base.db, id)).number, by: "rina", note: "" };
    expect(await settleReview(t.shop, decision, "paid")).toBe(false);
    expect(await settleReview(t.shop, decision, "refunded")).toBe(true);
    expect(await state(id)).toBe("refunded");
  });

  test("paid after the purchase below was taken back, and bought again: a person can grant it", async () => {
    const below = await paid({ months: 3 });
    const id = placed(await upgrade(growth));
    await t.bank(below, "deny");
    await t.bank(id, "pay");
    await paid({ months: 3 });
    const decision = { orderNumber: (await orderOf(base.db, id)).number, by: "rina", note: "" };
    expect(await settleReview(t.shop, decision, "paid")).toBe(true);
    expect(await own()).toMatchObject({ status: "active", packageId: growth, lastDay: "2027-02-20" });
  });

  test("paid when a dearer package runs already: a person decides, and the package stays", async () => {
    const below = await paid({ months: 3 });
    await paid({ months: 6, package_id: business });
    const id = placed(await upgrade(growth));
    await refund(below);
    expect(await own()).toMatchObject({ packageId: business });
    await t.bank(id, "pay");
    await expectReview(id);
    expect(await own()).toMatchObject({ status: "active", packageId: business });
  });

  test("paid when part of the days it was priced for went away: a person decides", async () => {
    await paid();
    const later = await paid({ months: 2 });
    const id = placed(await upgrade(growth));
    await refund(later);
    await t.bank(id, "pay");
    await expectReview(id);
    expect(await own()).toMatchObject({ status: "active", packageId: "big-social-starter", lastDay: "2026-12-20" });
  });
});
