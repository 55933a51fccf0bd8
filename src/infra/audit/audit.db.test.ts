import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { bothDatabases } from "../../../test/support/databases.ts";
import { testActor } from "../../../test/support/staff.ts";
import type { OpenDatabase } from "../database/open-database.server.ts";
import { recordChange } from "./record-change.server.ts";
import { verifyAudit } from "./verify-audit.server.ts";

bothDatabases((open) => {
  let base: OpenDatabase;
  const record = (id: string) =>
    base.db.transaction().execute((trx) =>
      recordChange(trx, testActor, new Date("2026-11-20T02:00:00.123Z"), {
        action: "lead.moved",
        object: { kind: "leads", id },
        before: { state: "new", email: "sari@contoh.id", at: new Date(0) },
        after: { z: 1, state: "won", a: [{ y: 1, x: null }] },
      }),
    );

  beforeAll(async () => {
    base = await open();
    await Promise.all(Array.from({ length: 20 }, (_, index) => record(String(index))));
  });

  test("concurrent changes form one chain, without personal data", async () => {
    expect(await verifyAudit(base.db)).toEqual({ ok: true, entries: 20 });
    const entry = await base.db.selectFrom("audit_log").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
    expect(entry.before).toEqual({ state: "new", email: "***", at: "1970-01-01T00:00:00.000Z" });
  });

  test("a change that is rolled back leaves no entry", async () => {
    const failing = base.db.transaction().execute(async (trx) => {
      await recordChange(trx, testActor, new Date(), { action: "lead.moved", object: { kind: "leads", id: "x" } });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await verifyAudit(base.db)).toEqual({ ok: true, entries: 20 });
  });

  test("entries cannot be changed or deleted", async () => {
    await expect(sql`update audit_log set reason = 'x' where id = 3`.execute(base.db)).rejects.toThrow("append-only");
    await expect(sql`delete from audit_log where id = 3`.execute(base.db)).rejects.toThrow("append-only");
    await expect(sql`truncate audit_log`.execute(base.db)).rejects.toThrow("append-only");
  });

  test("rows that the owner of the database puts outside of the chain are found", async () => {
    await sql`alter table audit_log disable trigger user`.execute(base.db);
    for (const id of [21, 0, null]) {
      await sql`insert into audit_log (id, at, actor_kind, actor_name, action, object_kind, object_id)
        values (${id}, now(), 'operator', 'root', 'order.paid', 'orders', 'forged')`.execute(base.db);
      expect([id, await verifyAudit(base.db)]).toEqual([id, { ok: false, firstBroken: 21 }]);
      await sql`delete from audit_log where object_id = 'forged'`.execute(base.db);
    }
    await sql`alter table audit_log enable trigger user`.execute(base.db);
    expect(await verifyAudit(base.db)).toEqual({ ok: true, entries: 20 });
  });

  test("an entry changed by the owner of the database is found", async () => {
    await sql`alter table audit_log disable trigger user`.execute(base.db);
    await sql`update audit_log set after = '{"state":"lost"}' where id = 7`.execute(base.db);
    expect(await verifyAudit(base.db)).toEqual({ ok: false, firstBroken: 7 });
  });
});
