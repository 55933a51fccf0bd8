import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import type {
  ConversationItem,
  ConversationView,
  MailTemplatesView,
} from "#leads/conversation/conversation-contract.ts";
import { collectLeads, eraseLeads } from "#leads/privacy/personal-data.server.ts";
import { leadRetention } from "#leads/privacy/retention.server.ts";
import { tellDueTasks } from "#tasks/tell-due.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { insertLead } from "../support/lead-rows.ts";
import { createStaff, staffLogin } from "../support/staff.ts";

eachDatabase((open) => {
  // A Friday, 10:00 in Jakarta.
  let time = new Date("2026-11-20T03:00:00Z");
  const now = () => time;
  const jobs = recordingJobs();
  let db: Database;
  let app: Awaited<ReturnType<typeof buildApi>>;

  type Reply = { code?: string; data: ConversationView; issues?: object[]; current?: object };
  const call = async (path: string, body?: object, { as = "sales", method = body ? "POST" : "GET" } = {}) => {
    const response = await app.inject({
      method: method as "POST",
      url: `/api/admin/leads/${path}`,
      headers: { authorization: `Bearer ${as}` },
      ...(body ? { payload: body } : {}),
    });
    return { ...(response.json() as Reply), status: response.statusCode };
  };
  const newMail = (version: number, more = {}) => {
    return { id: randomUUID(), version, subject: "Demo", body: "Halo Sari,\n\nKapan?", ...more };
  };
  const audited = async (lead: string) => {
    const rows = await db.selectFrom("audit_log").selectAll().where("object_id", "=", lead).orderBy("id").execute();
    return rows.map(({ action }) => action);
  };
  const kinds = (items: readonly ConversationItem[]) => items.map(({ kind }) => kind);

  beforeAll(async () => {
    ({ db } = await open());
    app = await buildApi(testDeps(db, { now, jobs, authenticate: staffLogin(db, now) }), { calls: auditedCalls(db) });
    await createStaff(db, "admin", time);
    await createStaff(db, "finance", time);
  });
  beforeEach(() => {
    jobs.sent.length = 0;
    time = new Date("2026-11-20T03:00:00Z");
  });

  test("a note mails the colleagues it names who may open leads, once", async () => {
    const lead = await insertLead(db);
    const note = { id: randomUUID(), text: "@admin @finance @sales @nobody tolong dihubungi" };
    const added = await call(`${lead}/notes`, note);
    expect(added).toMatchObject({ status: 200, data: { items: [{ kind: "note", by: "sales", text: note.text }] } });
    expect(added.data.items).toMatchObject([{ mentions: ["admin", "sales"] }]);
    expect(await call(`${lead}/notes`, note)).toMatchObject({ status: 200, data: { items: [{}] } });
    expect(jobs.sent).toEqual([{ queue: "lead-notice", data: { kind: "mention", note: note.id, to: "admin" } }]);
    expect(await audited(lead)).toEqual(["lead.note_added"]);
    expect(await call(`${lead}/notes`, { ...note, text: " " })).toMatchObject({ status: 400 });
    expect(await call(`${randomUUID()}/notes`, { ...note, id: randomUUID() })).toMatchObject({ status: 404 });
    expect(await call(`${lead}/notes`, note, { as: "viewer" })).toMatchObject({ status: 404 });
    expect(await call(`${lead}/conversation`, undefined, { as: "finance" })).toMatchObject({ status: 404 });
  });

  test("the first mail makes a new lead contacted; a second person who answers at the same time is refused", async () => {
    const lead = await insertLead(db);
    const { data: before } = await call(`${lead}/conversation`);
    const mail = newMail(before.version, { template: "first" });
    const sent = await call(`${lead}/mails`, mail);
    expect(sent).toMatchObject({ status: 200, data: { items: [{ kind: "mail", state: "queued", by: "sales" }] } });
    expect(await db.selectFrom("leads").select("state").where("id", "=", lead).executeTakeFirst()).toEqual({
      state: "contacted",
    });
    const events = await db.selectFrom("lead_events").select(["kind", "by"]).where("lead_id", "=", lead).execute();
    // Whoever answers first owns it.
    expect(events).toEqual([
      { kind: "moved", by: "sales" },
      { kind: "assigned", by: "sales" },
    ]);
    expect(jobs.sent).toEqual([{ queue: "lead-mail", data: { mail: mail.id }, id: mail.id }]);
    const other = await call(`${lead}/mails`, newMail(before.version), { as: "admin" });
    expect(other).toMatchObject({ status: 409, code: "stale_version", current: { version: sent.data.version } });
    // The same click again changes nothing.
    expect(await call(`${lead}/mails`, mail)).toMatchObject({ status: 200, data: { items: [{ id: mail.id }] } });
    expect(jobs.sent).toHaveLength(1);
    expect((await audited(lead)).toSorted()).toEqual(["lead.assigned", "lead.mail_queued", "lead.moved"]);
  });

  test("no mail goes to suspects or with unfilled fields, and no line break into its head", async () => {
    const suspect = await insertLead(db, { state: "suspect" });
    const { data } = await call(`${suspect}/conversation`);
    expect(data.mail_refusal).toBe("lead_set_aside");
    expect(await call(`${suspect}/mails`, newMail(data.version))).toMatchObject({
      status: 409,
      code: "lead_set_aside",
    });
    const lead = await insertLead(db);
    const refused = await call(`${lead}/mails`, newMail(1, { body: "Halo {nama}, {hari}" }));
    expect(refused).toMatchObject({ status: 400, issues: [{ path: "body", code: "unfilled_field" }] });
    expect(await call(`${lead}/mails`, newMail(1, { subject: "a\nBcc: b@c.id" }))).toMatchObject({ status: 400 });
    expect(jobs.sent).toEqual([]);
  });

  test("templates are in the language of the visitor, with their fields filled", async () => {
    const lead = await insertLead(db, { locale: "en", product: "not-sure", name: "Ann {us}" });
    const { data } = (await call(`${lead}/mail-templates`)) as unknown as { data: MailTemplatesView };
    expect(data.reply_subject).toBeNull();
    expect(data.templates.map(({ id }) => id)).toEqual(["first", "demo", "price", "later", "closing"]);
    const first = data.templates[0]!;
    // The name of a template is for the sender.
    expect(first.name).toBe("Jawaban pertama");
    expect(first.subject).toBe(`Your request about a BigSuite product (number ${lead.slice(0, 8).toUpperCase()})`);
    expect(first.body).toMatch(/^Hello Ann \{us\},\n\nThank you/);
    expect(first.whatsapp).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=Hello%20Ann/);
    for (const { subject, body } of data.templates)
      expect(`${subject} ${body}`.replace("{us}", "")).not.toMatch(/[{}]/);
    await call(`${lead}/mails`, newMail(1, { subject: "Hello" }));
    expect((await call(`${lead}/mail-templates`)).data).toMatchObject({ reply_subject: "Re: Hello" });
  });

  test("a reminder is a task: it is told of at its time, and once more when it was moved", async () => {
    const lead = await insertLead(db);
    const reminder = { id: randomUUID(), text: "Telepon lagi", due_at: "2026-11-23T09:00:00+07:00", for: "admin" };
    const added = await call(`${lead}/reminders`, reminder);
    expect(added.data.items).toMatchObject([
      { kind: "reminder", for: "admin", due_at: "2026-11-23T02:00:00.000Z", state: "open", version: 1 },
    ]);
    const due = "2026-11-24T02:00:00.000Z";
    const path = `${lead}/reminders/${reminder.id}`;
    const change = (body: object) => call(path, body, { method: "PATCH" });
    expect((await change({ version: 1, due_at: due })).data.items).toMatchObject([{ due_at: due, version: 2 }]);
    const told = async (at: string) => {
      await tellDueTasks({ db, now: () => new Date(at) });
      const rows = await db
        .selectFrom("notifications")
        .select(["step", "user_id"])
        .where("object_kind", "=", "task")
        .orderBy("id")
        .execute();
      return rows.map(({ step, user_id }) => `${step} ${user_id}`);
    };
    expect(await told("2026-11-23T02:00:00Z")).toEqual(["task_assigned admin"]);
    expect(await told(due)).toEqual(["task_assigned admin", "task_due admin"]);
    expect(await told(due)).toHaveLength(2);
    expect(await change({ version: 1, state: "done" })).toMatchObject({ status: 409, code: "stale_version" });
    expect((await change({ version: 2, state: "done" })).data.items).toMatchObject([{ state: "done" }]);
    expect(await change({ version: 3, due_at: "2026-11-19T00:00:00Z" })).toMatchObject({
      status: 400,
      issues: [{ path: "due_at", code: "in_the_past" }],
    });
    const unknown = { ...reminder, id: randomUUID(), for: "finance" };
    expect(await call(`${lead}/reminders`, unknown)).toMatchObject({ status: 400, issues: [{ path: "for" }] });
    expect(await audited(lead)).toEqual(["lead.reminder_added", "lead.reminder_changed", "lead.reminder_changed"]);
  });

  test("merged leads are read with the surviving one, through a chain, and separate without loss", async () => {
    const [lead, second, third] = [await insertLead(db), await insertLead(db), await insertLead(db)];
    await call(`${second}/notes`, { id: randomUUID(), text: "catatan kedua" });
    await call(`${third}/notes`, { id: randomUUID(), text: "catatan ketiga" });
    const version = async (id: string) => (await call(`${id}/conversation`)).data.version;
    const merge = async (into: string, from: string[]) => call(`${into}/merge`, { version: await version(into), from });
    expect(await call(`${second}/merge`, { version: 99, from: [third] })).toMatchObject({ code: "stale_version" });
    expect(await merge(second, [second])).toMatchObject({ status: 404 });
    expect((await merge(second, [third])).data.merged).toMatchObject([{ id: third }]);
    expect(await merge(lead, [third])).toMatchObject({ status: 409, code: "lead_merged" });
    const whole = await merge(lead, [second]);
    expect(whole.data.merged).toMatchObject([{ id: second }]);
    expect(kinds(whole.data.items).toSorted()).toEqual(["merged", "merged", "note", "note"]);
    expect((await call(`${second}/conversation`)).data).toMatchObject({
      merged_into: lead,
      mail_refusal: "lead_merged",
    });
    const apart = await call(`${lead}/unmerge`, { version: whole.data.version, from: [second] });
    expect(kinds(apart.data.items)).toEqual(["merged", "unmerged"]);
    expect(kinds((await call(`${second}/conversation`)).data.items)).toEqual(["note", "note", "merged"]);
    expect(await audited(second)).toEqual([
      "lead.note_added",
      "lead.duplicates_merged",
      "lead.merged",
      "lead.unmerged",
    ]);
  });

  test("export contains the conversation, erasure and retention delete it", async () => {
    const email = "Wati@contoh.co.id";
    const lead = await insertLead(db, { email });
    const other = await insertLead(db);
    await call(`${lead}/notes`, { id: randomUUID(), text: "catatan" });
    await call(`${lead}/mails`, newMail(1));
    await call(`${lead}/reminders`, { id: randomUUID(), text: "telepon", due_at: "2026-11-23T09:00:00+07:00" });
    await db
      .insertInto("lead_mails")
      .values({
        id: randomUUID(),
        lead_id: other,
        at: time,
        direction: "in",
        state: "received",
        message_id: "<wati@contoh>",
        contact_name: "Wati",
        contact_email: email.toLowerCase(),
        subject: "Ikut menjawab",
        body: "Saya rekannya",
        template: null,
        author_id: null,
        author_name: null,
      })
      .execute();
    const { requests, other_mails } = await collectLeads(db, email);
    expect(requests).toMatchObject([
      { notes: [{ text: "catatan" }], mails: [{ body: "Halo Sari,\n\nKapan?" }], reminders: [{ text: "telepon" }] },
    ]);
    expect(other_mails).toMatchObject([{ body: "Saya rekannya" }]);

    await db
      .updateTable("leads")
      .set({ updated_at: new Date("2024-01-01T00:00:00Z") })
      .where("id", "=", lead)
      .execute();
    await applyRetention(db, leadRetention, time);
    // A conversation within the last months keeps its lead.
    expect((await call(`${lead}/conversation`)).data.items).toHaveLength(3);
    await db.transaction().execute((trx) => eraseLeads(trx, email));
    for (const table of ["lead_notes", "lead_mails", "tasks"] as const) {
      const rows = await db.selectFrom(table).select("id").where("lead_id", "in", [lead, other]).execute();
      expect(rows, table).toEqual([]);
    }
  });
});
