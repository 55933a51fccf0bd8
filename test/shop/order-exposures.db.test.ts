import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { noExperiments } from "#growth/experiments/running/snapshot.server.ts";
import type { OpenDatabase } from "#infra/database/database-connection.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { openMigratedDatabase } from "../support/databases.ts";
import { namedLogin, type SendOptions, sender, testBuyer } from "../support/shop-api.ts";

let base: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  base = await openMigratedDatabase();
  await seedShop(base.db, new Date());
  const arms = new Set(["a", "b"]);
  const started = new Map(["x1", "x2", "x3"].map((name) => [name, arms]));
  const experiments = { current: () => ({ ...noExperiments, started }) };
  app = await buildApi(testDeps(base.db, { authenticate: namedLogin(base.db), experiments }));
});
afterAll(async () => {
  await app.close();
  await base.close();
});

const exposure = (arm: string, source = "direct") => ({ arm, locale: "id", device: "phone", source });
const purchase = { package_id: "big-social-starter", months: 1, payment_method: "mandiri_va" };
const send = (method: "GET" | "POST", url: string, options: SendOptions) => sender(() => app)(method, url, options);

async function placeOrder(key: string, exposures: unknown) {
  const { data } = (await send("POST", "/quotes", { body: purchase })).json();
  const body = { ...purchase, expected_total: data.total, locale: "id", buyer: testBuyer, exposures };
  const response = await send("POST", "/orders", { as: "sari", key, body });
  expect(response.statusCode).toBe(201);
  const { id } = response.json().data;
  return (await base.db.selectFrom("orders").select("exposures").where("id", "=", id).executeTakeFirst())!.exposures;
}

test("an order has what the buying browser saw and what that of the registration saw, which comes first", async () => {
  expect(await placeOrder("one", { x1: exposure("b"), x9: exposure("a") })).toEqual({ x1: exposure("b") });
  const ofAccount = { x1: exposure("a"), x2: exposure("b") };
  await base.db
    .updateTable("users")
    .set({ exposures: JSON.stringify(ofAccount) })
    .where("id", "=", "sari")
    .execute();
  const sent = { x1: exposure("b"), x3: exposure("a", "made-up") };
  expect(await placeOrder("two", sent)).toEqual({ ...ofAccount, x3: exposure("a", "other") });
  // A repeated request from a browser that has seen more meanwhile is the same order.
  expect(await placeOrder("two", {})).toEqual({ ...ofAccount, x3: exposure("a", "other") });
});

test("an order is not refused for what it says of experiments", async () => {
  await base.db.updateTable("users").set({ exposures: null }).where("id", "=", "sari").execute();
  expect(await placeOrder("three", "x1=b")).toBeNull();
  expect(await placeOrder("four", { x1: { arm: "z" } })).toBeNull();
});
