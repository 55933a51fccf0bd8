import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { insightRetention } from "#insight/retention.server.ts";
import type { SpeedView } from "#insight/speed/speed-contract.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";
import { staffCall } from "../support/staff-call.ts";

const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";
const measured = { name: "page_speed", path: "/products/big-social", device: "phone", connection: "4g", failed: 0 };

eachDatabase((open) => {
  let db: Database;
  let app: Awaited<ReturnType<typeof buildApi>>;
  const now = () => new Date("2026-11-20T05:00:00Z");

  beforeAll(async () => {
    ({ db } = await open());
    const kindOfPage = (path: string) => (path.startsWith("/products/") ? "product" : undefined);
    app = await buildApi(testDeps(db, { now, kindOfPage, authenticate: staffLogin(db, now) }));
  });
  afterAll(() => app.close());

  const send = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: "POST", url: "/api/events", payload, headers: { "user-agent": agent, ...headers } });
  const read = async (query = ""): Promise<SpeedView> =>
    (await staffCall(app, "/api/admin")("GET", `/speed${query}`, undefined, "viewer")).data;

  test("measures of page views are histograms by kind of page, design, device and connection", async () => {
    const views = [
      { ...measured, lcp: 850, cls: 0, inp: 40 },
      { ...measured, lcp: 2950, cls: 0.2, failed: 3 },
      { ...measured, path: "/en/v2/products/big-view", device: "desktop", lcp: 450, cls: 0 },
      { ...measured, path: "/no-such-page", connection: "5g", lcp: 400 },
    ];
    expect((await send([...views, { name: "page_view", path: "/" }])).statusCode).toBe(202);
    // Programs and browsers that ask not to be tracked.
    for (const headers of [{ "user-agent": "Googlebot/2.1" }, { dnt: "1" }, { "sec-gpc": "1" }])
      await send(views, headers as unknown as Record<string, string>);
    for (const wrong of [{ device: "watch" }, { lcp: -1 }, { lcp: 1e9 }, { failed: 0.5 }, { cls: "0" }])
      expect((await send({ ...measured, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(400);

    // They are written within a second.
    await expect.poll(async () => (await read()).all.views).toBe(4);
    const byKind = await read();
    expect(byKind.values.map(({ value, views }) => [value, views])).toEqual([
      ["product", 3],
      ["missing", 1],
    ]);
    expect(byKind.all.failed).toBe(0.25);
    expect(byKind.all.lcp).toBeCloseTo(900);
    expect(byKind.all.inp).toBeGreaterThan(25);
    expect(byKind.days.lcp.at(-1)).toBe(byKind.all.lcp);
    const ofPhones = await read("?device=phone&by=connection");
    expect(ofPhones.values.map(({ value, views }) => [value, views])).toEqual([
      ["4g", 2],
      ["unknown", 1],
    ]);
    expect((await read("?by=edition")).values).toHaveLength(2);
    expect(Object.keys(await db.selectFrom("speed_days").selectAll().executeTakeFirstOrThrow()).sort()).toEqual(
      ["bucket", "connection", "count", "day", "device", "edition", "metric", "page_kind"].sort(),
    );
  });

  test("histograms are stored for 25 months", async () => {
    const row = {
      metric: "lcp",
      page_kind: "home",
      edition: "v1",
      device: "phone",
      connection: "4g",
      bucket: 1,
    } as const;
    await db
      .insertInto("speed_days")
      .values({ ...row, day: "2024-10-01", count: 1 })
      .execute();
    await applyRetention(db, insightRetention, now());
    expect(await db.selectFrom("speed_days").select("day").where("page_kind", "=", "home").execute()).toEqual([]);
  });
});
