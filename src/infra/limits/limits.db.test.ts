import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../../test/support/databases.ts";
import type { OpenDatabase } from "../database/open-database.server.ts";
import { forgetKeys, hashRequest } from "./idempotency.server.ts";
import { forgetLimits, takeFromLimit, takeUnlessExcused } from "./rate-limit.server.ts";

const start = new Date("2026-11-20T03:00:00Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

eachDatabase((open) => {
  let base: OpenDatabase;
  beforeAll(async () => {
    base = await open();
  });

  test("a limit holds for its window and for one address", async () => {
    const take = (who: string, now: Date) =>
      takeFromLimit(base.db, { scope: "test", who, limit: { max: 2, seconds: 60 }, now });
    expect(await take("1.1.1.1", start)).toEqual({ allowed: true, retryAfter: 60 });
    expect(await take("1.1.1.1", later(10))).toEqual({ allowed: true, retryAfter: 50 });
    expect(await take("1.1.1.1", later(20))).toEqual({ allowed: false, retryAfter: 40 });
    expect((await take("1.1.1.2", later(20))).allowed).toBe(true);
    expect(await take("1.1.1.1", later(60))).toEqual({ allowed: true, retryAfter: 60 });
    await forgetLimits(base.db, later(1000));
    expect(
      await base.db
        .selectFrom("rate_limits" as never)
        .selectAll()
        .execute(),
    ).toEqual([]);
  });

  test("the addresses of one IPv6 network count together", async () => {
    const take = (who: string) =>
      takeFromLimit(base.db, { scope: "six", who, limit: { max: 1, seconds: 60 }, now: start });
    expect((await take("2001:db8:1:2::1")).allowed).toBe(true);
    expect((await take("2001:db8:1:2:ffff::9")).allowed).toBe(false);
    expect((await take("2001:db8:1:3::1")).allowed).toBe(true);
  });

  test("a port, or IPv4 written as IPv6, makes no other address", async () => {
    const take = (who: string) =>
      takeFromLimit(base.db, { scope: "spelling", who, limit: { max: 1, seconds: 60 }, now: start });
    expect((await take("7.7.7.7")).allowed).toBe(true);
    for (const who of ["7.7.7.7:1000", "7.7.7.7:1001", "::ffff:7.7.7.7", "[::ffff:707:707]:80"]) {
      expect((await take(who)).allowed, who).toBe(false);
    }
  });

  test("a /48 of IPv6 may use ten times what one address may", async () => {
    const claim = (network: number) => ({
      ...{ scope: "wide", limit: { max: 2, seconds: 60 }, now: start },
      who: `2001:db8:9:${network.toString(16)}::1`,
    });
    const answers = [];
    for (let network = 0; network < 25; network++) answers.push(await takeFromLimit(base.db, claim(network)));
    expect(answers.map(({ allowed }) => allowed)).toEqual(Array.from({ length: 25 }, (_, index) => index < 20));
    expect(answers.at(-1)!.retryAfter).toBe(60);
    expect((await takeUnlessExcused(base.db, sql`true`, claim(30))).allowed).toBe(false);
    expect((await takeFromLimit(base.db, { ...claim(0), who: "2001:db8:10::1" })).allowed).toBe(true);
  });

  test("at once, exactly as many pass as are allowed", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        takeFromLimit(base.db, { scope: "burst", who: "x", limit: { max: 7, seconds: 60 }, now: start }),
      ),
    );
    expect(answers.filter((it) => it.allowed)).toHaveLength(7);
  });

  test("requests are alike whatever the order of their members", () => {
    const hash = hashRequest({ a: 1, b: [2, { c: "x" }] });
    expect(hashRequest({ b: [2, { d: undefined, c: "x" }], a: 1 })).toBe(hash);
    for (const other of [{ a: 2 }, { a: 1, b: [{ c: "x" }, 2] }, { a: 1, b: [2, { c: "y" }] }]) {
      expect(hashRequest(other)).not.toBe(hash);
    }
  });

  test("a key is forgotten after a week", async () => {
    const keep = (key: string, at: Date) =>
      sql`insert into idempotency_keys (scope, key, request_hash, answer, created_at)
        values ('t', ${key}, 'h', '{}'::jsonb, ${at})`.execute(base.db);
    await keep("old", start);
    await keep("new", later(60));
    await forgetKeys(base.db, later(7 * 24 * 3600 + 1));
    expect((await sql`select key from idempotency_keys`.execute(base.db)).rows).toEqual([{ key: "new" }]);
  });
});
