import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import Fastify, { type FastifyInstance } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { closeInTime } from "./serving.ts";

let api: FastifyInstance;
const arrived: (() => void)[] = [];
const responses: (() => void)[] = [];

beforeEach(async () => {
  responses.length = arrived.length = 0;
  api = Fastify({
    forceCloseConnections: "idle",
    serverFactory: (handler) => createServer(handler),
  });
  api.addHook("onRequest", async () => arrived.shift()?.());
  api.post("/", async () => "accepted");
  api.get("/slow", async () => {
    await new Promise<void>((resolve) => responses.push(resolve));
    return "finished";
  });
  api.get("/started", async (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "Content-Length": "8" });
    reply.raw.flushHeaders();
    await new Promise<void>((resolve) => responses.push(resolve));
    reply.raw.end("finished");
  });
  await api.listen({ port: 0, host: "127.0.0.1" });
  // No connection is closed for being idle.
  api.server.keepAliveTimeout = 0;
});

/** Sends this much of a request, and waits until the server has its head. */
async function send(request: string): Promise<Socket> {
  const read = new Promise<void>((resolve) => arrived.push(resolve));
  const socket = connect((api.server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(request);
  await read;
  return socket;
}

test("a half-sent request does not prevent the server from closing", async () => {
  await send('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"nam');
  await closeInTime(api, 50);
  expect(api.server.listening).toBe(false);
});

test("a request in flight gets its response before the server closes", async () => {
  const socket = await send("GET /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  const closed = closeInTime(api);
  await expect.poll(() => responses.length).toBe(1);
  responses[0]!();
  expect(await text(socket)).toContain("finished");
  await closed;
});

test("a connection kept alive after its last response is closed at once", async () => {
  const socket = await send("GET /started HTTP/1.1\r\nHost: a\r\n\r\n");
  await expect.poll(() => responses.length).toBe(1);
  const closed = closeInTime(api, 2 ** 31 - 1);
  await expect.poll(() => api.server.listening).toBe(false);
  responses[0]!();
  expect(await text(socket)).toContain("finished");
  await closed;
});
