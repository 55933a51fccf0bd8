import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { addOwnField } from "#leads/entry/own-fields.server.ts";
import type { ImportView } from "#leads/import/import-contract.ts";
import { continueImport } from "#leads/import/import-job.server.ts";
import { collectLeads, eraseLeads } from "#leads/privacy/personal-data.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { runsAll } from "../support/runs-all.ts";
import { readSpreadsheet } from "../support/spreadsheet.ts";
import { createStaff, staffLogin, testActor } from "../support/staff.ts";
import { type StaffCall, staffCall } from "../support/staff-call.ts";
import { addLead, at } from "../support/stored-leads.ts";

const now = () => at(60);
const settings = {
  ...{ origin: "fair", origin_detail: "Indocomtech", legal_basis: "consent", basis_day: "2026-11-19" },
  ...{ basis_note: "Kartu nama diberikan di pameran", duplicates: "skip", tags: ["Pameran"], owner_id: "sales" },
};

eachDatabase((open, engine) => {
  let db: Database;
  let app: FastifyInstance;
  let send: StaffCall;
  /** The most rows of a file that one statement has returned. */
  let mostRows = 0;
  const jobs = recordingJobs();
  const deps = () => ({ db, jobs, now });
  const headers = { authorization: "Bearer sales", "accept-language": "id" };

  beforeAll(async () => {
    ({ db } = await open());
    app = await buildApi(testDeps(db, { now, jobs, authenticate: staffLogin(db, now) }), { calls: auditedCalls(db) });
    send = staffCall(app, "/api/admin/leads/imports");
    for (const id of ["sales", "sales:2"]) await createStaff(db, id, now());
  });

  const upload = async (content: string, name = "Pameran 2026.csv") => {
    const response = await app.inject({
      method: "POST",
      url: `/api/admin/leads/imports?name=${encodeURIComponent(name)}`,
      headers: { ...headers, "content-type": "application/octet-stream" },
      payload: Buffer.from(content),
    });
    const answer = response.json() as { code?: string; data: ImportView };
    return { ...answer, status: response.statusCode };
  };

  /** Runs the jobs of the present step as they were sent, one after the other. */
  const finish = async (id: string): Promise<ImportView> => {
    for (let job = jobs.sent.shift(); job; job = jobs.sent.shift()) {
      expect(job).toMatchObject({ queue: "lead-import", data: { import: id } });
      await continueImport(id, { ...deps(), db: counting(db) }, 0);
    }
    return (await send("GET", `/${id}`, undefined, "sales")).data;
  };

  /** Returns the database, with the rows that its statements return counted. */
  const counting = (each: Database): Database =>
    each.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        mostRows = Math.max(mostRows, result.rows.length);
        return result;
      },
    });

  const step = async (found: ImportView, name: string, body: object = {}): Promise<ImportView> => {
    const begun = await send("POST", `/${found.id}/${name}`, { version: found.version, ...body }, "sales");
    expect(begun.status).toBe(200);
    return finish(found.id);
  };

  test("a lead that took a file over has its own fields back when that is undone, and says so in its timeline", async () => {
    await addOwnField({ name_id: "Tingkat", name_en: "Tier", kind: "text", choices: [] }, testActor, deps());
    const lead = await addLead(db, { name: "Tono", email: "tono@a.example" }, 1);
    await db
      .updateTable("leads")
      .set({ own_values: JSON.stringify({ tier: "Perak" }) })
      .where("id", "=", lead)
      .execute();
    const { data } = await upload("Nama;Surel;Tingkat\nTono;tono@a.example;Emas\n", "Tingkat.csv");
    expect(data.columns).toEqual(["name", "email", "own:tier"]);
    const taken = { columns: data.columns, ...settings, tags: [], duplicates: "take_over" };
    const done = await step(await step(data, "check", taken), "run");
    expect(done).toMatchObject({ state: "done", counts: { taken_over: 1 } });
    const read = () =>
      db.selectFrom("leads").select(["own_values", "version"]).where("id", "=", lead).executeTakeFirstOrThrow();
    expect((await read()).own_values).toEqual({ tier: "Emas" });
    expect(await step(done, "undo")).toMatchObject({ state: "undone", counts: { restored: 1 } });
    expect((await read()).own_values).toEqual({ tier: "Perak" });
    const events = await db
      .selectFrom("lead_events")
      .select(["kind", "details"])
      .where("lead_id", "=", lead)
      .orderBy("id")
      .execute();
    expect(events).toEqual([
      { kind: "edited", details: { changes: [{ field: "own_values.tier", from: "Perak", to: "Emas" }] } },
      { kind: "edited", details: { changes: [{ field: "own_values.tier", from: "Emas", to: "Perak" }] } },
    ]);
    await db.deleteFrom("leads").execute();
  });

  test("a file is checked before anything is stored, imported, and taken back but for leads that were touched", async () => {
    const there = await addLead(db, { name: "Lama", company: "PT Lama", email: "lama@a.example", phone: "-" }, 1);
    const { status, data } = await upload(
      "Nama;Perusahaan;Surel;HP;Catatan\n" +
        "Sari;PT A;sari@a.example;081234567890;Minta demo\n" +
        "Sari lagi;PT A;SARI@A.example;;\n" +
        "Tanpa kontak;PT B;;;\n" +
        "Lama Sekali;PT Baru;Lama@a.example;081234567899;\n" +
        "Budi;;budi@a.example;;\n",
    );
    expect({ status, columns: data.columns, total: data.total }).toEqual({
      status: 201,
      columns: ["name", "company", "email", "phone", "message"],
      total: 5,
    });
    const checked = await step(data, "check", { columns: data.columns, ...settings });
    expect(checked).toMatchObject({
      state: "checked",
      done: 5,
      counts: { new: 2, repeated: 1, error: 1, duplicate: 1 },
    });
    expect(await db.selectFrom("leads").select("id").execute()).toHaveLength(1);
    const faults = await send("GET", `/${data.id}/rows?result=error`, undefined, "sales");
    expect(faults.data).toMatchObject([{ line: 4, faults: [{ field: "email", code: "email_or_phone" }] }]);
    const { body } = await app.inject({ url: `/api/admin/leads/imports/${data.id}/errors.csv`, headers });
    const [fault] = await readSpreadsheet(body);
    expect(fault).toMatchObject({
      baris: "4",
      kesalahan: "Surel: Isi alamat surel atau nomor telepon",
      Nama: "Tanpa kontak",
    });

    // The lines that are there take the file over this time.
    const again = await step(checked, "check", { columns: data.columns, ...settings, duplicates: "take_over" });
    const done = await step(again, "run");
    expect(done).toMatchObject({ state: "done", counts: { added: 2, taken_over: 1, repeated: 1, error: 1 } });
    const sari = await db
      .selectFrom("leads")
      .selectAll()
      .where("email", "=", "sari@a.example")
      .executeTakeFirstOrThrow();
    expect(sari).toMatchObject({
      ...{
        kind: "import",
        state: "new",
        phone: "+6281234567890",
        message: "Minta demo",
        owner_id: "sales",
        version: 1,
      },
      ...{ origin: "fair", legal_basis: "consent", basis_day: "2026-11-19", tags: ["Pameran"] },
    });
    const old = await db.selectFrom("leads").selectAll().where("id", "=", there).executeTakeFirstOrThrow();
    expect(old).toMatchObject({ name: "Lama Sekali", company: "PT Baru", phone: "+6281234567899", origin: null });
    expect(jobs.sent).toEqual([]);

    // Somebody works on one of them.
    const budi = await db
      .selectFrom("leads")
      .select("id")
      .where("email", "=", "budi@a.example")
      .executeTakeFirstOrThrow();
    const note = { id: randomUUID(), text: "Sudah ditelepon" };
    const url = `/api/admin/leads/${budi.id}/notes`;
    expect((await app.inject({ method: "POST", url, headers, payload: note })).statusCode).toBe(200);
    const undone = await step(done, "undo");
    expect(undone).toMatchObject({ state: "undone", counts: { removed: 1, kept: 1, restored: 1 } });
    const kept = await send("GET", `/${data.id}/rows?result=kept`, undefined, "sales");
    expect(kept.data).toMatchObject([{ line: 6, lead: { id: budi.id, name: "Budi" } }]);
    const left = await db.selectFrom("leads").select(["name", "company", "phone", "tags"]).orderBy("name").execute();
    expect(left).toEqual([
      { name: "Budi", company: "-", phone: "-", tags: ["Pameran"] },
      { name: "Lama", company: "PT Lama", phone: "-", tags: null },
    ]);

    // The same columns in another order and case are known.
    const next = await upload("CATATAN,Surel,Nama,HP,perusahaan\nx,a@b.example,A,,\n");
    expect(next.data.columns).toEqual(["message", "email", "name", "phone", "company"]);
    expect((await send("POST", `/${next.data.id}/run`, { version: 1 }, "sales")).code).toBe("import_state");

    // Lines of files are somebody's data too.
    expect((await collectLeads(db, "sari@a.example")).imported_lines).toHaveLength(2);
    await db.transaction().execute((trx) => eraseLeads(trx, "sari@a.example"));
    expect((await collectLeads(db, "sari@a.example")).imported_lines).toEqual([]);
    await db.deleteFrom("leads").execute();
  });

  test("what is asked once is refused when it is missing, and no file but a table is taken", async () => {
    const { data } = await upload("Nama;Surel\nSari;sari@a.example\n");
    const check = (body: object) => send("POST", `/${data.id}/check`, { version: 1, ...body }, "sales");
    const columns = data.columns;
    expect(await check({ ...settings, columns: ["name", ""] })).toMatchObject({ issues: [{ code: "email_or_phone" }] });
    expect(await check({ ...settings, columns: ["", "email"] })).toMatchObject({ issues: [{ code: "no_name" }] });
    const noBasis = await check({ ...settings, columns, legal_basis: undefined, basis_note: "" });
    expect(noBasis.issues).toMatchObject([{ path: "legal_basis" }, { path: "basis_note" }]);
    const later = await check({ ...settings, columns, basis_day: "2026-11-21" });
    expect(later.issues).toMatchObject([{ path: "basis_day", code: "in_the_future" }]);
    expect((await check({ ...settings, columns, version: 2 })).code).toBe("stale_version");
    expect((await upload("%PDF-1.7\0")).code).toBe("import_not_a_table");
    expect((await send("DELETE" as "GET", `/${data.id}`, undefined, "sales")).status).toBe(200);
    expect((await send("GET", `/${data.id}`, undefined, "sales")).status).toBe(404);
  });

  /** Uploads a file with three lines of people who are here, and checks it. */
  const checkDuplicates = async (mark: string) => {
    const there = ["a", "b", "c"].map((name) => ({ name: name.toUpperCase(), email: `${name}.${mark}@a.example` }));
    const ids: string[] = [];
    for (const each of there) ids.push(await addLead(db, { ...each, company: "-", phone: "-" }, 1));
    const lines = there.map(({ email }, at) => `Baru ${at};PT ${at};${email};08123456${at}${mark}`);
    const { data } = await upload(`Nama;Perusahaan;Surel;HP\n${lines.join("\n")}\nSari;;sari.${mark}@a.example;\n`);
    const found = await step(data, "check", { columns: data.columns, ...settings, tags: [] });
    return { ids, found };
  };
  const choose = (found: ImportView, line: number, choice: string | null) =>
    send("PATCH" as "POST", `/${found.id}/rows/${line}`, { choice }, "sales");
  const fieldsOf = (id: string) =>
    db.selectFrom("leads").select(["name", "company", "phone"]).where("id", "=", id).executeTakeFirstOrThrow();

  test("each duplicate may be chosen for, which holds for the import and a second check, and no longer when it has begun", async () => {
    const { ids, found } = await checkDuplicates("10");
    expect(found).toMatchObject({ counts: { duplicate: 3, new: 1 }, choices: { skip: 3 } });
    const first = await send("GET", `/${found.id}/rows?result=duplicate&limit=2`, undefined, "sales");
    expect(first.data).toMatchObject([
      { line: 2, choice: null, fields: { name: "Baru 0" }, lead: { id: ids[0], name: "A", state: "new", phone: "" } },
      { line: 3, lead: { id: ids[1] } },
    ]);
    const cursor = encodeURIComponent(first.meta.next_cursor);
    const second = await send("GET", `/${found.id}/rows?result=duplicate&limit=2&cursor=${cursor}`, undefined, "sales");
    expect(second).toMatchObject({ data: [{ line: 4 }], meta: { next_cursor: null } });
    const garbage = await send("GET", `/${found.id}/rows?result=duplicate&cursor=garbage`, undefined, "sales");
    expect(garbage).toMatchObject({ status: 400, issues: [{ path: "cursor" }] });

    expect((await choose(found, 2, "fill")).data.choices).toEqual({ skip: 2, fill: 1 });
    expect((await choose(found, 3, "add")).data.choices).toEqual({ skip: 1, fill: 1, add: 1 });
    await choose(found, 4, "take_over");
    expect((await choose(found, 4, null)).data.choices).toEqual({ skip: 1, fill: 1, add: 1 });
    expect((await choose(found, 5, "add")).status).toBe(404);
    const again = await step(found, "check", {
      columns: found.columns,
      ...settings,
      tags: [],
      duplicates: "take_over",
    });
    expect(again.choices).toEqual({ take_over: 1, fill: 1, add: 1 });

    const done = await step(again, "run");
    expect(done.counts).toEqual({ added: 2, taken_over: 2 });
    expect(await fieldsOf(ids[0]!)).toEqual({ name: "A", company: "PT 0", phone: "+628123456010" });
    expect(await fieldsOf(ids[1]!)).toEqual({ name: "B", company: "-", phone: "-" });
    expect(await fieldsOf(ids[2]!)).toEqual({
      name: "Baru 2",
      company: "PT 2",
      phone: "+628123456210",
    });
    expect((await choose(found, 2, "skip")).code).toBe("import_state");

    const undone = await step(done, "undo");
    expect(undone.counts).toEqual({ removed: 2, restored: 2 });
    for (const [at, id] of ids.entries())
      expect(await fieldsOf(id)).toEqual({ name: "ABC"[at], company: "-", phone: "-" });
    await db.deleteFrom("leads").execute();
  });

  test("a lead that took over two lines gets back what it had before both, and a call after the import keeps a lead", async () => {
    const contact = { name: "Asli", company: "-", email: "dua@a.example", phone: "+628111222333" };
    const id = await addLead(db, contact, 1);
    const lines = "Satu;PT Satu;dua@a.example;\nDua;PT Dua;;08111222333\nTiga;;tiga@a.example;\n";
    const { data } = await upload(`Nama;Perusahaan;Surel;HP\n${lines}`);
    const taking = { columns: data.columns, ...settings, tags: [], duplicates: "take_over" };
    const done = await step(await step(data, "check", taking), "run");
    expect(done.counts).toEqual({ taken_over: 2, added: 1 });
    expect(await fieldsOf(id)).toMatchObject({ name: "Dua", company: "PT Dua" });
    const added = await db.selectFrom("leads").select("id").where("name", "=", "Tiga").executeTakeFirstOrThrow();
    const attempt = { id: randomUUID(), lead_id: added.id, at: now(), channel: "call" } as const;
    const author = { author_id: "sales", author_name: "Sales", reached: false, answered_at: null };
    await db
      .insertInto("lead_attempts")
      .values({ ...attempt, ...author })
      .execute();
    const undone = await step(done, "undo");
    expect(undone.counts).toEqual({ restored: 2, kept: 1 });
    expect(await fieldsOf(id)).toEqual({ name: "Asli", company: "-", phone: "+628111222333" });
    await db.deleteFrom("leads").execute();
  });

  test("a part that fails leaves nothing, and the import goes on where it stood", async () => {
    const { data } = await upload(
      `Nama;Surel\n${Array.from({ length: 450 }, (_none, at) => `A;a${at}@a.example`).join("\n")}`,
    );
    const checked = await step(data, "check", { columns: data.columns, ...settings });
    await send("POST", `/${data.id}/run`, { version: checked.version }, "sales");
    await continueImport(data.id, deps(), 0);
    // The process ends within the second part: its job is sent in the transaction of its lines.
    const stopped = { ...deps(), jobs: { send: () => Promise.reject(new Error("stopped")) } };
    await expect(continueImport(data.id, stopped, 0)).rejects.toThrow("stopped");
    const count = () =>
      db
        .selectFrom("leads")
        .select((is) => is.fn.countAll<number>().as("count"))
        .executeTakeFirst();
    expect(await count()).toMatchObject({ count: 50 });
    expect((await send("GET", `/${data.id}`, undefined, "sales")).data).toMatchObject({ state: "running", done: 50 });
    jobs.sent.splice(1);
    const done = await finish(data.id);
    expect(done).toMatchObject({ state: "done", done: 450, counts: { added: 450 } });
    await db.deleteFrom("leads").execute();
  });

  // Each job has the same part of a file of any length, so a short one shows what a long one takes.
  // The embedded database is for trying things out, and takes several times as long.
  const lines = !runsAll ? 1300 : engine === "PGlite" ? 10_000 : 50_000;
  test(`${lines} lines with every twentieth broken are imported part by part, and taken back`, async () => {
    const line = (number: number) =>
      number % 20 === 0 ? "Rusak;bukan surel;" : `Orang ${number};orang${number}@a.example;0812${30_000_000 + number}`;
    const content = Array.from({ length: lines }, (_none, index) => line(index + 1)).join("\n");
    const { data: found } = await upload(`Nama;Surel;HP\n${content}`);
    expect(found).toMatchObject({ total: lines, columns: ["name", "email", "phone"] });
    mostRows = 0;
    const checked = await step(found, "check", { columns: found.columns, ...settings });
    const broken = lines / 20;
    expect(checked.counts).toEqual({ new: lines - broken, error: broken });
    const done = await step(checked, "run");
    expect(done.counts).toEqual({ added: lines - broken, error: broken });
    const undone = await step(done, "undo");
    expect(undone.counts).toEqual({ removed: lines - broken, error: broken });
    expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
    expect(mostRows).toBe(50);
  });
});
