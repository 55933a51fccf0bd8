import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { normalizeTarget } from "./request-target.ts";

const server = createServer(normalizeTarget((request, response) => response.end(`requested ${request.url}`)));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

async function send(head: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test.each([
  ["GET /products?a=1 HTTP/1.1\r\nHost: a", "/products?a=1"],
  ["GET http://a/products?a=1 HTTP/1.1\r\nHost: a", "/products?a=1"],
  ["GET HTTPS://a.example:8443 HTTP/1.1\r\nHost: a", "/"],
  ["GET http://a?x=1 HTTP/1.1\r\nHost: a", "/?x=1"],
  ["OPTIONS * HTTP/1.1\r\nHost: a", "*"],
])("%j is a request for %s", async (head, path) => {
  expect(await send(head)).toMatch(new RegExp(`requested ${path.replace(/[?*]/g, "\\$&")}\\s*(0\\s*)?$`));
});

test("two Host lines are refused, also when they agree", async () => {
  for (const hosts of ["Host: a\r\nHost: b", "Host: a\r\nhost: a"]) {
    const response = await send(`GET / HTTP/1.1\r\n${hosts}`);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).not.toContain("requested");
  }
});
