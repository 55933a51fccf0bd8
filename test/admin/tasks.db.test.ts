import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { taskRetention, taskSource } from "#tasks/task-data.server.ts";
import { tellDueTasks } from "#tasks/tell-due.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { insertLead } from "../support/lead-rows.ts";
import { createStaff, staffLogin } from "../support/staff.ts";

eachDatabase((open) => {
  // A Friday, 10:00 in Jakarta.
  let time = new Date("2026-11-20T03:00:00Z");
  const now = () => time;
  let db: Database;
  let app: FastifyInstance;

  beforeAll(async () => {
    ({ db } = await open());
    app = await buildApi(testDeps(db, { now, authenticate: staffLogin(db, now) }), { calls: auditedCalls(db) });
    for (const id of ["sales", "sales:2", "finance", "editor", "viewer", "user"]) await createStaff(db, id, time);
  });
  beforeEach(async () => {
    time = new Date("2026-11-20T03:00:00Z");
    await db.deleteFrom("tasks").execute();
  });

  async function call(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object, as = "sales") {
    const headers = { authorization: `Bearer ${as}` };
    const response = await app.inject({
      method,
      url: `/api/admin/tasks${path}`,
      headers,
      ...(body && { payload: body }),
    });
    return { status: response.statusCode, ...(response.body ? response.json() : {}) };
  }
  const task = (more: object = {}) => ({ id: randomUUID(), title: "Telepon lagi", day: "2026-11-23", ...more });
  const titles = async (query: string, as?: string) =>
    (await call("GET", query, undefined, as)).data.map(({ title }: { title: string }) => title);
  const told = async () => {
    const rows = await db.selectFrom("notifications").select(["step", "user_id"]).orderBy("id").execute();
    return rows.map(({ step, user_id }) => `${step} ${user_id}`);
  };

  test("a task is entered once, for oneself or a colleague, who is told; it is read in Jakarta", async () => {
    await db.deleteFrom("notifications").execute();
    const lead = await insertLead(db, { name: "Sari", company: "PT Contoh" });
    const entered = task({ kind: "call", time: "9.30", for: "sales:2", about: { kind: "lead", id: lead } });
    const added = await call("POST", "", entered);
    expect(added).toMatchObject({
      status: 201,
      data: {
        kind: "call",
        day: "2026-11-23",
        time: "09:30",
        due_at: "2026-11-23T02:30:00.000Z",
        state: "open",
        overdue: false,
        about: { kind: "lead", id: lead, name: "Sari, PT Contoh" },
        assignee: { id: "sales:2" },
        author: { id: "sales" },
      },
    });
    expect(await call("POST", "", entered)).toMatchObject({ status: 201 });
    expect(await told()).toEqual(["task_assigned sales:2"]);
    const own = await call("POST", "", task());
    expect(own.data).toMatchObject({ assignee: { id: "sales" }, time: null, about: null, kind: "todo" });
    expect(await told()).toHaveLength(1);
  });

  test("refused are a time that has passed, whom nobody knows or who may not see what it is about, and what is not there", async () => {
    const lead = await insertLead(db);
    const about = { kind: "lead", id: lead };
    const issue = (path: string, code: string) => ({ status: 400, issues: [{ path, code }] });
    expect(await call("POST", "", task({ day: "2026-11-19" }))).toMatchObject(issue("day", "in_the_past"));
    expect(await call("POST", "", task({ day: "2026-11-20", time: "09.59" }))).toMatchObject(
      issue("day", "in_the_past"),
    );
    expect(await call("POST", "", task({ day: "2026-11-20" }))).toMatchObject({ status: 201 });
    expect(await call("POST", "", task({ time: "25.00" }))).toMatchObject({ status: 400, issues: [{ path: "time" }] });
    for (const receiver of ["nobody", "viewer", "user"])
      expect(await call("POST", "", task({ for: receiver }))).toMatchObject(issue("for", "unknown_choice"));
    expect(await call("POST", "", task({ for: "finance", about }))).toMatchObject(issue("for", "unknown_choice"));
    expect(await call("POST", "", task({ about: { ...about, id: randomUUID() } }))).toMatchObject({ status: 404 });
    expect(await call("POST", "", task({ about: { kind: "lead", id: "x" } }))).toMatchObject({ status: 404 });
    expect(await call("POST", "", task({ about: { kind: "customer", id: "finance" } }))).toMatchObject({ status: 404 });
    expect(await call("POST", "", task(), "viewer")).toMatchObject({ status: 404 });
    expect(await call("POST", "", task({ about }), "finance")).toMatchObject({ status: 400 });
  });

  test("views are by when tasks are due, mine or everybody's, with how many there are", async () => {
    const add = (title: string, more: object, as?: string) => call("POST", "", task({ title, ...more }), as);
    await add("pagi", { day: "2026-11-20", time: "10.30" });
    await add("hari ini", { day: "2026-11-20" });
    await add("besok", { day: "2026-11-21" });
    await add("orang lain", { day: "2026-11-20", time: "11.00" }, "sales:2");
    time = new Date("2026-11-20T05:00:00Z");
    expect(await titles("?view=overdue&owner=me")).toEqual(["pagi"]);
    expect(await titles("?view=overdue")).toEqual(["pagi", "orang lain"]);
    expect(await titles("?view=today&owner=me")).toEqual(["hari ini"]);
    expect(await titles("?view=coming&owner=me")).toEqual(["besok"]);
    expect(await titles("?view=due&owner=me")).toEqual(["hari ini", "pagi"]);
    expect(await titles("?owner=sales:2")).toEqual(["orang lain"]);
    const list = await call("GET", "?owner=me&limit=1");
    expect(list.meta).toMatchObject({ overdue: 1, today: 1, coming: 1 });
    expect(await titles(`?owner=me&limit=2&cursor=${list.meta.next_cursor}`)).toEqual(["pagi", "besok"]);
    time = new Date("2026-11-20T17:00:00Z");
    expect(await titles("?view=overdue&owner=me")).toEqual(["hari ini", "pagi"]);
  });

  test("what somebody may not read is in none of their lists", async () => {
    const lead = await insertLead(db);
    const { data } = await call("POST", "", task({ title: "rahasia", about: { kind: "lead", id: lead } }));
    await call("POST", "", task({ title: "umum" }));
    expect(await titles("", "finance")).toEqual(["umum"]);
    expect((await call("GET", "", undefined, "finance")).meta).toMatchObject({ coming: 1 });
    expect(await titles(`?lead=${lead}`, "finance")).toEqual([]);
    expect(await titles(`?lead=${lead}`)).toEqual(["rahasia"]);
    expect(await call("GET", `/${data.id}`, undefined, "finance")).toMatchObject({ status: 404 });
    const done = { version: 1, state: "done" };
    expect(await call("PATCH", `/${data.id}`, done, "finance")).toMatchObject({ status: 404 });
  });

  test("the tasks of a lead are those of what was merged into it too", async () => {
    const [lead, other] = [await insertLead(db), await insertLead(db)];
    await call("POST", "", task({ title: "lama", about: { kind: "lead", id: other } }));
    await db.updateTable("leads").set({ merged_into: lead }).where("id", "=", other).execute();
    expect(await titles(`?lead=${lead}`)).toEqual(["lama"]);
  });

  test("a task is closed, reopened, moved and handed over in the version that was seen; each change is recorded", async () => {
    await db.deleteFrom("notifications").execute();
    const { data } = await call("POST", "", task());
    const change = (body: object, as?: string) => call("PATCH", `/${data.id}`, body, as);
    expect((await change({ version: 1, state: "done" })).data).toMatchObject({ state: "done", version: 2 });
    expect(await change({ version: 1, state: "open" })).toMatchObject({
      code: "stale_version",
      current: { version: 2 },
    });
    expect(await titles("?view=done")).toEqual(["Telepon lagi"]);
    expect((await change({ version: 2, state: "open" })).data).toMatchObject({ state: "open", closed_at: null });
    const moved = await change({ version: 3, time: "14.00", title: "Bertemu", kind: "meeting" });
    expect(moved.data).toMatchObject({ time: "14:00", day: "2026-11-23", title: "Bertemu", kind: "meeting" });
    expect(await change({ version: 4, day: "2026-11-19" })).toMatchObject({ status: 400, issues: [{ path: "day" }] });
    expect((await change({ version: 4, for: "sales:2" })).data).toMatchObject({ assignee: { id: "sales:2" } });
    expect(await told()).toEqual(["task_assigned sales:2"]);
    const actions = await db
      .selectFrom("audit_log")
      .select("action")
      .where("object_id", "=", data.id)
      .orderBy("id")
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      "task.added",
      "task.done",
      "task.reopened",
      "task.changed",
      "task.assigned",
    ]);
  });

  test("whoever has a task is told of it once: at its time, or at eight of its day; closing it ends their turn", async () => {
    await db.deleteFrom("notifications").execute();
    const round = (at: string) => tellDueTasks({ db, now: () => new Date(at) });
    const { data } = await call("POST", "", task({ time: "07.00" }));
    await call("POST", "", task());
    await call("POST", "", task({ day: "2026-11-20" }));
    await round("2026-11-22T23:59:00Z");
    expect(await told()).toEqual([]);
    await round("2026-11-23T00:00:00Z");
    await round("2026-11-23T00:30:00Z");
    expect(await told()).toEqual(["task_due sales"]);
    await round("2026-11-23T01:00:00Z");
    expect(await told()).toEqual(["task_due sales", "task_due sales"]);
    await call("PATCH", `/${data.id}`, { version: 1, state: "done" });
    const unread = db.selectFrom("notifications").select("object_id").where("read_at", "is", null);
    expect((await unread.execute()).map(({ object_id }) => object_id)).not.toContain(data.id);
    await db.deleteFrom("tasks").execute();
    expect(await told()).toEqual([]);
  });

  test("a calendar shows the open tasks of who has the secret address, without whom they are about", async () => {
    const lead = await insertLead(db, { name: "Sari Rahasia", company: "PT Rahasia" });
    await call("POST", "", task({ title: "Telepon; lagi", time: "09.30", about: { kind: "lead", id: lead } }));
    await call("POST", "", task({ title: "orang lain", for: "sales:2" }));
    await call("POST", "", task({ title: "sepanjang hari" }));
    expect((await call("GET", "/feed")).data).toEqual({ created_at: null });
    const { data } = await call("POST", "/feed");
    const read = (path: string) => app.inject({ url: `/api${path}` });
    const calendar = await read(data.path);
    expect(calendar.statusCode).toBe(200);
    expect(calendar.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, no-store",
    });
    expect(calendar.body).toContain("SUMMARY:Pekerjaan: Telepon\\; lagi");
    expect(calendar.body).toContain("DTSTART:20261123T023000Z");
    expect(calendar.body).toContain("DTSTART;VALUE=DATE:20261123\r\nDTEND;VALUE=DATE:20261124");
    expect(calendar.body).not.toMatch(/Rahasia|orang lain/);
    const stored = await db.selectFrom("task_feeds").select("token_hash").execute();
    expect(data.path).not.toContain(stored[0]!.token_hash);
    const renewed = (await call("POST", "/feed")).data.path;
    expect((await read(data.path)).statusCode).toBe(404);
    expect((await read(renewed)).statusCode).toBe(200);
    await db.updateTable("users").set({ suspended_at: time }).where("id", "=", "sales").execute();
    expect((await read(renewed)).statusCode).toBe(404);
    await db.updateTable("users").set({ suspended_at: null }).where("id", "=", "sales").execute();
    expect(await call("DELETE", "/feed")).toMatchObject({ status: 204 });
    expect((await read(renewed)).statusCode).toBe(404);
    expect((await read("/task-calendars/x.ics")).statusCode).toBe(400);
    let last = 0;
    for (let request = 0; request < 121; request++) last = (await read(renewed)).statusCode;
    expect(last).toBe(429);
  });

  test("a version before tasks finds reminders in its view, and writes them through it", async () => {
    const lead = await insertLead(db);
    const id = randomUUID();
    await sql`insert into lead_reminders
        (id, lead_id, at, due_at, author_id, author_name, for_id, for_name, text, state)
      values (${id}, ${lead}, ${time}, '2026-11-23T02:00:00Z', 'sales', 'Rina', 'sales', 'Rina', 'Telepon', 'open')
      on conflict do nothing returning id`.execute(db);
    await call("POST", "", task({ title: "tanpa prospek" }));
    expect((await call("GET", `/${id}`)).data).toMatchObject({ title: "Telepon", time: "09:00", kind: "todo" });
    await sql`select state from lead_reminders where id = ${id} for update`.execute(db);
    await sql`update lead_reminders set state = 'done', version = 2 where id = ${id}`.execute(db);
    expect((await call("GET", `/${id}`)).data).toMatchObject({ state: "done", version: 2 });
    expect(await titles("?view=done")).toEqual(["Telepon"]);
    const { rows } = await sql<{ text: string }>`select text from lead_reminders`.execute(db);
    expect(rows).toEqual([{ text: "Telepon" }]);
  });

  test("the data of a customer has the tasks about them, which are erased with it; closed ones are deleted after two years", async () => {
    await call("POST", "", task({ title: "tentang pelanggan", about: { kind: "customer", id: "user" } }));
    const { data } = await call("POST", "", task({ title: "tentang Sari" }));
    expect(await taskSource.collect(db, { id: "user" })).toMatchObject({
      about: [{ title: "tentang pelanggan", author_name: "sales" }],
      own: [],
    });
    const own = await taskSource.collect(db, { id: "sales" });
    expect(own.own).toHaveLength(2);
    expect(JSON.stringify(own)).not.toContain("Sari");
    await db.transaction().execute((trx) => taskSource.erase(trx, { id: "user" }));
    expect(await titles("")).toEqual(["tentang Sari"]);
    await call("PATCH", `/${data.id}`, { version: 1, state: "cancelled" });
    await applyRetention(db, taskRetention, new Date("2028-11-19T03:00:00Z"));
    expect(await titles("?view=done")).toEqual(["tentang Sari"]);
    await applyRetention(db, taskRetention, new Date("2028-11-22T03:00:00Z"));
    expect(await titles("?view=done")).toEqual([]);
  });
});
