import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { possibleOwners } from "#desk/leads.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { enqueueDeliveries } from "#leads/delivery/deliver-lead.server.ts";
import { assignOnArrival } from "#leads/inbox/assign-on-arrival.server.ts";
import { usualHours } from "#time/working-hours.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { insertLead } from "../support/lead-rows.ts";
import { createStaff, staffLogin } from "../support/staff.ts";

eachDatabase((open) => {
  // A Friday, 10:00 in Jakarta.
  const time = new Date("2026-11-20T03:00:00Z");
  const now = () => time;
  const jobs = recordingJobs();
  let db: Database;
  let app: FastifyInstance;

  beforeAll(async () => {
    ({ db } = await open());
    app = await buildApi(testDeps(db, { now, jobs, authenticate: staffLogin(db, now) }), { calls: auditedCalls(db) });
    for (const id of ["sales", "sales:2", "viewer", "admin"]) await createStaff(db, id, time);
  });
  beforeEach(async () => {
    jobs.sent.length = 0;
    for (const table of ["leads", "lead_turns", "lead_sharing", "lead_views", "notifications"] as const)
      await db.deleteFrom(table).execute();
  });

  type Method = "GET" | "POST" | "PUT" | "PATCH";
  async function call(method: Method, path: string, body?: object, as = "sales") {
    const headers = { authorization: `Bearer ${as}` };
    const url = `/api/admin/leads${path}`;
    const response = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: response.statusCode, ...(response.body ? response.json() : {}) };
  }
  const ownerOf = async (id: string) =>
    (await db.selectFrom("leads").select("owner_id").where("id", "=", id).executeTakeFirstOrThrow()).owner_id;
  const arrive = async (fields: Parameters<typeof insertLead>[1] = {}, at = time) => {
    const lead = await insertLead(db, fields);
    const company = { workingHours: usualHours };
    await assignOnArrival(lead, { db, jobs, now: () => at, company, listOwners: possibleOwners });
    return ownerOf(lead);
  };
  const everything = { takes_part: true, products: [], locales: [] };
  const share = () => call("PUT", "/sharing", { automatic: true });

  describe("a lead that arrives", () => {
    test("belongs to nobody unless leads are shared automatically; then to each in turn, who is told", async () => {
      expect(await arrive()).toBeNull();
      expect((await share()).data).toEqual({ automatic: true });
      expect([await arrive(), await arrive(), await arrive()]).toEqual(["sales", "sales:2", "sales"]);
      const told = await db.selectFrom("notifications").select(["user_id", "params"]).orderBy("id").execute();
      expect(told.map(({ user_id }) => user_id)).toEqual(["sales", "sales:2", "sales"]);
      expect(told[0]!.params).toMatchObject({ by: "BigSuite" });
      expect(await call("PUT", "/sharing", { automatic: true }, "viewer")).toMatchObject({ status: 404 });
    });

    test("goes to who takes its product, language and industry, and to nobody who is away", async () => {
      await share();
      await call("PATCH", "/owners/sales", { ...everything, locales: ["en"] });
      const two = await call("PATCH", "/owners/sales:2", { ...everything, industries: ["retail"] });
      expect(two.data.find(({ id }: { id: string }) => id === "sales:2")).toMatchObject({ industries: ["retail"] });
      expect(await arrive({ locale: "en", industry: "government" })).toBe("sales");
      expect(await arrive({ locale: "id", industry: "retail" })).toBe("sales:2");
      expect(await arrive({ locale: "id", industry: "government" })).toBeNull();
      // What a call leaves out stays as it is.
      await call("PATCH", "/owners/sales:2", everything);
      expect(await arrive({ locale: "id", industry: "government" })).toBeNull();
      const away = { ...everything, industries: [], absent_from: "2026-11-20", absent_to: "2026-11-20" };
      await call("PATCH", "/owners/sales:2", away);
      expect(await arrive({ locale: "id" })).toBeNull();
      const monday = new Date("2026-11-23T03:00:00Z");
      expect(await arrive({ locale: "id" }, monday)).toBe("sales:2");
      await call("PATCH", "/owners/sales:2", { ...everything, absent_from: "2026-11-23", absent_to: null });
      expect(await arrive({ locale: "id" }, monday)).toBeNull();
      const early = { ...everything, absent_from: "2026-11-24", absent_to: "2026-11-23" };
      expect(await call("PATCH", "/owners/sales:2", early)).toMatchObject({
        status: 400,
        issues: [{ path: "absent_to", code: "too_small" }],
      });
    });

    test("outside of the working hours waits until they begin", async () => {
      await share();
      jobs.sent.length = 0;
      expect(await arrive({}, new Date("2026-11-21T03:00:00Z"))).toBeNull();
      expect(jobs.sent).toMatchObject([{ queue: "lead-assign" }]);
    });

    test("is assigned by a job of its own where leads are shared; a suspect is not, until it is restored", async () => {
      const lead = await insertLead(db);
      const queues = async (received: object) => {
        jobs.sent.length = 0;
        await enqueueDeliveries({ lead, ...received }, { db, jobs });
        return jobs.sent.map(({ queue }) => queue);
      };
      expect(await queues({})).not.toContain("lead-assign");
      await share();
      expect(await queues({})).toContain("lead-assign");
      expect(await queues({ suspect: true })).not.toContain("lead-assign");
      expect(await queues({ restored: time.toISOString() })).toContain("lead-assign");
    });

    test("keeps its owner; one that is merged, answered or set aside gets none", async () => {
      await share();
      const survivor = await insertLead(db);
      expect(await arrive({ owner_id: "admin" })).toBe("admin");
      expect(await arrive({ merged_into: survivor })).toBeNull();
      for (const state of ["contacted", "suspect", "spam"] as const) expect(await arrive({ state })).toBeNull();
    });
  });

  test("the first answer makes a lead mine, which can be undone; it takes nothing from somebody else", async () => {
    const answer = async (lead: string, as?: string) => {
      const { data } = await call("GET", `/${lead}/conversation`);
      const mail = { id: randomUUID(), version: data.version, subject: "Demo", body: "Halo" };
      return (await call("POST", `/${lead}/mails`, mail, as)).data.version;
    };
    const lead = await insertLead(db);
    const version = await answer(lead);
    expect(await ownerOf(lead)).toBe("sales");
    const undone = await call("POST", "/bulk", { undo: [{ id: lead, version, owner_id: null }] });
    expect(undone.data.changed).toHaveLength(1);
    expect(await ownerOf(lead)).toBeNull();
    const theirs = await insertLead(db, { owner_id: "sales:2" });
    await answer(theirs);
    expect(await ownerOf(theirs)).toBe("sales:2");
  });

  test("filters take several values with commas or by repetition, and leave values out after an exclamation mark", async () => {
    const add = (name: string, fields: Parameters<typeof insertLead>[1]) => insertLead(db, { name, ...fields });
    await add("a", { product: "big-social", owner_id: "sales", utm_source: "a,b" });
    await add("b", { product: "big-view", owner_id: "sales:2", state: "lost" });
    await add("c", { product: "big-box", state: "contacted", locale: "en" });
    const names = async (query: string) =>
      (await call("GET", `?${query}`)).data.map(({ name }: { name: string }) => name).sort();
    expect(await names("product=big-social")).toEqual(["a"]);
    expect(await names("product=big-social,big-view")).toEqual(["a", "b"]);
    expect(await names("product=big-social&product=big-view")).toEqual(["a", "b"]);
    expect(await names("product=!big-social,big-view")).toEqual(["c"]);
    expect(await names("owner=me,nobody")).toEqual(["a", "c"]);
    expect(await names("owner=!me")).toEqual(["b", "c"]);
    expect(await names("owner=!nobody")).toEqual(["a", "b"]);
    expect(await names("state=!lost")).toEqual(["a", "c"]);
    expect(await names("source=!x")).toEqual(["a", "b", "c"]);
    expect(await names(`source=${encodeURIComponent("a,b")}`)).toEqual(["a"]);
    expect(await names("product=big-social&locale=id&kind=contact&owner=me,nobody&state=!lost")).toEqual(["a"]);
    expect(await call("GET", "?state=new,unknown")).toMatchObject({ status: 400 });
  });

  test("a search with one wrong letter finds what was meant, says so, and is exported as it is shown", async () => {
    await insertLead(db, { name: "Budi Saputra" });
    await insertLead(db, { name: "Sari Wulandari" });
    const find = async (q: string) => {
      const { data, meta } = await call("GET", `?q=${encodeURIComponent(q)}`);
      return [data.map(({ name }: { name: string }) => name), meta.corrected];
    };
    expect(await find("saputa")).toEqual([["Budi Saputra"], ["saputra"]]);
    expect(await find("budi sapurta")).toEqual([["Budi Saputra"], ["saputra"]]);
    expect(await find("saput")).toEqual([["Budi Saputra"], []]);
    expect(await find("tidakada")).toEqual([[], []]);
    const file = await app.inject({
      url: "/api/admin/leads/export.csv?q=saputa",
      headers: { authorization: "Bearer sales" },
    });
    expect(file.body).toContain("Budi Saputra");
  });

  test("a view is shared by who saved it, and shown first to a role by administrators", async () => {
    const { data: view } = await call("POST", "/views", {
      name: "Belum milik siapa pun",
      filters: { owner: "nobody" },
    });
    const viewsOf = async (as: string) => (await call("GET", "/views", undefined, as)).data;
    expect(await viewsOf("sales:2")).toEqual([]);
    expect(await call("PUT", "/views/first", { role: "sales", view: view.id }, "admin")).toMatchObject({ status: 400 });
    expect(await call("PATCH", `/views/${view.id}`, { shared: true }, "sales:2")).toMatchObject({ status: 404 });
    expect(await call("PATCH", `/views/${view.id}`, { shared: true })).toMatchObject({ status: 204 });
    expect(await viewsOf("viewer")).toMatchObject([{ name: view.name, shared: true, own: false, first_for: [] }]);
    const first = { role: "sales", view: view.id };
    expect(await call("PUT", "/views/first", first)).toMatchObject({ status: 404 });
    expect(await call("PUT", "/views/first", { ...first, role: "user" }, "admin")).toMatchObject({ status: 400 });
    expect(await call("PUT", "/views/first", first, "admin")).toMatchObject({ status: 204 });
    expect(await viewsOf("sales")).toMatchObject([{ own: true, first_for: ["sales"] }]);
    await call("PATCH", `/views/${view.id}`, { shared: false });
    expect(await viewsOf("sales:2")).toEqual([]);
    expect(await viewsOf("sales")).toMatchObject([{ shared: false, first_for: [] }]);
  });
});
