import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { bothDatabases } from "../../../test/support/databases.ts";
import { isMigrated, migrate } from "./migrate.server.ts";
import { notify } from "./notify.server.ts";
import type { OpenDatabase } from "./open-database.server.ts";

bothDatabases((open) => {
  let base: OpenDatabase;
  beforeAll(async () => {
    base = await open();
  });

  test("both databases return the same values", async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select count(*) as many, 9007199254740991::int8 as big, date '2026-11-20' as day, 1.50::numeric as exact,
        timestamptz '2026-11-20T10:00:00+07' as moment, '{"a":[1]}'::jsonb as doc, null::text as nothing
      from (values (1), (2)) as t`.execute(base.db);
    expect(rows[0]).toEqual({
      many: 2,
      big: Number.MAX_SAFE_INTEGER,
      day: "2026-11-20",
      exact: "1.50",
      moment: new Date("2026-11-20T03:00:00Z"),
      doc: { a: [1] },
      nothing: null,
    });
    await expect(sql`select 9007199254740993::int8 as big`.execute(base.db)).rejects.toThrow("does not fit");
  });

  test("migrating twice changes nothing, also at the same time", async () => {
    expect(await isMigrated(base.db)).toBe(true);
    expect(await Promise.all([migrate(base.db), migrate(base.db)])).toEqual([[], []]);
  });

  test("a version older than the database starts with a warning; an unknown migration in between is refused", async () => {
    const later = await open();
    const ran = (name: string) =>
      sql`insert into kysely_migration values (${name}, '2026-11-20T03:00:00Z')`.execute(later.db);
    const warned: unknown[] = [];
    const log = { warn: (details: unknown) => void warned.push(details) };
    await ran("9001-later");
    expect(await migrate(later.db, log)).toEqual([]);
    expect(warned).toEqual([{ migrations: ["9001-later"] }]);
    expect(await isMigrated(later.db)).toBe(true);
    await ran("0001-unreceived-of");
    await expect(migrate(later.db, log)).rejects.toThrow("failed");
  });

  test("a notification is delivered after the commit and never after a rollback", async () => {
    const received: string[] = [];
    const stop = await base.listen("words", (payload) => received.push(payload));
    await base.db.transaction().execute((trx) => notify(trx, "words", "committed"));
    await base.db
      .transaction()
      .execute(async (trx) => {
        await notify(trx, "words", "dropped");
        throw new Error("no");
      })
      .catch(() => {});
    await notify(base.db, "words", "last");
    await expect.poll(() => received).toEqual(["committed", "last"]);
    await stop();
  });

  test("concurrent transactions are isolated", async () => {
    await sql`create table counters (n integer)`.execute(base.db);
    await sql`insert into counters values (0)`.execute(base.db);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        base.db.transaction().execute(async (trx) => {
          await sql`update counters set n = n + 1`.execute(trx);
        }),
      ),
    );
    const { rows } = await sql<{ n: number }>`select n from counters`.execute(base.db);
    expect(rows[0]?.n).toBe(20);
  });
});
