import { createServer } from "node:http";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { createServing } from "./serving.ts";

test("a load balancer sees that the process drains while requests are still served", async () => {
  const serving = createServing();
  const api = Fastify({
    forceCloseConnections: "idle",
    serverFactory: (handler) => createServer(serving.closeConnectionsWhileDraining(handler)),
  });
  api.get("/readyz", async (_request, reply) => reply.code(serving.isServing() ? 200 : 503).send());
  api.get("/", async () => "served");
  const url = await api.listen({ port: 0, host: "127.0.0.1" });
  const check = async (path: string) => {
    const { status, headers } = await fetch(url + path);
    return [status, headers.get("connection")];
  };

  expect(await check("/readyz")).toEqual([503, "keep-alive"]);
  serving.begin();
  expect(await check("/readyz")).toEqual([200, "keep-alive"]);
  const delay = Promise.withResolvers<void>();
  const waits: number[] = [];
  const drained = serving.drain(api, 5000, (ms) => {
    waits.push(ms);
    return delay.promise;
  });
  expect(waits).toEqual([5000]);
  expect(await check("/readyz")).toEqual([503, "close"]);
  expect(await check("/")).toEqual([200, "close"]);
  delay.resolve();
  await drained;
  await expect(check("/")).rejects.toThrow("fetch failed");
});
