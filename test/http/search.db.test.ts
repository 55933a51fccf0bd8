import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { createSearch } from "#search/search.server.ts";
import type { SearchablePage } from "#search/searchable-page.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";

const page = { kind: "product", summary: "Pantau percakapan", body: "", aliases: "" } as const;
const pages: SearchablePage[] = [
  { ...page, locale: "id", path: "/products/big-social", title: "BigSocial: percakapan publik" },
  { ...page, locale: "en", path: "/products/big-social", title: "BigSocial: public conversation" },
];

eachDatabase((open) => {
  let app: FastifyInstance;
  let db: Database;
  beforeAll(async () => {
    ({ db } = await open());
    const search = createSearch({ db, now: () => new Date() }, async () => pages);
    await search.index();
    app = await buildApi(testDeps(db, { search }));
  });
  const get = (query: Record<string, string>, headers = {}) => app.inject({ url: "/api/search", query, headers });

  test("a result has its address, and a suggestion where one was needed", async () => {
    expect((await get({ q: "bigsosial", locale: "en" })).json()).toEqual({
      data: [
        {
          path: "/en/products/big-social",
          title: "BigSocial: public conversation",
          excerpt: expect.any(String),
          kind: "product",
        },
      ],
      meta: { suggestion: "BigSocial" },
    });
    expect((await get({ q: "percakapan" })).json()).toMatchObject({
      data: [{ path: "/products/big-social", excerpt: "Pantau <mark>percakapan</mark>" }],
      meta: {},
    });
  });

  test("without a locale it is the language of the request", async () => {
    const response = await get({ q: "bigsocial" }, { "accept-language": "en-GB,en" });
    expect(response.json().data[0].path).toBe("/en/products/big-social");
  });

  test.each([
    [{}, "required"],
    [{ q: "a" }, "too_short"],
    [{ q: "  a " }, "too_short"],
    [{ q: "a".repeat(101) }, "too_long"],
    [{ q: "data", locale: "fr" }, "unknown_choice"],
    [{ q: "data", limit: "0" }, "too_small"],
    [{ q: "data", limit: "51" }, "too_big"],
  ])("%j is refused as %s", async (query, code) => {
    const response = await get(query as Record<string, string>);
    expect([response.statusCode, response.json().issues?.[0].code]).toEqual([400, code]);
  });

  test("an address above the limit is refused, the next address not", async () => {
    const limited = await buildApi(testDeps(db, {}, { RATE_LIMIT_SEARCH: "2" }));
    const from = (remoteAddress: string) => limited.inject({ url: "/api/search?q=data", remoteAddress });
    const responses = [await from("10.0.0.1"), await from("10.0.0.1"), await from("10.0.0.1"), await from("10.0.0.2")];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200]);
    expect(responses[2]!.json()).toMatchObject({ code: "too_many_requests" });
    expect(Number(responses[2]!.headers["retry-after"])).toBeGreaterThan(0);
    expect(responses[2]!.headers["cache-control"]).not.toContain("public");
  });

  test("a hundred characters, operators and markup are accepted", async () => {
    for (const q of [
      "a".repeat(100),
      "& | ! <->",
      "'; drop table search_pages; --",
      "<script>",
      "%00",
      "\u0000\u0000",
    ]) {
      expect((await get({ q })).statusCode, q).toBe(200);
    }
  });
});
