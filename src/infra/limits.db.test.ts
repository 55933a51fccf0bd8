import { beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "./database/open.server.ts";
import { eachDatabase } from "./database/testing.server.ts";
import { claimKey, forgetKeys, hashRequest, setKeyAnswer } from "./idempotency.server.ts";
import { forgetLimits, takeFromLimit } from "./rate-limit.server.ts";

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

  test("at once, exactly as many pass as are allowed", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        takeFromLimit(base.db, { scope: "burst", who: "x", limit: { max: 7, seconds: 60 }, now: start }),
      ),
    );
    expect(answers.filter((it) => it.allowed)).toHaveLength(7);
  });

  test("a key is first once, repeats its answer, refuses other content, and can be forgotten", async () => {
    const claim = (content: unknown, answer: object, more: object = {}) =>
      base.db
        .transaction()
        .execute((trx) =>
          claimKey(trx, { scope: "t", key: "k", requestHash: hashRequest(content), answer, now: start, ...more }),
        );
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map((id) => claim({ a: 1, b: [2] }, { id })));
    expect(outcomes.filter((it) => it.kind === "first")).toHaveLength(1);
    const answers = new Set(outcomes.flatMap((it) => (it.kind === "repeat" ? [JSON.stringify(it.answer)] : [])));
    expect(answers.size).toBe(1);
    expect((await claim({ b: [2], a: 1, c: undefined }, {})).kind).toBe("repeat");
    expect((await claim({ a: 2 }, {})).kind).toBe("reused");
    await base.db.transaction().execute((trx) => setKeyAnswer(trx, "t", "k", { id: "new" }));
    expect(await claim({ a: 1, b: [2] }, {})).toEqual({ kind: "repeat", answer: { id: "new" } });
    expect((await claim({ a: 2 }, {}, { now: later(400), forgetBefore: later(100) })).kind).toBe("first");
    await forgetKeys(base.db, later(8 * 24 * 3600));
    expect((await claim({ a: 3 }, {})).kind).toBe("first");
  });
});
