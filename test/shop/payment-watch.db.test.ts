import { beforeEach, expect, test, vi } from "vitest";
import { cancelOrder } from "#shop/orders/cancel-order.server.ts";
import { GatewayError } from "#shop/payments/gateways/gateway.ts";
import { receiveNotification } from "#shop/payments/receive-notification.server.ts";
import { expireOrders, reconcilePayments } from "#shop/payments/reconcile-payments.server.ts";
import { eachShop, orderOf, placed, someone } from "../support/shop.ts";

const minute = 60_000;
const hour = 60 * minute;

eachShop((t) => {
  // The rounds look at all payments of their provider: what earlier tests left is another's.
  beforeEach(async () => {
    await t.db.updateTable("payments").set({ provider: "midtrans" }).execute();
  });

  /** Counts how often the provider is asked about payments, from now on. */
  function asking() {
    const status = vi.spyOn(t.shop.gateway, "status");
    return () => status.mock.calls.length;
  }
  /** What the bank does without a word of it. */
  async function silently(id: string, change: { state: "settlement" | "deny"; paid?: number; money_id?: string }) {
    const { number } = await orderOf(t.db, id);
    await t.db.updateTable("simulator_payments").set(change).where("reference", "=", number).execute();
  }
  /** After how many minutes, of those given, a round asks about the one payment there is. */
  async function askedAfter(minutes: readonly number[]) {
    const began = t.shop.now().getTime();
    const count = asking();
    const asked: number[] = [];
    for (const after of minutes) {
      t.clock(new Date(began + after * minute).toISOString());
      const before = count();
      await reconcilePayments(t.shop);
      if (count() > before) asked.push(after);
    }
    return asked;
  }

  test.each([6, 71 * 60])(
    "money that the bank took back without a word after %i minutes is found, and then left alone",
    async (minutes) => {
      const id = await t.paid();
      await silently(id, { state: "deny" });
      t.clock(minutes * minute);
      await reconcilePayments(t.shop);
      expect(await t.state(id)).toBe("reversed");
      expect(await askedAfter([10, 90, 600])).toEqual([]);
    },
  );

  test("a paid order is asked about ever less often, for three days", async () => {
    await t.paid();
    const everyFive = Array.from({ length: 36 }, (_, index) => (index + 1) * 5);
    expect(await askedAfter([3, ...everyFive, 73 * 60])).toEqual([5, 15, 35, 75, 155]);
  });

  test("an order that was closed is asked about every hour, until three days after its end", async () => {
    const id = placed(await t.buy(t.user));
    await cancelOrder(t.shop, id);
    const hours = [30, 60, 90, 120].concat([95, 97].map((each) => each * 60));
    expect(await askedAfter(hours)).toEqual([60, 120, 95 * 60]);
  });

  test("money that was sent back is not asked about again", async () => {
    await t.refund(await t.paid());
    expect(await askedAfter([10, 90, 600])).toEqual([]);
  });

  test.each([
    ["three that fail one after the other end the round", "fff..", 3],
    ["one that is answered in between does not", "ff.ff", 5],
  ])("a provider that fails: %s", async (_name, answers, asked) => {
    for (const _ of answers) await t.buy(someone());
    t.clock(3 * minute);
    const count = asking();
    t.weather.blow = async () => {
      if (answers[count() - 1] === "f") throw new GatewayError("unavailable", "down");
    };
    await reconcilePayments(t.shop);
    expect(count()).toBe(asked);
    // Those that nobody was asked about stand first in the next round.
    t.weather.blow = async () => {};
    expect(await reconcilePayments(t.shop)).toBe(answers.length - asked);
  });

  test("an order is closed two minutes after its time, so that the last payments arrive", async () => {
    const id = placed(await t.buy(t.user));
    t.clock(24 * hour + minute);
    await expireOrders(t.shop);
    expect(await t.state(id)).toBe("awaiting_payment");
    t.clock(minute + 1);
    await expireOrders(t.shop);
    expect(await t.state(id)).toBe("closed");
  });

  test("what is closed without the provider's word is ended there too", async () => {
    const id = placed(await t.buy(t.user));
    t.weather.blow = async () => {
      throw new GatewayError("unavailable", "down");
    };
    t.clock(26 * hour);
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

  /** An order whose server died while it was charged: before the provider heard of it, or before its answer was kept. */
  async function crashed(when: "before" | "after") {
    const { charge } = t.shop.gateway;
    t.shop.gateway.charge = async (asked) => {
      if (when === "after") await charge(asked);
      throw new Error("the server died");
    };
    await expect(t.buy(t.user)).rejects.toThrow("the server died");
    t.shop.gateway.charge = charge;
    const { id } = await t.db.selectFrom("orders").select("id").where("user_id", "=", t.user).executeTakeFirstOrThrow();
    return id;
  }

  test("a charge that the provider never heard of is given up after two minutes", async () => {
    const id = await crashed("before");
    t.clock(minute);
    await reconcilePayments(t.shop, 0);
    expect(await t.state(id)).toBe("awaiting_payment");
    t.clock(minute + 1);
    await reconcilePayments(t.shop, 0);
    expect(await t.state(id)).toBe("closed");
  });

  test("a charge whose answer was lost goes on: its numbers are kept, and the customer gets the letter", async () => {
    const id = await crashed("after");
    t.clock(3 * minute);
    await reconcilePayments(t.shop);
    expect(await t.state(id)).toBe("awaiting_payment");
    const payment = t.db.selectFrom("payments").select(["state", "instructions"]).where("order_id", "=", id);
    expect(await payment.executeTakeFirst()).toMatchObject({
      state: "pending",
      instructions: { biller_code: "70012" },
    });
    expect(t.jobs.sent).toEqual([{ queue: "order-mail", data: { order: id, kind: "placed" } }]);
  });

  test("a notification may be the first to name the provider's id, and that is what is asked about", async () => {
    const id = await crashed("after");
    const { number: reference } = await orderOf(t.db, id);
    t.shop.gateway.readNotification = () => ({ reference, key: "first", providerId: "pr-1" });
    const status = vi.spyOn(t.shop.gateway, "status");
    expect(await receiveNotification(t.shop, { body: {}, headers: {} })).toBe("accepted");
    expect(status).toHaveBeenCalledExactlyOnceWith({ reference, providerId: "pr-1" });
  });
});
