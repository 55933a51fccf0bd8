import { describe, expect, test } from "vitest";
import { may, staffRoles } from "#accounts/staff/permissions.ts";
import { moneyMail } from "#shop/mails/money-mail.server.ts";
import { salesMail } from "#shop/mails/sales-mail.server.ts";
import { findOrder } from "#shop/orders/orders-store.server.ts";
import { closeCustomerAccount, collectShopData } from "#shop/orders/personal-orders.server.ts";
import { giveRefundAccount } from "#shop/refunds/refund-account.server.ts";
import { changeOrders } from "#shop/shop.server.ts";
import { orderCalls, total } from "../support/order-calls.ts";
import { eachShop, orderOf, placed } from "../support/shop.ts";

const number = "1234567890";
const account = { bank: "BCA", bank_name: "", account_number: number, holder: "Sari Dewi" } as const;

eachShop((t) => {
  const { auditOf, call, inReview, post, read } = orderCalls(t);
  const give = (orderId: string, more: object = {}) =>
    giveRefundAccount(t.shop, { orderId, userId: t.user, account: { ...account, ...more } });
  const givenEvents = async (id: string) =>
    t.db
      .selectFrom("order_events")
      .select(["details", "by"])
      .where("order_id", "=", id)
      .where("event", "=", "refund_account_given")
      .execute();

  async function paidTwice() {
    const id = placed(await t.buy(t.user));
    await t.bank(id, "pay-twice");
    return id;
  }

  describe("the account for a refund", () => {
    test("is taken while money is the customer's, under review or being returned, and no longer", async () => {
      const waiting = placed(await t.buy(t.user));
      expect(await give(waiting)).toBe(false);
      expect(await give(await t.paid({ package_id: "big-view-starter" }))).toBe(false);
      expect(await give(await inReview({ package_id: "big-query-starter" }))).toBe(true);
      const twice = await paidTwice();
      expect(await give(twice)).toBe(true);
      await post("finance", twice, "refunds", { amount: total });
      expect(await give(twice, { holder: "Sari D." })).toBe(true);
      const { money } = await read(twice);
      const { version } = await orderOf(t.db, twice);
      await call("finance", "POST", `/refunds/${money.refunds[0]!.id}/sent`, { version, proof: "TRF-1" });
      expect(await give(twice, { holder: "Somebody Else" })).toBe(false);
    });

    test("is asked for by a mail that leads to the order's page, until it is given", async () => {
      const paid = await t.paid({ package_id: "big-view-starter" });
      expect((await read(paid)).resendable).not.toContain("refund_account_asked");
      const id = await paidTwice();
      const { version, resendable } = await read(id);
      expect(resendable).toContain("refund_account_asked");
      const kind = "refund_account_asked";
      expect(await call("finance", "POST", `/${id}/resend`, { version, kind })).toMatchObject({ status: 202 });
      expect(t.jobs.sent.at(-1)).toMatchObject({ queue: "order-mail", data: { order: id, kind } });
      const mailOf = async () => {
        const order = (await findOrder(t.db, id, t.user))!;
        return moneyMail(t.shop, order, kind, { to: "sari@contoh.id", locale: "id" });
      };
      const mail = (await mailOf())!;
      expect(mail.subject).toContain((await orderOf(t.db, id)).number);
      expect(mail.text).toContain(`/payment/${id}`);
      await give(id);
      expect(await mailOf()).toBeNull();
      expect(await call("finance", "POST", `/${id}/resend`, { ...(await orderOf(t.db, id)), kind })).toMatchObject({
        status: 409,
        code: "nothing_to_resend",
      });
    });

    test("changes the order's version, so that money is not sent to an account that nobody saw", async () => {
      const id = await paidTwice();
      await give(id);
      await post("finance", id, "refunds", { amount: total });
      const { version, money } = await read(id);
      t.setClock(1_000);
      await give(id, { account_number: "9999888877" });
      expect(
        await call("finance", "POST", `/refunds/${money.refunds[0]!.id}/sent`, { version, proof: "TRF-1" }),
      ).toMatchObject({ status: 409, code: "stale_version" });
    });

    test("is in the history once for each account, with its last digits only", async () => {
      const id = await paidTwice();
      for (const _ of [1, 2]) expect(await give(id)).toBe(true);
      await give(id, { bank: "other", bank_name: "Bank Sampel" });
      expect(await givenEvents(id)).toEqual([
        { by: "customer", details: { note: "BCA …7890" } },
        { by: "customer", details: { note: "Bank Sampel …7890" } },
      ]);
      const mails = t.jobs.sent.filter(({ data }) => (data as { kind?: string }).kind === "refund_account_given");
      expect(mails).toHaveLength(2);
    });

    test("is read in full by those who decide about refunds, which is recorded without the number", async () => {
      const id = await paidTwice();
      expect(await call("finance", "GET", `/${id}/refund-account`)).toMatchObject({ status: 404 });
      await give(id);
      for (const role of staffRoles) {
        const full = await call(role, "GET", `/${id}/refund-account`);
        expect(full.status, role).toBe(may(role, "orders", "write") ? 200 : 404);
        const order = await call(role, "GET", `/${id}`);
        expect(order.raw.body, role).not.toContain(number);
        expect(order.raw.body, role).not.toContain("Sari Dewi");
        if (order.status === 200)
          expect(order.data.money.refund_account).toMatchObject({ bank: "BCA", last_digits: "7890" });
      }
      expect((await call("finance", "GET", `/${id}/refund-account`)).data).toMatchObject({
        bank: "BCA",
        number,
        holder: "Sari Dewi",
      });
      expect(await auditOf(id)).toContain("staff order.refund_account_read");
      const entries = await t.db.selectFrom("audit_log").selectAll().where("object_id", "=", id).execute();
      expect(JSON.stringify(entries)).not.toContain(number);
    });

    test("is in no mail and no export of orders", async () => {
      const id = await paidTwice();
      await give(id);
      const order = (await findOrder(t.db, id, t.user))!;
      const forCustomer = await moneyMail(t.shop, order, "refund_account_given", {
        to: "sari@pembeli.example",
        locale: "id",
      });
      const forTeam = await salesMail(t.shop, id, "refund_account_given");
      expect(forCustomer!.subject).toContain(order.number);
      for (const mail of [forCustomer, forTeam]) expect(JSON.stringify(mail)).not.toMatch(/7890|Sari Dewi"/);
      const csv = await call("finance", "GET", "/export.csv");
      expect(csv.raw.body).not.toContain(number);
      expect((await call("finance", "GET", `?search=${number}`)).data).toEqual([]);
    });

    test("is in the customer's own export, and is deleted when the account is closed", async () => {
      const id = await paidTwice();
      await give(id);
      const { number: order } = await orderOf(t.db, id);
      const accounts = async () => (await collectShopData(t.db, t.user)) as { refund_accounts: object[] };
      expect((await accounts()).refund_accounts).toEqual([
        { order, bank: "BCA", account_number: number, holder: "Sari Dewi", given_at: t.shop.now() },
      ]);
      await changeOrders(t.shop, (shop) => closeCustomerAccount(shop, t.user));
      expect((await accounts()).refund_accounts).toEqual([]);
    });
  });
});
