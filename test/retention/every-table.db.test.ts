import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#infra/database/tables.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { endOfPeriod } from "#infra/retention/period.ts";
import type { RetentionTable } from "#infra/retention/retention.server.ts";
import { retentionTable } from "../../src/main/retention-table.ts";
import { bothDatabases } from "../support/databases.ts";
import { insertRow } from "./insert-row.ts";
import { oldRows, owners } from "./old-rows.ts";

const rules: RetentionTable = retentionTable;
const now = new Date("2026-11-23T03:00:00Z");
const day = 86_400_000;

bothDatabases((open) => {
  let db: Database;
  beforeAll(async () => {
    ({ db } = await open());
    for (const [table, row] of owners) await insertRow(db, table, row);
  });
  const count = async (table: string) =>
    Number((await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(db)).rows[0]!.count);

  test("what becomes of its rows is declared for every table there is", async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`.execute(db);
    const declared = Object.keys(rules).filter((name) => name !== "pgboss.job");
    expect(rows.map(({ name }) => name)).toEqual(declared.sort());
  });

  test("what is deleted with another table's rows is deleted by the database", async () => {
    const { rows } = await sql<{ child: string; parent: string }>`
      select conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f' and confdeltype = 'c'`.execute(db);
    const cascades = rows.map(({ child, parent }) => `${child} with ${parent}`);
    for (const [name, retention] of Object.entries(rules)) {
      if (!("deletedWith" in retention)) continue;
      const parent = rules[retention.deletedWith];
      expect(parent, name).toBeDefined();
      if ("delete" in parent!) expect(cascades).toContain(`${name} with ${retention.deletedWith}`);
    }
  });

  describe("rows are deleted after their period, and not before it", () => {
    test.each(oldRows.map((each) => [`${each.table} after ${JSON.stringify(each.after)}`, each] as const))(
      "%s",
      async (_name, { table, after, row }) => {
        const end = endOfPeriod(now, after).getTime();
        const before = await count(table);
        await insertRow(db, table, row(new Date(end - day)));
        expect(await count(table)).toBe(before + 1);
        await applyRetention(db, { [table]: rules[table]! }, now);
        expect(await count(table)).toBe(before);
        await insertRow(db, table, row(new Date(end + day)));
        await applyRetention(db, { [table]: rules[table]! }, now);
        expect(await count(table)).toBe(before + 1);
      },
    );

    test("every rule is tried out", () => {
      const tried = oldRows.map(({ table }) => table);
      const declared = Object.entries(rules).flatMap(([name, retention]) =>
        "delete" in retention ? retention.delete.map(() => name) : [],
      );
      // Their rows have no moment of their own; see below.
      expect([...tried, "settlement_rows"].sort()).toEqual(declared.sort());
    });

    test("the rows of a settlement file are deleted with it, after ten years", async () => {
      const end = endOfPeriod(now, { bookYears: 10 }).getTime();
      for (const [id, at] of [[1001, end - day] as const, [1002, end + day] as const]) {
        await insertRow(db, "settlement_files", { id, format: "other", state: "discarded", uploaded_at: new Date(at) });
        await insertRow(db, "settlement_rows", { file_id: id, kind: "payment", result: "unknown" });
      }
      await applyRetention(db, rules, now);
      const { rows } = await sql<{ id: number }>`
        select f.id from settlement_files as f join settlement_rows as r on r.file_id = f.id where f.id > 1000`.execute(
        db,
      );
      expect(rows).toEqual([{ id: 1002 }]);
      expect((await sql`select 1 from settlement_rows where file_id = 1001`.execute(db)).rows).toEqual([]);
    });
  });

  test("the audit log says how many rows were deleted of what people gave us", async () => {
    await db.deleteFrom("leads").execute();
    for (let number = 0; number < 3; number++)
      await insertRow(db, "leads", { updated_at: new Date("2020-01-01"), state: "won", locale: "id" });
    await applyRetention(db, rules, now);
    const entry = await db
      .selectFrom("audit_log")
      .select(["actor_name", "after"])
      .where("object_kind", "=", "upkeep")
      .where("object_id", "=", "leads")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ actor_name: "upkeep", after: { rows: 3 } });
  });

  test("versions that are drafts, were published or belong to a publication stay", async () => {
    await sql`delete from content_versions`.execute(db);
    const old = { created_at: new Date("2020-01-01"), locale: "id", origin: "draft" };
    for (const [document, more] of [
      ["abandoned", {}],
      ["published", { published_at: new Date("2020-01-02") }],
      ["draft", {}],
      ["refused", {}],
    ] as const)
      await insertRow(db, "content_versions", { ...old, document, ...more });
    const idOf = async (document: string) =>
      (await db.selectFrom("content_versions").select("id").where("document", "=", document).executeTakeFirstOrThrow())
        .id;
    await insertRow(db, "content_documents", { document: "draft", locale: "id", draft_id: await idOf("draft") });
    await insertRow(db, "content_publications", {
      state: "refused",
      items: JSON.stringify([{ document: "refused", version_id: await idOf("refused"), replaced_id: null }]),
    });
    await applyRetention(db, rules, now);
    const left = await db.selectFrom("content_versions").select("document").orderBy("document").execute();
    expect(left.map(({ document }) => document)).toEqual(["draft", "published", "refused"]);
  });
});
