import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import type { ConversationView, MailTemplatesView } from "#leads/conversation/conversation-contract.ts";
import { deliverReply } from "#leads/conversation/send-reply.server.ts";
import type { OwnWritingView } from "#leads/conversation/writing-contract.ts";
import { listUnanswered } from "#leads/delivery/unanswered-leads.server.ts";
import type { LeadView } from "#leads/inbox/lead-contract.ts";
import { collectLeads, eraseLeads } from "#leads/privacy/personal-data.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import type { Reply } from "../support/reply.ts";
import { createStaff, staffLogin } from "../support/staff.ts";
import { addLead, at } from "../support/stored-leads.ts";

let db: Database;
let app: FastifyInstance;
const now = () => at(60);
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

beforeAll(async () => {
  ({ db } = await openMigratedPglite());
  const deps = testDeps(db, { now, jobs: recordingJobs(), authenticate: staffLogin(db, now) });
  app = await buildApi(deps, { calls: auditedCalls(db) });
  for (const id of ["sales", "sales:2", "viewer"]) await createStaff(db, id, now());
});

async function send<Data = unknown>(method: Method, url: string, payload?: object, as = "sales"): Promise<Reply<Data>> {
  const headers = { authorization: `Bearer ${as}` };
  const response = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  return { status: response.statusCode, ...response.json() };
}

async function upload(bytes: Buffer, name: string, id = randomUUID(), as = "sales") {
  const headers = { authorization: `Bearer ${as}`, "content-type": "application/octet-stream" };
  const url = `/api/admin/leads/files?id=${id}&name=${encodeURIComponent(name)}`;
  const response = await app.inject({ method: "POST", url, headers, payload: bytes });
  return { id, status: response.statusCode };
}

const pdf = (size = 100) => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size)]);
const mail = (version: number, more: object = {}) => ({
  id: randomUUID(),
  version,
  subject: "Penawaran",
  body: "Halo",
  ...more,
});

test("a press on WhatsApp, phone or mail is recorded; whoever was reached is contacted and waits no more", async () => {
  const lead = await addLead(db, { name: "Sari" }, 1);
  const url = `/admin/leads/${lead}/attempts`;
  const attempt = { id: randomUUID(), channel: "whatsapp" };
  expect(await send("POST", url, attempt, "viewer")).toMatchObject({ status: 404 });
  const recorded = await send<ConversationView>("POST", url, attempt);
  expect(recorded.data.items).toMatchObject([{ kind: "attempt", channel: "whatsapp", by: "sales", reached: null }]);
  expect((await send<ConversationView>("POST", url, attempt)).data.items).toHaveLength(1);
  expect((await send<LeadView>("GET", `/admin/leads/${lead}`)).data.state).toBe("new");
  const missed = await send<ConversationView>("PATCH", `${url}/${attempt.id}`, { reached: false });
  expect(missed.data.items).toMatchObject([{ reached: false }]);
  await send("PATCH", `${url}/${attempt.id}`, { reached: true });
  const { data } = await send<LeadView>("GET", `/admin/leads/${lead}`);
  // Nobody had it: it belongs to whoever reached it, as after a first answer.
  expect(data).toMatchObject({
    state: "contacted",
    owner: { id: "sales" },
    events: [
      { kind: "moved", from: "new", to: "contacted" },
      { kind: "assigned", from: null },
    ],
  });
  expect(await send("PATCH", `${url}/${randomUUID()}`, { reached: true })).toMatchObject({ status: 404 });
  expect(await send("POST", url, { id: randomUUID(), channel: "pigeon" })).toMatchObject({ status: 400 });

  // After an answer of theirs it is our turn again, until they are reached.
  const values = {
    id: randomUUID(),
    lead_id: lead,
    at: at(2),
    direction: "in" as const,
    state: "received" as const,
    message_id: randomUUID(),
    contact_name: "Sari",
    contact_email: "sari@contoh.co.id",
    subject: "Re",
    body: "Kapan?",
    template: null,
    author_id: null,
    author_name: null,
  };
  await db.insertInto("lead_mails").values(values).execute();
  const later = new Date(at(2).getTime() + 10 * 86_400_000);
  await db.updateTable("lead_attempts").set({ reached: false }).where("id", "=", attempt.id).execute();
  expect((await listUnanswered(db, later, 10)).map(({ id }) => id)).toContain(lead);
  await db.updateTable("lead_attempts").set({ reached: true }).where("id", "=", attempt.id).execute();
  expect((await listUnanswered(db, later, 10)).map(({ id }) => id)).not.toContain(lead);
});

