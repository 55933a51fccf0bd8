import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressResponse, sendCompressed } from "./compressed-response.server.ts";

const text = "Halaman yang sama. ".repeat(40);
const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": "default-src 'none'" };
let server: Server;
let port: number;

beforeAll(async () => {
  const prepared = await compressResponse(Buffer.from(text), headers, { compress: false });
  server = createServer((request, response) => {
    if (request.url === "/slow") setTimeout(() => response.end("slow"), 100);
    else {
      if (request.url === "/closing") response.setHeader("Connection", "close");
      sendCompressed(request, response, prepared);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Sends requests on one connection and returns what arrives until a moment after their responses began, and whether the server closed it. */
async function send(...requests: string[]): Promise<{ received: string; isClosed: boolean }> {
  let received = "";
  let isClosed = false;
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("latin1").on("data", (data) => {
    received += data;
  });
  socket.on("end", () => {
    isClosed = true;
  });
  socket.write(requests.join(""));
  await expect.poll(() => received.match(/HTTP\/1\.1 \d/g)).toHaveLength(requests.length);
  await sleep(400);
  socket.destroy();
  return { received: received.replace(/Date: [^\r]+/g, "Date: -"), isClosed };
}

const get = (path: string, version = "1.1", more = "") => `GET ${path} HTTP/${version}\r\nHost: a\r\n${more}\r\n`;

test("several pages are sent on one connection, each whole and in its turn", async () => {
  const own = await send(get("/"));
  expect(own.isClosed).toBe(false);
  const three = await send(get("/"), get("/slow"), get("/"));
  expect(three.received.startsWith(own.received)).toBe(true);
  expect(three.received.endsWith(own.received)).toBe(true);
  expect(three.received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
});

test.each([
  ["HTTP/1.0", get("/", "1.0")],
  ["Connection: close", get("/", "1.1", "Connection: close\r\n")],
  ["a server that drains", get("/closing")],
])("the connection ends with the response: %s", async (_case, request) => {
  const { received, isClosed } = await send(request);
  expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Connection: close\r\n/);
  expect(received.endsWith(text)).toBe(true);
  expect(isClosed).toBe(true);
});

test("HEAD and a known tag get the head alone, and the connection goes on", async () => {
  const head = await send(get("/").replace("GET", "HEAD"), get("/slow"));
  expect(head.received).not.toContain(text);
  expect(head.received).toContain(`Content-Length: ${text.length}`);
  const tag = /ETag: ([^\r]+)/.exec(head.received)![1]!;
  const unchanged = await send(get("/", "1.1", `If-None-Match: "other", ${tag}\r\n`), get("/"));
  expect(unchanged.received).toMatch(/^HTTP\/1\.1 304 [\s\S]*HTTP\/1\.1 200 OK/);
  expect(unchanged.received.split(text)).toHaveLength(2);
});
