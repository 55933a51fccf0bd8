import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "#infra/database/database-connection.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { endExperiment, storeExperiment } from "../experiments/store-experiment.ts";
import { type BuiltSuite, startBuiltSuite } from "../support/built-suite.ts";
import { freshPostgresUrl } from "../support/databases.ts";

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";
const shared = "public, max-age=0, s-maxage=300, stale-while-revalidate=86400";
let base: OpenDatabase;
let suite: BuiltSuite;
let id: number;

beforeAll(async () => {
  const url = await freshPostgresUrl();
  base = await openPostgres(url, 2);
  const secret = "only-for-this-test-and-long-enough";
  // The marks of pages that are compressed again change.
  suite = await startBuiltSuite({ DATABASE_URL: url, AUTH_SECRET: secret, PAGE_COMPRESSION: "quick" });
});
afterAll(async () => {
  await suite?.stop();
  await base?.close();
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(suite.url + path, { headers: { "user-agent": browser, ...headers } });
  const html = await response.text();
  const header = (name: string) => response.headers.get(name);
  return {
    html,
    status: response.status,
    caching: header("cache-control"),
    etag: header("etag")!,
    cookie: header("set-cookie"),
    arm: /<html[^>]* data-arm="([^"]*)"/.exec(html)?.[1],
    edition: /<html[^>]* data-edition="([^"]*)"/.exec(html)?.[1],
  };
}
const cachingOf = async (path: string) => (await get(path)).caching;

test("a page with an experiment shows each browser one arm, and no other page changes", async () => {
  const before = { about: await get("/about-us"), v2: await get("/v2"), home: await get("/") };
  expect(before.home).toMatchObject({ caching: shared, cookie: null, arm: undefined, edition: "v1" });
  id = await storeExperiment(base.db, { pages: ["/"], changes: [{ kind: "edition", edition: "v2" }] });
  await expect.poll(() => cachingOf("/")).toBe("private, no-cache");

  const arms = new Set<string>();
  for (let visitor = 0; arms.size < 2; visitor++) {
    // One in a billion has seen one arm alone until then.
    expect(visitor).toBeLessThan(30);
    const first = await get("/?utm_source=mail");
    const [, arm] = /^arms=(x\d+=[ab]); Path=\/; Max-Age=7776000; SameSite=Lax$/.exec(first.cookie!)!;
    expect(first).toMatchObject({ arm, caching: "private, no-cache", edition: arm!.endsWith("b") ? "v2" : "v1" });
    for (const path of ["/", "/en", "/?utm_source=a"])
      expect(await get(path, { cookie: `arms=${arm}` })).toMatchObject({ arm, cookie: null, status: 200 });
    arms.add(arm!);
  }
  expect(await get("/about-us")).toEqual(before.about);
  expect(await get("/v2")).toEqual(before.v2);
});

test("the other edition is shown with links, canonical address and twin of the page's own address", async () => {
  const { html } = await get("/en", { cookie: `arms=x${id}=b` });
  expect(html).toContain('<link rel="canonical" href="http://localhost');
  expect(html).not.toContain('href="/en/v2');
  expect(html).not.toMatch(/<link rel="canonical" href="[^"]*\/v2/);
  expect(html).toContain('hreflang="id"');
  expect(html).toContain('href="/en/products/pricing"');
  expect(html).not.toContain("data-edition-switch");
  // The shell of v2.
  expect(html).toContain('class="bar ground-ink"');
});

test("a browser's stored arm is not mistaken for the other one", async () => {
  const [a, b] = [await get("/", { cookie: `arms=x${id}=a` }), await get("/", { cookie: `arms=x${id}=b` })];
  expect(a.etag).not.toBe(b.etag);
  expect((await get("/", { cookie: `arms=x${id}=a`, "if-none-match": a.etag })).status).toBe(304);
  expect((await get("/", { cookie: `arms=x${id}=a`, "if-none-match": b.etag })).status).toBe(200);
});