test("reaching a lead that somebody has takes it from nobody; giving back what one took is a line of its own", async () => {
  const attempt = { id: randomUUID(), channel: "call" };
  const reach = async (lead: string) => {
    const url = `/admin/leads/${lead}/attempts`;
    await send("POST", url, { ...attempt, id: lead });
    return (await send<ConversationView>("PATCH", `${url}/${lead}`, { reached: true })).data;
  };
  const owned = await addLead(db, { state: "contacted" }, 1);
  await db.updateTable("leads").set({ owner_id: "sales:2" }).where("id", "=", owned).execute();
  await reach(owned);
  const kept = await send<LeadView>("GET", `/admin/leads/${owned}`);
  expect(kept.data).toMatchObject({ owner: { id: "sales:2" }, events: [] });

  const suspect = await addLead(db, { state: "suspect" }, 1);
  await reach(suspect);
  expect((await send<LeadView>("GET", `/admin/leads/${suspect}`)).data).toMatchObject({
    state: "suspect",
    owner: null,
  });

  const open = await addLead(db, { state: "qualified" }, 1);
  const { version } = await reach(open);
  expect((await send<LeadView>("GET", `/admin/leads/${open}`)).data).toMatchObject({ owner: { id: "sales" }, version });
  await send("POST", "/admin/leads/bulk", { undo: [{ id: open, version, owner_id: null }] });
  const { data } = await send<LeadView>("GET", `/admin/leads/${open}`);
  expect(data).toMatchObject({
    owner: null,
    state: "qualified",
    events: [
      { kind: "assigned", from: null },
      { kind: "assigned", to: null },
    ],
  });
});

test("a mail has copies and files, comes from a person by name, and is deleted with the lead", async () => {
  const email = "berkas@contoh.co.id";
  const lead = await addLead(db, { email }, 1);
  const { id: file, status } = await upload(pdf(), "../Penawaran.pdf");
  expect(status).toBe(204);
  expect((await upload(pdf(), "../Penawaran.pdf", file)).status).toBe(204);
  expect((await upload(pdf(), "theirs.pdf", file, "sales:2")).status).toBe(404);
  expect((await upload(Buffer.from("MZ program"), "offer.pdf")).status).toBe(400);
  expect((await upload(pdf(10 * 1024 * 1024), "big.pdf")).status).toBe(413);
  expect((await upload(pdf(), "x.pdf", randomUUID(), "viewer")).status).toBe(404);
  const url = `/admin/leads/${lead}/mails`;
  const other = await upload(pdf(), "other.pdf", randomUUID(), "sales:2");
  const refusal = { status: 400, issues: [{ path: "files" }] };
  expect(await send("POST", url, mail(1, { files: [other.id] }))).toMatchObject(refusal);
  const large = [await upload(pdf(6 * 1024 * 1024), "a.pdf"), await upload(pdf(6 * 1024 * 1024), "b.pdf")];
  expect(await send("POST", url, mail(1, { files: large.map(({ id }) => id) }))).toMatchObject(refusal);
  const input = mail(1, { files: [file], cc: ["Bos@Contoh.co.id", email, "bos@contoh.co.id"] });
  const sent = await send<ConversationView>("POST", url, input);
  expect(sent.data.items).toMatchObject([
    { kind: "mail", cc: ["bos@contoh.co.id"], files: [{ name: "Penawaran.pdf" }] },
  ]);

  const mails: Mail[] = [];
  const mailer = { send: async (each: Mail) => void mails.push(each) };
  const company = { salesMail: "sales@bigsuite.example" };
  const publicUrl = "https://www.bigsuite.example";
  await deliverReply(input.id, { db, mailer, publicUrl, company, secret: "s", inboundMail: undefined, now });
  expect(mails).toMatchObject([
    { to: email, cc: ["bos@contoh.co.id"], fromName: expect.stringMatching(/^sales lewat /) },
  ]);
  expect(mails[0]!.attachments).toMatchObject([{ filename: "Penawaran.pdf", contentType: "application/pdf" }]);
  expect(mails[0]!.attachments![0]!.content).toEqual(pdf());

  const headers = { authorization: "Bearer viewer" };
  const opened = await app.inject({ url: `/api/admin/leads/${lead}/files/${file}`, headers });
  expect(opened.statusCode).toBe(200);
  expect(opened.rawPayload).toEqual(pdf());
  const elsewhere = await addLead(db, {}, 2);
  const foreign = await app.inject({ url: `/api/admin/leads/${elsewhere}/files/${file}`, headers });
  expect(foreign.statusCode).toBe(404);

  // Who got a copy is exported and erased too; the mail to the other stays.
  expect((await collectLeads(db, "bos@contoh.co.id")).other_mails).toHaveLength(1);
  await db.transaction().execute((trx) => eraseLeads(trx, "bos@contoh.co.id"));
  const left = await db.selectFrom("lead_mails").select("cc").where("id", "=", input.id).executeTakeFirstOrThrow();
  expect(left.cc).toBeNull();
  await db.transaction().execute((trx) => eraseLeads(trx, email));
  expect(await db.selectFrom("lead_files").select("id").where("id", "=", file).execute()).toEqual([]);
});

