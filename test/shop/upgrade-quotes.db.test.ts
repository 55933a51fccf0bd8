import { expect, test } from "vitest";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import { rupiah } from "#money/rupiah.ts";
import { paymentMethods } from "#shop/payments/payment-limits.ts";
import { findSubscription, quoteUpgrade, upgradeSubscription } from "#shop/subscriptions/subscription-orders.server.ts";
import { eachShop, orderOf, placed, testCustomer } from "../support/shop.ts";

// `user` buys BigSocial Starter on 20 November 2026 at noon in Jakarta.
const growth = "big-social-growth";
const business = "big-social-business";

eachShop((t) => {
  async function quoteFor(package_id: string, payment_method: PaymentMethodId = "mandiri_va") {
    const row = (await findSubscription(t.db, (await t.own()).subscriptionId, t.user))!;
    const request = { package_id, payment_method };
    const quote = await quoteUpgrade(t.shop, row, request);
    const place = () => {
      const customer = testCustomer(t.user);
      const orderFields = { expected_total: quote.ok ? quote.price.total : 0, locale: "id" as const };
      const buyer = { name: "Sari", address: "Jalan Melati 2" };
      return upgradeSubscription(t.shop, customer, row, { ...request, ...orderFields, buyer }, crypto.randomUUID());
    };
    return { quote, place };
  }

  test("a configured fee is in the quote, its tax and the order, but not by QRIS", async () => {
    t.shop.settings.methods = paymentMethods({ mandiri_va: rupiah(4_000), qris: rupiah(4_000) });
    await t.paid();
    const { quote, place } = await quoteFor(growth);
    // 3,000,000 for one month + 4,000, and 12% of eleven twelfths of that.
    const price = { subtotal: 3_000_000, dpp: 2_753_667, ppn: 330_440, total: 3_334_440 };
    expect(quote).toMatchObject({ ok: true, price: { ...price, channelFee: 4_000 } });
    expect(await orderOf(t.db, placed(await place()))).toMatchObject({ ...price, channel_fee: 4_000 });
    expect((await quoteFor(growth, "qris")).quote).toMatchObject({ price: { channelFee: 0, total: 3_330_000 } });
  });

  test("an upgrade above the limit of QRIS is refused", async () => {
    await t.paid({ months: 3 });
    const { quote, place } = await quoteFor(business, "qris");
    expect(quote).toMatchObject({ ok: true, price: { subtotal: 33_000_000 } });
    expect(await place()).toEqual({ ok: false, code: "method", reason: "above_method_maximum" });
    expect((await (await quoteFor(growth, "qris")).place()).ok).toBe(true);
  });

  test("an upgrade to another product is refused", async () => {
    await t.paid();
    for (const other of ["big-view-business", "big-social-enterprise"])
      expect((await quoteFor(other)).quote).toEqual({ ok: false, code: "unknown_package" });
  });

  test("the day before the last has a quote for one day, the last day none", async () => {
    await t.paid();
    t.setClock("2026-12-19T05:00:00Z");
    const { quote } = await quoteFor(growth);
    expect(quote).toMatchObject({ ok: true, until: "2026-12-20", price: { subtotal: Math.round(3_000_000 / 31) } });
    t.setClock("2026-12-20T05:00:00Z");
    expect((await quoteFor(growth)).quote).toEqual({ ok: false, code: "nothing_left" });
  });

  test("only the active package is upgraded, not the dearer one that follows it", async () => {
    await t.paid();
    await t.paid({ package_id: growth });
    const { quote } = await quoteFor(business);
    expect(quote).toMatchObject({ ok: true, until: "2026-12-20", price: { subtotal: 11_000_000 } });
  });

  test("after a refund only the days that moved up can be upgraded", async () => {
    const first = await t.paid();
    await t.paid({ package_id: growth, months: 2 });
    t.setClock("2026-11-25T05:00:00Z");
    await t.refund(first);
    expect(await t.own()).toMatchObject({ status: "active", packageId: growth, lastDay: "2027-01-25" });
    expect((await quoteFor(business)).quote).toMatchObject({ until: "2027-01-25", price: { subtotal: 16_000_000 } });
  });
});
