import { expect, test } from "vitest";
import { subscriptionMail } from "#shop/mails/subscription-mail.server.ts";
import { applyEvent } from "#shop/orders/apply-event.server.ts";
import { advanceSubscriptions } from "#shop/subscriptions/advance-subscriptions.server.ts";
import { customerPackages } from "#shop/subscriptions/customer-packages.server.ts";
import {
  cancelRenewal,
  findSubscription,
  quoteUpgrade,
  renewSubscription,
  resumeRenewal,
  upgradeSubscription,
} from "#shop/subscriptions/subscription-orders.server.ts";
import { eachShop, orderOf, placed, testCustomer, waitingForLocks } from "../support/shop.ts";

const day = 86_400_000;
const buyer = { name: "Sari", address: "Jalan Melati 2" };

eachShop((t, engine) => {
  const mails = async () => {
    const { subscriptionId } = await t.own();
    return t.jobs.sent.flatMap(({ queue, data }) => {
      const { kind, subscription } = data as { kind: string; subscription?: string };
      return queue === "subscription-mail" && subscription === subscriptionId ? [kind] : [];
    });
  };

  // The clock begins at noon in Jakarta on 20 November 2026.
  test("follows on without a gap, also in its days of grace, and begins anew after them", async () => {
    await t.paid();
    expect(await t.own()).toMatchObject({ status: "active", lastDay: "2026-12-20" });
    t.clock(10 * day);
    await t.paid({ months: 2 });
    expect(await t.own()).toMatchObject({ lastDay: "2027-02-20" });
    t.clock("2027-02-22T05:00:00Z");
    await advanceSubscriptions(t.shop);
    expect(await t.own()).toMatchObject({ status: "grace" });
    await t.paid();
    expect(await t.own()).toMatchObject({ status: "active", lastDay: "2027-03-20" });
    t.clock("2027-04-20T05:00:00Z");
    await advanceSubscriptions(t.shop);
    expect(await t.own()).toMatchObject({ status: "ended" });
    expect((await t.own()).startsAt).toEqual(new Date("2026-11-20T05:00:00Z"));
    await t.paid();
    expect(await t.own()).toMatchObject({ status: "active", lastDay: "2027-05-20", startsAt: t.shop.now() });
  });

  test("is reminded of 7, 3 and 1 days before the end, once each, then has three days of grace", async () => {
    await t.paid();
    const seen: Record<string, string[]> = {};
    for (
      let date = new Date("2026-12-10T05:00:00Z");
      date < new Date("2026-12-28T05:00:00Z");
      date = new Date(date.getTime() + day)
    ) {
      t.clock(date.toISOString());
      const before = (await mails()).length;
      await Promise.all([advanceSubscriptions(t.shop), advanceSubscriptions(t.shop)]);
      await advanceSubscriptions(t.shop);
      const sent = (await mails()).slice(before);
      if (sent.length > 0) seen[date.toISOString().slice(0, 10)] = sent;
    }
    expect(seen).toEqual({
      "2026-12-13": ["reminder"],
      "2026-12-17": ["reminder"],
      "2026-12-19": ["reminder"],
      "2026-12-21": ["grace"],
      "2026-12-24": ["ended"],
    });
    expect(await t.own()).toMatchObject({ status: "ended" });
  });

  test("after a pause of the server gets the reminder that is due, not all of them", async () => {
    await t.paid();
    t.clock("2026-12-18T05:00:00Z");
    await advanceSubscriptions(t.shop);
    expect(await mails()).toEqual(["reminder"]);
  });

  test("is told only where it stands: after a pause of the jobs, and when it was renewed before the letter went", async () => {
    await t.paid();
    t.clock(40 * day);
    await advanceSubscriptions(t.shop);
    expect(await mails()).toEqual(["ended"]);
    const { subscriptionId } = await t.own();
    expect((await subscriptionMail(t.shop, subscriptionId, "ended"))?.subject).toContain("BigSocial Starter");
    await t.paid();
    for (const kind of ["ended", "grace"] as const)
      expect(await subscriptionMail(t.shop, subscriptionId, kind)).toBeNull();
  });

  test("a renewal repeats under its key also when another package runs by then", async () => {
    await t.paid();
    const row = (await findSubscription(t.db, (await t.own()).subscriptionId, t.user))!;
    const customer = testCustomer(t.user);
    const renewal = {
      months: 1,
      payment_method: "mandiri_va" as const,
      expected_total: 1_665_000,
      locale: "id" as const,
    };
    const renew = () => renewSubscription(t.shop, customer, row, { ...renewal, buyer }, "one-renewal");
    const first = await renew();
    const quote = await quoteUpgrade(t.shop, row, { package_id: "big-social-growth", payment_method: "mandiri_va" });
    const expected_total = quote.ok ? quote.price.total : 0;
    const upgrade = { ...renewal, package_id: "big-social-growth", expected_total, buyer };
    await t.bank(placed(await upgradeSubscription(t.shop, customer, row, upgrade, "one-upgrade")), "pay");
    expect(await renew()).toEqual({ ...first, repeated: true });
  });

  test("a smaller package that is bought while a larger one runs starts when that one ends", async () => {
    await t.paid({ package_id: "big-social-growth" });
    await t.paid({ package_id: "big-social-starter" });
    t.clock("2026-12-20T05:00:00Z");
    expect(await t.own()).toMatchObject({ packageId: "big-social-growth", lastDay: "2027-01-20" });
    t.clock("2026-12-21T05:00:00Z");
    expect(await t.own()).toMatchObject({ packageId: "big-social-starter", lastDay: "2027-01-20" });
  });

  test("a stop is confirmed by mail and can be taken back: reminders and grace are as before", async () => {
    await t.paid();
    const { subscriptionId } = await t.own();
    await cancelRenewal(t.shop, subscriptionId, t.user);
    const stopped = await subscriptionMail(t.shop, subscriptionId, "stopped");
    expect(stopped!.text).toContain("tetap aktif sampai 20 Desember 2026");
    t.clock(1000);
    await resumeRenewal(t.shop, subscriptionId, t.user);
    await resumeRenewal(t.shop, subscriptionId, t.user);
    expect(await t.own()).toMatchObject({ renews: true });
    // Delivered late, it would no longer be true.
    expect(await subscriptionMail(t.shop, subscriptionId, "stopped")).toBeNull();
    expect((await subscriptionMail(t.shop, subscriptionId, "resumed"))!.subject).toContain("dilanjutkan");
    t.clock("2026-12-21T05:00:00Z");
    await advanceSubscriptions(t.shop);
    expect([(await t.own()).status, await mails()]).toEqual(["grace", ["stopped", "resumed", "grace"]]);
  });

  test("whose renewal was cancelled is not reminded and has no grace; buying again renews it", async () => {
    await t.paid();
    const { subscriptionId } = await t.own();
    await cancelRenewal(t.shop, subscriptionId, t.user);
    await cancelRenewal(t.shop, subscriptionId, t.user);
    for (const date of ["2026-12-13", "2026-12-17", "2026-12-20"]) {
      t.clock(`${date}T05:00:00Z`);
      await advanceSubscriptions(t.shop);
    }
    expect(await mails()).toEqual(["stopped"]);
    expect(await t.own()).toMatchObject({ status: "active", renews: false });
    t.clock("2026-12-21T05:00:00Z");
    await advanceSubscriptions(t.shop);
    expect([(await t.own()).status, await mails()]).toEqual(["ended", ["stopped", "ended"]]);
    // What has ended is bought again, not resumed.
    await resumeRenewal(t.shop, subscriptionId, t.user);
    expect(await t.own()).toMatchObject({ status: "ended", renews: false });
    await t.paid();
    expect(await t.own()).toMatchObject({ status: "active", renews: true });
  });

  test("is upgraded to the day: the difference for what is left, the end unchanged", async () => {
    await t.paid({ months: 3 });
    t.clock("2026-12-05T05:00:00Z");
    const row = (await findSubscription(t.db, (await t.own()).subscriptionId, t.user))!;
    const request = { package_id: "big-social-growth", payment_method: "mandiri_va" as const };
    const quote = await quoteUpgrade(t.shop, row, request);
    // Two whole months to 5 February and 15 of the 28 days to 5 March, at 3,000,000 a month.
    const price = 6_000_000 + Math.round((3_000_000 * 15) / 28);
    expect(quote).toMatchObject({ ok: true, until: "2027-02-20", price: { subtotal: price } });
    if (!quote.ok) return;
    const ask = { ...request, expected_total: quote.price.total, locale: "id" as const, buyer };
    const placedUpgrade = await upgradeSubscription(t.shop, testCustomer(t.user), row, ask, "upgrade-1");
    expect(placedUpgrade.ok).toBe(true);
    if (!placedUpgrade.ok) return;
    expect((await t.own()).packageId).toBe("big-social-starter");
    await t.bank(placedUpgrade.orderId, "pay");
    expect(await t.own()).toMatchObject({ packageId: "big-social-growth", lastDay: "2027-02-20", price: 4_500_000 });
    const again = await upgradeSubscription(t.shop, testCustomer(t.user), row, ask, "upgrade-1");
    expect(again).toEqual({ ...placedUpgrade, repeated: true });
    expect(await quoteUpgrade(t.shop, row, request)).toEqual({ ok: false, code: "not_an_upgrade" });
    // What was bought after the upgrade stays what it is.
    await t.paid();
    t.clock("2027-02-21T05:00:00Z");
    expect(await t.own()).toMatchObject({ packageId: "big-social-starter", lastDay: "2027-03-20" });
  });

  test("loses what one order paid for when its money goes back, and keeps the rest", async () => {
    const first = await t.paid();
    await t.paid({ months: 2 });
    t.clock(5 * day);
    await t.refund(first);
    expect(await t.own()).toMatchObject({ status: "active", lastDay: "2027-01-25" });
  });

  test("stays through its last day when the money of the next month goes back", async () => {
    await t.paid();
    const next = await t.paid();
    t.clock("2026-12-20T05:00:00Z");
    await t.refund(next);
    expect(await t.own()).toMatchObject({ status: "active", lastDay: "2026-12-20" });
  });

  test("that ended is of the package that ran last, and that is what a renewal orders", async () => {
    await t.paid({ package_id: "big-social-growth" });
    await t.paid();
    for (const date of ["2027-01-20", "2027-02-20"]) {
      t.clock(`${date}T05:00:00Z`);
      await advanceSubscriptions(t.shop);
    }
    expect(await t.own()).toMatchObject({ status: "ended", packageId: "big-social-starter" });
    const row = (await findSubscription(t.db, (await t.own()).subscriptionId, t.user))!;
    const ask = { months: 1, payment_method: "mandiri_va", expected_total: 1_665_000, locale: "id", buyer } as const;
    const renewal = await renewSubscription(t.shop, testCustomer(t.user), row, ask, "renewal-1");
    expect(await orderOf(t.db, placed(renewal))).toMatchObject({ kind: "renewal", package_id: "big-social-starter" });
  });

  test("whose month moved up keeps its new day of the month for what is bought after it", async () => {
    t.clock("2027-01-05T03:00:00Z");
    const first = await t.paid();
    await t.paid();
    t.clock("2027-01-20T03:00:00Z");
    await t.refund(first);
    expect(await t.own()).toMatchObject({ status: "active", lastDay: "2027-02-20" });
    await t.paid();
    expect(await t.own()).toMatchObject({ lastDay: "2027-03-20" });
  });

  test("bought twice at the same moment has both, one after the other", async () => {
    const [one, other] = [placed(await t.buy(t.user)), placed(await t.buy(t.user, { months: 2 }))];
    const pay = (orderId: string) =>
      t.db.transaction().execute(async (trx) => {
        const applied = await applyEvent({ ...t.shop, trx }, { orderId, event: "paid", by: "provider" });
        return applied.changed;
      });
    if (engine === "PGlite") expect(await Promise.all([pay(one), pay(other)])).toEqual([true, true]);
    else {
      // The first is held back before its end until the second waits for it.
      let second: Promise<boolean> | undefined;
      await t.db.transaction().execute(async (trx) => {
        await applyEvent({ ...t.shop, trx }, { orderId: one, event: "paid", by: "provider" });
        second = pay(other);
        second.catch(() => {});
        await expect.poll(() => waitingForLocks(t.db), { timeout: 10_000 }).toBe(1);
      });
      expect(await second).toBe(true);
    }
    expect(await t.own()).toMatchObject({ status: "active", lastDay: "2027-02-20" });
  });

  test("of one product does not touch another's", async () => {
    await t.paid();
    await t.paid({ package_id: "big-view-growth" });
    t.clock("2026-12-30T05:00:00Z");
    await t.paid({ package_id: "big-view-growth" });
    await advanceSubscriptions(t.shop);
    expect((await t.own()).status).toBe("ended");
    expect((await t.own("big-view")).status).toBe("active");
  });

  test("that gives access stands before one that ended, however new that was", async () => {
    await t.paid({ package_id: "big-view-starter", months: 3 });
    t.clock(day);
    await t.paid();
    const products = async () => (await customerPackages(t.shop, t.user)).map((each) => each.product);
    expect(await products()).toEqual(["big-social", "big-view"]);
    t.clock("2027-01-10T05:00:00Z");
    await advanceSubscriptions(t.shop);
    expect(await products()).toEqual(["big-view", "big-social"]);
  });
});
