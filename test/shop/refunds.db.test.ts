import { describe, expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { listRecordedRefunds, listReviews, listSurplus } from "#shop/orders/list-reviews.server.ts";
import { findOrder } from "#shop/orders/orders-store.server.ts";
import { decideReview } from "#shop/orders/review-decision.server.ts";
import { checkPayment } from "#shop/payments/check-payment.server.ts";
import { orderMoney } from "#shop/payments/order-money.ts";
import { markRefundSent, recordRefund, withdrawRefund } from "#shop/refunds/refunds.server.ts";
import { eachShop, orderOf, placed, rina, voucherOf } from "../support/shop.ts";

const total = 1_665_000;

eachShop((t) => {
  const numberOf = async (id: string) => (await orderOf(t.db, id)).number;
  const record = async (id: string, { amount, ...more }: { amount?: number; proof?: string } = {}) =>
    recordRefund(t.shop, {
      ...{ orderNumber: await numberOf(id), by: rina, note: "asked for it", ...more },
      amount: amount === undefined ? undefined : rupiah(amount),
    });
  const moneyOf = async (id: string) => orderMoney((await findOrder(t.db, id, t.user))!);
  const surplusOf = async (id: string) => {
    const number = await numberOf(id);
    return (await listSurplus(t.db)).find((each) => each.number === number)?.balance.surplus;
  };
  const creditNotes = (id: string) =>
    t.db.selectFrom("credit_notes").select(["number", "amount"]).where("order_id", "=", id).execute();
  const mails = () => t.jobs.sent.filter((job) => job.queue === "order-mail").map((job) => job.data);

  /** Places an order and pays it twice. */
  async function paidTwice() {
    const id = placed(await t.buy(t.user));
    await t.bank(id, "pay-twice");
    return id;
  }

  describe("money paid twice", () => {
    test("is recorded as two receipts and listed until a refund is recorded", async () => {
      const id = await paidTwice();
      expect(await moneyOf(id)).toMatchObject({ received: 2 * total, surplus: total, misfits: [] });
      expect(await surplusOf(id)).toBe(total);
      expect(await record(id, { amount: total })).toMatchObject({
        ok: true,
        refund: { kind: "part", state: "recorded" },
      });
      expect(await surplusOf(id)).toBeUndefined();
      expect(await listRecordedRefunds(t.db)).toMatchObject([{ number: await numberOf(id), amount: total }]);
    });

    test("is counted once for a provider that adds receipts up", async () => {
      const id = placed(await t.buy(t.user));
      const { status } = t.shop.gateway;
      const receipts = [{ id: "a", amount: total }];
      t.shop.gateway.status = async (payment) => ({
        ...(await status(payment)),
        state: "paid",
        amount: receipts.length * total,
        moneyId: receipts.map((each) => each.id).join("+"),
        receipts,
      });
      await checkPayment(t.shop, id);
      receipts.push({ id: "b", amount: total });
      for (const _ of [1, 2]) await checkPayment(t.shop, id);
      expect(await moneyOf(id)).toMatchObject({ received: 2 * total, surplus: total });
      expect(mails().at(-1)).toEqual({ order: id, kind: "extra_money" });
    });

    test("is refunded alone: access stays, and the invoice is not credited", async () => {
      const id = await paidTwice();
      const result = await record(id, { amount: total, proof: "TRF-7" });
      if (!result.ok) throw new Error(result.code);
      expect(await t.state(id)).toBe("paid");
      expect(await t.own()).toMatchObject({ status: "active" });
      expect(await creditNotes(id)).toEqual([]);
      expect(mails().at(-1)).toEqual({ order: id, kind: "refunded", refund: result.refund.id });
      expect(await moneyOf(id)).toMatchObject({ held: total, surplus: 0 });
    });

    test("is refunded with the rest: access ends, and only the invoice is credited", async () => {
      const id = await paidTwice();
      expect(await record(id, { proof: "TRF-8" })).toMatchObject({
        ok: true,
        refund: { amount: 2 * total, kind: "all" },
      });
      expect(await t.state(id)).toBe("refunded");
      expect(await t.own()).toMatchObject({ status: "ended" });
      expect(await creditNotes(id)).toMatchObject([{ amount: total }]);
      expect(await surplusOf(id)).toBeUndefined();
    });
  });

  describe("a refund", () => {
    test("changes nothing until it is sent, and can be withdrawn until then", async () => {
      const id = await t.paid();
      const result = await record(id);
      if (!result.ok) throw new Error(result.code);
      const { refund } = result;
      expect(await t.state(id)).toBe("paid");
      expect(await t.own()).toMatchObject({ status: "active" });
      expect(mails().filter((mail) => (mail as { kind: string }).kind === "refunded")).toEqual([]);
      expect(await record(id)).toEqual({ ok: false, code: "already_recorded" });
      expect(await record(id, { amount: 1 })).toEqual({ ok: false, code: "already_recorded" });

      const withdrawal = { by: rina, note: "a mistake" };
      expect(await withdrawRefund(t.shop, refund.id, withdrawal)).toMatchObject({ state: "withdrawn" });
      expect(await withdrawRefund(t.shop, refund.id, withdrawal)).toBeNull();
      expect(await markRefundSent(t.shop, refund.id, { by: rina, proof: "TRF" })).toBeNull();
      expect(await markRefundSent(t.shop, 1_000_000, { by: rina, proof: "TRF" })).toBeNull();
      expect((await findOrder(t.db, id, t.user))?.refunds).toEqual([]);

      const second = await record(id);
      if (!second.ok) throw new Error(second.code);
      expect(
        await markRefundSent(t.shop, second.refund.id, { by: { kind: "operator", name: "budi" }, proof: "TRF-1" }),
      ).toMatchObject({
        state: "sent",
        proof: "TRF-1",
        recorded_by: "rina",
        ended_by: "budi",
      });
      expect(await t.state(id)).toBe("refunded");
      expect(await withdrawRefund(t.shop, second.refund.id, withdrawal)).toBeNull();
      const events = t.db.selectFrom("order_events").select("event").where("order_id", "=", id).orderBy("id");
      expect((await events.execute()).map(({ event }) => event)).toEqual([
        "placed",
        "paid",
        "refund_recorded",
        "refund_withdrawn",
        "refund_recorded",
        "refunded",
      ]);
    });

    test("in part leaves the order unchanged and credits that part of the invoice", async () => {
      const code = await t.voucher();
      const id = await t.paid({ voucher_code: code });
      expect(await record(id, { amount: 554_000, proof: "TRF-2" })).toMatchObject({ ok: true });
      expect([await t.state(id), (await t.own()).status]).toEqual(["paid", "active"]);
      expect(await creditNotes(id)).toMatchObject([
        { number: expect.stringMatching(/^CN-202611-\d{6}$/), amount: 554_000 },
      ]);
      // The rest can still be refunded, and then access ends.
      expect(await record(id, { proof: "TRF-3" })).toMatchObject({ ok: true, refund: { amount: 1_000_000 } });
      expect([await t.state(id), (await t.own()).status]).toEqual(["refunded", "ended"]);
      expect(await voucherOf(t.db, code)).toEqual({ held: 0, used: 1 });
      expect((await creditNotes(id)).map(({ amount }) => amount)).toEqual([554_000, 1_000_000]);
    });

    test("of more than is held, of nothing, or of everything as a part is refused", async () => {
      const id = await t.paid();
      expect(await record(id, { amount: total + 1 })).toEqual({ ok: false, code: "too_much" });
      expect(await record(id, { amount: total })).toEqual({ ok: false, code: "all_of_it" });
      expect(await record(placed(await t.buy(t.user)))).toEqual({ ok: false, code: "nothing_held" });
      expect(await recordRefund(t.shop, { orderNumber: "ORD-1", by: rina, note: "" })).toMatchObject({
        code: "unknown_order",
      });
    });

    test("recorded ten times at once returns no more than is held", async () => {
      const id = await paidTwice();
      const results = await Promise.all(Array.from({ length: 10 }, () => record(id, { amount: total, proof: "TRF" })));
      expect(results.filter((result) => result.ok)).toHaveLength(1);
      expect(await moneyOf(id)).toMatchObject({ held: total });
    });

    test("made at the provider is recorded as sent, and replaces a recorded one", async () => {
      const id = await t.paid();
      await record(id);
      const { status } = t.shop.gateway;
      t.shop.gateway.status = async (payment) => ({ ...(await status(payment)), state: "refunded" });
      await t.bank(id, "deny");
      expect(await t.state(id)).toBe("refunded");
      const refunds = t.db.selectFrom("refunds").select(["state", "amount", "recorded_by"]).where("order_id", "=", id);
      expect(await refunds.orderBy("id").execute()).toEqual([
        { state: "withdrawn", amount: total, recorded_by: "rina" },
        { state: "sent", amount: total, recorded_by: "provider" },
      ]);
      expect(mails().at(-1)).toMatchObject({ order: id, kind: "refunded" });
    });

    test("numbers credit notes without gaps, also when one fails", async () => {
      const ids = await Promise.all([1, 2, 3, 4].map(() => t.paid()));
      await Promise.all([...ids, ids[0]!].map((id) => record(id, { proof: "TRF" })));
      const notes = await t.db.selectFrom("credit_notes").select("number").orderBy("number").execute();
      expect(notes.map(({ number }) => number)).toEqual(
        notes.map((_, index) => `CN-202611-${String(index + 1).padStart(6, "0")}`),
      );
    });
  });

  describe("an order under review", () => {
    async function inReview() {
      const id = placed(await t.buy(t.user));
      await t.bank(id, "pay-wrong-amount");
      return { id, decision: { orderNumber: await numberOf(id), by: rina, note: "asked for it" } };
    }

    test("states the due and the received amount", async () => {
      const { id, decision } = await inReview();
      expect(await moneyOf(id)).toMatchObject({ received: total - 1_000, misfits: ["short"] });
      const listed = (await listReviews(t.db)).find(({ number }) => number === decision.orderNumber);
      expect(listed).toMatchObject({ total, balance: { received: total - 1_000 } });
      expect(mails().at(-1)).toEqual({ order: id, kind: "review" });
    });

    test("to be refunded stays under review until the refund is sent; no other decision is accepted meanwhile", async () => {
      const { id, decision } = await inReview();
      const decided = await decideReview(t.shop, decision, "refunded");
      if (!decided.ok) throw new Error(decided.code);
      expect(await t.state(id)).toBe("manual_review");
      for (const other of ["paid", "closed"] as const)
        expect(await decideReview(t.shop, decision, other)).toEqual({ ok: false, code: "refund_recorded" });
      await withdrawRefund(t.shop, decided.refund!.id, { by: rina, note: "accepted after all" });
      expect(await decideReview(t.shop, decision, "paid")).toEqual({ ok: true });
      expect(await t.own()).toMatchObject({ status: "active" });
    });

    test("accepted as paid has an invoice with the received amount; its total is unchanged", async () => {
      const { id, decision } = await inReview();
      await decideReview(t.shop, decision, "paid");
      const invoice = t.db.selectFrom("invoices").select(["received", "paid_at"]).where("order_id", "=", id);
      expect(await invoice.executeTakeFirst()).toEqual({ received: total - 1_000, paid_at: t.shop.now() });
      expect((await orderOf(t.db, id)).total).toBe(total);
    });

    test("closed with money still held is listed, and the customer is notified", async () => {
      const { id, decision } = await inReview();
      await decideReview(t.shop, decision, "closed");
      expect(mails().at(-1)).toEqual({ order: id, kind: "review_closed" });
      expect(await surplusOf(id)).toBe(total - 1_000);
      expect(await record(id, { proof: "TRF-4" })).toMatchObject({ ok: true });
      expect([await surplusOf(id), await t.state(id)]).toEqual([undefined, "closed"]);
      expect(await creditNotes(id)).toEqual([]);
    });
  });

  test("money that the bank reversed is no surplus", async () => {
    const id = await paidTwice();
    await t.bank(id, "deny");
    expect(await moneyOf(id)).toMatchObject({ received: 0, surplus: 0 });
    expect(await record(id)).toEqual({ ok: false, code: "nothing_held" });
  });
});
