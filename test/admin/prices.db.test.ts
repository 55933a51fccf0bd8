import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { applyDuePrices } from "#shop/prices/apply-due-prices.server.ts";
import { priceChannel } from "#shop/prices/change-price.server.ts";
import { makeQuote } from "#shop/prices/make-quote.server.ts";
import type { AdminPrices, PricePages } from "#shop/prices/price-contract.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import type { Reply } from "../support/reply.ts";
import { newUser, orderOf, placed, testShop } from "../support/shop.ts";
import { staffLogin } from "../support/staff.ts";

const package_id = "big-social-starter";

eachDatabase((open) => {
  let base: OpenDatabase;
  let shop: ReturnType<typeof testShop>;
  let send: <Data = unknown>(method: "GET" | "POST", url: string, body?: object, as?: string) => Promise<Reply<Data>>;

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    shop = testShop(base.db, "2026-11-20T05:00:00Z");
    const { now } = shop.shop;
    const pricePages = [{ path: "/products/pricing" }, { path: "/products/big-view", product: "big-view" }];
    const app = await buildApi(
      testDeps(base.db, { now, jobs: shop.jobs, pricePages, authenticate: staffLogin(base.db, now) }),
      { calls: auditedCalls(base.db) },
    );
    send = async (method, url, payload, as = "finance") => {
      const response = await app.inject({
        method,
        url: `/api/admin/prices${url}`,
        headers: { authorization: `Bearer ${as}` },
        ...(payload ? { payload } : {}),
      });
      return { status: response.statusCode, ...response.json() };
    };
  });

  /** Sets the clock; the logins of staff go on. */
  const moveTo = async (moment: string) => {
    shop.setClock(moment);
    const at = shop.shop.now();
    await base.db.updateTable("sessions").set({ last_used_at: at, factor_at: at }).execute();
  };
  const current = async (id = package_id) =>
    (await send<AdminPrices>("GET", "")).data.packages.find((each) => each.id === id)!;
  const plan = async (price: number, from_day: string, id = package_id, as = "finance") => {
    const { version } = await current(id);
    return send("POST", "/plans", { package_id: id, price, from_day, reason: "new year", version }, as);
  };
  const quoted = async (id = package_id) => {
    const quote = await makeQuote(shop.shop, { package_id: id, months: 1, payment_method: "mandiri_va" });
    return quote?.price.unitPrice;
  };

  test("planned prices hold from their day on, also after days without the job; placed orders stay as they are", async () => {
    const heard: string[] = [];
    const stop = await base.listen(priceChannel, (payload) => heard.push(payload));
    const order = placed(await shop.buy(newUser()));
    const before = await orderOf(base.db, order);
    expect((await plan(1_600_000, "2026-11-22")).status).toBe(201);
    expect((await plan(1_700_000, "2026-11-24")).status).toBe(201);
    expect(await current()).toMatchObject({
      price: 1_500_000,
      planned: [{ price: 1_600_000, from_day: "2026-11-22", planned_by: "finance" }, { price: 1_700_000 }],
    });
    // The last second of the 21st, in Jakarta.
    await moveTo("2026-11-21T16:59:59Z");
    expect(await applyDuePrices(shop.shop)).toBe(0);
    expect(await quoted()).toBe(1_500_000);
    await moveTo("2026-11-21T17:00:00Z");
    const several = await Promise.all([applyDuePrices(shop.shop), applyDuePrices(shop.shop)]);
    expect(several.toSorted()).toEqual([0, 1]);
    expect(await quoted()).toBe(1_600_000);
    await expect.poll(() => heard).toContain(package_id);
    await moveTo("2026-11-30T05:00:00Z");
    expect(await applyDuePrices(shop.shop)).toBe(1);
    expect(await quoted()).toBe(1_700_000);
    const { version, ...after } = await orderOf(base.db, order);
    expect(before).toMatchObject(after);
    const history = (await send("GET", `/history?package_id=${package_id}`)).data;
    expect(history).toMatchObject([
      { price: 1_700_000, previous: 1_600_000, from_day: "2026-11-24", by: "finance", reason: "new year" },
      { price: 1_600_000, previous: 1_500_000, from_day: "2026-11-22" },
    ]);
    const audit = await base.db.selectFrom("audit_log").select(["action", "actor_kind"]).orderBy("id").execute();
    expect(audit.map((entry) => `${entry.actor_kind} ${entry.action}`).sort()).toEqual([
      "job price.changed",
      "job price.changed",
      "staff price.planned",
      "staff price.planned",
    ]);
    await stop();
  });

  test("a plan for today is handed to the job at once; another may be cancelled until its day", async () => {
    const id = "big-view-starter";
    shop.jobs.sent.length = 0;
    expect((await plan(650_000, "2026-11-30", id)).status).toBe(201);
    expect(shop.jobs.sent.map((job) => job.queue)).toEqual(["price-changes"]);
    await applyDuePrices(shop.shop);
    await plan(700_000, "2026-12-10", id);
    const planned = (await current(id)).planned[0]!;
    const cancel = (version: number) => send("POST", `/plans/${planned.id}/cancel`, { version, reason: "not yet" });
    expect(await cancel(planned.version + 1)).toMatchObject({ code: "stale_version" });
    expect((await cancel(planned.version)).status).toBe(200);
    expect(await cancel(planned.version)).toMatchObject({ status: 409, code: "plan_ended" });
    await moveTo("2026-12-31T05:00:00Z");
    expect(await applyDuePrices(shop.shop)).toBe(0);
    expect(await quoted(id)).toBe(650_000);
  });

  test("impossible plans are refused, and a change asks for the second factor again", async () => {
    const id = "big-query-starter";
    const issue = async (price: number, day: string) => (await plan(price, day, id)).issues;
    expect(await issue(2_000_000, "2026-12-30")).toMatchObject([{ path: "from_day", code: "day_past" }]);
    expect(await issue(1_250_000, "2027-01-01")).toMatchObject([{ path: "price", code: "same_price" }]);
    await plan(2_000_000, "2027-01-01", id);
    expect(await issue(2_100_000, "2027-01-01")).toMatchObject([{ path: "from_day", code: "day_planned" }]);
    expect(await issue(2_000_000, "2027-02-01")).toMatchObject([{ path: "price", code: "same_price" }]);
    const stale = { package_id: id, price: 3, from_day: "2027-01-05", reason: "x", version: 99 };
    expect(await send("POST", "/plans", stale)).toMatchObject({ status: 409, code: "stale_version" });
    expect(await plan(2_200_000, "2027-03-01", id, "finance:old")).toMatchObject({ code: "confirmation_required" });
    expect((await plan(2_200_000, "2027-03-01", id, "sales")).status).toBe(404);
  });

  test("the pages of a change are those that show the product, with their titles", async () => {
    expect((await send<PricePages>("GET", "/pages?product=big-view")).data.map(({ path }) => path)).toEqual([
      "/products/pricing",
      "/products/big-view",
    ]);
    const { data } = await send("GET", "/pages?product=big-social");
    expect(data).toMatchObject([
      { path: "/products/pricing", title: { id: expect.any(String), en: expect.any(String) } },
    ]);
  });
});
