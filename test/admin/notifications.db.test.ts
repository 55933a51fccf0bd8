import type { FastifyInstance } from "fastify";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { enqueueMails, sendNotificationMail } from "#notifications/notification-mail.server.tsx";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import { notificationSource } from "#notifications/read-notifications.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { insertLead } from "../support/lead-rows.ts";
import { createStaff, staffLogin } from "../support/staff.ts";

eachDatabase((open) => {
  let time = new Date("2026-11-20T03:00:00Z");
  const now = () => time;
  const jobs = recordingJobs();
  let db: Database;
  let app: FastifyInstance;

  beforeAll(async () => {
    ({ db } = await open());
    app = await buildApi(testDeps(db, { now, jobs, authenticate: staffLogin(db, now) }), { calls: auditedCalls(db) });
    for (const id of ["sales", "sales:2", "viewer"]) await createStaff(db, id, time);
  });
  beforeEach(async () => {
    time = new Date("2026-11-20T03:00:00Z");
    jobs.sent.length = 0;
    await db.deleteFrom("notifications").execute();
    await db.deleteFrom("muted_steps").execute();
  });

  async function call(method: "GET" | "POST" | "PATCH" | "PUT", path: string, body?: object, as = "sales") {
    const headers = { authorization: `Bearer ${as}` };
    const url = `/api/admin/notifications${path}`;
    const response = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: response.statusCode, ...(response.body ? response.json() : {}) };
  }
  /** Tells of leads that were assigned, the first one first. */
  async function assigned(companies: readonly string[], to = "sales") {
    for (const company of companies)
      await db.transaction().execute((trx) =>
        notifyStaff(trx, "lead_assigned", {
          object: "3c2b1a09-8f7e-4d6c-9b5a-4f3e2d1c0b9a",
          params: { by: "Rina", company },
          to: [to],
          at: time,
        }),
      );
  }
  const companiesOf = (list: { data: { params: { company: string } }[] }) =>
    list.data.map(({ params }) => params.company);
  const idOf = async (company: string): Promise<number> =>
    (await call("GET", "")).data.find((row: { params: { company: string } }) => row.params.company === company).id;

  describe("the list of a person", () => {
    test("has what is unread first, then the newest, page by page, with how many are unread", async () => {
      await assigned(["PT A", "PT B", "PT C"]);
      await assigned(["PT Lain"], "sales:2");
      expect(await call("PATCH", `/${await idOf("PT C")}`, { read: true })).toMatchObject({ status: 204 });
      const first = await call("GET", "?limit=2");
      expect([companiesOf(first), first.meta.unread]).toEqual([["PT B", "PT A"], 2]);
      expect(first.data[0]).toMatchObject({ path: "/leads/3c2b1a09-8f7e-4d6c-9b5a-4f3e2d1c0b9a", read_at: null });
      const second = await call("GET", `?limit=2&cursor=${first.meta.next_cursor}`);
      expect([companiesOf(second), second.meta.next_cursor]).toEqual([["PT C"], null]);
      expect(await call("GET", "/unread")).toMatchObject({ data: { unread: 2 } });
    });

    test("is marked as a whole up to the newest that was seen, and one by one also as unread again", async () => {
      await assigned(["PT A", "PT B", "PT C"]);
      expect(await call("POST", "/read", { up_to: await idOf("PT B") })).toMatchObject({ status: 204 });
      expect(await call("GET", "/unread")).toMatchObject({ data: { unread: 1 } });
      await call("PATCH", `/${await idOf("PT A")}`, { read: false });
      expect(await call("GET", "/unread")).toMatchObject({ data: { unread: 2 } });
    });

    test("is changed by nobody else", async () => {
      await assigned(["PT A"]);
      const id = await idOf("PT A");
      expect(await call("PATCH", `/${id}`, { read: true }, "sales:2")).toMatchObject({ status: 404 });
      expect(await call("POST", "/read", { up_to: id }, "sales:2")).toMatchObject({ status: 204 });
      expect(await call("GET", "/unread")).toMatchObject({ data: { unread: 1 } });
    });

    test("leaves out what the person may not read any more", async () => {
      await assigned(["PT A"]);
      await db.updateTable("users").set({ user_role: "editor" }).where("id", "=", "sales").execute();
      expect(await call("GET", "")).toMatchObject({ data: [], meta: { unread: 0 } });
      await db.updateTable("users").set({ user_role: "sales" }).where("id", "=", "sales").execute();
    });
  });

  describe("a mail", () => {
    const round = () => enqueueMails({ db, jobs, now });
    const enqueued = () => jobs.sent.filter(({ queue }) => queue === "notification-mail").length;
    const later = () => {
      time = new Date(time.getTime() + 60_000);
    };

    test("follows once, a moment later, for what was not read meanwhile", async () => {
      await assigned(["PT A", "PT B"]);
      await round();
      expect(enqueued()).toBe(0);
      await call("PATCH", `/${await idOf("PT A")}`, { read: true });
      later();
      await round();
      await round();
      expect(enqueued()).toBe(1);
      const { mailed_at } = await db
        .selectFrom("notifications")
        .select("mailed_at")
        .where("id", "=", await idOf("PT B"))
        .executeTakeFirstOrThrow();
      expect(mailed_at).toEqual(time);
    });

    test("is sent to nobody who switched off those of its step", async () => {
      expect(await call("PUT", "/settings", { step: "lead_assigned", mail: false })).toMatchObject({ status: 204 });
      await assigned(["PT A"]);
      await assigned(["PT B"], "sales:2");
      later();
      await round();
      const { id } = await db
        .selectFrom("notifications")
        .select("id")
        .where("user_id", "=", "sales:2")
        .executeTakeFirstOrThrow();
      expect(jobs.sent).toEqual([{ queue: "notification-mail", data: { notification: id } }]);
      expect((await call("GET", "/settings")).data).toContainEqual({ step: "lead_assigned", mail: false });
      await call("PUT", "/settings", { step: "lead_assigned", mail: true });
      expect((await call("GET", "/settings")).data).toContainEqual({ step: "lead_assigned", mail: true });
    });

    test("says what happened, links to it and to where it is switched off, and never goes to the suspended", async () => {
      await assigned(["PT Maju"]);
      const id = await idOf("PT Maju");
      const sent: { id: string; to: string; subject: string; html: string }[] = [];
      const site = "https://www.bigsuite.example";
      const deps = {
        db,
        publicUrl: site,
        mailer: { send: async (mail: (typeof sent)[number]) => void sent.push(mail) },
      };
      await sendNotificationMail(id, deps);
      expect(sent).toMatchObject([
        { id: `notification-${id}`, to: "sales@staff.example", subject: expect.stringContaining("PT Maju") },
      ]);
      expect(sent[0]!.html).toContain(`${site}/admin/leads/3c2b1a09-8f7e-4d6c-9b5a-4f3e2d1c0b9a`);
      expect(sent[0]!.html).toContain(`${site}/admin/notifications`);
      await db.updateTable("users").set({ suspended_at: time }).where("id", "=", "sales").execute();
      await sendNotificationMail(id, deps);
      await db.updateTable("users").set({ suspended_at: null }).where("id", "=", "sales").execute();
      expect(sent).toHaveLength(1);
    });
  });

  test("only steps of which a role can be told are offered to it", async () => {
    const stepsOf = async (as: string) =>
      (await call("GET", "/settings", undefined, as)).data.map(({ step }: { step: string }) => step);
    expect(await stepsOf("sales")).toEqual(expect.arrayContaining(["lead_assigned", "help_received"]));
    for (const step of ["proposal_made", "rights_request", "publication_review"])
      expect(await stepsOf("sales")).not.toContain(step);
  });

  test("notifications are exported with their person and erased with the account", async () => {
    await createStaff(db, "sales:3", time);
    await assigned(["PT A"], "sales:3");
    expect(await notificationSource.collect(db, { id: "sales:3" })).toMatchObject({
      notifications: [{ step: "lead_assigned", params: { company: "PT A" } }],
      without_mail: [],
    });
    await db.deleteFrom("users").where("id", "=", "sales:3").execute();
    expect(await db.selectFrom("notifications").select("id").execute()).toEqual([]);
  });

  test("with a lead goes what names its company", async () => {
    const lead = await insertLead(db);
    await db.transaction().execute((trx) =>
      notifyStaff(trx, "lead_assigned", {
        object: lead,
        params: { by: "Rina", company: "PT Contoh" },
        to: ["sales"],
        at: time,
      }),
    );
    await db.deleteFrom("leads").where("id", "=", lead).execute();
    expect(await db.selectFrom("notifications").select("id").execute()).toEqual([]);
  });
});
