import { beforeEach, expect, test } from "vitest";
import { orderMail } from "#shop/mails/order-mail.server.ts";
import { subscriptionMail } from "#shop/mails/subscription-mail.server.ts";
import { findOrder } from "#shop/orders/orders-store.server.ts";
import { closeCustomerAccount } from "#shop/orders/personal-orders.server.ts";
import { advanceSubscriptions } from "#shop/subscriptions/advance-subscriptions.server.ts";
import { readPaidTime } from "#shop/subscriptions/paid-time.server.ts";
import { findSubscription, quoteUpgrade } from "#shop/subscriptions/subscription-orders.server.ts";
import { openWorkspace } from "#shop/workspaces/open-workspace.server.ts";
import { countPreparations } from "#shop/workspaces/preparations.server.ts";
import { connectedBy } from "#shop/workspaces/workspace-states.ts";
import { eachShop, orderOf, placed, rina } from "../support/shop.ts";

eachShop((t) => {
  // Friday evening in Jakarta; the team opens the workspaces.
  beforeEach(() => {
    t.shop.settings.connected = [];
    t.setClock("2026-11-27T13:57:00Z");
  });
  const order = async (id: string) => (await findOrder(t.db, id, t.user))!;
  const open = (orderId: string, version?: number) => openWorkspace(t.shop, { orderId, by: rina, version });
  const sent = () => t.jobs.sent.map(({ queue, data }) => `${queue} ${(data as { kind?: string }).kind ?? ""}`.trim());
  const refundMail = async (id: string) => {
    await t.refund(id);
    return (await orderMail(t.shop, id, "refunded"))!.text.replace(/\s+/g, " ");
  };

  test("paid, prepared until Monday at the latest, invited: the period starts with the invitation", async () => {
    const id = await t.paid({ months: 3 });
    expect(await order(id)).toMatchObject({
      state: "paid",
      workspace: { state: "preparing", dueDay: "2026-11-30" },
      period_first_day: null,
      period_last_day: null,
    });
    expect(await t.own()).toMatchObject({ status: "active", preparing: { dueDay: "2026-11-30" } });
    t.setClock("2026-11-30T04:00:00Z");
    expect(await open(id)).toEqual({ ok: true });
    expect(await order(id)).toMatchObject({
      workspace: { state: "open", endedBy: "operator:rina", daysGivenBack: 3 },
      period_first_day: "2026-11-30",
      period_last_day: "2027-02-28",
    });
    expect(await t.own()).toMatchObject({ preparing: null, startsAt: t.shop.now(), lastDay: "2027-02-28" });
    expect(sent().filter((mail) => mail === "order-mail ready")).toHaveLength(1);
    expect(await open(id)).toEqual({ ok: false, code: "workspace_not_waiting" });
  });

  test("the state that a person saw has changed: nothing is opened", async () => {
    const id = await t.paid();
    const { version } = await orderOf(t.db, id);
    expect(await open(id, version - 1)).toEqual({ ok: false, code: "stale_version" });
    expect(await open(id, version)).toEqual({ ok: true });
  });

  test("however long it takes, no paid day passes, no reminder is sent, and the delay is counted", async () => {
    const before = await countPreparations(t.db, "2026-11-30");
    const id = await t.paid();
    expect(await countPreparations(t.db, "2026-11-30")).toEqual({ ...before, preparing: before.preparing + 1 });
    t.setClock("2027-01-15T04:00:00Z");
    await advanceSubscriptions(t.shop);
    expect(await t.own()).toMatchObject({ status: "active", lastDay: "2027-02-15", preparing: {} });
    const { packages } = await readPaidTime({ ...t.shop, db: t.db }, t.user);
    expect(packages).toMatchObject([{ daysLeft: 31 }]);
    expect(sent()).not.toContain("subscription-mail reminder");
    const { subscriptionId } = await t.own();
    expect(await subscriptionMail(t.shop, subscriptionId, "ended")).toBeNull();
    const late = await countPreparations(t.db, "2027-01-15");
    expect(late.late).toBeGreaterThan(0);
    await open(id);
    expect((await t.own()).lastDay).toBe("2027-02-15");
    expect((await countPreparations(t.db, "2027-01-15")).late).toBe(late.late - 1);
  });

  test("its months end on the day of the month on which it was opened, also where February ends earlier", async () => {
    t.setClock("2027-01-29T04:00:00Z");
    const id = await t.paid();
    t.setClock("2027-01-30T04:00:00Z");
    await advanceSubscriptions(t.shop);
    t.setClock("2027-01-31T04:00:00Z");
    await open(id);
    expect(await order(id)).toMatchObject({ period_first_day: "2027-01-31", period_last_day: "2027-02-28" });
    const renewal = await t.paid();
    expect(await order(renewal)).toMatchObject({ period_first_day: "2027-03-01", period_last_day: "2027-03-31" });
  });

  test("more months, paid meanwhile, wait for the same workspace and follow without a gap", async () => {
    const first = await t.paid();
    t.setClock("2026-11-28T03:00:00Z");
    const second = await t.paid({ months: 2 });
    expect((await order(second)).workspace).toMatchObject({ state: "preparing", dueDay: "2026-11-30" });
    t.setClock("2026-11-30T04:00:00Z");
    await open(second);
    const days = async (id: string) => {
      const { period_first_day, period_last_day } = await order(id);
      return [period_first_day, period_last_day];
    };
    expect([await days(first), await days(second)]).toEqual([
      ["2026-11-30", "2026-12-30"],
      ["2026-12-31", "2027-02-28"],
    ]);
    expect(sent().filter((mail) => mail === "order-mail ready")).toHaveLength(1);
    const later = await t.paid();
    expect(await order(later)).toMatchObject({ workspace: null, period_first_day: "2027-03-01" });
  });

  test("refunded meanwhile: the workspace is not opened any more, and nobody says that access has ended", async () => {
    const id = await t.paid();
    const text = await refundMail(id);
    expect(text).toContain("penyiapannya kami hentikan");
    expect(text).not.toContain("sudah berakhir");
    expect(await order(id)).toMatchObject({ workspace: { state: "dropped" }, period_first_day: null });
    expect(await t.own()).toMatchObject({ status: "ended", preparing: null });
    expect(await open(id)).toEqual({ ok: false, code: "workspace_not_waiting" });
    const again = await t.paid();
    expect((await order(again)).workspace).toMatchObject({ state: "preparing" });
  });

  test("one of two orders refunded meanwhile: the workspace of the other is prepared, on the same day", async () => {
    const first = await t.paid();
    t.setClock("2026-11-28T03:00:00Z");
    const second = await t.paid({ months: 2 });
    expect(await refundMail(first)).toContain("tetap kami siapkan");
    expect(await t.own()).toMatchObject({ status: "active", preparing: { dueDay: "2026-11-30" } });
    t.setClock("2026-11-30T04:00:00Z");
    await open(second);
    expect(await order(second)).toMatchObject({ period_first_day: "2026-11-30", period_last_day: "2027-01-30" });
  });

  test("the account is closed meanwhile: no workspace is left to open", async () => {
    const id = await t.paid();
    const before = await countPreparations(t.db, "2026-11-30");
    await t.db.transaction().execute((trx) => closeCustomerAccount({ ...t.shop, trx }, t.user));
    expect(await countPreparations(t.db, "2026-11-30")).toEqual({ ...before, preparing: before.preparing - 1 });
    expect(await open(id)).toEqual({ ok: false, code: "workspace_not_waiting" });
  });

  test("there is nothing to upgrade before the period starts", async () => {
    const id = await t.paid();
    const row = (await findSubscription(t.db, (await t.own()).subscriptionId, t.user))!;
    const request = { package_id: "big-social-growth", payment_method: "mandiri_va" as const };
    expect(await quoteUpgrade(t.shop, row, request)).toEqual({ ok: false, code: "workspace_waiting" });
    await open(id);
    expect(await quoteUpgrade(t.shop, row, request)).toMatchObject({ ok: true });
  });

  test("a product that is connected meanwhile, or before, starts by itself", async () => {
    const id = await t.paid();
    t.shop.settings.connected = ["big-social"];
    t.setClock("2026-11-28T03:00:00Z");
    await advanceSubscriptions(t.shop);
    expect(await order(id)).toMatchObject({
      workspace: { state: "open", endedBy: connectedBy },
      period_first_day: "2026-11-28",
    });
    t.shop.settings.connected = ["big-view"];
    const other = await t.paid({ package_id: "big-view-starter" });
    expect(await order(other)).toMatchObject({ workspace: null, period_first_day: "2026-11-28" });
  });

  test("a workspace that cannot be opened stops neither the others nor the clock", async () => {
    const broken = await t.paid();
    const { subscriptionId } = await t.own();
    await t.db.updateTable("subscriptions").set({ state: "ended" }).where("id", "=", subscriptionId).execute();
    const others = [`a-${t.user}`, `b-${t.user}`];
    const paid = async (user: string) => {
      const id = placed(await t.buy(user));
      await t.bank(id, "pay");
      return { id, user };
    };
    const orders = [await paid(others[0]!), await paid(others[1]!)];
    t.shop.settings.connected = ["big-social"];
    await expect(advanceSubscriptions(t.shop)).rejects.toThrow(broken);
    for (const { id, user } of orders)
      expect((await findOrder(t.db, id, user))!.workspace).toMatchObject({ state: "open" });
    // Otherwise every later round would fail too.
    await t.db.deleteFrom("workspace_preparations").where("order_id", "=", broken).execute();
  });

  test("a package that ended is prepared again; one that runs is extended", async () => {
    await open(await t.paid());
    t.setClock("2027-02-20T05:00:00Z");
    await advanceSubscriptions(t.shop);
    expect(await t.own()).toMatchObject({ status: "ended" });
    const again = await t.paid();
    expect(await t.own()).toMatchObject({ status: "active", preparing: {} });
    t.setClock("2027-02-22T05:00:00Z");
    await open(again);
    expect(await t.own()).toMatchObject({ lastDay: "2027-03-22", startsAt: t.shop.now() });
  });
});
