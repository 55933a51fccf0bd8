import { beforeEach, expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { priceMail } from "#shop/mails/price-mail.server.ts";
import { listPrices } from "#shop/prices/list-prices.server.ts";
import { cancelPlannedPrice, planPrice } from "#shop/prices/plan-price.server.ts";
import { type PriceNotice, recordTold, tellOfPrices } from "#shop/prices/price-notices.server.ts";
import { customerPackages } from "#shop/subscriptions/customer-packages.server.ts";
import { cancelRenewal } from "#shop/subscriptions/subscription-orders.server.ts";
import type { Day } from "#time/jakarta-day.ts";
import { eachShop, newUser, placed } from "../support/shop.ts";
import { testActor } from "../support/staff.ts";

eachShop((t) => {
  beforeEach(() => {
    t.setClock("2026-11-20T05:00:00Z");
    t.shop.findContact = async (user) => ({ email: `${user}@pembeli.example`, locale: "en" });
  });

  /** Buys a package for a new customer and returns their subscription. */
  async function customer(package_id: string) {
    const user = newUser();
    await t.bank(placed(await t.buy(user, { package_id })), "pay");
    const [owned] = await customerPackages(t.shop, user);
    return { user, subscription: owned!.subscriptionId };
  }
  async function plan(package_id: string, change: number, from_day: Day) {
    const { price, version } = await t.db
      .selectFrom("packages")
      .select(["price", "version"])
      .where("id", "=", package_id)
      .executeTakeFirstOrThrow();
    return planPrice(t.shop, testActor, {
      ...{ package_id, version, reason: "biaya" },
      ...{ price: rupiah(price + change), from_day },
    });
  }
  async function planned(...of: Parameters<typeof plan>) {
    const result = await plan(...of);
    return result.ok ? result.id : expect.fail(result.code);
  }
  const cancel = (id: number) => cancelPlannedPrice(t.shop, testActor, { id, version: 1, reason: "batal" });
  /** Runs the round and returns the mails that it enqueued. */
  async function told(): Promise<PriceNotice[]> {
    t.jobs.sent.length = 0;
    await tellOfPrices(t.shop);
    return t.jobs.sent.map(({ data }) => data as unknown as PriceNotice);
  }
  /** Sends a mail as its job does. */
  async function deliver(notice: PriceNotice) {
    const composed = await priceMail(t.shop, notice);
    if (composed && notice.kind === "announced") await recordTold(t.shop, notice);
    return composed?.mail;
  }

  test("who has the package and would renew it gets one mail, and a correction when the price is withdrawn", async () => {
    const [stays, leaves] = [await customer("big-view-growth"), await customer("big-view-growth")];
    await customer("big-view-starter");
    await cancelRenewal(t.shop, leaves.subscription, leaves.user);
    const { packages } = await listPrices(t.db, t.shop.now());
    expect(packages.find(({ id }) => id === "big-view-growth")).toMatchObject({ renewing: 1 });

    t.jobs.sent.length = 0;
    const id = await planned("big-view-growth", 100_000, "2027-01-01");
    expect(t.jobs.sent.map(({ queue }) => queue)).toEqual(["price-notices"]);
    const notice = { plan: id, subscription: stays.subscription, kind: "announced" } as const;
    expect(await told()).toEqual([notice]);
    expect(await told()).toEqual([]);
    const mail = await deliver(notice);
    expect(mail).toMatchObject({
      to: `${stays.user}@pembeli.example`,
      subject: expect.stringContaining("1 January 2027"),
    });
    for (const price of packages.filter((each) => each.id === "big-view-growth").map((each) => each.price))
      for (const shown of [price, price + 100_000])
        expect(mail!.text).toContain(`Rp${shown.toLocaleString("en")} a month`);
    expect((await customerPackages(t.shop, stays.user))[0]).toMatchObject({ comingPrice: { from_day: "2027-01-01" } });

    // Who buys it later is told with the next round, alone.
    const later = await customer("big-view-growth");
    expect(await told()).toEqual([{ ...notice, subscription: later.subscription }]);

    expect(await cancel(id)).toEqual({ ok: true });
    // The second mail had not gone out: it does not go any more, and is not corrected.
    expect(await deliver({ ...notice, subscription: later.subscription })).toBeUndefined();
    expect(await told()).toEqual([{ ...notice, kind: "withdrawn" }]);
    expect((await deliver({ ...notice, kind: "withdrawn" }))!.subject).toContain("will not rise");
    expect(await told()).toEqual([]);
    expect((await customerPackages(t.shop, stays.user))[0]).toMatchObject({ comingPrice: null });
  });

  test("a price that is cancelled while its mail is sent is corrected afterwards", async () => {
    const { subscription } = await customer("big-query-growth");
    const id = await planned("big-query-growth", 100_000, "2027-01-01");
    const [notice] = await told();
    expect(await priceMail(t.shop, notice!)).not.toBeNull();
    await cancel(id);
    expect(await told()).toEqual([]);
    await recordTold(t.shop, notice!);
    expect(t.jobs.sent.at(-1)).toMatchObject({ queue: "price-notices" });
    expect(await told()).toEqual([{ plan: id, subscription, kind: "withdrawn" }]);
  });

  test("a higher price holds in 14 days at the earliest where customers have to be told; a lower one any day", async () => {
    await customer("big-spider-growth");
    const refusal = { ok: false, code: "notice_too_short" };
    expect(await plan("big-spider-growth", 50_000, "2026-12-03")).toEqual(refusal);
    expect(await plan("big-spider-growth", -50_000, "2026-11-25")).toMatchObject({ ok: true });
    // Against the price that holds by then, not today's.
    expect(await plan("big-spider-growth", -20_000, "2026-12-01")).toEqual(refusal);
    expect(await plan("big-spider-growth", 50_000, "2026-12-04")).toMatchObject({ ok: true });
    expect(await plan("big-spider-business", 50_000, "2026-11-21")).toMatchObject({ ok: true });
    expect((await told()).map(({ kind }) => kind)).toEqual(["announced"]);
    // Nobody is told of what holds already.
    t.setClock("2026-12-04T05:00:00Z");
    await customer("big-spider-growth");
    expect(await told()).toEqual([]);
  });
});
