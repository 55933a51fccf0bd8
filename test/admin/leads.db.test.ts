import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { verifyAudit } from "#infra/audit/verify-audit.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { LeadBulk, LeadRowView, LeadView, SavedView } from "#leads/inbox/lead-contract.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import type { Reply } from "../support/reply.ts";
import { readSpreadsheet } from "../support/spreadsheet.ts";
import { createStaff, staffLogin } from "../support/staff.ts";
import { addLead, at } from "../support/stored-leads.ts";

const now = () => at(60);

type Method = "GET" | "POST" | "PATCH" | "DELETE";

eachDatabase((open) => {
  let db: Database;
  const jobs = recordingJobs();
  let send: <Data = unknown>(method: Method, url: string, as?: string, body?: object) => Promise<Reply<Data>>;
  let text: (url: string, as?: string) => Promise<{ status: number; headers: Record<string, unknown>; body: string }>;
  const ids = async (query = "", as = "sales") => {
    const { data } = await send<LeadRowView[]>("GET", `/admin/leads?${query}`, as);
    return data.map(({ name }) => name);
  };

  beforeAll(async () => {
    ({ db } = await open());
    const app = await buildApi(testDeps(db, { now, jobs, authenticate: staffLogin(db, now) }), {
      calls: auditedCalls(db),
    });
    const inject = (method: Method, url: string, as: string, payload?: object) =>
      app.inject({
        method,
        url: `/api${url}`,
        headers: { authorization: `Bearer ${as}` },
        ...(payload && { payload }),
      });
    send = async (method, url, as = "sales", payload) => {
      const response = await inject(method, url, as, payload);
      return { status: response.statusCode, ...response.json() };
    };
    text = async (url, as = "sales") => {
      const { statusCode, headers, body } = await inject("GET", url, as);
      return { status: statusCode, headers, body };
    };
    for (const id of ["sales", "sales:2", "viewer"]) await createStaff(db, id, now());
  });

  test("filters, search and orders", async () => {
    await addLead(db, { name: "A", utm_source: "google", utm_campaign: "ramadan", message: "integrasi SAP" }, 1);
    await addLead(db, { name: "B", product: "big-lake", locale: "en", phone: "+6287711112222" }, 2);
    const c = await addLead(db, { name: "C", state: "lost", industry: "media", email: "Rina.Puspa@maju.id" }, 3);
    await addLead(db, { name: "D", state: "suspect", suspicion: "links", company: "Sinar Abadi, Tbk." }, 4);
    expect(await ids()).toEqual(["D", "C", "B", "A"]);
    expect(await ids("direction=oldest&limit=2")).toEqual(["A", "B"]);
    expect(await ids("state=new,lost&owner=nobody")).toEqual(["C", "B", "A"]);
    expect(await ids("product=big-lake&locale=en")).toEqual(["B"]);
    expect(await ids("industry=media&state=")).toEqual(["C"]);
    expect(await ids("source=google&campaign=ramadan&kind=contact")).toEqual(["A"]);
    expect(await ids("suspicion=any")).toEqual(["D"]);
    expect(await ids("suspicion=none&age=over-0")).toEqual(["C", "B", "A"]);
    expect(await ids("age=over-1")).toEqual([]);
    expect(await ids("age=waited-0&suspicion=none")).toEqual(["C", "B", "A"]);
    expect(await ids("age=waited-1")).toEqual([]);
    expect(await ids("q=integ sa")).toEqual(["A"]);
    expect(await ids("q=rina.puspa@maj")).toEqual(["C"]);
    expect(await ids("q=sinar tbk s")).toEqual(["D"]);
    expect(await ids("q=0877-1111")).toEqual(["B"]);
    expect(await ids(`q=${c.slice(0, 8).toUpperCase()}`)).toEqual(["C"]);
    expect(await ids("q=contoh&state=new")).toEqual(["B", "A"]);
    expect(await ids("q=nothing'like:this")).toEqual([]);
    expect(await send("GET", "/admin/leads?state=happy")).toMatchObject({ status: 400 });
    expect(await send("GET", "/admin/leads?cursor=e30")).toMatchObject({ status: 400 });
  });

  test("words follow a changed field", async () => {
    const id = await addLead(db, { name: "Lama" }, 0);
    await db.updateTable("leads").set({ name: "Ganti" }).where("id", "=", id).execute();
    expect(await ids("q=ganti")).toEqual(["Ganti"]);
    expect(await ids("q=lama")).toEqual([]);
    await db.deleteFrom("leads").where("id", "=", id).execute();
  });

  test("paging visits each lead once and in order while others arrive", async () => {
    const lists = ["", "q=halaman", "state=won,lost", "q=contoh&state=won", "owner=nobody"];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...lists),
        fc.constantFrom("received", "updated"),
        fc.constantFrom("newest", "oldest"),
        fc.integer({ min: 1, max: 4 }),
        async (moments, query, sort, direction, limit) => {
          await sql`truncate leads cascade`.execute(db);
          // Rows that share a moment, and moments within one millisecond, which a JavaScript date cannot tell apart.
          const add = async (moment: number, name: string) => {
            const id = await addLead(db, { name, message: "halaman", state: "won" }, 0);
            const time = sql<Date>`timestamptz '2026-11-20 01:00+00' + ${moment} * interval '1 microsecond'`;
            await db.updateTable("leads").set({ received_at: time, updated_at: time }).where("id", "=", id).execute();
            return id;
          };
          const expected = [];
          for (const [i, moment] of moments.entries()) expected.push({ id: await add(moment, `${i}`), moment });
          const sign = direction === "newest" ? -1 : 1;
          expected.sort((a, b) => sign * (a.moment - b.moment) || (a.id < b.id ? sign : -sign));
          const visited: string[] = [];
          let cursor: string | null = "";
          while (cursor !== null) {
            const page: Reply<LeadRowView[]> = await send(
              "GET",
              `/admin/leads?${query}&sort=${sort}&direction=${direction}&limit=${limit}&cursor=${cursor}`.replace(
                /&cursor=$/,
                "",
              ),
            );
            visited.push(...page.data.map(({ id }) => id));
            cursor = page.meta!.next_cursor;
            // Before the first row of the list: it belongs to a page that was read already.
            await add(direction === "newest" ? 100 : -100, "new");
          }
          expect(visited).toEqual(expected.map(({ id }) => id));
        },
      ),
      { numRuns: 25 },
    );
    await sql`truncate leads cascade`.execute(db);
  });

  test("a lead is moved and assigned, with history and audit; a stale save gets the newer lead", async () => {
    const id = await addLead(db, { name: "Satu", state: "suspect", suspicion: "links" }, 5);
    const lead = (await send<LeadView>("GET", `/admin/leads/${id}`)).data;
    expect(lead).toMatchObject({ state: "suspect", next_states: ["new", "spam"], owner: null });
    expect(decodeURIComponent(lead.whatsapp_url!)).toMatch(
      /^https:\/\/wa\.me\/6281234567890\?text=Halo Satu.*BigSocial/,
    );
    const { version } = lead;
    const path = `/admin/leads/${id}`;
    expect(await send("PATCH", path, "viewer", { version, state: "new" })).toMatchObject({ status: 404 });
    const moved = await send<LeadView>("PATCH", path, "sales", { version, state: "new", owner_id: "sales:2" });
    expect(moved.data).toMatchObject({ state: "new", owner: { id: "sales:2", name: "sales-2" } });
    expect(jobs.sent.at(-1)).toMatchObject({ queue: "lead-received", data: { lead: id } });
    expect(await send("PATCH", path, "sales:2", { version, state: "spam" })).toMatchObject({
      status: 409,
      code: "stale_version",
      current: { state: "new", version: moved.data.version },
    });
    const again = { version: moved.data.version };
    const won = await addLead(db, { name: "Dua", state: "won" }, 4);
    expect(await send("PATCH", `/admin/leads/${won}`, "sales", { version: 1, state: "lost" })).toMatchObject({
      status: 409,
      code: "lead_move_not_allowed",
    });
    expect(await send("PATCH", path, "sales", { ...again, owner_id: "viewer" })).toMatchObject({ status: 422 });
    expect(moved.data.events).toMatchObject([
      { kind: "moved", by: "sales", from: "suspect", to: "new" },
      { kind: "assigned", by: "sales", from: null, to: "sales-2" },
    ]);
    const audit = await db.selectFrom("audit_log").selectAll().where("object_id", "=", id).orderBy("id").execute();
    expect(audit).toMatchObject([
      { action: "lead.moved", actor_id: "sales", before: { state: "suspect" }, after: { state: "new" } },
      { action: "lead.assigned", before: { owner_id: null }, after: { owner_id: "sales:2" } },
    ]);
    expect(await verifyAudit(db)).toMatchObject({ ok: true });
    expect(await ids("owner=me", "sales:2")).toEqual(["Satu"]);
  });

  test("a selection is changed at once, and undo restores what nobody changed since", async () => {
    const [one, two, won] = [
      await addLead(db, { name: "1" }, 6),
      await addLead(db, { name: "2", state: "contacted" }, 7),
      await addLead(db, { name: "3", state: "won" }, 8),
    ];
    const leads = [one, two, won].map((id) => ({ id, version: 1 }));
    const { data } = await send<LeadBulk>("POST", "/admin/leads/bulk", "sales", {
      leads,
      state: "lost",
      owner_id: "sales",
    });
    expect(data.skipped).toEqual([{ id: won, code: "not_allowed" }]);
    expect(data.changed).toHaveLength(2);
    const stale = await send<LeadBulk>("POST", "/admin/leads/bulk", "sales", {
      leads: leads.slice(0, 1),
      state: "new",
    });
    expect(stale.data.skipped).toEqual([{ id: one, code: "stale" }]);
    // Somebody else reopens one of them in the meantime.
    await send("PATCH", `/admin/leads/${one}`, "sales:2", { version: 2, state: "new" });
    expect((await send<LeadBulk>("POST", "/admin/leads/bulk", "sales:2", { undo: data.undo })).data.changed).toEqual(
      [],
    );
    const undone = await send<LeadBulk>("POST", "/admin/leads/bulk", "sales", { undo: data.undo });
    expect(undone.data.changed).toMatchObject([{ id: two }]);
    expect(undone.data.skipped).toEqual([{ id: one, code: "stale" }]);
    expect((await send("GET", `/admin/leads/${two}`)).data).toMatchObject({ state: "contacted", owner: null });
  });

  test("undo cannot move a lead where no undone move left it", async () => {
    const id = await addLead(db, { name: "4" }, 9);
    const undo = [{ id, version: 1, state: "won" }];
    expect((await send<LeadBulk>("POST", "/admin/leads/bulk", "sales", { undo })).data.skipped).toEqual([
      { id, code: "not_allowed" },
    ]);
  });

  test("leads are assigned in turn by product and language", async () => {
    await send("PATCH", "/admin/leads/owners/sales:2", "sales", {
      takes_part: true,
      products: ["big-social"],
      locales: ["id"],
    });
    const social = [await addLead(db, {}, 10), await addLead(db, {}, 11), await addLead(db, {}, 12)];
    const lake = await addLead(db, { product: "big-lake" }, 13);
    const leads = [...social, lake].map((id) => ({ id, version: 1 }));
    const { data } = await send<LeadBulk>("POST", "/admin/leads/assign-in-turn", "sales", { leads });
    expect(data.changed).toHaveLength(4);
    const owners = await db.selectFrom("leads").select(["id", "owner_id"]).where("owner_id", "is not", null).execute();
    const ownerOf = (id: string) => owners.find((row) => row.id === id)?.owner_id;
    expect(ownerOf(lake)).toBe("sales");
    const mine = social.filter((id) => ownerOf(id) === "sales:2").length;
    expect([1, 2]).toContain(mine);
    expect((await send("GET", "/admin/leads/owners", "viewer")).data).toContainEqual({
      id: "sales:2",
      name: "sales-2",
      takes_part: true,
      products: ["big-social"],
      locales: ["id"],
      industries: [],
      absent_from: null,
      absent_to: null,
    });
    await send("PATCH", "/admin/leads/owners/sales", "sales", { takes_part: false, products: [], locales: [] });
    const other = [{ id: await addLead(db, { product: "big-lake" }, 14), version: 1 }];
    expect(await send("POST", "/admin/leads/assign-in-turn", "sales", { leads: other })).toMatchObject({
      status: 409,
      code: "nobody_in_turn",
    });
  });

  test("duplicates, other requests and orders stand beside a lead", async () => {
    const original = await addLead(
      db,
      { name: "Asli", email: "asli@unik.id", phone: "+62811", company: "CV Unik" },
      20,
    );
    const phone = await addLead(db, { name: "Telepon", email: "x@lain.id", phone: "+62811", company: "CV Lain" }, 21);
    const company = await addLead(
      db,
      { name: "Rekan", email: "y@unik.id", phone: "+62812", company: "cv unik", product: "big-lake" },
      22,
    );
    const { data } = await send<LeadView>("GET", `/admin/leads/${original}`, "viewer");
    expect(data.duplicates.map(({ id }) => id)).toEqual([phone]);
    expect(data.related.map(({ id }) => id)).toEqual([company]);
    expect(data.orders).toEqual([]);
  });

  test("saved views belong to one person", async () => {
    const view = { name: "Ritel", filters: { industry: "retail", state: "" } };
    const saved = await send<SavedView>("POST", "/admin/leads/views", "viewer", view);
    expect(saved).toMatchObject({ status: 201, data: { name: "Ritel", filters: { industry: "retail" } } });
    expect((await send("GET", "/admin/leads/views", "sales")).data).toEqual([]);
    expect(await send("DELETE", `/admin/leads/views/${saved.data.id}`, "sales")).toMatchObject({ status: 404 });
    expect(await send("DELETE", `/admin/leads/views/${saved.data.id}`, "viewer")).toMatchObject({ status: 200 });
    const audit = await db.selectFrom("audit_log").selectAll().where("object_id", "=", saved.data.id).execute();
    expect(audit).toMatchObject([
      { action: "lead.view_saved", actor_id: "viewer", after: { name: "***", filters: ["industry"] } },
      { action: "lead.view_deleted", actor_id: "viewer" },
    ]);
  });

  test("the export contains the filtered list without formulas; many people need a recent factor", async () => {
    await sql`truncate leads cascade`.execute(db);
    await addLead(db, { name: '=cmd|" /C calc"!A0', industry: "media", message: "-1+1" }, 30);
    await addLead(db, { name: "Lain" }, 31);
    const { status, headers, body } = await text("/admin/leads/export.csv?industry=media");
    expect([status, headers["x-total-rows"]]).toEqual([200, "1"]);
    expect(await readSpreadsheet(body)).toMatchObject([
      { Pesan: "'-1+1", "Diterima (WIB)": expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/) },
    ]);
    expect(body).toContain(`"'=cmd|"" /C calc""!A0"`);
    expect(body).not.toMatch(/"[=+@-]/);
    expect((await text("/admin/leads/export.csv", "viewer")).status).toBe(404);
    await sql`
      insert into leads select (jsonb_populate_record(leads, jsonb_build_object('id', gen_random_uuid()))).*
      from leads, generate_series(1, 500)`.execute(db);
    expect((await text("/admin/leads/export.csv", "sales:old")).status).toBe(409);
    const all = await text("/admin/leads/export.csv");
    expect(all.body.trimEnd().split("\r\n")).toHaveLength(1003);
    expect(new Set(all.body.split("\r\n").map((line) => line.slice(0, 40))).size).toBe(1004);
    const recorded = await db
      .selectFrom("audit_log")
      .select("after")
      .where("action", "=", "lead.exported")
      .orderBy("id")
      .execute();
    expect(recorded.at(-1)!.after).toMatchObject({ leads: 1002 });
  });
});
