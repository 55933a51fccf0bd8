import type { FastifyInstance } from "fastify";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { PageRequest } from "#content/page-request.ts";
import type { Tables } from "#infra/database/tables.server.ts";
import { testDeps } from "../support/api.ts";
import { goodRequest } from "../support/leads.ts";

/** The responses while the database is unreachable. */
const pool = new pg.Pool({ host: "127.0.0.1", port: 1 });
const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
const rendered: PageRequest[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  const deps = testDeps(db, {
    renderPage: async (page) => {
      rendered.push(page);
      return { status: page.status, headers: { "content-type": "text/html" }, body: "<form>" };
    },
  });
  const readNotification = () => ({ reference: "INV-1", key: "1", providerId: null, isPaid: false });
  app = await buildApi({ ...deps, shop: { ...deps.shop, gateway: { ...deps.shop.gateway, readNotification } } });
});
afterAll(() => app.close());

const post = (url: string, payload: object) =>
  app.inject({ method: "POST", url: `/api${url}`, headers: { "accept-language": "en" }, payload });
const postForm = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: "POST",
    url: `/api${url}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });

test.each<[string, object]>([
  ["/contact-us", goodRequest],
  ["/subscribe", { email: "sari@contoh.co.id", locale: "id" }],
  // A provider repeats it after 503, hardly after 500.
  ["/payments/simulator/notifications", {}],
])("%s has a Retry-After", async (url, body) => {
  const response = await post(url, body);
  expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "5"]);
  expect(response.json()).toMatchObject({
    code: "unavailable",
    title: "The service is not ready. Try again in a moment",
  });
});

test("a plain form is rendered again with all that was typed", async () => {
  const { name, company, email, phone, industry, job, product } = goodRequest;
  const fields = { name, company, email, phone, industry, job, product, message: "Halo", page: "/en/contact-us" };
  const response = await postForm("/contact-us", fields);
  expect([response.statusCode, response.headers["retry-after"], response.body]).toEqual([503, "5", "<form>"]);
  expect(rendered.at(-1)).toMatchObject({
    pathname: "/en/contact-us",
    state: { values: fields, issues: [], problem: { code: "unavailable" } },
  });
  expect((await postForm("/subscribe", { email, page: "/" })).statusCode).toBe(503);
  expect(rendered.at(-1)).toMatchObject({ pathname: "/subscribe", state: { values: { email } } });
});

test("the API's description has 503 for every call that can be refused", async () => {
  const { paths } = (await app.inject("/api/openapi.json")).json();
  expect(paths["/contact-us"].post.responses["503"]).toBeDefined();
});
