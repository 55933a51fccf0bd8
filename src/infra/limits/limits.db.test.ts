import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { bothDatabases } from "../../../test/support/databases.ts";
import type { OpenDatabase } from "../database/open-database.server.ts";
import { applyRetention } from "../retention/apply-retention.server.ts";
import { infraRetention } from "../retention/infra-retention.server.ts";
import { hashRequest } from "./idempotency.server.ts";
import { consumeRateLimit, consumeUnlessExempt } from "./rate-limit.server.ts";

const start = new Date("2026-11-20T03:00:00Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

bothDatabases((open) => {
  let base: OpenDatabase;
  beforeAll(async () => {
    base = await open();
  });

  test("a limit applies to its window and to one address", async () => {
    const consume = (who: string, now: Date) =>
      consumeRateLimit(base.db, { scope: "test", who, limit: { max: 2, seconds: 60 }, now });
    expect(await consume("1.1.1.1", start)).toEqual({ allowed: true, retryAfter: 60 });
    expect(await consume("1.1.1.1", later(10))).toEqual({ allowed: true, retryAfter: 50 });
    expect(await consume("1.1.1.1", later(20))).toEqual({ allowed: false, retryAfter: 40 });
    expect((await consume("1.1.1.2", later(20))).allowed).toBe(true);
    expect(await consume("1.1.1.1", later(60))).toEqual({ allowed: true, retryAfter: 60 });
    await applyRetention(base.db, infraRetention, later(1000));
    expect(
      await base.db
        .selectFrom("rate_limits" as never)
        .selectAll()
        .execute(),
    ).toEqual([]);
  });

  test("a window of a clock that was ahead does not outlast its length", async () => {
    const claim = { scope: "clock", who: "1.1.1.1", limit: { max: 1, seconds: 60 } };
    const consume = (now: Date) => consumeRateLimit(base.db, { ...claim, now });
    for (const allowed of [true, false]) expect((await consume(later(26 * 3600))).allowed).toBe(allowed);
    expect(await consumeUnlessExempt(base.db, sql`false`, { ...claim, now: start })).toMatchObject({ allowed: true });
    expect(await consume(start)).toEqual({ allowed: false, retryAfter: 60 });
    expect((await consume(later(61))).allowed).toBe(true);
  });

  test("the addresses of one IPv6 network are counted together", async () => {
    const consume = (who: string) =>
      consumeRateLimit(base.db, { scope: "six", who, limit: { max: 1, seconds: 60 }, now: start });
    expect((await consume("2001:db8:1:2::1")).allowed).toBe(true);
    expect((await consume("2001:db8:1:2:ffff::9")).allowed).toBe(false);
    expect((await consume("2001:db8:1:3::1")).allowed).toBe(true);
  });

  test("an address with a port, or IPv4 written as IPv6, counts as the same address", async () => {
    const consume = (who: string) =>
      consumeRateLimit(base.db, { scope: "spelling", who, limit: { max: 1, seconds: 60 }, now: start });
    expect((await consume("7.7.7.7")).allowed).toBe(true);
    for (const who of ["7.7.7.7:1000", "7.7.7.7:1001", "::ffff:7.7.7.7", "[::ffff:707:707]:80"]) {
      expect((await consume(who)).allowed, who).toBe(false);
    }
  });

  test("a /48 of IPv6 may use ten times what one address may", async () => {
    const claim = (network: number) => ({
      scope: "wide",
      limit: { max: 2, seconds: 60 },
      now: start,
      who: `2001:db8:9:${network.toString(16)}::1`,
    });
    const results = [];
    for (let network = 0; network < 25; network++) results.push(await consumeRateLimit(base.db, claim(network)));
    expect(results.map(({ allowed }) => allowed)).toEqual(Array.from({ length: 25 }, (_, index) => index < 20));
    expect(results.at(-1)!.retryAfter).toBe(60);
    expect((await consumeUnlessExempt(base.db, sql`true`, claim(30))).allowed).toBe(false);
    expect((await consumeRateLimit(base.db, { ...claim(0), who: "2001:db8:10::1" })).allowed).toBe(true);
  });

  test("of concurrent requests exactly as many are allowed as the limit says", async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        consumeRateLimit(base.db, { scope: "burst", who: "x", limit: { max: 7, seconds: 60 }, now: start }),
      ),
    );
    expect(results.filter(({ allowed }) => allowed)).toHaveLength(7);
  });

  test("requests have the same hash whatever the order of their members", () => {
    const hash = hashRequest({ a: 1, b: [2, { c: "x" }] });
    expect(hashRequest({ b: [2, { d: undefined, c: "x" }], a: 1 })).toBe(hash);
    for (const other of [{ a: 2 }, { a: 1, b: [{ c: "x" }, 2] }, { a: 1, b: [2, { c: "y" }] }]) {
      expect(hashRequest(other)).not.toBe(hash);
    }
  });

  test("a key is deleted after a week", async () => {
    const insertKey = (key: string, at: Date) =>
      sql`insert into idempotency_keys (scope, key, request_hash, answer, created_at)
        values ('t', ${key}, 'h', '{}'::jsonb, ${at})`.execute(base.db);
    await insertKey("old", start);
    await insertKey("new", later(60));
    await applyRetention(base.db, infraRetention, later(7 * 24 * 3600 + 1));
    expect((await sql`select key from idempotency_keys`.execute(base.db)).rows).toEqual([{ key: "new" }]);
  });
});
