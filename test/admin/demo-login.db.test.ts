import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { readConfig } from "#infra/config/config.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createDemoDoors } from "#main/demo-doors.ts";
import { testDeps } from "../support/api.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { createStaff } from "../support/staff.ts";

const demoConfig = (env: Record<string, string> = {}) => readConfig({ DEMO_DATA: "true", ...env });

let base: OpenDatabase;
let app: FastifyInstance;
let secret: string;

beforeAll(async () => {
  base = await openMigratedPglite();
  await createStaff(base.db, "sales", new Date());
  await base.db.updateTable("users").set({ two_factor_enabled: true }).where("id", "=", "sales").execute();
  const doors = createDemoDoors({ config: demoConfig() })!;
  secret = doors.open("sales");
  app = await buildApi(testDeps(base.db, { demoDoors: doors }));
});

afterAll(() => base.close());

const open = (given: string, remoteAddress = "127.0.0.1") =>
  app.inject({ url: `/api/auth/demo/${given}`, remoteAddress });

test("the printed address logs in with the second step, and leads to the back office", async () => {
  const response = await open(secret);
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe("/admin/today");
  expect(String(response.headers["set-cookie"])).toContain("bigsuite.session_token=");
  const sessions = base.db.selectFrom("sessions").select(["user_id", "factor_at"]).where("ip_address", "is not", null);
  expect(await sessions.execute()).toEqual([{ user_id: "sales", factor_at: expect.any(Date) }]);
});

test.each([
  ["a wrong secret", () => open(`${secret.slice(0, -1)}_`)],
  ["another machine", () => open(secret, "192.0.2.7")],
])("%s is answered as if there were no such address", async (_what, send) => {
  const response = await send();
  expect([response.statusCode, response.headers["set-cookie"]]).toEqual([404, undefined]);
});

test("without a demonstration, with a real bank or at a public address there is no such login", async () => {
  const doorsOf = (env: Record<string, string>) => createDemoDoors({ config: demoConfig(env) });
  expect(doorsOf({ DEMO_DATA: "false" })).toBeUndefined();
  expect(doorsOf({ PUBLIC_URL: "https://suite.example.com", PAYMENT_PROVIDER: "simulator" })).toBeUndefined();
  const plain = await buildApi(testDeps(base.db));
  expect((await plain.inject({ url: `/api/auth/demo/${secret}` })).statusCode).toBe(404);
});

test("each start has secrets of its own", () => {
  const next = createDemoDoors({ config: demoConfig() })!;
  expect(next.find(secret)).toBeUndefined();
  expect(next.open("sales")).not.toBe(secret);
});