test("templates and signature are one's own; a signature replaces the name in shared templates", async () => {
  const lead = await addLead(db, { name: "Sari", company: "PT Contoh" }, 1);
  const offered = async (as = "sales") =>
    (await send<MailTemplatesView>("GET", `/admin/leads/${lead}/mail-templates`, undefined, as)).data;
  const before = await offered();
  expect(before.signature).toBe("");
  expect(before.templates[0]!.body).toMatch(/\nsales\n/);
  const template = {
    id: randomUUID(),
    name: "Singkat",
    locale: "id",
    subject: "Untuk {company}",
    body: "Halo {name},\n\nSiap.",
  };
  const url = "/admin/leads/writing";
  expect(await send("POST", `${url}/templates`, template, "viewer")).toMatchObject({ status: 404 });
  await send("POST", `${url}/templates`, template);
  await send("POST", `${url}/templates`, { ...template, id: randomUUID(), locale: "en", name: "Short" });
  const saved = await send<OwnWritingView>("PUT", `${url}/signature`, { signature: "Sinta\n0812 1111 2222" });
  expect(saved.data).toMatchObject({ signature: "Sinta\n0812 1111 2222", templates: [{ version: 1 }, {}] });
  const { templates, signature, sender } = await offered();
  expect(signature).toBe("Sinta\n0812 1111 2222");
  expect(sender).toMatch(/^sales lewat /);
  const own = templates.filter((each) => each.own);
  expect(own).toMatchObject([
    { name: "Singkat", subject: "Untuk PT Contoh", body: "Halo Sari,\n\nSiap.\n\nSinta\n0812 1111 2222" },
  ]);
  const shared = templates.find((each) => !each.own)!;
  expect(shared.body.endsWith("Salam hangat,\nSinta\n0812 1111 2222")).toBe(true);
  expect((await offered("sales:2")).templates.some((each) => each.own)).toBe(false);
  const { id, ...texts } = template;
  const change = (body: object, as?: string) => send("PATCH", `${url}/templates/${id}`, body, as);
  expect(await change({ ...texts, name: "Lain", version: 1 }, "sales:2")).toMatchObject({ status: 404 });
  expect(await change({ ...texts, name: "Lain", version: 1 })).toMatchObject({ status: 200 });
  expect(await change({ ...texts, version: 1 })).toMatchObject({ status: 409, code: "stale_version" });
  expect(await send("DELETE", `${url}/templates/${id}`)).toMatchObject({ status: 200 });
  expect((await offered()).templates.some((each) => each.own)).toBe(false);
});
