import { describe, expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { readJournal } from "#shop/books/read-journal.server.ts";
import { endRefund } from "#shop/decisions/end-refund.server.ts";
import { moneyMail } from "#shop/mails/money-mail.server.ts";
import { readOpenMoney } from "#shop/orders/open-money.server.ts";
import { findOrder } from "#shop/orders/orders-store.server.ts";
import { checkPayment } from "#shop/payments/check-payment.server.ts";
import { GatewayError } from "#shop/payments/gateways/gateway.ts";
import { orderMoney } from "#shop/payments/order-money.ts";
import { advanceRefund, checkRefunds } from "#shop/refunds/provider-refunds.server.ts";
import { giveRefundAccount } from "#shop/refunds/refund-account.server.ts";
import { markRefundSent, recordRefund, withdrawRefund } from "#shop/refunds/refunds.server.ts";
import { sendRefund } from "#shop/refunds/send-refund.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { orderCalls, total } from "../support/order-calls.ts";
import { eachShop, orderOf, rina } from "../support/shop.ts";

const account = { bank: "BCA", bank_name: "", account_number: "1234567890", holder: "Sari Dewi" } as const;
const finance = { kind: "staff", id: "finance", name: "finance", network: "127.0.0.1", requestId: "test" } as const;
const qris = { payment_method: "qris" } as const;

eachShop((t) => {
  const { auditOf, call, post, read } = orderCalls(t);

  async function record(orderId: string, amount?: number) {
    const { number } = await orderOf(t.db, orderId);
    const part = amount === undefined ? undefined : rupiah(amount);
    const result = await recordRefund(t.shop, { orderNumber: number, by: rina, note: "asked for it", amount: part });
    if (!result.ok) throw new Error(result.code);
    return result.refund;
  }
  const refundOf = (id: number) =>
    t.db.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const refundsAtBank = async (orderId: string) => {
    const { number } = await orderOf(t.db, orderId);
    const row = t.db.selectFrom("simulator_payments").select("refunds").where("reference", "=", number);
    return (await row.executeTakeFirstOrThrow()).refunds;
  };
  const attention = (orderId: string) =>
    t.db.selectFrom("order_attention").selectAll().where("order_id", "=", orderId).executeTakeFirst();
  const sent = (queue: string) => t.jobs.sent.filter((job) => job.queue === queue).map((job) => job.data);
  const moneyOf = async (orderId: string) => orderMoney((await findOrder(t.db, orderId, t.user))!);
  const mailOf = async (orderId: string, kind: Parameters<typeof moneyMail>[2], refund?: number) =>
    moneyMail(t.shop, (await findOrder(t.db, orderId, t.user))!, kind, { to: "sari@contoh.id", locale: "id", refund });
  /** Replaces a call of the provider once. */
  function once<Name extends "refund" | "refundStatus">(name: Name, call: (real: () => Promise<unknown>) => unknown) {
    const { gateway } = t.shop;
    const real = gateway[name].bind(gateway) as (request: never) => Promise<never>;
    gateway[name] = (async (request: never) => {
      gateway[name] = real as never;
      return call(() => real(request));
    }) as never;
  }

  describe("a refund of money paid by QRIS", () => {
    test("is sent to the provider by a job once a person has decided, and ends the order when it is done", async () => {
      const id = await t.paid(qris);
      const asked = await post("finance", id, "refunds");
      expect(asked).toMatchObject({
        status: 200,
        data: {
          money: { to_transfer: 0, refunds: [{ by: "provider", provider_state: "approved", state: "recorded" }] },
        },
      });
      const refund = asked.data.money.refunds[0]!.id;
      expect(sent("refund-send")).toEqual([{ refund }]);
      // Nothing has changed for the customer, whose account is not needed, and it is nobody's turn.
      expect(await t.state(id)).toBe("paid");
      expect(await giveRefundAccount(t.shop, { orderId: id, userId: t.user, account })).toBe(false);
      expect((await read(id)).resendable).not.toContain("refund_account_asked");
      expect(await attention(id)).toMatchObject({ to_send: 0, at_provider: total });
      expect((await call("finance", "GET", "?attention=true")).data.map((row: { id: string }) => row.id)).not.toContain(
        id,
      );
      expect(await readOpenMoney(t.db, t.user)).toMatchObject([{ kind: "returning", amount: total }]);

      t.setClock(60_000);
      expect(await advanceRefund(t.shop, refund)).toBe("done");
      const { number } = await orderOf(t.db, id);
      const [atBank] = await refundsAtBank(id);
      expect(atBank).toMatchObject({ key: `${number}-R${refund}`, amount: total, state: "done" });
      expect(await refundOf(refund)).toMatchObject({
        state: "sent",
        provider_state: "done",
        provider_reference: atBank!.id,
        proof: atBank!.id,
        ended_by: "provider",
        ended_at: t.shop.now(),
      });
      expect([await t.state(id), (await t.own()).status]).toEqual(["refunded", "ended"]);
      expect(await attention(id)).toBeUndefined();
      expect(sent("order-mail").at(-1)).toEqual({ order: id, kind: "refunded", refund });
      const mail = (await mailOf(id, "refunded", refund))!;
      expect(mail.text).toContain("ke aplikasi atau rekening yang dipakai membayar");
      expect(mail.text).not.toContain("transfer");
      expect(await auditOf(id)).toEqual([
        "job order.paid",
        "staff order.refund_recorded",
        "job order.refund_requested",
        "job order.refunded",
      ]);
      // The bank now reports the payment as refunded, which is known.
      await checkPayment(t.shop, id);
      const refunds = t.db.selectFrom("refunds").select("id").where("order_id", "=", id);
      expect(await refunds.execute()).toHaveLength(1);
      expect(await advanceRefund(t.shop, refund)).toBeNull();
    });

    test("is money out on the day on which it is done, from what the provider holds, and the journal balances", async () => {
      const id = await t.paid(qris);
      const refund = await record(id);
      t.setClock("2026-11-23T20:00:00Z");
      await advanceRefund(t.shop, refund.id);
      const { number } = await orderOf(t.db, id);
      const postings = [];
      for await (const day of readJournal(t.db, "2026-11"))
        postings.push(...day.filter((posting) => posting.order === number));
      for (const { lines } of postings) expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      const out = postings.find(({ kind }) => kind === "refund")!;
      expect(jakartaDay(out.at)).toBe("2026-11-24");
      expect(out.lines.find(({ account: name }) => name === "clearing")?.amount).toBe(-total);
      expect(out.lines.some(({ account: name }) => name === "bank")).toBe(false);
    });

    test("waits for a second person above the limit", async () => {
      const id = await t.paid({ ...qris, months: 3 });
      const { data, status } = await post("finance", id, "refunds");
      expect([status, sent("refund-send")]).toEqual([202, []]);
      const { version } = await orderOf(t.db, id);
      const approved = await call("finance:2", "POST", `/proposals/${data.proposals[0].id}/approve`, { version });
      expect(approved).toMatchObject({ status: 200, data: { money: { refunds: [{ provider_state: "approved" }] } } });
      expect(sent("refund-send")).toHaveLength(1);
    });

    test("in parts leaves the access, and never returns more than was paid", async () => {
      const id = await t.paid(qris);
      for (const amount of [600_000, 65_000]) {
        const refund = await record(id, amount);
        expect(await advanceRefund(t.shop, refund.id)).toBe("done");
        await checkPayment(t.shop, id);
      }
      expect([await t.state(id), (await t.own()).status]).toEqual(["paid", "active"]);
      const { number } = await orderOf(t.db, id);
      const more = { orderNumber: number, by: rina, note: "-", amount: rupiah(1_000_001) };
      expect(await recordRefund(t.shop, more)).toEqual({ ok: false, code: "too_much" });
      expect(await moneyOf(id)).toMatchObject({ providerLimit: 1_000_000, held: 1_000_000 });
      const rest = await record(id);
      expect(await advanceRefund(t.shop, rest.id)).toBe("done");
      expect(await t.state(id)).toBe("refunded");
      expect((await refundsAtBank(id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    });

    test("goes back once, however often and at once it is tried", async () => {
      const id = await t.paid(qris);
      const refund = await record(id);
      const tries = await Promise.all(Array.from({ length: 8 }, () => advanceRefund(t.shop, refund.id)));
      expect(tries.filter((result) => result === "done")).toHaveLength(1);
      expect(await refundsAtBank(id)).toHaveLength(1);
      expect(sent("order-mail").filter((mail) => (mail as { kind: string }).kind === "refunded")).toHaveLength(1);
    });

    test("goes back once when the process dies between sending and storing", async () => {
      const id = await t.paid(qris);
      const refund = await record(id);
      once("refund", async (real) => {
        await real();
        throw new Error("the process dies");
      });
      await expect(advanceRefund(t.shop, refund.id)).rejects.toThrow("dies");
      expect(await refundOf(refund.id)).toMatchObject({ state: "recorded", provider_state: "sent" });
      // Whether it was returned is not known, so nobody sends it a second time and nobody withdraws it.
      const { version } = await orderOf(t.db, id);
      for (const ending of [{ proof: "TRF-1" }, { note: "a mistake" }])
        expect(await endRefund(t.shop, { refundId: refund.id, version, by: finance, ending })).toMatchObject({
          code: "refund_at_provider",
        });
      expect(await markRefundSent(t.shop, refund.id, { by: rina, proof: "TRF-1" })).toBeNull();
      expect(await withdrawRefund(t.shop, refund.id, { by: rina, note: "-" })).toBeNull();
      expect(await advanceRefund(t.shop, refund.id)).toBe("done");
      expect(await refundsAtBank(id)).toHaveLength(1);
    });

    test("is sent again with the same key when the provider never received it", async () => {
      const id = await t.paid(qris);
      const refund = await record(id);
      once("refund", () => Promise.reject(new GatewayError("unavailable", "down")));
      await expect(advanceRefund(t.shop, refund.id)).rejects.toMatchObject({ kind: "unavailable" });
      expect(await refundsAtBank(id)).toEqual([]);
      // The round finds it too, should its job have ended.
      expect(await checkRefunds(t.shop)).toBe(0);
      t.setClock(121_000);
      expect(await checkRefunds(t.shop)).toBe(1);
      expect(await refundOf(refund.id)).toMatchObject({ state: "sent", provider_state: "done" });
      expect(await checkRefunds(t.shop)).toBe(0);
    });

    test("that ends later is confirmed by the provider's notification or by a round", async () => {
      const confirmed = [(id: string) => checkPayment(t.shop, id), () => checkRefunds(t.shop)];
      for (const confirm of confirmed) {
        const id = await t.paid(qris);
        const refund = await record(id, 100_302);
        expect(await advanceRefund(t.shop, refund.id)).toBe("pending");
        expect(await refundOf(refund.id)).toMatchObject({
          provider_state: "sent",
          provider_reference: expect.stringMatching(/^rfd-/),
        });
        t.setClock(180_000);
        await confirm(id);
        expect(await refundOf(refund.id)).toMatchObject({ state: "sent", provider_state: "done", amount: 100_302 });
      }
    });

    test("that the provider refuses is transferred by hand, with the reason and the customer's account", async () => {
      const id = await t.paid(qris);
      const refund = await record(id, 100_303);
      expect(await advanceRefund(t.shop, refund.id)).toBe("refused");
      expect(await read(id)).toMatchObject({
        state: "paid",
        money: {
          to_transfer: 100_303,
          provider_limit: 0,
          refunds: [{ by: "transfer", state: "recorded", provider_state: "refused", provider_reason: "not_supported" }],
        },
      });
      expect(await attention(id)).toMatchObject({ to_send: 100_303, at_provider: 0 });
      expect(sent("order-mail").at(-1)).toEqual({ order: id, kind: "refund_account_asked" });
      expect((await mailOf(id, "refund_account_asked"))!.text).toContain("tidak dapat dijalankan");
      expect(await giveRefundAccount(t.shop, { orderId: id, userId: t.user, account })).toBe(true);
      expect(await markRefundSent(t.shop, refund.id, { by: rina, proof: "TRF-9" })).toMatchObject({ state: "sent" });
      expect((await mailOf(id, "refunded", refund.id))!.text).toContain("lewat transfer");
      // The provider would refuse the next one too.
      expect(await record(id, 50_000)).toMatchObject({ provider_state: null });
      expect(await auditOf(id)).toContain("job order.refund_refused");
    });

    test("can be withdrawn until it is sent, and is by hand with a proof", async () => {
      const id = await t.paid(qris);
      const refund = await record(id, 100_000);
      expect(await withdrawRefund(t.shop, refund.id, { by: rina, note: "a mistake" })).toMatchObject({
        state: "withdrawn",
      });
      expect(await advanceRefund(t.shop, refund.id)).toBeNull();
      expect(await refundsAtBank(id)).toEqual([]);
      const { number } = await orderOf(t.db, id);
      const transferred = { orderNumber: number, by: rina, note: "-", amount: rupiah(100_000), proof: "TRF-1" };
      expect(await recordRefund(t.shop, transferred)).toMatchObject({
        refund: { state: "sent", provider_state: null, proof: "TRF-1" },
      });
      expect(sent("refund-send")).toHaveLength(1);
    });

    test("of a provider that is no longer the company's is transferred by hand", async () => {
      const id = await t.paid(qris);
      const refund = await record(id);
      await t.db.updateTable("payments").set({ provider: "midtrans" }).where("order_id", "=", id).execute();
      expect(await advanceRefund(t.shop, refund.id)).toBe("refused");
      expect(await refundOf(refund.id)).toMatchObject({ provider_reason: "other_provider", state: "recorded" });
    });

    test("is withdrawn when all was returned in the provider's dashboard before", async () => {
      const id = await t.paid(qris);
      const refund = await record(id);
      const { status } = t.shop.gateway;
      t.shop.gateway.status = async (payment) => ({ ...(await status(payment)), state: "refunded" });
      for (const _ of [1, 2]) await checkPayment(t.shop, id);
      expect(await t.state(id)).toBe("refunded");
      expect(await advanceRefund(t.shop, refund.id)).toBeNull();
      const refunds = t.db
        .selectFrom("refunds")
        .select(["state", "provider_state", "amount"])
        .where("order_id", "=", id);
      expect(await refunds.orderBy("id").execute()).toEqual([
        { state: "withdrawn", provider_state: "approved", amount: total },
        { state: "sent", provider_state: "done", amount: total },
      ]);
      const mail = (await mailOf(id, "refunded"))!;
      expect(mail.text).toContain("ke aplikasi atau rekening yang dipakai membayar");
    });
  });

  test("a refund that is refused because all was returned in the dashboard meanwhile is not transferred either", async () => {
    const id = await t.paid(qris);
    const refund = await record(id);
    once("refund", async () => ({ state: "refused", reason: "too_much", message: "REFUNDED" }));
    const { status } = t.shop.gateway;
    t.shop.gateway.status = async (payment) => ({ ...(await status(payment)), state: "refunded" });
    await sendRefund(t.shop, refund.id);
    expect(await refundOf(refund.id)).toMatchObject({ state: "withdrawn", provider_state: "refused" });
    expect([await t.state(id), (await moneyOf(id)).held]).toEqual(["refunded", 0]);
    expect(await mailOf(id, "refund_account_asked")).toBeNull();
  });

  test("money paid twice by QRIS needs no account, and its return does not end the order", async () => {
    const { orderId: id } = (await t.buy(t.user, qris)) as { orderId: string };
    await t.bank(id, "pay-twice");
    expect(await moneyOf(id)).toMatchObject({ unreturned: total, refundWay: "provider", toTransfer: 0 });
    const mail = (await mailOf(id, "extra_money"))!;
    expect(mail.text).toContain("Anda tidak perlu mengisi rekening");
    const refund = await record(id, total);
    expect(await advanceRefund(t.shop, refund.id)).toBe("done");
    await checkPayment(t.shop, id);
    expect([await t.state(id), (await t.own()).status]).toEqual(["paid", "active"]);
  });

  test("a payment whose own money went back does not end an order that holds money of another one", async () => {
    const other = await t.paid({ package_id: "big-view-starter" });
    const id = await t.paid(qris);
    const moved = { from_order: other, to_order: id, amount: rupiah(total), note: "-", by: "rina", at: t.shop.now() };
    const { id: attribution } = await t.db
      .insertInto("attributions")
      .values(moved)
      .returning("id")
      .executeTakeFirstOrThrow();
    const receipt = { order_id: id, money_id: `attribution:${attribution}`, amount: total, currency: "IDR" };
    await t.db
      .insertInto("payment_receipts")
      .values({ ...receipt, received_at: t.shop.now(), reversed_at: null, attribution_id: attribution })
      .execute();
    const refund = await record(id, total);
    expect(await advanceRefund(t.shop, refund.id)).toBe("done");
    const { number: reference } = await orderOf(t.db, id);
    expect(await t.shop.gateway.status({ reference, providerId: null })).toMatchObject({ state: "refunded" });
    await checkPayment(t.shop, id);
    expect([await t.state(id), (await moneyOf(id)).held]).toEqual(["paid", total]);
    // What came from the other order cannot be returned by this payment.
    expect(await record(id)).toMatchObject({ amount: total, provider_state: null });
  });

  test("money of a virtual account is transferred by hand", async () => {
    const id = await t.paid();
    expect(await moneyOf(id)).toMatchObject({ refundWay: "transfer", providerLimit: 0 });
    expect(await record(id)).toMatchObject({ provider_state: null });
    expect(sent("refund-send")).toEqual([]);
    expect(await giveRefundAccount(t.shop, { orderId: id, userId: t.user, account })).toBe(true);
    expect(await attention(id)).toMatchObject({ to_send: total, at_provider: 0 });
  });
});
