import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { normalizeRequest } from "./request-target.ts";

const server = createServer(
  normalizeRequest({ publicUrl: "https://a.example", publicApiHost: undefined }, (request, response) =>
    response.end(`requested ${request.headers["x-forwarded-for"] ?? request.url}`),
  ),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

async function send(head: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test.each([
  ["GET /products?a=1 HTTP/1.1\r\nHost: a", "/products?a=1"],
  ["GET http://a.example/products?a=1 HTTP/1.1\r\nHost: a", "/products?a=1"],
  ["GET HTTPS://A.example:8443 HTTP/1.1\r\nHost: a", "/"],
  ["GET http://127.0.0.1:3000?x=1 HTTP/1.1\r\nHost: a", "/?x=1"],
  ["GET http://[::1]:3000/x HTTP/1.1\r\nHost: a", "/x"],
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

test.each([
  "GET http://evil.example/en HTTP/1.1\r\nHost: a",
  "GET http://a.example.evil.example/ HTTP/1.1\r\nHost: a.example",
  "GET http://a.example@evil.example/ HTTP/1.1\r\nHost: a.example",
  "GET http:/// HTTP/1.1\r\nHost: a.example",
  "GET /",
])("%j is refused: it is for another site, or has no version", async (head) => {
  const response = await send(head);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).not.toContain("requested");
});

test.each([
  ["1.2.3.4, 10.0.0.9:80, [2001:db8::1]:443, 2001:db8::2", "1.2.3.4, 10.0.0.9:80, [2001:db8::1]:443, 2001:db8::2"],
  ["x1", "unknown"],
  ["x2, 1.2.3.4", "unknown, 1.2.3.4"],
  ["1.2.3.4.5", "unknown"],
])("what a proxy forwards as %s is read as %s", async (forwarded, read) => {
  expect(await send(`GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${forwarded}`)).toContain(`requested ${read}`);
});
