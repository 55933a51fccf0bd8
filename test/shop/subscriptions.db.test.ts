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

  // The clock starts at noon in Jakarta on 20 November 2026.
  test("continues without a gap, also in the grace period, and starts again after it", async () => {
    await t.paid();
    expect(await t.own()).toMatchObject({ status: "active", lastDay: "2026-12-20" });
    t.setClock(10 * day);
    await t.paid({ months: 2 });
    expect(await t.own()).toMatchObject({ lastDay: "2027-02-20" });
    t.setClock("2027-02-22T05:00:00Z");
    await advanceSubscriptions(t.shop);
    expect(await t.own()).toMatchObject({ status: "grace" });
    await t.paid();
    expect(await t.own()).toMatchObject({ status: "active", lastDay: "2027-03-20" });
    t.setClock("2027-04-20T05:00:00Z");
    await advanceSubscriptions(t.shop);
    expect(await t.own()).toMatchObject({ status: "ended" });
    expect((await t.own()).startsAt).toEqual(new Date("2026-11-20T05:00:00Z"));
    await t.paid();
    expect(await t.own()).toMatchObject({ status: "active", lastDay: "2027-05-20", startsAt: t.shop.now() });
  });

  test("has reminders 7, 3 and 1 days before the end, once each, then three days of grace", async () => {
    await t.paid();
    const mailsByDay: Record<string, string[]> = {};
    for (
      let date = new Date("2026-12-10T05:00:00Z");
      date < new Date("2026-12-28T05:00:00Z");
      date = new Date(date.getTime() + day)
    ) {
      t.setClock(date.toISOString());
      const before = (await mails()).length;
      await Promise.all([advanceSubscriptions(t.shop), advanceSubscriptions(t.shop)]);
      await advanceSubscriptions(t.shop);
      const sent = (await mails()).slice(before);
      if (sent.length > 0) mailsByDay[date.toISOString().slice(0, 10)] = sent;
    }
    expect(mailsByDay).toEqual({
      "2026-12-13": ["reminder"],
      "2026-12-17": ["reminder"],
      "2026-12-19": ["reminder"],
      "2026-12-21": ["grace"],
      "2026-12-24": ["ended"],
    });
    expect(await t.own()).toMatchObject({ status: "ended" });
  });

  test("after a downtime only the reminder that is due is sent", async () => {
    await t.paid();
    t.setClock("2026-12-18T05:00:00Z");
    await advanceSubscriptions(t.shop);
    expect(await mails()).toEqual(["reminder"]);
  });

  test("only mails about the present state are sent: after a downtime, and when it was renewed before the mail", async () => {
    await t.paid();
    t.setClock(40 * day);
    await advanceSubscriptions(t.shop);
    expect(await mails()).toEqual(["ended"]);
    const { subscriptionId } = await t.own();
    expect((await subscriptionMail(t.shop, subscriptionId, "ended"))?.subject).toContain("BigSocial Starter");
    await t.paid();
    for (const kind of ["ended", "grace"] as const)
      expect(await subscriptionMail(t.shop, subscriptionId, kind)).toBeNull();
  });

  test("a repeated renewal returns the first order also when another package is active by then", async () => {
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

  test("a smaller package bought while a larger one is active starts when that one ends", async () => {
    await t.paid({ package_id: "big-social-growth" });
    await t.paid({ package_id: "big-social-starter" });
    t.setClock("2026-12-20T05:00:00Z");
    expect(await t.own()).toMatchObject({ packageId: "big-social-growth", lastDay: "2027-01-20" });
    t.setClock("2026-12-21T05:00:00Z");
    expect(await t.own()).toMatchObject({ packageId: "big-social-starter", lastDay: "2027-01-20" });
  });

  test("a cancelled renewal is confirmed by mail and can be resumed, with reminders and grace as before", async () => {
    await t.paid();
    const { subscriptionId } = await t.own();
    await cancelRenewal(t.shop, subscriptionId, t.user);
    const stopped = await subscriptionMail(t.shop, subscriptionId, "stopped");
    expect(stopped!.text).toContain("tetap aktif sampai 20 Desember 2026");
    t.setClock(1000);
    await resumeRenewal(t.shop, subscriptionId, t.user);
    await resumeRenewal(t.shop, subscriptionId, t.user);
    expect(await t.own()).toMatchObject({ renews: true });
    // Delivered late, it would no longer be true.
    expect(await subscriptionMail(t.shop, subscriptionId, "stopped")).toBeNull();
    expect((await subscriptionMail(t.shop, subscriptionId, "resumed"))!.subject).toContain("mengingatkan Anda lagi");
    t.setClock("2026-12-21T05:00:00Z");
    await advanceSubscriptions(t.shop);
    expect([(await t.own()).status, await mails()]).toEqual(["grace", ["stopped", "resumed", "grace"]]);
  });

  test("with a cancelled renewal has no reminders and no grace; a purchase renews it", async () => {
    await t.paid();
    const { subscriptionId } = await t.own();
    await cancelRenewal(t.shop, subscriptionId, t.user);
    await cancelRenewal(t.shop, subscriptionId, t.user);
    for (const date of ["2026-12-13", "2026-12-17", "2026-12-20"]) {
      t.setClock(`${date}T05:00:00Z`);
      await advanceSubscriptions(t.shop);
    }
    expect(await mails()).toEqual(["stopped"]);
    expect(await t.own()).toMatchObject({ status: "active", renews: false });
    t.setClock("2026-12-21T05:00:00Z");
    await advanceSubscriptions(t.shop);
    expect([(await t.own()).status, await mails()]).toEqual(["ended", ["stopped", "ended"]]);
    // An ended subscription cannot be resumed.
    await resumeRenewal(t.shop, subscriptionId, t.user);
    expect(await t.own()).toMatchObject({ status: "ended", renews: false });
    await t.paid();
    expect(await t.own()).toMatchObject({ status: "active", renews: true });
  });

  test("is upgraded for the difference of the remaining days, with the same end", async () => {
    await t.paid({ months: 3 });
    t.setClock("2026-12-05T05:00:00Z");
    const row = (await findSubscription(t.db, (await t.own()).subscriptionId, t.user))!;
    const request = { package_id: "big-social-growth", payment_method: "mandiri_va" as const };
    const quote = await quoteUpgrade(t.shop, row, request);
    // Two whole months to 5 February and 15 of the 28 days to 5 March, at 3,000,000 a month.
    const price = 6_000_000 + Math.round((3_000_000 * 15) / 28);
    expect(quote).toMatchObject({ ok: true, until: "2027-02-20", price: { subtotal: price } });
    if (!quote.ok) return;
    const order = { ...request, expected_total: quote.price.total, locale: "id" as const, buyer };
    const placedUpgrade = await upgradeSubscription(t.shop, testCustomer(t.user), row, order, "upgrade-1");
    expect(placedUpgrade.ok).toBe(true);
    if (!placedUpgrade.ok) return;
    expect((await t.own()).packageId).toBe("big-social-starter");
    await t.bank(placedUpgrade.orderId, "pay");
    expect(await t.own()).toMatchObject({ packageId: "big-social-growth", lastDay: "2027-02-20", price: 4_500_000 });
    const repeat = await upgradeSubscription(t.shop, testCustomer(t.user), row, order, "upgrade-1");
    expect(repeat).toEqual({ ...placedUpgrade, repeated: true });
    expect(await quoteUpgrade(t.shop, row, request)).toEqual({ ok: false, code: "not_an_upgrade" });
    // A purchase after the upgrade has its own package.
    await t.paid();
    t.setClock("2027-02-21T05:00:00Z");
    expect(await t.own()).toMatchObject({ packageId: "big-social-starter", lastDay: "2027-03-20" });
  });

  test("loses only the days of a refunded order", async () => {
    const first = await t.paid();
    await t.paid({ months: 2 });
    t.setClock(5 * day);
    await t.refund(first);
    expect(await t.own()).toMatchObject({ status: "active", lastDay: "2027-01-25" });
  });

  test("lasts through its last day when the next month is refunded", async () => {
    await t.paid();
    const next = await t.paid();
    t.setClock("2026-12-20T05:00:00Z");
    await t.refund(next);
    expect(await t.own()).toMatchObject({ status: "active", lastDay: "2026-12-20" });
  });

  test("that ended has its last package, which a renewal orders", async () => {
    await t.paid({ package_id: "big-social-growth" });
    await t.paid();
    for (const date of ["2027-01-20", "2027-02-20"]) {
      t.setClock(`${date}T05:00:00Z`);
      await advanceSubscriptions(t.shop);
    }
    expect(await t.own()).toMatchObject({ status: "ended", packageId: "big-social-starter" });
    const row = (await findSubscription(t.db, (await t.own()).subscriptionId, t.user))!;
    const order = { months: 1, payment_method: "mandiri_va", expected_total: 1_665_000, locale: "id", buyer } as const;
    const renewal = await renewSubscription(t.shop, testCustomer(t.user), row, order, "renewal-1");
    expect(await orderOf(t.db, placed(renewal))).toMatchObject({ kind: "renewal", package_id: "big-social-starter" });
  });

  test("whose month moved up uses its new day of the month for later purchases", async () => {
    t.setClock("2027-01-05T03:00:00Z");
    const first = await t.paid();
    await t.paid();
    t.setClock("2027-01-20T03:00:00Z");
    await t.refund(first);
    expect(await t.own()).toMatchObject({ status: "active", lastDay: "2027-02-20" });
    await t.paid();
    expect(await t.own()).toMatchObject({ lastDay: "2027-03-20" });
  });

  test("bought twice at the same moment has both terms, one after the other", async () => {
    const [first, second] = [placed(await t.buy(t.user)), placed(await t.buy(t.user, { months: 2 }))];
    const pay = (orderId: string) =>
      t.db.transaction().execute(async (trx) => {
        const applied = await applyEvent({ ...t.shop, trx }, { orderId, event: "paid", by: "provider" });
        return applied.changed;
      });
    if (engine === "PGlite") expect(await Promise.all([pay(first), pay(second)])).toEqual([true, true]);
    else {
      // The first transaction stays open until the second waits for it.
      let secondPaid: Promise<boolean> | undefined;
      await t.db.transaction().execute(async (trx) => {
        await applyEvent({ ...t.shop, trx }, { orderId: first, event: "paid", by: "provider" });
        secondPaid = pay(second);
        secondPaid.catch(() => {});
        await expect.poll(() => waitingForLocks(t.db)).toBe(1);
      });
      expect(await secondPaid).toBe(true);
    }
    expect(await t.own()).toMatchObject({ status: "active", lastDay: "2027-02-20" });
  });

  test("of one product does not affect another's", async () => {
    await t.paid();
    await t.paid({ package_id: "big-view-growth" });
    t.setClock("2026-12-30T05:00:00Z");
    await t.paid({ package_id: "big-view-growth" });
    await advanceSubscriptions(t.shop);
    expect((await t.own()).status).toBe("ended");
    expect((await t.own("big-view")).status).toBe("active");
  });

  test("that gives access is listed before an ended one, even a newer one", async () => {
    await t.paid({ package_id: "big-view-starter", months: 3 });
    t.setClock(day);
    await t.paid();
    const products = async () => (await customerPackages(t.shop, t.user)).map((each) => each.product);
    expect(await products()).toEqual(["big-social", "big-view"]);
    t.setClock("2027-01-10T05:00:00Z");
    await advanceSubscriptions(t.shop);
    expect(await products()).toEqual(["big-view", "big-social"]);
  });
});
