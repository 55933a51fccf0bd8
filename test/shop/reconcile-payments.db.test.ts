import { beforeEach, expect, test, vi } from "vitest";
import type { Rupiah } from "#money/rupiah.ts";
import { cancelOrder } from "#shop/orders/cancel-order.server.ts";
import { GatewayError } from "#shop/payments/gateways/gateway.ts";
import { receiveNotification } from "#shop/payments/receive-notification.server.ts";
import { expireOrders, reconcilePayments } from "#shop/payments/reconcile-payments.server.ts";
import { eachShop, newUser, orderOf, placed } from "../support/shop.ts";

const minute = 60_000;
const hour = 60 * minute;

eachShop((t) => {
  // A round checks all payments of its provider: those of earlier tests are moved to another one.
  beforeEach(async () => {
    await t.db.updateTable("payments").set({ provider: "midtrans" }).execute();
  });

  /** Counts the status calls to the provider, from now on. */
  function countStatusCalls() {
    const status = vi.spyOn(t.shop.gateway, "status");
    return () => status.mock.calls.length;
  }
  /** Changes a payment at the bank without a notification. */
  async function changeSilently(
    id: string,
    change: { state: "settlement" | "deny"; paid?: Rupiah; money_id?: string },
  ) {
    const { number } = await orderOf(t.db, id);
    await t.db.updateTable("simulator_payments").set(change).where("reference", "=", number).execute();
  }
  /** Returns after which of the given minutes a round checks the only payment. */
  async function checkedAfter(minutes: readonly number[]) {
    const start = t.shop.now().getTime();
    const count = countStatusCalls();
    const checked: number[] = [];
    for (const after of minutes) {
      t.setClock(new Date(start + after * minute).toISOString());
      const before = count();
      await reconcilePayments(t.shop);
      if (count() > before) checked.push(after);
    }
    return checked;
  }

  test.each([6, 71 * 60])(
    "a reversal without a notification after %i minutes is found, and then not checked again",
    async (minutes) => {
      const id = await t.paid();
      await changeSilently(id, { state: "deny" });
      t.setClock(minutes * minute);
      await reconcilePayments(t.shop);
      expect(await t.state(id)).toBe("reversed");
      expect(await checkedAfter([10, 90, 600])).toEqual([]);
    },
  );

  test("a paid order is checked less and less often, for three days", async () => {
    await t.paid();
    const everyFive = Array.from({ length: 36 }, (_, index) => (index + 1) * 5);
    expect(await checkedAfter([3, ...everyFive, 73 * 60])).toEqual([5, 15, 35, 75, 155]);
  });

  test("a closed order is checked every hour, until three days after its end", async () => {
    const id = placed(await t.buy(t.user));
    await cancelOrder(t.shop, id);
    const hours = [30, 60, 90, 120].concat([95, 97].map((each) => each * 60));
    expect(await checkedAfter(hours)).toEqual([60, 120, 95 * 60]);
  });

  test("a refunded order is not checked again", async () => {
    await t.refund(await t.paid());
    expect(await checkedAfter([10, 90, 600])).toEqual([]);
  });

  test.each([
    ["three consecutive failures end the round", "fff..", 3],
    ["a success in between does not", "ff.ff", 5],
  ])("a provider that fails: %s", async (_name, responses, calls) => {
    for (const _ of responses) await t.buy(newUser());
    t.setClock(3 * minute);
    const count = countStatusCalls();
    t.fault.inject = async () => {
      if (responses[count() - 1] === "f") throw new GatewayError("unavailable", "down");
    };
    await reconcilePayments(t.shop);
    expect(count()).toBe(calls);
    // Payments that were not checked come first in the next round.
    t.fault.inject = async () => {};
    expect(await reconcilePayments(t.shop)).toBe(responses.length - calls);
  });

  test("an order is closed two minutes after its expiry, so that the last payments arrive", async () => {
    const id = placed(await t.buy(t.user));
    t.setClock(24 * hour + minute);
    await expireOrders(t.shop);
    expect(await t.state(id)).toBe("awaiting_payment");
    t.setClock(minute + 1);
    await expireOrders(t.shop);
    expect(await t.state(id)).toBe("closed");
  });

  test("an order closed during an outage is voided at the provider", async () => {
    const id = placed(await t.buy(t.user));
    t.fault.inject = async () => {
      throw new GatewayError("unavailable", "down");
    };
    t.setClock(26 * hour);
    await expireOrders(t.shop);
    expect(await t.state(id)).toBe("closed");
    expect(t.jobs.sent).toContainEqual({ queue: "payment-void", data: { order: id } });
  });

  test("money in another currency is the wrong amount", async () => {
    const id = placed(await t.buy(t.user));
    const { status } = t.shop.gateway;
    t.shop.gateway.status = async (payment) => ({ ...(await status(payment)), currency: "USD" });
    await t.bank(id, "pay");
    expect(await t.state(id)).toBe("manual_review");
  });

  /** Places an order whose server crashes before the charge arrives, or before its response is stored. */
  async function orderWithCrash(when: "before" | "after") {
    const { charge } = t.shop.gateway;
    t.shop.gateway.charge = async (request) => {
      if (when === "after") await charge(request);
      throw new Error("the server crashed");
    };
    await expect(t.buy(t.user)).rejects.toThrow("the server crashed");
    t.shop.gateway.charge = charge;
    const { id } = await t.db.selectFrom("orders").select("id").where("user_id", "=", t.user).executeTakeFirstOrThrow();
    return id;
  }

  test("an order whose charge never arrived is closed after two minutes", async () => {
    const id = await orderWithCrash("before");
    t.setClock(minute);
    await reconcilePayments(t.shop, 0);
    expect(await t.state(id)).toBe("awaiting_payment");
    t.setClock(minute + 1);
    await reconcilePayments(t.shop, 0);
    expect(await t.state(id)).toBe("closed");
  });

  test("a charge whose response was lost continues: its instructions are stored and sent to the customer", async () => {
    const id = await orderWithCrash("after");
    t.setClock(3 * minute);
    await reconcilePayments(t.shop);
    expect(await t.state(id)).toBe("awaiting_payment");
    const payment = t.db.selectFrom("payments").select(["state", "instructions"]).where("order_id", "=", id);
    expect(await payment.executeTakeFirst()).toMatchObject({
      state: "pending",
      instructions: { biller_code: "70012" },
    });
    expect(t.jobs.sent).toEqual([{ queue: "order-mail", data: { order: id, kind: "placed" } }]);
  });

  test("an id of the provider that a notification names first is used for the status call", async () => {
    const id = await orderWithCrash("after");
    const { number: reference } = await orderOf(t.db, id);
    t.shop.gateway.readNotification = () => ({ reference, key: "first", providerId: "pr-1", isPaid: true });
    const status = vi.spyOn(t.shop.gateway, "status");
    expect(await receiveNotification(t.shop, { body: {}, headers: {} })).toBe("accepted");
    expect(status).toHaveBeenCalledExactlyOnceWith({ reference, providerId: "pr-1" });
  });
});
