import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { registerCalls } from "#api/calls.ts";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { createMetrics } from "#infra/log/metrics.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingLog } from "../support/log.ts";
import { newUser, placed, testShop } from "../support/shop.ts";
import { createStaff, staffLogin } from "../support/staff.ts";
import { addLead } from "../support/stored-leads.ts";

const email = "kartika.rahasia@pribadi.example";
const person = { name: "Kartika Rahasia", company: "PT Pribadi Sekali", email, phone: "+6281390001234" };
const known = /kartika|rahasia|pribadi|81390001234|0813 ?9000|13\.345\.678|Semarang Selatan/i;
const text = `${person.name} <${email}>, 0813 9000 1234, Jalan Semarang Selatan 7`;

eachDatabase((open) => {
  let app: FastifyInstance;
  let lead: string;
  let order: string;
  const { log, lines } = recordingLog();
  const metrics = createMetrics({ process: false });
  const routes: { method: string; url: string }[] = [];

  beforeAll(async () => {
    const { db } = await open();
    await seedShop(db, new Date());
    const shop = testShop(db, "2026-11-20T05:00:00Z");
    const { now } = shop.shop;
    const deps = testDeps(
      db,
      { now, log, metrics, jobs: shop.jobs, authenticate: staffLogin(db, now) },
      {
        RATE_LIMIT_CALLS: "1000000",
      },
    );
    app = await buildApi(deps, {
      calls: async (api, given) => {
        api.addHook("onRoute", ({ method, url }) => {
          if (!url.startsWith("/api/admin/") || url.endsWith("/live")) return;
          for (const each of [method].flat()) if (each !== "HEAD") routes.push({ method: each, url });
        });
        await registerCalls(api, given as ApiDeps);
      },
    });
    lead = await addLead(db, { ...person, message: text }, 1);
    const buyer = newUser();
    order = placed(await shop.buy(buyer));
    await createStaff(db, "admin", now());
    await db
      .updateTable("orders")
      .set({ email, buyer: JSON.stringify({ name: person.name, address: text, npwp: "01.234.567.8-013.345.678" }) })
      .where("id", "=", order)
      .execute();
  });

  const send = (method: string, url: string, payload?: object) =>
    app.inject({
      method: method as "GET",
      url,
      headers: { authorization: "Bearer admin", "idempotency-key": "one" },
      ...(payload && { payload }),
    });

  test("no call of the back office writes who somebody is into the log or the metrics", async () => {
    const typed = { name: person.name, q: text, search: email, email, text, body: text, subject: text, reason: text };
    const query = new URLSearchParams({ q: person.name, search: email, email, object: `leads:${email}` });
    const statuses = new Set<number>();
    for (const { method, url } of routes) {
      const pathOf = (id: string) => url.replace(/:\w+/g, encodeURIComponent(id));
      const path = pathOf(url.includes("/orders") ? order : lead);
      for (const address of [pathOf(email), `${path}?${query}`, `${path}?limit=${encodeURIComponent(email)}`])
        statuses.add((await send(method, address, method === "GET" ? undefined : typed)).statusCode);
    }
    // What is meant for these people succeeds too.
    for (const [path, body] of [
      ["/people/find", { email }],
      ["/people/export", { email }],
      [`/leads/${lead}/notes`, { text, mentions: [] }],
      ["/leads/views", { name: person.name, filters: { q: email } }],
      ["/people/erase", { email }],
    ] as const)
      statuses.add((await send("POST", `/api/admin${path}`, body)).statusCode);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 404]));
    expect(lines().length).toBeGreaterThan(routes.length);
    expect(lines().filter((line) => known.test(decodeURIComponent(JSON.stringify(line))))).toEqual([]);
    const measured = await metrics.registry.metrics();
    expect(measured).toContain("/api/admin/leads/:id");
    expect(measured.split("\n").filter((line) => known.test(decodeURIComponent(line)))).toEqual([]);
  });
});
