import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { consentTextHash } from "#content/consent-texts.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testDeps } from "../support/api.ts";
import { openMigratedDatabase } from "../support/databases.ts";

let base: OpenDatabase;
let app: FastifyInstance;
const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";

beforeAll(async () => {
  base = await openMigratedDatabase();
});
afterAll(() => base.close());
beforeEach(async () => {
  await base.db.deleteFrom("insight_days").execute();
  app = await buildApi(testDeps(base.db, { isPage: (path) => path.startsWith("/products") || path === "/" }));
});

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: "POST",
    url: "/api/events",
    headers: { "content-type": "text/plain;charset=UTF-8", "user-agent": agent, ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
/** Returns the stored events; closing writes the buffered ones. */
async function stored() {
  await app.close();
  return base.db.selectFrom("insight_days").selectAll().orderBy("path").orderBy("locale").execute();
}
const view = (path: string, more: object = {}) => ({ name: "page_view", path, ...more });

test("a beacon with one event or with twenty is accepted", async () => {
  expect((await post(view("/"))).statusCode).toBe(202);
  expect((await post(Array(20).fill(view("/products")))).statusCode).toBe(202);
  expect((await post(view("/"), { "content-type": "application/json" })).statusCode).toBe(202);
  expect((await stored()).map(({ path, count }) => [path, count])).toEqual([
    ["/", 2],
    ["/products", 20],
  ]);
});

test("a page is counted without its language and edition, an order's without its number, an unknown one as 404", async () => {
  const more = { utm_source: " mail ", visitor: "someone", ip: "10.0.0.1" };
  await post(["/en/v2/products/", "/payment/0198-secret", "/nowhere/at/all", "/en"].map((path) => view(path, more)));
  const rows = await stored();
  expect(rows.map(({ path, locale, edition }) => [path, locale, edition])).toEqual([
    ["/", "en", "v1"],
    ["/not-found", "id", "v1"],
    ["/payment/:order", "id", "v1"],
    ["/products", "en", "v2"],
  ]);
  expect(rows[0]).toMatchObject({ utm_source: "mail" });
  expect(JSON.stringify(rows)).not.toMatch(/10\.0\.0\.1|someone|127\.0\.0\.1|secret/);
});

test("a campaign is stored as one line, whatever it contains", async () => {
  await post(view("/", { utm_source: "\u001b[31mmail\t ", utm_medium: "half \ud800" }));
  expect(await stored()).toMatchObject([{ utm_source: "[31mmail", utm_medium: "half \ufffd", count: 1 }]);
});

test.each([
  ["a bot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["a program", { "user-agent": "curl/8.0" }],
  ["Do Not Track", { dnt: "1" }],
  ["Global Privacy Control", { "sec-gpc": "1" }],
])("%s gets the same response and is not counted", async (_who, headers) => {
  expect((await post(view("/"), headers)).statusCode).toBe(202);
  expect(await stored()).toEqual([]);
});

test.each([
  ["no event", []],
  ["twenty-one events", Array(21).fill(view("/"))],
  ["an unknown name", { name: "password_typed", path: "/" }],
  ["no path", { name: "page_view" }],
  ["a path with a query", view("/?email=a@b.co")],
  ["a path with a NUL", view("/\0")],
  ["a landing page with an escape", view("/", { landing: "/\u001b[31m" })],
  ["another site", view("https://evil.example/")],
  ["an endless path", view(`/${"a".repeat(600)}`)],
  ["an endless campaign", view("/", { utm_source: "a".repeat(201) })],
  ["a campaign that is no text", view("/", { utm_source: { $ne: 1 } })],
  ["null", "null"],
  ["text", "hello"],
])("%s is refused", async (_kind, payload) => {
  const response = await post(payload);
  expect(response.statusCode).toBe(400);
  expect(response.headers["content-type"]).toContain("application/problem+json");
  await app.close();
});

test("a flood from one address is limited", async () => {
  await app.close();
  app = await buildApi(testDeps(base.db, {}, { RATE_LIMIT_EVENTS: "2" }));
  const responses = [await post(view("/")), await post(view("/")), await post(view("/"))];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([202, 202, 429]);
  expect(Number(responses[2]?.headers["retry-after"])).toBeGreaterThan(0);
  await app.close();
});

test("a choice of the consent banner is stored with its version, page and the choice that it replaces", async () => {
  const choice = { choice: "accepted", version: "2026-11", locale: "en", page: "/en" };
  const first = await app.inject({ method: "POST", url: "/api/consents", payload: choice });
  expect(first.statusCode).toBe(201);
  const { id } = first.json().data;
  const later = await app.inject({
    method: "POST",
    url: "/api/consents",
    payload: { ...choice, choice: "refused", previous: id },
  });
  expect(later.statusCode).toBe(201);
  const rows = await base.db.selectFrom("insight_consents").selectAll().orderBy("at").execute();
  expect(rows).toMatchObject([
    { id, ...choice, previous: null, text_hash: consentTextHash("cookies", "en") },
    { choice: "refused", previous: id },
  ]);
  // A banner of an earlier version is no proof of today's text.
  await app.inject({ method: "POST", url: "/api/consents", payload: { ...choice, version: "2020-01" } });
  const earlier = base.db.selectFrom("insight_consents").select("text_hash").where("version", "=", "2020-01");
  expect(await earlier.execute()).toEqual([{ text_hash: null }]);
  const bad = [{ choice: "maybe" }, { locale: "fr" }, { previous: "x" }, { version: "1\u001b" }, { page: "/\u0007" }];
  for (const change of bad) {
    const payload = { ...choice, ...change };
    expect((await app.inject({ method: "POST", url: "/api/consents", payload })).statusCode).toBe(400);
  }
  expect((await app.inject({ method: "POST", url: "/api/consents", payload: {} })).statusCode).toBe(400);
  await app.close();
});

test("the bundled design tokens have an ETag, and are not sent twice", async () => {
  const first = await app.inject("/api/design-tokens");
  expect(first.json().color.primary["600"].$value.colorSpace).toBe("srgb");
  const again = await app.inject({
    url: "/api/design-tokens",
    headers: { "if-none-match": String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  await app.close();
});
