import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { createMissedSearches, maxQueriesOfDay } from "#search/missed-searches.server.ts";
import type { MissedSearch } from "#search/missed-searches.ts";
import { createSearch } from "#search/search.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";
import { staffCall } from "../support/staff-call.ts";

eachDatabase((open) => {
  let db: Database;
  let app: Awaited<ReturnType<typeof buildApi>>;
  const now = () => new Date("2026-11-20T05:00:00Z");
  const onError = (error: unknown) => {
    throw error;
  };
  const missed = () => createMissedSearches({ db, now, onError });

  beforeAll(async () => {
    ({ db } = await open());
    const intents = { fillers: [], spellings: [], items: [] };
    const search = createSearch(
      { db, now },
      async () => [
        { locale: "id", path: "/a", kind: "page", title: "Bisa ditemukan", summary: "", body: "", aliases: "" },
      ],
      () => intents,
      missed(),
    );
    await search.index();
    app = await buildApi(testDeps(db, { now, search, authenticate: staffLogin(db, now) }));
  });
  afterAll(() => app.close());

  const read = (role: "editor" | "finance" = "editor") =>
    staffCall(app, "/api/admin")("GET", "/content/missed-searches", undefined, role);

  test("what has no result is counted by words and day, and listed for who may read the words", async () => {
    for (const q of ["Sewa Drone", "sewa drone!", "budi@example.com", "081234567890", "ditemukan"])
      expect((await app.inject({ url: "/api/search", query: { q, locale: "id" } })).statusCode).toBe(200);
    await expect
      .poll(async () => (await read()).data)
      .toEqual([{ query: "sewa drone", locale: "id", count: 2, last_day: "2026-11-20" }] satisfies MissedSearch[]);
    expect(Object.keys((await db.selectFrom("search_misses").selectAll().executeTakeFirst()) ?? {}).sort()).toEqual([
      "count",
      "day",
      "locale",
      "query",
    ]);
    expect((await read("finance")).status).toBe(404);
  });

  test("a day has a limited number of queries, and those that are known are still counted", async () => {
    await sql`
      insert into search_misses (day, locale, query, count)
      select '2026-11-20', 'id', 'kata ' || n, 1 from generate_series(1, ${maxQueriesOfDay}::int) as n`.execute(db);
    const counts = missed();
    counts.count("baru sekali", "id");
    counts.count("sewa drone", "id");
    await counts.flush();
    const rows = await db.selectFrom("search_misses").select(["query", "count"]).execute();
    expect(rows.some(({ query }) => query === "baru sekali")).toBe(false);
    expect(rows.find(({ query }) => query === "sewa drone")?.count).toBe(3);
  });
});
