import { expect, test, vi } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { readInvoice } from "#shop/invoices/invoice-data.server.ts";
import { paymentMethods } from "#shop/payments/payment-limits.ts";
import { makeQuote } from "#shop/prices/make-quote.server.ts";
import { eachShop, newUser, orderOf, placed } from "../support/shop.ts";

const minute = 60_000;

eachShop((t) => {
  // Half past midnight in Jakarta, on the first day of the next month.
  const firstOfMonth = "2026-11-30T17:30:00Z";

  test("number, voucher, invoice and term of an order use the day in Jakarta", async () => {
    t.setClock(firstOfMonth);
    const december = await t.voucher({ start_date: "2026-12-01" });
    const november = await t.voucher({ end_date: "2026-11-30" });
    const request = { package_id: "big-social-starter", months: 1, payment_method: "mandiri_va" as const };
    const refusal = async (voucher_code: string) =>
      (await makeQuote(t.shop, { ...request, voucher_code }))?.voucher?.refusal;
    expect([await refusal(december), await refusal(november)]).toEqual([null, "ended"]);
    const id = await t.paid({ voucher_code: december });
    expect(await orderOf(t.db, id)).toMatchObject({
      number: expect.stringMatching(/^ORD-202612-\d{6}$/),
      // The tax rate in force is stored with the order.
      tax: { from: "2025-01-01", percent: 12, base: [11, 12] },
    });
    expect(await readInvoice(t.db, id)).toMatchObject({
      number: expect.stringMatching(/^INV-202612-\d{6}$/),
      firstDay: "2026-12-01",
      lastDay: "2027-01-01",
      seller: t.shop.settings.seller,
    });
  });

  test("a package bought to follow applies from the first minute of its first day", async () => {
    t.setClock("2026-10-31T05:00:00Z");
    await t.paid();
    t.setClock(firstOfMonth);
    await t.paid({ package_id: "big-social-growth" });
    const row = t.db.selectFrom("subscriptions").select(["package_id", "last_day"]).where("user_id", "=", t.user);
    expect(await row.executeTakeFirst()).toEqual({ package_id: "big-social-growth", last_day: "2026-12-31" });
  });

  test("a configured fee is in the quote, the order, its tax and the charge", async () => {
    t.shop.settings.methods = paymentMethods({ mandiri_va: rupiah(4_000), qris: rupiah(4_000) });
    const charge = vi.spyOn(t.shop.gateway, "charge");
    const order = { package_id: "big-social-starter", months: 3, voucher_code: await t.voucher() };
    const id = placed(await t.buy(t.user, order));
    // 4,500,000 - 100,000 + 4,000, and 12% of eleven twelfths of that.
    const price = { subtotal: 4_500_000, discount: 100_000, dpp: 4_037_000, ppn: 484_440, total: 4_888_440 };
    expect(await orderOf(t.db, id)).toMatchObject({ ...price, channel_fee: 4_000 });
    expect(charge.mock.lastCall?.[0]).toMatchObject({
      amount: price.total,
      items: [
        { id: "PKG", name: "BigSocial Starter", price: 1_500_000, quantity: 3 },
        { id: "VCH", name: "Voucher", price: -100_000, quantity: 1 },
        { id: "FEE", name: "Biaya layanan pembayaran", price: 4_000, quantity: 1 },
        { id: "PPN", name: "PPN", price: 484_440, quantity: 1 },
      ],
    });
    const qris = placed(await t.buy(t.user, { payment_method: "qris" }));
    expect(await orderOf(t.db, qris)).toMatchObject({ channel_fee: 0, total: 1_665_000 });
  });

  test.each([
    ["mandiri_va", 24 * 60],
    ["qris", 15],
  ] as const)("an order by %s can be paid for %i minutes", async (payment_method, minutes) => {
    const id = placed(await t.buy(newUser(), { payment_method }));
    const { placed_at, expires_at } = await orderOf(t.db, id);
    expect((expires_at.getTime() - placed_at.getTime()) / minute).toBe(minutes);
  });
});
