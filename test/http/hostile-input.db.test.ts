import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { namedLogin, type SendOptions, sender, testBuyer, threeMonths, threeMonthsTotal } from "../support/shop-api.ts";

const order = { ...threeMonths, expected_total: threeMonthsTotal, buyer: testBuyer };
const nul = "a\0b";

eachDatabase((open) => {
  let app: FastifyInstance;
  let base: OpenDatabase;
  const send = sender(() => app);

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    app = await buildApi(testDeps(base.db, { authenticate: namedLogin(base.db) }));
  });
  afterAll(() => app.close());

  const withNul: [string, "GET" | "POST", string, SendOptions, string][] = [
    ["a query", "GET", `/packages?product=${encodeURIComponent(nul)}`, {}, "product"],
    ["a voucher's code", "GET", `/voucher?code=${encodeURIComponent(nul)}`, {}, "code"],
    ["a quote", "POST", "/quotes", { body: { ...threeMonths, package_id: nul } }, "package_id"],
    [
      "a buyer",
      "POST",
      "/orders",
      { as: "sari", key: "n1", body: { ...order, buyer: { ...testBuyer, name: nul } } },
      "buyer.name",
    ],
    ["a login", "POST", "/auth/sign-in/username", { body: { username: nul, password: "x" } }, "username"],
    [
      "a consent",
      "POST",
      "/account/consents",
      { as: "sari", body: { purpose: "marketing", granted: true, version: nul } },
      "version",
    ],
  ];
  test.each(withNul)("NUL in %s is refused at its field", async (_what, method, url, options, path) => {
    const response = await send(method, url, options);
    expect([response.statusCode, response.json().issues?.[0]]).toMatchObject([
      400,
      { path, code: "invalid_characters" },
    ]);
  });

  test("a lone surrogate in an invoice's name is refused as what an invoice cannot print", async () => {
    const body = { ...order, buyer: { ...testBuyer, name: "Sari \ud800" } };
    const response = await send("POST", "/orders", { as: "sari", key: "half", body });
    expect(response.statusCode).toBe(400);
    expect(response.json().issues).toMatchObject([{ path: "buyer.name", code: "invalid_characters" }]);
  });

  test("a body as deep as its size allows is read without falling over", async () => {
    const deep = `${"[".repeat(4000)}${"]".repeat(4000)}`;
    const response = await app.inject({
      method: "POST",
      url: "/api/quotes",
      payload: deep,
      headers: { "content-type": "application/json" },
    });
    expect([response.statusCode, response.json().code]).toEqual([400, "body_too_complex"]);
  });

  test("without a login a call does not reveal its input", async () => {
    for (const url of ["/orders", "/account/consents", "/subscriptions/x/renew", "/subscriptions/x/upgrade"])
      expect((await send("POST", url, { body: {} })).statusCode).toBe(401);
  });

  test("an unknown id of any form is 404", async () => {
    const as = "sari";
    expect((await send("GET", `/orders/${"x".repeat(65)}`, { as })).statusCode).toBe(404);
    expect((await send("GET", "/orders/a%00b", { as })).statusCode).toBe(404);
    expect((await send("POST", "/subscriptions/abc/cancel", { as })).statusCode).toBe(404);
    expect((await send("POST", "/simulator/payments/X/bogus")).statusCode).toBe(404);
  });

  test("an address that cannot be read is a problem", async () => {
    for (const url of ["/api/%", "/api/orders/%zz", "/api/orders/a%ED%A0%80b"]) {
      const response = await app.inject(url);
      expect([response.statusCode, response.headers["content-type"]]).toEqual([
        400,
        "application/problem+json; charset=utf-8",
      ]);
      expect(response.headers["x-request-id"]).toBeTruthy();
      expect(response.headers["cache-control"]).toBe("no-store");
    }
  });

  test("the contract names the Idempotency-Key and what else may come", async () => {
    const { paths } = (await app.inject("/api/openapi.json")).json();
    const headersOf = (call: { parameters?: { in: string; name: string; required?: boolean }[] }) =>
      (call.parameters ?? [])
        .filter((parameter) => parameter.in === "header")
        .map(({ name, required }) => [name, required === true]);
    expect(headersOf(paths["/orders"].post)).toEqual([["idempotency-key", true]]);
    expect(headersOf(paths["/subscriptions/{id}/renew"].post)).toEqual([["idempotency-key", true]]);
    expect(headersOf(paths["/contact-us"].post)).toEqual([["idempotency-key", false]]);
    expect(Object.keys(paths["/events"].post.requestBody.content)).toEqual(["application/json", "text/plain"]);
    expect(Object.keys(paths["/orders"].post.responses)).toContain("413");
  });
});
