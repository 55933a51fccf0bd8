import { Agent, get } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { streamInterval } from "#api/http/event-stream.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createShop } from "#shop/create-shop.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { orderChannel } from "#shop/shop.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { namedLogin, sender, testBuyer, threeMonths, threeMonthsTotal } from "../support/shop-api.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let statements = 0;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    const db = base.db.withPlugin({
      transformQuery({ node }) {
        statements++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const deps = testDeps(db, { authenticate: namedLogin(base.db) });
    app = await buildApi({ ...deps, shop: createShop({ ...deps, listen: base.listen }) });
    app.server.on("connection", (socket) => sockets.push(socket));
    await app.listen({ port: 0, host: "127.0.0.1" });
    return async () => {
      await app.close();
    };
  });

  const stream = (id: string, agent: Agent) =>
    new Promise<string>((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo;
      const headers = { authorization: "Bearer sari" };
      get(`http://127.0.0.1:${port}/api/orders/${id}/events`, { agent, headers }, (response) =>
        resolve(text(response)),
      ).on("error", reject);
    });

  test("streams end once the order has its outcome, and remove their listeners from the connection", async () => {
    const send = sender(() => app);
    const body = { ...threeMonths, expected_total: threeMonthsTotal, buyer: testBuyer };
    const { id } = (await send("POST", "/orders", { as: "sari", key: "one-order", body })).json().data;
    await send("POST", `/orders/${id}/cancel`, { as: "sari" });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const streams = 15;
    for (let count = 0; count < streams; count++) expect(await stream(id, agent)).toContain('"status":"closed"');
    for (const state of ["paid", "reversed", "refunded"] as const) {
      await base.db.updateTable("orders").set({ state }).where("id", "=", id).execute();
      expect(await stream(id, agent)).toContain(`"status":"${state}"`);
    }
    expect(sockets).toHaveLength(1);
    await expect.poll(() => sockets[0]!.listenerCount("close")).toBeLessThan(streams);
    agent.destroy();
  });

  test("a stream sends nothing after its login has ended, even if the order changes", async () => {
    const send = sender(() => app);
    const choice = { ...threeMonths, voucher_code: undefined };
    const { total } = (await send("POST", "/quotes", { body: choice })).json().data;
    const body = { ...choice, expected_total: total, buyer: testBuyer };
    const { id } = (await send("POST", "/orders", { as: "dewi", key: "open-order", body })).json().data;
    let received = "";
    const { port } = app.server.address() as AddressInfo;
    const headers = { authorization: "Bearer dewi" };
    await new Promise<void>((resolve, reject) => {
      const endLogin = async (chunk: Buffer) => {
        received += chunk;
        // After the first state the login ends, and then the order changes.
        await base.db.deleteFrom("sessions").where("id", "=", "dewi").execute();
        await base.db.updateTable("orders").set({ updated_at: new Date() }).where("id", "=", id).execute();
        await sql`select pg_notify(${orderChannel}, ${id})`.execute(base.db);
      };
      get(`http://127.0.0.1:${port}/api/orders/${id}/events`, { headers }, (response) =>
        response.on("data", (chunk) => void endLogin(chunk).catch(reject)).on("end", resolve),
      ).on("error", reject);
    });
    expect(received.match(/event: order/g)).toHaveLength(1);
  });

  test("a stream that waits for a payment costs statements once a minute", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const send = sender(() => app);
    const choice = { ...threeMonths, voucher_code: undefined };
    const { total } = (await send("POST", "/quotes", { body: choice })).json().data;
    const body = { ...choice, expected_total: total, buyer: testBuyer };
    const { id } = (await send("POST", "/orders", { as: "tono", key: "waiting-order", body })).json().data;
    let received = "";
    const { port } = app.server.address() as AddressInfo;
    const request = get(
      `http://127.0.0.1:${port}/api/orders/${id}/events`,
      { headers: { authorization: "Bearer tono" } },
      (response) =>
        response.on("data", (chunk) => {
          received += chunk;
        }),
    ).on("error", () => {});
    await expect.poll(() => received).toContain("event: order");
    statements = 0;
    const beats = () => received.split(": still there").length - 1;
    for (const beat of [1, 2, 3]) {
      vi.advanceTimersByTime(streamInterval);
      await expect.poll(beats).toBe(beat);
    }
    expect(statements).toBe(0);
    vi.advanceTimersByTime(streamInterval);
    await expect.poll(beats).toBe(4);
    expect(statements).toBeGreaterThan(0);
    request.destroy();
    vi.useRealTimers();
  });
});
