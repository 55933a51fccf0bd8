import { expect, test } from "vitest";
import { history } from "#infra/migrations/0014-money.server.ts";
import { buy, eachShop, orderOf, placed } from "../support/shop.ts";

eachShop((t) => {
  test("orders paid before receipts were recorded have theirs, and their refunds, read from their history", async () => {
    const paid = await t.paid();
    const twice = placed(await buy(t.shop, t.user, {}));
    await t.bank(twice, "pay-twice");
    const reversed = await t.paid();
    await t.bank(reversed, "deny");
    const refunded = await t.paid();
    await t.refund(refunded);
    await t.db.deleteFrom("credit_notes").execute();
    await t.db.deleteFrom("refunds").execute();
    await t.db.deleteFrom("payment_receipts").execute();

    for (const statement of history) await statement.execute(t.db);
    const receipts = (id: string) =>
      t.db.selectFrom("payment_receipts").select(["amount", "reversed_at"]).where("order_id", "=", id).execute();
    const { total } = await orderOf(t.db, paid);
    expect(await receipts(paid)).toEqual([{ amount: total, reversed_at: null }]);
    expect(await receipts(twice)).toHaveLength(2);
    expect(await receipts(reversed)).toEqual([{ amount: total, reversed_at: t.shop.now() }]);
    expect(await t.db.selectFrom("refunds").select(["order_id", "amount", "kind", "state"]).execute()).toEqual([
      { order_id: refunded, amount: total, kind: "all", state: "sent" },
    ]);
  });
});
