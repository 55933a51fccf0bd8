import { afterEach, expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { changeMethod } from "#shop/orders/change-method.server.ts";
import { issueQuotation } from "#shop/quotations/quotations.server.ts";
import { eachShop, orderOf, placed, testCustomer, voucherOf } from "../support/shop.ts";

const listPrice = 1_500_000;
/** Rp1,500,000 x 2 with 11% of tax, with and without a voucher of Rp100,000. */
const [withVoucher, withoutVoucher] = [3_219_000, 3_330_000];
const quoted = { package_id: "big-social-starter", months: 2, payment_method: "mandiri_va" as const };

eachShop((t) => {
  const setPrice = (price: number) =>
    t.db
      .updateTable("packages")
      .set({ price: rupiah(price) })
      .where("id", "=", quoted.package_id)
      .execute();
  afterEach(() => setPrice(listPrice));

  /** Issues a quotation on 20 November, valid until 4 December. */
  async function issue(voucher_code?: string, expected_total = voucher_code ? withVoucher : withoutVoucher) {
    const request = { ...quoted, ...(voucher_code && { voucher_code }), expected_total, locale: "id" as const };
    const issued = await issueQuotation(t.shop, request);
    if (!issued.ok) throw new Error(issued.code);
    return issued;
  }
  const lastMinute = "2026-12-04T16:59:00Z";
  const dayAfter = "2026-12-04T17:00:00Z";

  test("the quoted price holds to the end of its last day in Jakarta, whatever the list price is by then", async () => {
    const { token, number, validUntil } = await issue();
    expect(validUntil).toBe("2026-12-04");
    await setPrice(2_000_000);
    t.setClock(lastMinute);
    const id = placed(await t.buy(t.user, { ...quoted, quotation: token }));
    expect(await orderOf(t.db, id)).toMatchObject({
      total: withoutVoucher,
      quotation: number,
      unit_price: listPrice,
      month_price: listPrice,
    });
    t.setClock(dayAfter);
    const late = { ...quoted, quotation: token };
    expect(await t.buy(t.user, { ...late, expected: withoutVoucher })).toMatchObject({
      ok: false,
      code: "price_changed",
      total: 4_440_000,
    });
    const atToday = placed(await t.buy(t.user, { ...late, expected: 4_440_000 }));
    expect(await orderOf(t.db, atToday)).toMatchObject({ quotation: null, unit_price: 2_000_000 });
  });

  test("it holds for its package and months only", async () => {
    const { token } = await issue();
    await setPrice(2_000_000);
    const id = placed(await t.buy(t.user, { ...quoted, months: 3, quotation: token }));
    expect(await orderOf(t.db, id)).toMatchObject({ quotation: null, unit_price: 2_000_000 });
    const other = placed(await t.buy(t.user, { ...quoted, package_id: "big-social-growth", quotation: token }));
    expect(await orderOf(t.db, other)).toMatchObject({ quotation: null, unit_price: 4_500_000 });
    const forged = placed(await t.buy(t.user, { ...quoted, quotation: `${token.slice(0, -1)}x` }));
    expect(await orderOf(t.db, forged)).toMatchObject({ quotation: null, unit_price: 2_000_000 });
  });

  test("its voucher is neither held nor used by the quotation, and counts after its own last day", async () => {
    const code = await t.voucher({ end_date: "2026-11-25" });
    const { token } = await issue(code);
    expect(await voucherOf(t.db, code)).toEqual({ held: 0, used: 0 });
    t.setClock(lastMinute);
    const order = { ...quoted, voucher_code: code };
    expect(await t.buy(t.user, { ...order, expected: withVoucher })).toMatchObject({
      code: "voucher_unavailable",
      reason: "ended",
    });
    const id = placed(await t.buy(t.user, { ...order, quotation: token, expected: withVoucher }));
    expect(await orderOf(t.db, id)).toMatchObject({ total: withVoucher, voucher_code: code });
    expect(await voucherOf(t.db, code)).toEqual({ held: 1, used: 0 });
  });

  test("a voucher that was used up or withdrawn meanwhile is refused, with the price without it", async () => {
    const usedUp = await t.voucher();
    const [first, second] = [await issue(usedUp), await issue(usedUp)];
    const order = (token: string, voucher_code: string) =>
      t.buy(t.user, { ...quoted, quotation: token, voucher_code, expected: withVoucher });
    placed(await order(first.token, usedUp));
    const refusal = { ok: false, code: "voucher_unavailable" };
    expect(await order(second.token, usedUp)).toMatchObject({ ...refusal, reason: "held_by_customer" });
    expect(
      await t.buy("somebody-else", { ...quoted, quotation: second.token, voucher_code: usedUp, expected: withVoucher }),
    ).toMatchObject({ ...refusal, reason: "exhausted", quote: { price: { total: withoutVoucher } } });
    const withdrawn = await t.voucher();
    const { token } = await issue(withdrawn);
    await t.db.updateTable("vouchers").set({ expired: t.shop.now() }).where("code", "=", withdrawn).execute();
    expect(await order(token, withdrawn)).toMatchObject({ ...refusal, reason: "withdrawn" });
  });

  test("an order from a quotation keeps its price with another payment method, also after the last day", async () => {
    const code = await t.voucher({ end_date: "2026-11-25" });
    const { token, number } = await issue(code);
    await setPrice(2_000_000);
    t.setClock(lastMinute);
    const id = placed(await t.buy(t.user, { ...quoted, quotation: token, voucher_code: code, expected: withVoucher }));
    t.setClock(dayAfter);
    const request = { payment_method: "bca_va" as const, expected_total: withVoucher };
    const next = placed(await changeMethod(t.shop, testCustomer(t.user), id, request, crypto.randomUUID()));
    expect(await orderOf(t.db, next)).toMatchObject({ total: withVoucher, quotation: number, method: "bca_va" });
  });

  test("a price other than the one that was seen, or a voucher that does not count, is not quoted", async () => {
    const request = { ...quoted, locale: "id" as const };
    expect(await issueQuotation(t.shop, { ...request, expected_total: 1 })).toMatchObject({ code: "price_changed" });
    const refused = { ...request, voucher_code: "NIHIL", expected_total: withoutVoucher };
    expect(await issueQuotation(t.shop, refused)).toMatchObject({ code: "voucher_unavailable", reason: "unknown" });
    const [{ token }] = [await issue()];
    await setPrice(2_000_000);
    // A quotation cannot be renewed from another one.
    expect(
      await issueQuotation(t.shop, { ...request, quotation: token, expected_total: withoutVoucher }),
    ).toMatchObject({ code: "price_changed", total: 4_440_000 });
  });
});
