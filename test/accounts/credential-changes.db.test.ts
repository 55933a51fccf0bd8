import type { FastifyInstance, RouteOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAccounts } from "#accounts/accounts.server.ts";
import { credentialChanges } from "#accounts/login/credential-changes.ts";
import { registerCalls } from "#api/calls.ts";
import { buildApi } from "#api/http/app.ts";
import type { Api, ApiDeps } from "#api/http/deps.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testDeps } from "../support/api.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { loggedIn, type TestBrowser, testBrowser } from "../support/test-browser.ts";

/** What a request that the guard lets through is answered, in place of the call itself. */
const passed = 299;

/**
 * States of a session, by what its account has set up. `old`: the second factor was given six minutes ago. `unconfirmed`:
 * with a fresh code, but the password was last checked six minutes ago.
 */
type State = "no factor" | "no factor, unconfirmed" | "trusted" | "old" | "recovery" | "code" | "unconfirmed" | "key";

const factor = "second_factor_required";
const confirmation = "confirmation_required";
const anyFreshFactor = {
  "no factor": "passed",
  "no factor, unconfirmed": "passed",
  trusted: factor,
  old: factor,
  recovery: "passed",
  code: "passed",
  unconfirmed: "passed",
  key: factor,
} as const;
const alsoPassword = { ...anyFreshFactor, "no factor, unconfirmed": confirmation, unconfirmed: confirmation } as const;
const passkey = { response: { id: "x" } };

/** Written by hand: what each change answers in each state, for customers and for staff. */
const matrix: Record<string, { body?: object; expected: Record<State, string> }> = {
  "POST /auth/two-factor/enable": { body: { password: "x" }, expected: anyFreshFactor },
  "POST /auth/two-factor/verify-totp": { body: { code: "123456" }, expected: anyFreshFactor },
  "POST /auth/two-factor/disable": { body: { password: "x" }, expected: anyFreshFactor },
  "POST /auth/two-factor/generate-backup-codes": {
    body: { password: "x" },
    expected: { ...anyFreshFactor, recovery: factor },
  },
  "GET /auth/passkey/generate-register-options": { expected: alsoPassword },
  "POST /auth/passkey/verify-registration": { body: passkey, expected: alsoPassword },
  "POST /auth/passkey/delete-passkey": { body: { id: "x" }, expected: alsoPassword },
  "POST /account/password": {
    body: { current_password: "x", new_password: "sepeda kuning di pasar" },
    expected: anyFreshFactor,
  },
  "POST /account/email": { body: { email: "baru@contoh.id", password: "x" }, expected: anyFreshFactor },
};

let base: OpenDatabase;
let app: FastifyInstance;
let deps: ApiDeps;
const routes: RouteOptions[] = [];

beforeAll(async () => {
  base = await openMigratedPglite();
  const limits = { RATE_LIMIT_LOGIN: "10000", RATE_LIMIT_FORMS: "10000", RATE_LIMIT_CALLS: "100000" };
  deps = testDeps(base.db, {}, limits);
  app = await buildApi(deps, {
    calls: async (api) => {
      api.addHook("onRoute", (route) => {
        routes.push(route);
        const name = `${route.method} ${route.url.replace("/api", "")}`;
        if (name in matrix) route.handler = async (_request, reply) => reply.code(passed).send({ code: "passed" });
      });
      await registerCalls(api, deps);
    },
  });
});
afterAll(() => base.close());

test("the table has exactly the rows of the matrix that need something", () => {
  const needing = Object.entries(credentialChanges).filter(([, row]) => typeof row === "object");
  expect(needing.map(([name]) => name).sort()).toEqual(Object.keys(matrix).sort());
});

