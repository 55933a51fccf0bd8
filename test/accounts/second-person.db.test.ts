import type { FastifyInstance, RouteOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { $ZodObjectDef, $ZodType } from "zod/v4/core";
import { registerCalls } from "#api/calls.ts";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { testBuyer, threeMonths, threeMonthsTotal } from "../support/shop-api.ts";
import { loggedIn, type TestBrowser } from "../support/test-browser.ts";

/** What belongs to the first person and is requested by the second by its id. */
interface Belongings {
  order: string;
  subscription: string;
  session: string;
  passkey: string;
  help: string;
  file: string;
}
interface Case {
  /** The id in the path, or in the body. */
  id: keyof Belongings;
  body?: object;
}

const renewal = { months: 1, payment_method: "mandiri_va", expected_total: 1, buyer: testBuyer };
const upgrade = { package_id: "big-social-growth", payment_method: "mandiri_va" };

/** A call with the id of something personal needs a line here: a test checks that there is one. */
const cases: Record<string, Case> = {
  "GET /orders/:id": { id: "order" },
  "POST /orders/:id/cancel": { id: "order" },
  "PATCH /orders/:id/buyer": { id: "order", body: testBuyer },
  "POST /orders/:id/method": { id: "order", body: { payment_method: "bca_va", expected_total: threeMonthsTotal } },
  "POST /orders/:id/check": { id: "order" },
  "GET /orders/:id/credit-notes/:number.pdf": { id: "order" },
  "GET /orders/:id/events": { id: "order" },
  "GET /orders/:id/invoice.pdf": { id: "order" },
  "POST /orders/:id/refund-account": {
    id: "order",
    body: { bank: "BCA", bank_name: "", account_number: "1234567890", holder: "Sari Dewi" },
  },
  "GET /orders/:id/payer-link": { id: "order" },
  "POST /orders/:id/payer-link": { id: "order" },
  "DELETE /orders/:id/payer-link": { id: "order" },
  "POST /orders/:id/payer-link/mail": { id: "order", body: { email: "keuangan@contoh.co.id" } },
  "POST /subscriptions/:id/renew": { id: "subscription", body: renewal },
  "POST /subscriptions/:id/upgrade-quote": { id: "subscription", body: upgrade },
  "POST /subscriptions/:id/upgrade": {
    id: "subscription",
    body: { ...upgrade, expected_total: 1, buyer: testBuyer },
  },
  "POST /subscriptions/:id/cancel": { id: "subscription" },
  "POST /subscriptions/:id/resume": { id: "subscription" },
  "GET /help-requests/:id": { id: "help" },
  "POST /help-requests/:id/messages": { id: "help", body: { id: crypto.randomUUID(), text: "Masih menunggu." } },
  "POST /help-requests/:id/solved": { id: "help" },
  "GET /help-requests/:id/files/:file": { id: "help" },
  "DELETE /account/sessions/:id": { id: "session" },
  "POST /auth/passkey/update-passkey": { id: "passkey", body: { name: "Milik saya" } },
  "POST /auth/passkey/delete-passkey": { id: "passkey" },
};

/** Ids that belong to nobody in particular. */
const sharedIds = new Set(["package_id"]);
/** Calls whose id is a new one, made by who calls. */
const makesId = new Set(["POST /help-requests"]);

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let first: TestBrowser;
  let second: TestBrowser;
  let own: Belongings;
  const routes: RouteOptions[] = [];

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    // The stream of an order ends once its workspace is open, which a connected product has at once.
    const connection = { BIGSOCIAL_APP_URL: "https://app.example", BIGSOCIAL_TOKEN_SECRET: "a".repeat(32) };
    const deps = testDeps(base.db, {}, { RATE_LIMIT_LOGIN: "1000", ...connection });
    app = await buildApi(deps, {
      calls: async (api) => {
        api.addHook("onRoute", (route) => void routes.push(route));
        await registerCalls(api, deps as ApiDeps);
      },
    });
    first = await loggedIn(app, "pertama");
    second = await loggedIn(app, "kedua", { address: "10.0.0.2" });
    await base.db.updateTable("users").set({ email_verified: true }).execute();
    own = await belongingsOf(first);
  });
  afterAll(() => app.close());

  async function belongingsOf(person: TestBrowser): Promise<Belongings> {
    const order = { ...threeMonths, expected_total: threeMonthsTotal, buyer: testBuyer };
    const { data } = (await person.send("POST", "/orders", order, { "idempotency-key": "first" })).json();
    const paid = await person.send("POST", `/simulator/payments/${data.payment.reference}/pay`);
    expect(paid.statusCode).toBe(200);
    const { id: userId } = (await person.send("GET", "/account")).json().data;
    const elsewhere = await logInAgain(person);
    const passkey = {
      id: "passkey-of-first",
      name: "Laptop",
      public_key: "-",
      user_id: userId,
      credential_id: "c",
      counter: 0,
      device_type: "singleDevice",
      backed_up: false,
      created_at: new Date(),
    };
    await base.db.insertInto("passkeys").values(passkey).execute();
    const { id: subscription } = await base.db.selectFrom("subscriptions").select("id").executeTakeFirstOrThrow();
    const help = crypto.randomUUID();
    const file = crypto.randomUUID();
    const uploaded = await app.inject({
      method: "POST",
      url: `/api/help-files?id=${file}&name=bukti.pdf`,
      headers: { authorization: `Bearer ${person.token}`, "content-type": "application/octet-stream" },
      payload: Buffer.from("%PDF-1.7\n"),
    });
    expect(uploaded.statusCode, uploaded.body).toBe(204);
    const asked = await person.send("POST", "/help-requests", { id: help, topic: "other", text: "Tolong.", file });
    expect(asked.statusCode, asked.body).toBe(201);
    return { order: data.id, subscription, session: elsewhere, passkey: passkey.id, help, file };
  }

  /** Logs the person in once more; returns the id of that other session. */
  async function logInAgain(person: TestBrowser): Promise<string> {
    const known = await base.db.selectFrom("sessions").select("id").execute();
    const credentials = { username: "pertama", password: "becak ungu naik gunung" };
    const response = await app.inject({
      method: "POST",
      url: "/api/auth/sign-in/username",
      payload: credentials,
      headers: { origin: "http://localhost:3000" },
    });
    expect([response.statusCode, person.token !== undefined]).toEqual([200, true]);
    const { id } = await base.db
      .selectFrom("sessions")
      .select("id")
      .where(
        "id",
        "not in",
        known.map(({ id }) => id),
      )
      .executeTakeFirstOrThrow();
    return id;
  }

  const nameOf = ({ method, url }: RouteOptions) => `${method} ${url.replace(/^\/api/, "")}`;
  const isSecured = ({ schema, url }: RouteOptions) => Boolean(schema?.security) || url.startsWith("/api/auth/");
  const takesId = ({ schema, url }: RouteOptions) =>
    /:(?!product\b)\w+/.test(url) ||
    fieldsOf(schema?.body).some((name) => /(^|_)id$/.test(name) && !sharedIds.has(name));
  // Whether a customer reaches calls of the back office is tested in `admin/permission-matrix.db.test.ts`.
  const called = () => routes.filter(({ method, url }) => method !== "HEAD" && !url.startsWith("/api/admin/"));

  test("every call with the id of something personal has a case", () => {
    expect(called().length).toBeGreaterThan(40);
    const needed = called().filter((route) => isSecured(route) && takesId(route) && !makesId.has(nameOf(route)));
    expect(needed.map(nameOf).sort()).toEqual(Object.keys(cases).sort());
  });

  const send = (person: TestBrowser, name: string, id: string) => {
    const [method = "", path = ""] = name.split(" ");
    const { body } = cases[name]!;
    const inPath = path.includes(":id");
    const payload = inPath ? body : { ...body, id };
    return person.send(
      method as "GET",
      path.replace(":id", id).replace(":file", own.file).replace(":number", "CN-202611-000001"),
      payload,
      {
        "idempotency-key": `key-${name.length}`,
      },
    );
  };

  test.each(Object.keys(cases))("%s of somebody else responds as for one that does not exist", async (name) => {
    const theirs = await send(second, name, own[cases[name]!.id]);
    const nobodys = await send(second, name, crypto.randomUUID());
    // Better Auth distinguishes somebody else's passkey from a missing one; it changes neither.
    if (name.includes("/auth/")) return expect([401, 403, 404]).toContain(theirs.statusCode);
    expect(theirs.statusCode).toBe(404);
    expect(theirs.body).toBe(nobodys.body);
  });

  test("the first person's data is unchanged, and accessible to themselves", async () => {
    const order = await base.db.selectFrom("orders").select(["id", "state"]).execute();
    expect(order).toEqual([{ id: own.order, state: "paid" }]);
    expect(await base.db.selectFrom("passkeys").select(["id", "name"]).execute()).toEqual([
      { id: own.passkey, name: "Laptop" },
    ]);
    expect(await base.db.selectFrom("sessions").select("id").where("id", "=", own.session).execute()).toHaveLength(1);
    const missing = [];
    for (const [name, { id }] of Object.entries(cases)) {
      // Their order was not refunded, so that they have no credit note either.
      if (name.includes("/credit-notes/")) continue;
      if ((await send(first, name, own[id])).statusCode === 404) missing.push(name);
    }
    expect(missing).toEqual([]);
  });

  test("lists and own data contain nothing of somebody else", async () => {
    const plain = called().filter((route) => route.method === "GET" && isSecured(route) && !takesId(route));
    expect(plain.length).toBeGreaterThan(5);
    for (const route of plain) {
      const { body } = await second.send("GET", route.url.replace(/^\/api/, ""));
      for (const secret of ["pertama", ...Object.values(own)]) expect([nameOf(route), body]).not.toContain(secret);
      expect(body).not.toMatch(/pertama|Sari Dewi|passkey-of-first/);
    }
  });
});

function fieldsOf(schema: unknown): string[] {
  const { shape } = ((schema as $ZodType | undefined)?._zod?.def ?? {}) as Partial<$ZodObjectDef>;
  return Object.keys(shape ?? {});
}
