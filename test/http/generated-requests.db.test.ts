import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createAccounts } from "#accounts/accounts.server.ts";
import { createAuthenticate } from "#api/auth/authenticate.ts";
import { buildApi } from "#api/http/app.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { chance, type DescribedCall, describedCalls, generateRequest } from "../support/generated-requests.ts";
import { recordingLog } from "../support/log.ts";
import { loggedIn, type TestBrowser } from "../support/test-browser.ts";

/** `FUZZ=100000 npx vitest run test/http/generated-requests.db.test.ts` is the long form; a seed repeats a run. */
const { FUZZ: count = "1000", FUZZ_SEED: seed = "20261120" } = process.env;
const batch = 500;

const limits = "CALLS CONTACT FORMS VOUCHER SEARCH EVENTS LOGIN".split(" ");
const unlimited = Object.fromEntries(limits.map((name) => [`RATE_LIMIT_${name}`, "100000000"]));
/** Calls that hash a password, which is slow: they are made rarely. */
const hashing = /^\/auth\/(sign-(in|up)|reset-password)|^\/account\/(password|email)$/;

eachDatabase((open) => {
  let app: FastifyInstance;
  let calls: DescribedCall[];
  let person: TestBrowser;
  const log = recordingLog();
  const reported: string[] = [];
  const errors = vi.spyOn(console, "error");
  const warnings = vi.spyOn(console, "warn");

  beforeAll(async () => {
    const base = await open();
    await seedShop(base.db, new Date());
    const deps = testDeps(base.db, { log: log.log }, unlimited);
    const accounts = createAccounts({ ...deps, report: (message) => reported.push(message) });
    app = await buildApi({ ...deps, accounts, authenticate: createAuthenticate(accounts.readToken) });
    person = await loggedIn(app, "rina");
    await base.db.updateTable("users").set({ email_verified: true }).execute();
    const described = await describedCalls(app);
    calls = described.flatMap((call) => (hashing.test(call.path) ? [call] : Array<DescribedCall>(8).fill(call)));
  });
  afterAll(() => app.close());

  test(`${count} requests generated from the API's description: no call fails, every refusal is a problem`, {
    timeout: 0,
  }, async () => {
    const by = chance(Number(seed));
    const known = ["big-social-starter", "big-social", "mandiri_va", "HEMAT3", "rina", "id", crypto.randomUUID()];
    for (let made = 0; made < Number(count); made += batch) {
      // The access token is valid for ten minutes, and a sign-out among the requests ends the login.
      if ((await person.refresh()).statusCode !== 200) person = await loggedIn(app, `rina-${made}`);
      for (let index = made; index < Math.min(made + batch, Number(count)); index++) {
        const request = generateRequest(calls, by, known);
        const headers = { ...request.headers, ...loginFor(request, by.of(["none", "token", "cookie", "forged"])) };
        const response = await app.inject({ ...request, headers });
        const wrong = whatIsWrong(request, response);
        if (wrong) throw new Error(`${wrong}: request ${index} of seed ${seed}: ${describe(request, response)}`);
      }
      expect(log.lines().filter(({ level }) => Number(level) >= 50)).toEqual([]);
      expect(reported.filter((message) => !message.startsWith("Invalid origin"))).toEqual([]);
      expect([...errors.mock.calls, ...warnings.mock.calls]).toEqual([]);
    }
    expect(JSON.stringify(log.lines())).not.toMatch(/\\n\s+at |\.ts:\d+/);
  });

  function loginFor({ url }: InjectOptions, kind: "none" | "token" | "cookie" | "forged"): Record<string, string> {
    if (kind === "token") return { authorization: `Bearer ${person.token}` };
    if (kind === "forged")
      return { authorization: `Bearer ${person.token?.slice(0, -3)}abc`, cookie: "bigsuite.x=%00" };
    // The stream of an own order ends only with the order, and later requests need the session.
    if (kind === "none" || /sign-out/.test(String(url))) return {};
    return { cookie: [...person.cookies].map((pair) => pair.join("=")).join("; ") };
  }
});

function whatIsWrong({ method, url, headers }: InjectOptions, response: LightMyRequestResponse): string | undefined {
  const { statusCode: status, body } = response;
  const type = String(response.headers["content-type"] ?? "");
  if (status >= 500) return "it failed";
  if (/\n\s+at |node_modules|\.ts:\d+/.test(body)) return "a stack is shown";
  if (method === "HEAD") return body === "" ? undefined : "HEAD has a body";
  if (status < 400) return undefined;
  // The response to a form, and to a link of a mail, is a page.
  const page = String(headers?.["content-type"]).startsWith("application/x-www") || /\/subscribe\//.test(String(url));
  if (page && type.startsWith("text/html")) return undefined;
  if (type !== "application/problem+json; charset=utf-8") return `a refusal of type ${type}`;
  if (body.length > 8 * 1024) return "a refusal of more than 8 KB";
  const { code, title, status: named } = response.json();
  return code && title && named === status ? undefined : "a problem without its members";
}

function describe({ method, url, headers, payload }: InjectOptions, { statusCode, body }: LightMyRequestResponse) {
  const sent = { method, url, headers, payload: String(payload).slice(0, 2000) };
  return `${JSON.stringify(sent)} had the response ${statusCode} ${body.slice(0, 500)}`;
}
