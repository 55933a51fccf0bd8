import { describe, expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { cancelOrder } from "#shop/orders/cancel-order.server.ts";
import { listOrders } from "#shop/orders/orders-store.server.ts";
import { closeCustomerAccount } from "#shop/orders/personal-orders.server.ts";
import { decideReview } from "#shop/orders/review-decision.server.ts";
import { GatewayError } from "#shop/payments/gateways/gateway.ts";
import { receiveNotification } from "#shop/payments/receive-notification.server.ts";
import { expireOrders, reconcilePayments } from "#shop/payments/reconcile-payments.server.ts";
import { voucherRefusalText } from "#shop/vouchers/voucher-text.server.ts";
import { eachShop, newUser, orderOf, placed, rina, voucherOf } from "../support/shop.ts";

const hour = 3_600_000;

eachShop((t) => {
  describe("unexpected money", () => {
    test("arrives late: a person decides, and the voucher is held again", async () => {
      const code = await t.voucher();
      const id = placed(await t.buy(newUser(), { voucher_code: code }));
      await t.bank(id, "pay-late");
      expect(await t.state(id)).toBe("manual_review");
      expect(await voucherOf(t.db, code)).toEqual({ held: 1, used: 0 });
      const orderNumber = (await orderOf(t.db, id)).number;
      const decision = { orderNumber, by: rina, note: "uang sudah masuk" };
      expect(await decideReview(t.shop, decision, "paid")).toEqual({ ok: true });
      expect(await decideReview(t.shop, decision, "closed")).toEqual({ ok: false, code: "not_in_review" });
      expect(await t.state(id)).toBe("paid");
      expect(await voucherOf(t.db, code)).toEqual({ held: 0, used: 1 });
    });

    test("arrives late: meanwhile the voucher is refused by the number of the order that holds it", async () => {
      const code = await t.voucher({ max_uses: null });
      const id = placed(await t.buy(t.user, { voucher_code: code }));
      const { number } = await orderOf(t.db, id);
      const refusal = async () => {
        const refused = await t.buy(t.user, { voucher_code: code });
        if (refused.ok || refused.code !== "voucher_unavailable") throw new Error("it was placed");
        return voucherRefusalText(refused.reason, refused.quote!.voucher!, "en");
      };
      expect(await refusal()).toBe(
        `Your order ${number} already uses this voucher and is waiting for payment. Pay or cancel it first`,
      );
      await t.bank(id, "pay-late");
      expect(await refusal()).toBe(`Your order ${number} already uses this voucher. We are checking its payment`);
      await decideReview(t.shop, { orderNumber: number, by: rina, note: "" }, "closed");
      placed(await t.buy(t.user, { voucher_code: code }));
    });

    test("arrives late after the last use of the voucher: a person accepts it", async () => {
      const code = await t.voucher();
      const id = placed(await t.buy(newUser(), { voucher_code: code }));
      await t.bank(id, "expire");
      const other = placed(await t.buy(newUser(), { voucher_code: code }));
      await t.bank(other, "pay");
      await t.bank(id, "pay-late");
      expect(await voucherOf(t.db, code)).toEqual({ held: 0, used: 1 });
      await decideReview(t.shop, { orderNumber: (await orderOf(t.db, id)).number, by: rina, note: "" }, "paid");
      expect(await voucherOf(t.db, code)).toEqual({ held: 0, used: 2 });
    });

    test("arrives late while another order of the customer holds the voucher: it is held once", async () => {
      const code = await t.voucher({ max_uses: 2 });
      const id = placed(await t.buy(t.user, { voucher_code: code }));
      await t.bank(id, "expire");
      const other = placed(await t.buy(t.user, { voucher_code: code }));
      await t.bank(id, "pay-late");
      expect(await t.state(id)).toBe("manual_review");
      expect(await voucherOf(t.db, code)).toEqual({ held: 1, used: 0 });
      await decideReview(t.shop, { orderNumber: (await orderOf(t.db, id)).number, by: rina, note: "" }, "paid");
      await t.bank(other, "pay");
      expect(await voucherOf(t.db, code)).toEqual({ held: 0, used: 2 });
    });

    test("arrives for an account that was closed meanwhile: a person decides, nothing is granted", async () => {
      const code = await t.voucher();
      const user = newUser();
      const before = placed(await t.buy(user));
      await t.bank(before, "pay");
      const id = placed(await t.buy(user, { voucher_code: code }));
      await t.db.transaction().execute((trx) => closeCustomerAccount({ ...t.shop, trx }, user));
      expect([await t.state(before), await t.state(id)]).toEqual(["paid", "closed"]);
      expect(await voucherOf(t.db, code)).toEqual({ held: 0, used: 0 });
      expect(t.jobs.sent.at(-1)).toEqual({ queue: "payment-void", data: { order: id } });
      await t.bank(id, "pay");
      expect(await t.state(id)).toBe("manual_review");
      expect(t.jobs.sent.at(-1)).toEqual({ queue: "order-mail", data: { order: id, kind: "review" } });
      const invoices = t.db.selectFrom("invoices").select("number").where("order_id", "=", id);
      expect(await invoices.execute()).toEqual([]);
    });

    test("arrives twice: one activation, and sales are notified", async () => {
      t.shop.settings.connected = [];
      const id = placed(await t.buy(newUser()));
      await t.bank(id, "pay-twice");
      expect(await t.state(id)).toBe("paid");
      expect(t.jobs.sent.map((job) => (job.data as { kind?: string }).kind)).toEqual([
        "placed",
        "activation",
        undefined,
        "extra_money",
      ]);
    });

    test("is the wrong amount: a person decides", async () => {
      const code = await t.voucher();
      const id = placed(await t.buy(newUser(), { voucher_code: code }));
      await t.bank(id, "pay-wrong-amount");
      expect(await t.state(id)).toBe("manual_review");
      expect(await voucherOf(t.db, code)).toEqual({ held: 1, used: 0 });
      const decision = { orderNumber: (await orderOf(t.db, id)).number, by: rina, note: "asked for it" };
      expect(await decideReview(t.shop, { ...decision, proof: "TRF-1" }, "refunded")).toMatchObject({ ok: true });
      expect(await t.state(id)).toBe("refunded");
      expect(await voucherOf(t.db, code)).toEqual({ held: 0, used: 0 });
    });

    test("is reversed by the bank: access suspended, voucher given back", async () => {
      const code = await t.voucher();
      const user = newUser();
      const id = placed(await t.buy(user, { voucher_code: code }));
      await t.bank(id, "pay");
      await t.bank(id, "deny");
      expect(await t.state(id)).toBe("reversed");
      expect(await voucherOf(t.db, code)).toEqual({ held: 0, used: 0 });
      const query = t.db.selectFrom("subscriptions").select("state").where("user_id", "=", user);
      expect(await query.executeTakeFirst()).toEqual({ state: "suspended" });
    });

    test("is refunded by transfer: access ends, voucher stays used", async () => {
      const code = await t.voucher();
      const user = newUser();
      const id = placed(await t.buy(user, { voucher_code: code }));
      await t.bank(id, "pay");
      await t.refund(id);
      await expect(t.refund(id)).rejects.toThrow("nothing_held");
      expect(await voucherOf(t.db, code)).toEqual({ held: 0, used: 1 });
      const query = t.db.selectFrom("subscriptions").select("state").where("user_id", "=", user);
      expect(await query.executeTakeFirst()).toEqual({ state: "ended" });
    });
  });

  describe("a provider", () => {
    test.each([
      ["unavailable", "the order is closed, the voucher given back, the charge voided later"],
      ["refused", "the order is closed, the voucher given back, no charge to void"],
    ] as const)("%s: %s", async (kind, _) => {
      const code = await t.voucher();
      t.fault.inject = async () => {
        throw new GatewayError(kind, "no");
      };
      const order = { key: crypto.randomUUID(), voucher_code: code };
      const refusal = { ok: false, code: "payment_provider_unavailable" };
      expect(await t.buy(t.user, order)).toEqual(refusal);
      expect(await t.buy(t.user, { ...order, expected: 1_554_000 })).toEqual(refusal);
      expect(await voucherOf(t.db, code)).toEqual({ held: 0, used: 0 });
      expect((await listOrders(t.db, t.user)).rows.map((each) => each.state)).toEqual(["closed"]);
      expect(t.jobs.sent.map((job) => job.queue)).toEqual(kind === "unavailable" ? ["payment-void"] : []);
    });

    test("in a long outage does not prevent orders from expiring", async () => {
      const id = placed(await t.buy(newUser()));
      t.fault.inject = async () => {
        throw new GatewayError("unavailable", "down");
      };
      t.setClock(24 * hour + 10 * 60_000);
      await expireOrders(t.shop);
      expect(await t.state(id)).toBe("awaiting_payment");
      t.setClock(hour);
      await expireOrders(t.shop);
      expect(await t.state(id)).toBe("closed");
    });

    test("must sign its notifications and send them in a known form", async () => {
      const notify = (body: unknown) => receiveNotification(t.shop, { body, headers: {} });
      for (const unsigned of [{ unknown: "?" }, "?", null, { reference: "ORD-1", event: "settlement", money: "m" }])
        expect(await notify(unsigned)).toBe("bad_signature");
      expect(await notify({ signature: "s", unknown: "?" })).toBe("unreadable");
    });

    test("whose notification of late money was lost is checked", async () => {
      const id = placed(await t.buy(newUser()));
      await cancelOrder(t.shop, id);
      await t.db
        .updateTable("simulator_payments")
        .set({ state: "settlement", paid: rupiah(1_665_000), money_id: "late-lost" })
        .where("reference", "=", (await orderOf(t.db, id)).number)
        .execute();
      t.setClock(30 * hour);
      await reconcilePayments(t.shop);
      expect(await t.state(id)).toBe("manual_review");
    });

    test("whose notification was lost is checked", async () => {
      const id = placed(await t.buy(newUser()));
      await t.db
        .updateTable("simulator_payments")
        .set({ state: "settlement", paid: rupiah(1_665_000), money_id: "lost" })
        .where("reference", "=", (await orderOf(t.db, id)).number)
        .execute();
      t.setClock(3 * 60_000);
      await reconcilePayments(t.shop);
      expect(await t.state(id)).toBe("paid");
    });
  });
});
