import { expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { changeMethod } from "#shop/orders/change-method.server.ts";
import { customerPackages } from "#shop/subscriptions/customer-packages.server.ts";
import { findSubscription, quoteUpgrade, upgradeSubscription } from "#shop/subscriptions/subscription-orders.server.ts";
import { eachShop, orderOf, placed, testCustomer, voucherOf } from "../support/shop.ts";

eachShop((t) => {
  const customer = () => testCustomer(t.user);
  const change = (id: string, payment_method: "bca_va" | "qris", expected_total: number, key = crypto.randomUUID()) =>
    changeMethod(t.shop, customer(), id, { payment_method, expected_total }, key);

  test("the same order is placed again with the new method, and the first is closed without a mail", async () => {
    const code = await t.voucher({ min_months: 2 });
    const id = placed(await t.buy(t.user, { months: 2, voucher_code: code, expected: 3_219_000 }));
    const key = crypto.randomUUID();
    const next = placed(await change(id, "bca_va", 3_219_000, key));
    const { buyer, total, months } = await orderOf(t.db, id);
    expect(await orderOf(t.db, next)).toMatchObject({
      state: "awaiting_payment",
      method: "bca_va",
      voucher_code: code,
      buyer,
      total,
      months,
    });
    expect((await orderOf(t.db, id)).state).toBe("closed");
    expect(await voucherOf(t.db, code)).toEqual({ held: 1, used: 0 });
    const sent = t.jobs.sent.map(({ queue, data }) => [queue, (data as { kind?: string }).kind]);
    expect(sent).toContainEqual(["payment-void", undefined]);
    expect(sent).not.toContainEqual(["order-mail", "cancelled"]);
    expect(await change(id, "bca_va", 3_219_000, key)).toMatchObject({ ok: true, orderId: next });
    expect(await change(id, "qris", 3_219_000, key)).toEqual({ ok: false, code: "idempotency_key_reused" });
    expect(await change(id, "qris", 3_219_000)).toEqual({ ok: false, code: "not_awaiting_payment" });
  });

  test("the same change sent twice at once makes one new order", async () => {
    const id = placed(await t.buy(t.user));
    const key = crypto.randomUUID();
    const both = await Promise.all([1, 2].map(() => change(id, "bca_va", 1_665_000, key)));
    expect(new Set(both.map(placed)).size).toBe(1);
  });

  test("a refusal leaves the first order unchanged", async () => {
    const code = await t.voucher();
    const id = placed(await t.buy(t.user, { months: 12, voucher_code: code }));
    const { total } = await orderOf(t.db, id);
    expect(await change(id, "bca_va", total - 1)).toMatchObject({ ok: false, code: "price_changed", total });
    expect(await change(id, "qris", total)).toMatchObject({ ok: false, code: "method" });
    expect((await orderOf(t.db, id)).state).toBe("awaiting_payment");
    expect(await voucherOf(t.db, code)).toEqual({ held: 1, used: 0 });
    await t.bank(id, "pay");
    expect((await orderOf(t.db, id)).state).toBe("paid");
  });

  test("an order that was paid meanwhile becomes paid", async () => {
    const id = placed(await t.buy(t.user));
    const { number } = await orderOf(t.db, id);
    await t.db
      .updateTable("simulator_payments")
      .set({ state: "settlement", paid: rupiah(1_665_000), money_id: "not-notified" })
      .where("reference", "=", number)
      .execute();
    expect(await change(id, "bca_va", 1_665_000)).toEqual({ ok: false, code: "not_awaiting_payment" });
    expect((await orderOf(t.db, id)).state).toBe("paid");
  });

  test("an upgrade is placed again as an upgrade", async () => {
    await t.paid();
    const [owned] = await customerPackages(t.shop, t.user);
    const subscription = (await findSubscription(t.db, owned!.subscriptionId, t.user))!;
    const upgradeRequest = { package_id: "big-social-growth", payment_method: "mandiri_va" as const };
    const quote = await quoteUpgrade(t.shop, subscription, upgradeRequest);
    if (!quote.ok) throw new Error(quote.code);
    const buyer = { name: "Sari", address: "Jalan Melati 2, Bandung" };
    const request = { ...upgradeRequest, expected_total: quote.price.total, locale: "id" as const, buyer };
    const id = placed(await upgradeSubscription(t.shop, customer(), subscription, request, crypto.randomUUID()));
    const next = placed(await change(id, "bca_va", quote.price.total));
    expect(await orderOf(t.db, next)).toMatchObject({ kind: "upgrade", upgrade_until: quote.until, method: "bca_va" });
    await t.bank(next, "pay");
    expect((await t.own()).packageId).toBe("big-social-growth");
  });
});
