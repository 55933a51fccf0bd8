import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { countUnanswered } from "#leads/delivery/unanswered-leads.server.ts";
import { collectLeads, eraseLeads } from "#leads/privacy/personal-data.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { readSpreadsheet } from "../support/spreadsheet.ts";
import { createStaff, staffLogin } from "../support/staff.ts";
import { type StaffCall, staffCall } from "../support/staff-call.ts";
import { addLead, at } from "../support/stored-leads.ts";

const day = 86_400_000;
const entry = () => ({
  id: randomUUID(),
  name: "Rina Puspa",
  company: "PT Maju Jaya",
  phone: "0812 3456 7890",
  industry: "retail",
  product: "big-social",
  message: "Telepon pagi ini",
  locale: "id",
  origin: "phone",
  legal_basis: "consent",
  basis_day: "2026-11-20",
  basis_note: "Setuju ditelepon kembali",
});

eachDatabase((open) => {
  let db: Database;
  let app: FastifyInstance;
  let send: StaffCall;
  const jobs = recordingJobs();
  const now = () => at(60);
  const factsOf = async (measure: string) => {
    const { rows } = await sql<{ kind: string }>`select kind from facts where measure = ${measure}`.execute(db);
    return rows.map(({ kind }) => kind);
  };

  beforeAll(async () => {
    ({ db } = await open());
    app = await buildApi(testDeps(db, { now, jobs, authenticate: staffLogin(db, now) }), { calls: auditedCalls(db) });
    send = staffCall(app, "/api/admin/leads");
    for (const id of ["sales", "sales:2", "admin"]) await createStaff(db, id, now());
  });

  test("a call becomes a lead of its own kind: nobody is mailed, no figure of the site has it, the owner is told", async () => {
    const given = entry();
    const { status, data } = await send("POST", "", given, "sales");
    expect(status).toBe(201);
    expect(data).toMatchObject({
      id: given.id,
      kind: "manual",
      state: "new",
      email: null,
      phone: "+6281234567890",
      origin: "phone",
      legal_basis: "consent",
      owner: { id: "sales" },
    });
    expect(data.events).toMatchObject([{ kind: "entered", by: "sales" }]);
    // A repeat of the same request adds nothing.
    expect((await send("POST", "", given, "sales")).status).toBe(201);
    expect(await db.selectFrom("leads").select("id").execute()).toHaveLength(1);
    expect(await factsOf("lead")).toEqual([]);
    expect(await countUnanswered(db, new Date(now().getTime() + 7 * day))).toBe(0);
    // Not even when it was taken for spam and is restored.
    let { version } = data;
    for (const state of ["spam", "new"]) {
      const moved = await send("PATCH", `/${given.id}`, { version, state }, "sales");
      version = moved.data.version;
    }
    expect(jobs.sent).toEqual([]);
    const mail = { id: randomUUID(), version, subject: "Halo", body: "Halo" };
    expect(await send("POST", `/${given.id}/mails`, mail, "sales")).toMatchObject({ code: "lead_without_address" });

    const other = await send("POST", "", { ...entry(), owner_id: "sales:2" }, "sales");
    const told = await db.selectFrom("notifications").select(["user_id", "object_id"]).execute();
    expect(told).toEqual([{ user_id: "sales:2", object_id: other.data.id }]);
    await db.deleteFrom("leads").execute();
  });

  test.each([
    ["a way to reach the person", { phone: "" }, "email", "email_or_phone"],
    ["a legal basis", { legal_basis: undefined }, "legal_basis", "required"],
    ["how the person agreed", { basis_note: " " }, "basis_note", "required"],
    ["since when", { basis_day: "2026-02-30" }, "basis_day", "required"],
    ["a day that has come", { basis_day: "2026-11-21" }, "basis_day", "in_the_future"],
    ["a source of the list", { origin: "telepathy" }, "origin", "unknown_choice"],
    ["a phone that exists", { phone: "0812345" }, "phone", "invalid_phone"],
    ["an owner who may own leads", { owner_id: "finance" }, "owner_id", "unknown_choice"],
    ["a field that is defined", { own_values: { shoe: "42" } }, "own_values.shoe", "unknown_choice"],
  ])("it is refused without %s", async (_what, change, path, code) => {
    const refused = await send("POST", "", { ...entry(), ...change }, "sales");
    expect(refused).toMatchObject({ status: 400, issues: [{ path, code }] });
    expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
  });

  test("it is compared with what is there already, as requests are, and two without an address are not the same", async () => {
    const earlier = await addLead(db, { phone: "+6281234567890", company: "Lain" }, 1);
    await addLead(db, { email: "-", phone: "-", company: "Lain lagi" }, 2);
    const similar = await send("GET", "/similar?phone=62-812-3456-7890&company=Tidak%20ada", undefined, "sales");
    expect(similar.data.map(({ id }: { id: string }) => id)).toEqual([earlier]);
    const { data } = await send("POST", "", { ...entry(), company: "" }, "sales");
    expect(data.duplicates.map(({ id }: { id: string }) => id)).toEqual([earlier]);
    await db.deleteFrom("leads").execute();
  });

  test("a visitor's request that is merged into a lead by hand still counts once", async () => {
    const first = await addLead(db, { company: "A" }, 1);
    const second = await addLead(db, { company: "B" }, 2);
    const { data } = await send("POST", "", entry(), "sales");
    const merge = { version: data.version, from: [first, second] };
    expect((await send("POST", `/${data.id}/merge`, merge, "sales")).status).toBe(200);
    expect(await factsOf("lead")).toEqual(["contact"]);
    await db.deleteFrom("leads").execute();
  });

  test("fields change with a history, tags keep one spelling, and a stale edit is shown what is stored", async () => {
    const id = await addLead(db, { name: "Rina", phone: "+62021" }, 1);
    const { data: before } = await send("GET", `/${id}`, undefined, "sales");
    const edit = { version: before.version, name: "Rina Puspa", company: "", tags: ["VIP", "vip", "Pameran"] };
    const { status, data } = await send("PATCH", `/${id}/fields`, edit, "sales");
    expect({ status, name: data.name, tags: data.tags }).toEqual({
      status: 200,
      name: "Rina Puspa",
      tags: ["VIP", "Pameran"],
    });
    expect(data.events.at(-1)).toMatchObject({
      kind: "edited",
      by: "sales",
      changes: [
        { field: "name", from: "Rina", to: "Rina Puspa" },
        { field: "company", from: "PT Contoh Jaya", to: null },
        { field: "tags", from: null, to: "VIP, Pameran" },
      ],
    });
    const { before: hidden, after } = await db
      .selectFrom("audit_log")
      .select(["before", "after"])
      .where("action", "=", "lead.edited")
      .executeTakeFirstOrThrow();
    expect([hidden, after]).toMatchObject([{ name: "***" }, { name: "***", tags: ["VIP", "Pameran"] }]);
    const stale = await send("PATCH", `/${id}/fields`, { version: before.version, name: "Lain" }, "sales:2");
    expect(stale).toMatchObject({ status: 409, code: "stale_version", current: { name: "Rina Puspa" } });
    const again = { version: data.version, tags: ["vip", "pameran", "Baru"] };
    const respelled = await send("PATCH", `/${id}/fields`, again, "sales:2");
    expect(respelled.data.tags).toEqual(["VIP", "Pameran", "Baru"]);
    // It stays reachable.
    const { version } = respelled.data;
    const lost = await send("PATCH", `/${id}/fields`, { version, email: "", phone: "" }, "sales");
    expect(lost).toMatchObject({ status: 400, issues: [{ path: "email", code: "email_or_phone" }] });
    expect((await send("GET", "/tags", undefined, "sales")).data).toEqual(["Baru", "Pameran", "VIP"]);
    expect((await send("GET", "?tag=VIP", undefined, "sales")).data).toHaveLength(1);
    expect((await send("GET", "?tag=vi", undefined, "sales")).data).toEqual([]);
    await db.deleteFrom("leads").execute();
    expect((await send("GET", "/tags", undefined, "sales")).data).toEqual([]);
  });

  test("administrators define fields, which are filled in, found, exported and erased with the lead", async () => {
    const define = async (kind: string, name: string, choices: string[] = []) => {
      const field = { kind, name_id: `${name} (id)`, name_en: name, choices };
      expect((await send("POST", "/fields", field, "sales")).status).toBe(404);
      expect((await send("POST", "/fields", field, "admin")).status).toBe(201);
    };
    await define("choice", "Tier", ["Gold", "Silver"]);
    await define("number", "Budget year");
    await define("date", "Contract until");
    await define("text", "Tier");
    const fields = (await send("GET", "/fields", undefined, "sales")).data as { id: string; version: number }[];
    expect(fields.map(({ id }) => id)).toEqual(["tier", "budget-year", "contract-until", "tier-2"]);
    const noChoice = { kind: "choice", name_id: "x", name_en: "x", choices: [] };
    expect(await send("POST", "/fields", noChoice)).toMatchObject({ issues: [{ path: "choices", code: "required" }] });

    const email = "rina@maju.example";
    const own_values = { tier: "Gold", "budget-year": "2027", "contract-until": "2027-03-01", "tier-2": "emas" };
    const { data } = await send("POST", "", { ...entry(), email, own_values }, "sales");
    expect(data.own_values).toEqual({ ...own_values, "budget-year": 2027 });
    await send("POST", "", { ...entry(), own_values: { tier: "Silver", "budget-year": 2026.5 } }, "sales");
    const found = async (own: string) =>
      (await send("GET", `?own=${encodeURIComponent(own)}`, undefined, "sales")).data.map(
        ({ own_values: held }: { own_values: Record<string, unknown> }) => held.tier,
      );
    expect(await found("tier:is:Gold")).toEqual(["Gold"]);
    expect(await found("budget-year:is:2027")).toEqual(["Gold"]);
    expect(await found("budget-year:from:2026;budget-year:to:2026.9")).toEqual(["Silver"]);
    expect(await found("contract-until:from:2027-01-01")).toEqual(["Gold"]);
    expect(await found("tier-2:has:EM")).toEqual(["Gold"]);
    expect(await found("tier-2:has:%25")).toEqual([]);
    expect((await send("GET", "?own=tier:like:x", undefined, "sales")).status).toBe(400);
    for (const [value, code] of [
      [{ tier: "Bronze" }, "unknown_choice"],
      [{ "budget-year": "soon" }, "invalid_number"],
      [{ "contract-until": "2027-02-30" }, "invalid_date"],
    ] as const) {
      const edit = { version: data.version, own_values: value };
      const path = `own_values.${Object.keys(value)[0]}`;
      expect(await send("PATCH", `/${data.id}/fields`, edit, "sales")).toMatchObject({ issues: [{ path, code }] });
    }
    const cleared = { version: data.version, own_values: { "budget-year": "" } };
    const { data: changed } = await send("PATCH", `/${data.id}/fields`, cleared, "sales");
    expect(changed.own_values).toEqual({ ...own_values, "budget-year": undefined });
    expect(changed.events.at(-1).changes).toEqual([{ field: "own_values.budget-year", from: "2027", to: null }]);

    const headers = { authorization: "Bearer sales", "accept-language": "id" };
    const { body } = await app.inject({ url: "/api/admin/leads/export.csv?direction=oldest", headers });
    // Both arrived at the same moment.
    const first = (await readSpreadsheet(body)).find((row) => row["Tier (id) (tier)"] === "Gold");
    const cell = (name: string) => first?.[name];
    expect([
      cell("Jenis"),
      cell("Asal prospek"),
      cell("Tier (id) (tier)"),
      cell("Contract until (id)"),
      cell("Tier (id) (tier-2)"),
    ]).toEqual(["Dimasukkan sendiri", "Telepon", "Gold", "2027-03-01", "emas"]);

    // Moved to the front, then retired: values stay, and are not asked any more.
    const last = fields.at(-1)!;
    const move = (body: object) => send("PATCH", `/fields/${last.id}`, body);
    const moved = await move({ version: last.version, position: 1 });
    expect(moved.data.map(({ id }: { id: string }) => id)).toEqual(["tier-2", "tier", "budget-year", "contract-until"]);
    expect((await move({ version: last.version, retired: true })).code).toBe("stale_version");
    const retired = await move({ version: last.version + 1, retired: true });
    expect(retired.data.map(({ id }: { id: string }) => id)).toEqual([
      "tier",
      "budget-year",
      "contract-until",
      "tier-2",
    ]);
    const kept = { version: changed.version, own_values: { "tier-2": "emas", tier: "Silver" } };
    const after = await send("PATCH", `/${data.id}/fields`, kept, "sales");
    expect(after.data.own_values).toMatchObject({ tier: "Silver", "tier-2": "emas" });
    const filled = { version: after.data.version, own_values: { "tier-2": "perak" } };
    expect((await send("PATCH", `/${data.id}/fields`, filled, "sales")).status).toBe(400);

    const { requests } = await collectLeads(db, email);
    expect(requests).toMatchObject([
      { origin: "phone", basis_note: "Setuju ditelepon kembali", own_values: { tier: "Silver" } },
    ]);
    await db.transaction().execute((trx) => eraseLeads(trx, email));
    expect((await send("GET", `/${data.id}`, undefined, "sales")).status).toBe(404);
  });
});
