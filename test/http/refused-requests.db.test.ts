import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { PageRequest } from "#content/page-request.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testDeps } from "../support/api.ts";
import { openMigratedDatabase } from "../support/databases.ts";
import { goodRequest } from "../support/leads.ts";

/** What a refused request may cost: a short response, and a place in its sender's limit (docs/decisions/0015). */
const largestAnswer = 8 * 1024;

let base: OpenDatabase;
let app: FastifyInstance | undefined;
const rendered: PageRequest[] = [];

beforeAll(async () => {
  base = await openMigratedDatabase();
});
afterAll(() => base.close());

async function open(env: Record<string, string> = {}, { busy = false } = {}) {
  await app?.close();
  rendered.length = 0;
  app = await buildApi(
    testDeps(
      base.db,
      {
        renderPage: async (page) => {
          rendered.push(page);
          if (busy) return undefined;
          return { status: page.status, headers: { "content-type": "text/html" }, body: JSON.stringify(page.state) };
        },
      },
      env,
    ),
  );
  return app;
}
const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const post = (url: string, payload: string, headers: Record<string, string> = json) =>
  app!.inject({ method: "POST", url: `/api${url}`, payload, headers });

const ones = (count: number) => `[${Array(count).fill(1).join()}]`;
const long = "/contact-us /api-marketplace/requests /events /payments/simulator/notifications".split(" ");

const vast: [string, string, string][] = [
  ["a list of 32,600 ones as APIs", "/api-marketplace/requests", `{"apis":${ones(32_600)}}`],
  ["a list of 1,900 ones as APIs", "/api-marketplace/requests", `{"apis":${ones(1900)}}`],
  ["1,900 events", "/events", ones(1900)],
  ["1,900 products", "/auth/sign-up/email", `{"products":${ones(1900)}}`],
  ["a name of 60 KB", "/contact-us", JSON.stringify({ name: "<".repeat(60_000) })],
  ["a field whose name is 60 KB", "/contact-us", JSON.stringify({ ["\u0001".repeat(10_000)]: "\0" })],
  ["a NUL behind a name of 7 KB", "/auth/passkey/verify-authentication", JSON.stringify({ ["<".repeat(7000)]: "\0" })],
  ...["/quotes", "/auth/passkey/verify-authentication", ...long].map((url): [string, string, string] => [
    `${url} nested as deeply as its size allows`,
    url,
    `{"a":${"[".repeat(long.includes(url) ? 32_600 : 4000)}${"]".repeat(long.includes(url) ? 32_600 : 4000)}}`,
  ]),
];
test.each(vast)("%s gets a short response", async (_what, url, payload) => {
  await open();
  const response = await post(url, payload);
  expect(response.statusCode).toBe(400);
  expect(response.headers["content-type"]).toContain("application/problem+json");
  expect(response.body.length).toBeLessThan(largestAnswer);
});

test("a body that is too deep or too wide is refused before the rules of the call", async () => {
  await open();
  for (const payload of [`{"apis":${ones(2001)}}`, `{"a":${"[".repeat(17)}${"]".repeat(17)}}`]) {
    expect((await post("/api-marketplace/requests", payload)).json().code).toBe("body_too_complex");
  }
});

test("calls without long texts accept 8 KB", async () => {
  await open();
  const body = (bytes: number) => JSON.stringify({ a: "a".repeat(bytes) });
  expect((await post("/quotes", body(9000))).json().code).toBe("body_too_large");
  expect((await post("/auth/sign-in/username", body(9000))).json().code).toBe("body_too_large");
  for (const url of long) expect((await post(url, body(9000))).statusCode, url).not.toBe(413);
});

test("a form of thousands of fields is refused", async () => {
  await open();
  const fields = Array.from({ length: 5500 }, (_, index) => `api_${index}=1`).join("&");
  const response = await post("/api-marketplace/requests", fields, form);
  expect([response.statusCode, response.json().code]).toEqual([400, "body_too_complex"]);
  expect(rendered).toEqual([]);
});

