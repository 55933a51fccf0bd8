import { expect, test } from "vitest";
import { closeCustomerAccount, collectShopData } from "#shop/orders/personal-orders.server.ts";
import { eachShop, newUser, orderOf, placed } from "../support/shop.ts";

const buyer = { name: "Sari", address: "Jalan Melati 2, Bandung" };

eachShop((t) => {
  test("an export contains a person's orders, invoices and subscriptions, and no others", async () => {
    await t.refund(await t.paid({ package_id: "big-query-starter" }));
    t.setClock(1_000);
    await t.paid();
    t.setClock(1_000);
    await t.buy(t.user, { package_id: "big-view-starter", voucher_code: "MULAI10" });
    await t.buy(newUser());
    const email = `${t.user}@pembeli.example`;
    expect(await collectShopData(t.db, t.user)).toMatchObject({
      orders: [
        { state: "refunded", email, buyer, invoice: expect.stringMatching(/^INV-/) },
        { state: "paid", email, buyer, total: 1_665_000, invoice: expect.stringMatching(/^INV-/), voucher_code: null },
        { state: "awaiting_payment", email, buyer, total: 599_400, invoice: null, voucher_code: "MULAI10" },
      ],
      subscriptions: expect.arrayContaining([
        expect.objectContaining({ product: "big-social", package_id: "big-social-starter", last_day: "2026-12-20" }),
      ]),
      receipts: [{ currency: "IDR" }, { amount: 1_665_000, reversed_at: null }],
      refunds: [{ state: "sent", credit_note: expect.stringMatching(/^CN-/) }],
    });
  });

  test("closing an account removes personal data except the buyers of invoices", async () => {
    const paid = await t.paid();
    const refunded = await t.paid({ package_id: "big-view-starter" });
    await t.refund(refunded);
    const open = placed(await t.buy(t.user));
    const closed = placed(await t.buy(t.user));
    await t.bank(closed, "expire");
    const other = placed(await t.buy(newUser()));
    await t.db.updateTable("orders").set({ referral_code: "RINA" }).execute();
    await t.db.transaction().execute((trx) => closeCustomerAccount({ ...t.shop, trx }, t.user));
    const nobody = { name: "-", address: "-" };
    for (const [id, state, retained] of [
      [paid, "paid", buyer],
      [refunded, "refunded", buyer],
      [open, "closed", nobody],
      [closed, "closed", nobody],
    ] as const)
      expect(await orderOf(t.db, id)).toMatchObject({ state, buyer: retained, email: "", referral_code: null });
    const unchanged = { state: "awaiting_payment", buyer, email: expect.stringContaining("@"), referral_code: "RINA" };
    expect(await orderOf(t.db, other)).toMatchObject(unchanged);
    expect(JSON.stringify(await collectShopData(t.db, t.user))).not.toContain("@");
  });
});
