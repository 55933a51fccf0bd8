import { connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { buildApi } from "#api/http/app.ts";
import type { Api } from "#api/http/deps.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { testDeps } from "../support/api.ts";
import { forgetMigrations, openMigratedDatabase } from "../support/databases.ts";

const calls = (api: Api) => {
  api.post(
    "/echo/:id",
    { schema: { body: z.object({ name: z.string().max(3), count: z.int().min(1) }) } },
    async (request) => request.body,
  );
  api.get("/broken", async () => {
    throw new Error("secret@example.com");
  });
};

let app: FastifyInstance;
let serving = true;
let close: () => Promise<void>;
beforeAll(async () => {
  const base = await openMigratedDatabase();
  await forgetMigrations(base.db);
  close = base.close;
  app = await buildApi(testDeps(base.db as Database, { isServing: () => serving }), { calls });
});
afterAll(async () => {
  await app.close();
  await close();
});

const post = (payload: string | Buffer, headers: Record<string, string> = { "content-type": "application/json" }) =>
  app.inject({ method: "POST", url: "/api/echo/1", payload, headers });

test("a valid request is accepted", async () => {
  const response = await post('{"name":"abc","count":1}');
  expect(response.json()).toEqual({ name: "abc", count: 1 });
  expect(response.headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-store" });
});

test("each wrong field is named, in the language of the request", async () => {
  const response = await post('{"name":"abcd"}', {
    "content-type": "application/json",
    "accept-language": "fr, en;q=0.5",
  });
  expect(response.statusCode).toBe(400);
  expect(response.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(response.json()).toEqual({
    type: "urn:bigsuite:problem:invalid_input",
    title: "Some fields need attention",
    status: 400,
    code: "invalid_input",
    issues: [
      { path: "name", code: "too_long", message: "Too long, at most 3 characters" },
      { path: "count", code: "required", message: "Required" },
    ],
  });
  expect((await post("{}")).json().title).toBe("Ada isian yang perlu diperbaiki");
});

const refused: [string, Parameters<typeof post>, number, string][] = [
  ["broken JSON", ['{"name":'], 400, "invalid_json"],
  ["JSON that poisons a prototype", ['{"__proto__":{"a":1}}'], 400, "invalid_json"],
  ["an empty body", [""], 400, "invalid_input"],
  ["a list", ["[]"], 400, "invalid_input"],
  ["null", ["null"], 400, "invalid_input"],
  ["another type", ["<a/>", { "content-type": "application/xml" }], 415, "unsupported_media_type"],
  ["plain text", ["{}", { "content-type": "text/plain" }], 415, "unsupported_media_type"],
  ["65 KB", [Buffer.alloc(65 * 1024, 32)], 413, "body_too_large"],
];
test.each(refused)("%s is refused", async (_what, args, status, code) => {
  const response = await post(...args);
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
  expect(response.headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
});

test("unknown paths, other methods and impossible addresses are problems", async () => {
  expect((await app.inject("/api/nothing")).json()).toMatchObject({ status: 404, code: "not_found" });
  expect((await app.inject("/api")).statusCode).toBe(404);
  const wrong = await app.inject("/api/echo/1");
  expect([wrong.statusCode, wrong.headers.allow, wrong.json().code]).toEqual([405, "POST", "method_not_allowed"]);
  expect((await app.inject("/api/echo/%zz")).json()).toMatchObject({ status: 400, code: "invalid_request" });
});

test("an unexpected error is a 500 without details", async () => {
  const response = await app.inject("/api/broken");
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain("secret");
});

test("a request id given by a proxy is kept when it is harmless", async () => {
  const id = async (given: string) =>
    (await app.inject({ url: "/healthz", headers: { "x-request-id": given } })).headers["x-request-id"];
  expect(await id("abcdef-123456")).toBe("abcdef-123456");
  expect(await id("<script>")).not.toContain("<");
});

test("readiness depends on migrations and on draining", async () => {
  expect((await app.inject("/readyz")).json()).toEqual({ status: "not ready", lacking: "migrations" });
  serving = false;
  expect((await app.inject("/readyz")).statusCode).toBe(503);
  serving = true;
  expect((await app.inject("/healthz")).statusCode).toBe(200);
});

test("only the site's own origin may call across origins", async () => {
  const preflight = (origin: string) =>
    app.inject({ method: "OPTIONS", url: "/api/echo/1", headers: { origin, "access-control-request-method": "POST" } });
  expect((await preflight("http://localhost:3000")).headers["access-control-allow-origin"]).toBe(
    "http://localhost:3000",
  );
  expect((await preflight("http://evil.example")).headers["access-control-allow-origin"]).toBeUndefined();
});

test("the contract describes itself", async () => {
  const contract = (await app.inject("/api/openapi.json")).json();
  expect(contract.openapi).toBe("3.1.0");
  expect(contract.servers).toEqual([{ url: "http://localhost:3000/api" }]);
  expect(Object.keys(contract.paths)).toContain("/echo/{id}");
});

test("a request that is not HTTP gets a problem too", async () => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as import("node:net").AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.end("NONSENSE\r\n\r\n");
  let text = "";
  for await (const chunk of socket) text += chunk;
  expect(text).toContain("400");
  expect(text).toContain('"code":"invalid_request"');
});