test("the page of a refused form repeats its own fields, each up to its longest length", async () => {
  await open();
  const fields = { name: "a", message: "<".repeat(60_000), job: "b".repeat(300), other: "x", page: "/en/contact-us" };
  const response = await post("/contact-us", new URLSearchParams(fields).toString(), form);
  expect(response.statusCode).toBe(413);
  const body = new URLSearchParams({ ...fields, message: "<".repeat(20_000) }).toString();
  expect((await post("/contact-us", body, form)).statusCode).toBe(400);
  const { values, issues } = rendered.at(-1)!.state as { values: object; issues: { path: string; code: string }[] };
  expect(values).toEqual({ name: "a", message: "<".repeat(5000), job: "b".repeat(120), page: "/en/contact-us" });
  expect(issues).toContainEqual(expect.objectContaining({ path: "message", code: "too_long" }));
});

test.each<[string, string, string]>([
  ["/contact-us", "RATE_LIMIT_CONTACT", "name=a"],
  ["/subscribe", "RATE_LIMIT_FORMS", "email=a"],
  ["/api-marketplace/requests", "RATE_LIMIT_FORMS", "name=a"],
])("refused forms to %s count: twice as many as may be accepted", async (url, key, fields) => {
  await open({ [key]: "2" });
  const statuses = [];
  for (let index = 0; index < 6; index++) statuses.push((await post(url, fields, form)).statusCode);
  expect(statuses).toEqual([400, 400, 400, 400, 429, 429]);
  expect(rendered).toHaveLength(4);
  const brief = await post(url, fields, { ...form, "accept-language": "en" });
  expect(brief.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(brief.body).toContain("what you typed is still there");
  expect(Number(brief.headers["retry-after"])).toBeGreaterThan(0);
  expect(brief.body.length).toBeLessThan(1024);
});

test("bodies are not read once the limit is exceeded", async () => {
  await open({ RATE_LIMIT_EVENTS: "1", RATE_LIMIT_CALLS: "1" });
  expect((await post("/events", "{")).statusCode).toBe(400);
  expect((await post("/events", "{")).statusCode).toBe(429);
  expect((await post("/quotes", "{")).statusCode).toBe(400);
  for (const url of ["/quotes", "/auth/sign-in/email", "/payments/simulator/notifications"]) {
    const response = await post(url, "{");
    expect([url, response.statusCode, response.json().code]).toEqual([url, 429, "too_many_requests"]);
  }
  // A call with a limit of its own has that one only.
  expect((await post("/contact-us", JSON.stringify(goodRequest))).statusCode).toBe(201);
});

test("while too many pages wait to be rendered, a refused form gets a brief page", async () => {
  await open({}, { busy: true });
  const response = await post("/contact-us", "name=a", form);
  expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "5"]);
  expect(response.body).toContain("isian Anda masih ada");
});

test("HEAD has the response of GET, without a body", async () => {
  await open();
  const calls =
    "token passkey/generate-register-options passkey/generate-authenticate-options passkey/list-user-passkeys";
  for (const call of calls.split(" ")) {
    const [get, head] = [
      await app!.inject(`/api/auth/${call}`),
      await app!.inject({ method: "HEAD", url: `/api/auth/${call}` }),
    ];
    expect([call, head.statusCode, head.body]).toEqual([call, get.statusCode, ""]);
    expect(head.statusCode).toBeLessThan(500);
  }
});

test("options for passkeys, each of them a row, are limited", async () => {
  await open({ RATE_LIMIT_FORMS: "2" });
  const statuses = [];
  for (let index = 0; index < 3; index++) {
    statuses.push((await app!.inject("/api/auth/passkey/generate-authenticate-options")).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test("cacheable responses vary by origin, and problems also by language", async () => {
  await open();
  for (const url of ["/api/design-tokens", "/api/openapi.json"]) {
    expect((await app!.inject(url)).headers.vary, url).toBe("origin");
  }
  expect((await app!.inject("/api/nothing")).headers.vary).toBe("origin, accept-language");
});