describe.each(["user", "finance"] as const)("an account of the role %s", (role) => {
  let browser: TestBrowser;
  let id: string;
  beforeAll(async () => {
    browser = await loggedIn(app, `guarded.${role}`);
    ({ id } = await base.db
      .updateTable("users")
      .set({ email_verified: true, user_role: role })
      .where("username", "=", `guarded.${role}`)
      .returning("id")
      .executeTakeFirstOrThrow());
  });

  async function setState(state: State) {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const given = {
      recovery: { factor_by: "recovery_code", factor_at: ago(4) },
      code: { factor_by: "code", factor_at: ago(4) },
      unconfirmed: { factor_by: "code", factor_at: ago(4) },
      old: { factor_by: "code", factor_at: ago(6) },
    } as const;
    const none = { factor_by: null, factor_at: null };
    await base.db
      .updateTable("sessions")
      .set({
        ...(state in given ? given[state as keyof typeof given] : none),
        confirmed_at: ago(state.endsWith("unconfirmed") ? 6 : 4),
      })
      .where("user_id", "=", id)
      .execute();
    await base.db.deleteFrom("two_factors").where("user_id", "=", id).execute();
    await base.db.deleteFrom("passkeys").where("user_id", "=", id).execute();
    const app = { id: `app-${role}`, user_id: id, verified: true, secret: "x", backup_codes: "x" };
    if (state === "key") await base.db.insertInto("passkeys").values(passkeyOf(id)).execute();
    else if (!state.startsWith("no factor")) await base.db.insertInto("two_factors").values(app).execute();
  }

  test.each(Object.keys(anyFreshFactor) as State[])(
    "in the state %s, every change answers as written",
    async (state) => {
      await setState(state);
      const answers: Record<string, string> = {};
      for (const [name, { body }] of Object.entries(matrix)) {
        const [method, path] = name.split(" ") as ["GET" | "POST", string];
        const response = await browser.send(method, path, body);
        const { code } = response.json();
        answers[name] = code;
        const status = code === "passed" ? passed : 409;
        expect([name, response.statusCode]).toEqual([name, status]);
      }
      const expected = Object.entries(matrix).map(([name, row]) => [name, row.expected[state]]);
      expect(answers).toEqual(Object.fromEntries(expected));
    },
  );
});

function passkeyOf(user_id: string) {
  const key = { name: "Laptop", public_key: "-", counter: 0, device_type: "singleDevice", backed_up: false };
  return { ...key, id: `key-${user_id}`, user_id, credential_id: `key-${user_id}`, created_at: new Date() };
}

test("a refusal names what is missing and how it can be given", async () => {
  const browser = await loggedIn(app, "names.ways");
  const { id } = await base.db
    .updateTable("users")
    .set({ email_verified: true })
    .where("username", "=", "names.ways")
    .returning("id")
    .executeTakeFirstOrThrow();
  await base.db.insertInto("passkeys").values(passkeyOf(id)).execute();
  await base.db.updateTable("sessions").set({ confirmed_at: null }).where("user_id", "=", id).execute();
  const refused = await browser.send("POST", "/auth/passkey/delete-passkey", { id: "x" });
  expect(refused.json()).toMatchObject({ code: factor, needs: ["password", "factor"], methods: ["passkey"] });
});

test("without a session a change is refused, and the second step of a login is not a change", async () => {
  const nobody = testBrowser(app);
  for (const [name, { body }] of Object.entries(matrix)) {
    const [method, path] = name.split(" ") as ["GET" | "POST", string];
    const isLogin = path.endsWith("/verify-totp");
    expect([name, (await nobody.send(method, path, body)).statusCode]).toEqual([name, isLogin ? passed : 401]);
  }
});

test("of Better Auth's own calls, those with a row are reachable and no other that changes something", async () => {
  const auth = await createAccounts({ ...deps, report: () => {} }).auth();
  const endpoints = Object.values(auth.api) as { path?: string; options?: { method?: string | string[] } }[];
  const changing = endpoints.flatMap(({ path, options }) =>
    path ? [options?.method ?? "GET"].flat().map((method) => ({ path: `/auth${path}`, method })) : [],
  );
  const registered = new Set(routes.map(({ method, url }) => `${method} ${url.replace("/api", "")}`));
  const unknown = changing.filter(({ method, path }) => !registered.has(`${method} ${path}`));
  expect(unknown.length).toBeGreaterThan(15);
  const browser = await loggedIn(app, "hidden.calls");
  for (const { method, path } of unknown.filter(({ method }) => method !== "*")) {
    const response = await browser.send(method as "POST", path, method === "GET" ? undefined : {});
    expect([404, 405], `${method} ${path}`).toContain(response.statusCode);
  }
});

test("the server does not start with a call that changes something and has no row", async () => {
  const withCall = (path: string) =>
    buildApi(deps, {
      calls: async (api) => {
        await registerCalls(api, deps);
        (api as unknown as Api).post(path, async () => ({}));
      },
    });
  await expect(withCall("/auth/two-factor/send-otp")).rejects.toThrow(
    "POST /auth/two-factor/send-otp has no row in the table of what each change needs",
  );
  await expect(withCall("/account/recovery-address")).rejects.toThrow("has no row");
});
