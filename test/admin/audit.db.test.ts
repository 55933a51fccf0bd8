import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { adminCommands } from "#accounts/registration/admin-commands.server.ts";
import type { AuditEntryView } from "#accounts/staff/audit-contract.ts";
import { buildApi } from "#api/http/app.ts";
import { readAuditNames } from "#desk/audit-names.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { askAuditCheck, runAuditCheck } from "#infra/audit/check-audit.server.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { runCommand } from "#infra/operator/operator.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { insertLead } from "../support/lead-rows.ts";
import { readSpreadsheet } from "../support/spreadsheet.ts";
import { staffLogin, testActor } from "../support/staff.ts";

const job: Actor = { kind: "job", name: "upkeep" };
const operator: Actor = { kind: "operator", name: "budi" };

eachDatabase((open) => {
  let db: Database;
  let app: FastifyInstance;
  const now = () => new Date("2026-11-20T02:00:00Z");
  const record = (actor: Actor, day: string, action: string, [kind, id]: [string, string]) =>
    db.transaction().execute((trx) =>
      recordChange(trx, actor, new Date(`2026-11-${day}T05:00:00Z`), {
        action,
        object: { kind, id },
        before: { state: "new", name: "Sari" },
        after: { state: "won", name: "=HYPERLINK()" },
        reason: "=1+1",
      }),
    );
  const get = async (path: string, as = "admin") => {
    const response = await app.inject({ url: `/api/admin${path}`, headers: { authorization: `Bearer ${as}` } });
    return { status: response.statusCode, text: response.body, json: () => response.json() };
  };
  const ids = async (path: string, as?: string) =>
    (await get(path, as)).json().data?.map(({ id }: { id: number }) => id);

  beforeAll(async () => {
    ({ db } = await open());
    app = await buildApi(testDeps(db, { now, authenticate: staffLogin(db, now) }));
    await record(testActor, "01", "lead.moved", ["leads", "a"]);
    await record(operator, "02", "lead.moved", ["leads", "b"]);
    await record(job, "03", "upkeep.deleted", ["upkeep", "leads"]);
    await record(testActor, "04", "order.refunded", ["orders", "a:b"]);
    await record(testActor, "05", "lead.moved", ["leads", "a"]);
  });

  test.each([
    ["", [5, 4, 3, 2, 1]],
    ["?actor=test", [5, 4, 1]],
    ["?actor=operator", [2]],
    ["?actor=job", [3]],
    ["?action=lead.moved&actor=test", [5, 1]],
    ["?kind=leads", [5, 2, 1]],
    ["?object=leads:a", [5, 1]],
    ["?object=orders:a:b", [4]],
    ["?from=2026-11-02&to=2026-11-04", [4, 3, 2]],
    ["?from=2026-11-06", []],
    ["?to=2026-10-31", []],
  ])("the filter %s", async (query, expected) => {
    expect(await ids(`/audit${query}`)).toEqual(expected);
  });

  test("pages follow each other without gap or repetition while entries are added", async () => {
    const first = (await get("/audit?limit=2")).json();
    expect(first.data.map(({ id }: { id: number }) => id)).toEqual([5, 4]);
    await record(job, "06", "upkeep.deleted", ["upkeep", "leads"]);
    expect(await ids(`/audit?limit=3&cursor=${first.meta.next_cursor}`)).toEqual([3, 2, 1]);
    expect((await get("/audit?cursor=e30")).status).toBe(400);
    expect((await get("/audit?object=leads")).json().issues).toMatchObject([{ path: "object" }]);
  });

  test("an entry says who, from where, what, before and after, without personal data", async () => {
    const [entry] = (await get("/audit?object=orders:a:b")).json().data;
    expect(entry).toEqual({
      id: 4,
      at: "2026-11-04T05:00:00.000Z",
      actor: { kind: "staff", id: "test", name: "test" },
      network: "127.0.0.1",
      request_id: "test-request",
      action: "order.refunded",
      object: { kind: "orders", id: "a:b", name: null },
      before: { state: "new", name: "***" },
      after: { state: "won", name: "***" },
      reason: "=1+1",
    });
  });

  test("who may read an object may read its history, but not from where it was changed", async () => {
    expect(await ids("/leads/a/changes", "sales")).toEqual([5, 1]);
    expect((await get("/leads/a/changes", "sales")).json().data[0].network).toBeNull();
    expect((await get("/leads/a/changes", "finance")).status).toBe(404);
    expect(await ids("/orders/a:b/changes", "viewer")).toEqual([4]);
    expect((await get("/leads/a/changes?kind=orders", "sales")).status).toBe(400);
    expect((await get("/audit?object=leads:a", "sales")).status).toBe(404);
  });

  test("the filters offer what occurs", async () => {
    expect((await get("/audit/choices")).json().data).toEqual({
      people: [{ id: "test", name: "test" }],
      kinds: ["leads", "orders", "upkeep"],
      actions: ["lead.moved", "order.refunded", "upkeep.deleted"],
    });
  });

  test("the file has the chosen entries, none of which a spreadsheet would run", async () => {
    const { text, status } = await get("/audit/export?kind=orders");
    expect(status).toBe(200);
    const [entry, ...others] = await readSpreadsheet(text);
    expect(others).toEqual([]);
    expect(entry!["Waktu (WIB)"]).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
    expect(Object.values(entry!)).toContain("'=1+1");
  });

  test("entries name their objects, which are found by a part of the name", async () => {
    const lead = await insertLead(db, { name: "Sari Wijaya", company: "PT Maju Raya" });
    await db
      .insertInto("voucher_batches")
      .values({
        name: "Pameran Surabaya",
        prefix: "SBY",
        size: 1,
        request_key: "one",
        created_by: "test",
        created_at: now(),
      })
      .execute();
    await record(testActor, "07", "lead.moved", ["leads", lead]);
    await record(testActor, "07", "voucher_batch.created", ["voucher_batch", "1"]);
    await record(testActor, "07", "content.saved", ["content", "about-us"]);
    const named = (await get("/audit?limit=3")).json().data.map(({ object }: AuditEntryView) => object.name);
    expect(named).toEqual([expect.stringMatching(/\w+ \w+/), "Pameran Surabaya", "Sari Wijaya · PT Maju Raya"]);
    const found = (await get("/audit?q=surabaya")).json().data;
    expect(found).toMatchObject([{ object: { kind: "voucher_batch", id: "1" } }]);
    expect(await ids("/audit?q=nobody")).toEqual([]);
    // Who may not read leads learns no name of one.
    const objects = [
      { kind: "leads", id: lead },
      { kind: "voucher_batch", id: "1" },
    ];
    expect([...(await readAuditNames(db, "finance", objects))]).toEqual([["voucher_batch:1", "Pameran Surabaya"]]);
  });

  test("a check in the background counts what it read, and says where the chain breaks", async () => {
    const jobs = recordingJobs();
    const ask = async () => {
      await askAuditCheck({ db, jobs, now }, testActor);
      await askAuditCheck({ db, jobs, now }, testActor);
      expect(jobs.sent.map(({ queue }) => queue)).toEqual(["audit-check"]);
      expect((await get("/audit/check")).json().data.check).toMatchObject({ checked: 0, ended_at: null });
      const [job] = jobs.sent.splice(0);
      await runAuditCheck({ db, now }, (job!.data as { check: number }).check);
      return (await get("/audit/check")).json().data.check;
    };
    const { id, hash } = await db.selectFrom("audit_head").select(["id", "hash"]).executeTakeFirstOrThrow();
    const entries = id + 1;
    expect(await ask()).toMatchObject({ checked: entries, entries, first_broken: null, ended_at: expect.any(String) });
    expect(hash).not.toBe("");
    const rename = async (name: string) => {
      await sql`alter table audit_log disable trigger user`.execute(db);
      await sql`update audit_log set actor_name = ${name} where id = 2`.execute(db);
      await sql`alter table audit_log enable trigger user`.execute(db);
    };
    await rename("nobody");
    expect(await ask()).toMatchObject({ checked: 1, first_broken: 2, last_hash: null });
    await rename("budi");
  });

  test("the operator's command reads the whole chain and names the first broken entry", async () => {
    const verify = async () => {
      let output = "";
      const deps = { config: {} as Config, company: {} as Config["companyDefaults"], db, jobs: recordingJobs(), now };
      const ok = await runCommand(adminCommands, ["admin", "verify-audit"], deps, (text) => {
        output += text;
      });
      return { ok, output };
    };
    expect(await verify()).toMatchObject({ ok: true, output: expect.stringContaining("11 entries") });
    await sql`alter table audit_log disable trigger user`.execute(db);
    await sql`update audit_log set actor_name = 'nobody' where id = 2`.execute(db);
    expect(await verify()).toMatchObject({ ok: false, output: expect.stringContaining("entry 2 ") });
    await sql`update audit_log set actor_name = 'budi' where id = 2`.execute(db);
    expect((await verify()).ok).toBe(true);
    await sql`delete from audit_log where id = 11`.execute(db);
    expect(await verify()).toMatchObject({ ok: false, output: expect.stringContaining("entry 11 ") });
  });
});
