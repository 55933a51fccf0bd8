import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import Fastify, { type FastifyInstance } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { closeInTime } from "./close-in-time.ts";

let api: FastifyInstance;
const arrived: (() => void)[] = [];
const answers: (() => void)[] = [];

beforeEach(async () => {
  answers.length = arrived.length = 0;
  api = Fastify({
    forceCloseConnections: "idle",
    serverFactory: (handler) => createServer(handler),
  });
  api.addHook("onRequest", async () => arrived.shift()?.());
  api.post("/", async () => "taken in");
  api.get("/slow", async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return "answered";
  });
  api.get("/begun", async (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "Content-Length": "8" });
    reply.raw.flushHeaders();
    await new Promise<void>((resolve) => answers.push(resolve));
    reply.raw.end("answered");
  });
  await api.listen({ port: 0, host: "127.0.0.1" });
  // a connection that is kept is kept for ever
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

test("a half-sent request does not keep the server from closing", async () => {
  await send('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"nam');
  await closeInTime(api, 50);
  expect(api.server.listening).toBe(false);
});

test("a request in flight is answered before the server closes", async () => {
  const socket = await send("GET /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  const closed = closeInTime(api);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]!();
  expect(await text(socket)).toContain("answered");
  await closed;
});

test("a connection kept alive after its last answer is closed at once", async () => {
  const socket = await send("GET /begun HTTP/1.1\r\nHost: a\r\n\r\n");
  await expect.poll(() => answers.length).toBe(1);
  const closed = closeInTime(api, 2 ** 31 - 1);
  await expect.poll(() => api.server.listening).toBe(false);
  answers[0]!();
  expect(await text(socket)).toContain("answered");
  await closed;
});
