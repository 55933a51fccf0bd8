import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createShop } from "#shop/create-shop.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { namedLogin, sender, testBuyer } from "../support/shop-api.ts";

const secret = "shared with the application of BigView";
const otherSecret = "shared with the application of BigQuery";

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let time = Date.parse("2026-11-20T05:00:00Z");

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date(time));
    const env = {
      BIGVIEW_APP_URL: "https://view.example/enter",
      BIGVIEW_TOKEN_SECRET: secret,
      BIGQUERY_APP_URL: "https://query.example/enter",
      BIGQUERY_TOKEN_SECRET: otherSecret,
      RATE_LIMIT_LOGIN: "5",
    };
    const deps = testDeps(base.db, { authenticate: namedLogin(base.db), now: () => new Date(time) }, env);
    app = await buildApi({ ...deps, shop: createShop({ ...deps, listen: base.listen }) });
  });

  const send = sender(() => app);
  async function buyPackage(as: string, packageId: string) {
    const choice = { package_id: packageId, months: 1, payment_method: "mandiri_va" };
    const { total } = (await send("POST", "/quotes", { body: choice })).json().data;
    const body = { ...choice, expected_total: total, buyer: testBuyer };
    const { data } = (await send("POST", "/orders", { as, key: crypto.randomUUID(), body })).json();
    await send("POST", `/simulator/payments/${data.payment.reference}/pay`);
    return data.id as string;
  }
  const exchange = (code: string, { product = "big-view", with: bearer = secret } = {}) =>
    app.inject({
      method: "POST",
      url: "/api/handover/exchange",
      headers: { authorization: `Bearer ${bearer}` },
      payload: { product, code },
    });
  const openFor = async (as: string) => (await send("POST", "/packages/big-view/open", { as })).json().data;

  test("a code opens the product once, for its own backend only", async () => {
    expect((await send("POST", "/packages/big-view/open", { as: "rina" })).json().code).toBe("no_active_package");
    const order = await buyPackage("rina", "big-view-starter");
    const { url, code, expires_at } = await openFor("rina");
    expect([url, expires_at]).toEqual(["https://view.example/enter", "2026-11-20T05:01:00.000Z"]);
    const stored = JSON.stringify(await base.db.selectFrom("handover_codes").selectAll().execute());
    expect(stored).not.toContain(code);

    // Another product's backend neither receives the customer nor uses the code up.
    expect((await exchange(code, { product: "big-query", with: otherSecret })).statusCode).toBe(409);
    const responses = await Promise.all([exchange(code), exchange(code), exchange(code)]);
    expect(responses.map((each) => each.statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(responses.find((each) => each.statusCode === 200)!.json().data).toMatchObject({
      product: "big-view",
      user: { id: "rina", email: "rina@pembeli.example", locale: "id" },
      package: { id: "big-view-starter", status: "active", ends_at: "2026-12-20T17:00:00.000Z" },
    });

    const owned = (await send("GET", "/transaction/current-package", { as: "rina" })).json().data.user_package;
    expect(owned).toMatchObject([{ product: "big-view", connected: true, anchor: 20, pending: null }]);
    const { period } = (await send("GET", `/orders/${order}`, { as: "rina" })).json().data;
    expect(period).toEqual({ first_day: "2026-11-20", last_day: "2026-12-20" });
  });

  test("a code is refused after a minute, and without an active package", async () => {
    await buyPackage("late", "big-view-starter");
    const { code } = await openFor("late");
    time += 60_000;
    expect((await exchange(code)).json().code).toBe("code_invalid");
    const { code: another } = await openFor("late");
    await base.db.deleteFrom("sessions").where("user_id", "=", "late").execute();
    await base.db.updateTable("subscriptions").set({ state: "ended" }).where("user_id", "=", "late").execute();
    expect((await exchange(another)).json().code).toBe("code_invalid");
  });

  test("a product without an application is refused with a reason, an unknown one is 404", async () => {
    await buyPackage("mira", "big-legal-starter");
    expect((await send("POST", "/packages/big-legal/open", { as: "mira", en: true })).json()).toMatchObject({
      status: 409,
      code: "opened_by_invitation",
      title: expect.stringContaining("invitation"),
    });
    expect((await send("POST", "/packages/big-lake/open", { as: "mira" })).statusCode).toBe(404);
    expect((await send("POST", "/packages/big-view/open")).statusCode).toBe(401);
  });

  test("a package names the order that awaits payment", async () => {
    await buyPackage("nina", "big-view-starter");
    const [{ subscription }] = (await send("GET", "/transaction/current-package", { as: "nina" })).json().data
      .user_package;
    const choice = { months: 2, payment_method: "mandiri_va" };
    const quoted = await send("POST", "/quotes", { body: { ...choice, package_id: "big-view-starter" } });
    const body = { ...choice, expected_total: quoted.json().data.total, buyer: testBuyer, locale: "id" };
    const renewal = await send("POST", `/subscriptions/${subscription}/renew`, { as: "nina", key: "renew-nina", body });
    const { id, number, total } = renewal.json().data;
    const [owned] = (await send("GET", "/transaction/current-package", { as: "nina" })).json().data.user_package;
    expect(owned.pending).toMatchObject({ order: id, number, kind: "renewal", total });
    await send("POST", `/orders/${id}/cancel`, { as: "nina" });
    const [after] = (await send("GET", "/transaction/current-package", { as: "nina" })).json().data.user_package;
    expect(after.pending).toBeNull();
  });

  test("guesses of the secret are limited, the right one never is", async () => {
    const guesses = [];
    for (let n = 0; n < 7; n++) guesses.push((await exchange("x", { with: `guess ${n}` })).statusCode);
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await exchange("x")).statusCode).toBe(409);
    expect((await exchange("x", { product: "big-legal", with: "" })).statusCode).toBe(429);
  });
});
