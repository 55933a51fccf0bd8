import { expect, test } from "vitest";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import { paymentMethods } from "#shop/payments/payment-limits.ts";
import { findSubscription, quoteUpgrade, upgradeSubscription } from "#shop/subscriptions/subscription-orders.server.ts";
import { eachShop, orderOf, placed, testCustomer } from "../support/shop.ts";

// What `user` bought is BigSocial Starter, on 20 November 2026 at noon in Jakarta.
const growth = "big-social-growth";
const business = "big-social-business";

eachShop((t) => {
  async function ask(package_id: string, payment_method: PaymentMethodId = "mandiri_va") {
    const row = (await findSubscription(t.db, (await t.own()).subscriptionId, t.user))!;
    const request = { package_id, payment_method };
    const quote = await quoteUpgrade(t.shop, row, request);
    const place = () => {
      const customer = testCustomer(t.user);
      const seen = { expected_total: quote.ok ? quote.price.total : 0, locale: "id" as const };
      const buyer = { name: "Sari", address: "Jalan Melati 2" };
      return upgradeSubscription(t.shop, customer, row, { ...request, ...seen, buyer }, crypto.randomUUID());
    };
    return { quote, place };
  }

  test("a configured fee is in the quote, its tax and the order, but not by QRIS", async () => {
    t.shop.settings.methods = paymentMethods({ mandiri_va: 4_000, qris: 4_000 });
    await t.paid();
    const { quote, place } = await ask(growth);
    // 3,000,000 for one month + 4,000, and 12% of eleven twelfths of that.
    const price = { subtotal: 3_000_000, dpp: 2_753_667, ppn: 330_440, total: 3_334_440 };
    expect(quote).toMatchObject({ ok: true, price: { ...price, channelFee: 4_000 } });
    expect(await orderOf(t.db, placed(await place()))).toMatchObject({ ...price, channel_fee: 4_000 });
    expect((await ask(growth, "qris")).quote).toMatchObject({ price: { channelFee: 0, total: 3_330_000 } });
  });

  test("an upgrade that QRIS does not carry is refused", async () => {
    await t.paid({ months: 3 });
    const { quote, place } = await ask(business, "qris");
    expect(quote).toMatchObject({ ok: true, price: { subtotal: 33_000_000 } });
    expect(await place()).toEqual({ ok: false, code: "method", reason: "above_method_maximum" });
    expect((await (await ask(growth, "qris")).place()).ok).toBe(true);
  });

  test("an upgrade stays within its product", async () => {
    await t.paid();
    for (const other of ["big-view-business", "big-social-enterprise"])
      expect((await ask(other)).quote).toEqual({ ok: false, code: "unknown_package" });
  });

  test("there is nothing left to upgrade on the last day, and a day's share on the day before", async () => {
    await t.paid();
    t.clock("2026-12-19T05:00:00Z");
    const { quote } = await ask(growth);
    expect(quote).toMatchObject({ ok: true, until: "2026-12-20", price: { subtotal: Math.round(3_000_000 / 31) } });
    t.clock("2026-12-20T05:00:00Z");
    expect((await ask(growth)).quote).toEqual({ ok: false, code: "nothing_left" });
  });

  test("only the package that runs is upgraded, not the dearer one bought to follow it", async () => {
    await t.paid();
    await t.paid({ package_id: growth });
    const { quote } = await ask(business);
    expect(quote).toMatchObject({ ok: true, until: "2026-12-20", price: { subtotal: 11_000_000 } });
  });

  test("after a refund the days that moved up can be upgraded, and no others", async () => {
    const first = await t.paid();
    await t.paid({ package_id: growth, months: 2 });
    t.clock("2026-11-25T05:00:00Z");
    await t.refund(first);
    expect(await t.own()).toMatchObject({ status: "active", packageId: growth, lastDay: "2027-01-25" });
    expect((await ask(business)).quote).toMatchObject({ until: "2027-01-25", price: { subtotal: 16_000_000 } });
  });
});