test("crawlers and staff see the page as it is, in no shared cache and without a cookie", async () => {
  const plain = { arm: undefined, edition: "v1", cookie: null, caching: "private, no-cache" };
  expect(await get("/", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" })).toMatchObject(plain);
  expect(await get("/", { cookie: `staff=1; arms=x${id}=b` })).toMatchObject(plain);
});

test("arms of other experiments are dropped from the cookie, and unknown ones are drawn again", async () => {
  const dropped = await get("/", { cookie: `arms=x${id}=b.x777=a` });
  expect(dropped).toMatchObject({ arm: `x${id}=b` });
  expect(dropped.cookie).toContain(`arms=x${id}=b;`);
  expect((await get("/", { cookie: `arms=x${id}=d` })).arm).toMatch(/^x\d+=[ab]$/);
});

test("first sights and guards are counted, and requests carry what their sender saw", async () => {
  const send = (path: string, body: object) =>
    fetch(`${suite.url}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": browser },
      body: JSON.stringify(body),
    });
  const seen = { arm: "b", locale: "id", device: "phone", source: "made-up" };
  const events = [
    { name: "experiment_exposure", experiment: `x${id}`, ...seen },
    { name: "experiment_exposure", experiment: "x777", ...seen },
    { name: "experiment_exposure", experiment: `x${id}`, ...seen, arm: "d" },
    { name: "contact_us_failure", path: "/contact-us", arm: `x${id}=b` },
    { name: "page_speed", path: "/", device: "phone", connection: "4g", lcp: 2600, arm: `x${id}=b` },
    { name: "page_speed", path: "/", device: "phone", connection: "4g", lcp: 900, arm: `x${id}=b` },
  ];
  expect((await send("/events", events)).status).toBe(202);
  const sent = await send("/contact-us", {
    ...{ name: "Sari", company: "PT Rempah", email: "sari@contoh.co.id", phone: "0812 3456 7890", industry: "retail" },
    ...{ job: "Manajer", product: "big-social", exposures: { [`x${id}`]: seen, x777: seen } },
  });
  expect(sent.status).toBe(201);
  const lead = await base.db.selectFrom("leads").select("exposures").executeTakeFirstOrThrow();
  expect(lead.exposures).toEqual({ [`x${id}`]: { ...seen, source: "other" } });
  const days = () => base.db.selectFrom("experiment_exposure_days").select(["arm", "source", "count"]).execute();
  await expect.poll(days).toEqual([{ arm: "b", source: "other", count: 1 }]);
  const guards = () => base.db.selectFrom("experiment_guard_days").select(["name", "count"]).orderBy("name").execute();
  await expect.poll(guards).toEqual([
    { name: "form_failed", count: 1 },
    { name: "page_measured", count: 2 },
    { name: "page_slow", count: 1 },
  ]);
});

test("a page with a query of its own, which is cached nowhere, shows the arm too", async () => {
  const search = await storeExperiment(base.db, { pages: ["/search"], changes: [{ kind: "edition", edition: "v2" }] });
  await expect.poll(() => cachingOf("/search")).toBe("private, no-cache");
  const found = (arm: string) => get("/search?q=dasbor", { cookie: `arms=x${search}=${arm}` });
  expect(await found("b")).toMatchObject({ caching: "no-store", arm: `x${search}=b`, edition: "v2", status: 200 });
  expect(await found("a")).toMatchObject({ caching: "no-store", arm: `x${search}=a`, edition: "v1", status: 200 });
  await endExperiment(base.db, search, "stopped");
});

test("a shipped winner is every visitor's page, and a stopped experiment leaves nothing", async () => {
  await endExperiment(base.db, id, "shipped", "b");
  await expect.poll(() => cachingOf("/")).toBe(shared);
  const shippedPage = { caching: shared, cookie: null, arm: undefined, edition: "v2" };
  await expect.poll(() => get("/")).toMatchObject(shippedPage);
  expect(await get("/", { cookie: `arms=x${id}=a` })).toMatchObject(shippedPage);
  await endExperiment(base.db, id, "archived");
  await expect.poll(() => get("/")).toMatchObject({ ...shippedPage, edition: "v1" });
});

test("a section can be drawn as the other edition has it, or left out", async () => {
  const section = (show: "v2" | "nothing") => ({ kind: "section" as const, section: "Figures", show });
  const change = await storeExperiment(base.db, { pages: ["/"], changes: [section("v2"), section("nothing")] });
  await expect.poll(() => cachingOf("/")).toBe("private, no-cache");
  const arm = (key: string) => get("/", { cookie: `arms=x${change}=${key}` });
  const [own, other, none] = [await arm("a"), await arm("b"), await arm("c")];
  expect(own.html).not.toContain('<div data-edition="v2"');
  expect(other).toMatchObject({ edition: "v1", arm: `x${change}=b` });
  expect(other.html).toContain('<div data-edition="v2" class="contents">');
  expect(none.html.length).toBeLessThan(own.html.length);
  await endExperiment(base.db, change, "stopped");
  await expect.poll(() => cachingOf("/")).toBe(shared);
});

test("stored words lie above the published ones; those that do not fit leave the page as it is", async () => {
  const { default: words } = await import("../../content/id/about-us.json", { with: { type: "json" } });
  const store = async (changed: object) => {
    const version = {
      ...{ document: "about-us", locale: "id" as const, words: JSON.stringify(changed), base_digest: null },
      ...{ origin: "draft" as const, author_id: null, author: "test", note: null, created_at: new Date() },
    };
    const [{ number } = { number: 0 }] = await base.db
      .selectFrom("content_versions")
      .select("number")
      .orderBy("number", "desc")
      .limit(1)
      .execute();
    const stored = { ...version, number: number + 1, published_at: null };
    return (await base.db.insertInto("content_versions").values(stored).returning("id").executeTakeFirstOrThrow()).id;
  };
  const hero = { ...words.hero, title: "Judul yang diuji" };
  const versions = [await store({ ...words, hero }), await store({ ...words, hero: { title: 7 } })];
  const changes = versions.map((version) => ({ kind: "words" as const, versions: [version] }));
  const tested = await storeExperiment(base.db, { pages: ["/about-us"], locales: ["id"], changes });
  await expect.poll(() => cachingOf("/about-us")).toBe("private, no-cache");
  expect((await get("/about-us", { cookie: `arms=x${tested}=b` })).html).toContain("Judul yang diuji");
  const broken = await get("/about-us", { cookie: `arms=x${tested}=c` });
  expect(broken).toMatchObject({ status: 200, arm: undefined, caching: "private, no-cache" });
  expect(broken.html).not.toContain("Judul yang diuji");
  expect(await cachingOf("/en/about-us")).toBe(shared);
});
