import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createJobs, type Jobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { createMailer, type Mailer } from "#infra/mailer/mail.server.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { eachDatabase } from "../../../test/support/databases.ts";
import { recordingJobs } from "../../../test/support/jobs.ts";
import { goodArrival, goodRequest } from "../../../test/support/leads.ts";
import { testActor } from "../../../test/support/staff.ts";
import type { LeadReceived } from "../deps.server.ts";
import { changeLead } from "../inbox/change-lead.server.ts";
import { findSuspect, reviewSuspect } from "../inbox/review-suspect.server.ts";
import { registerLeadJobs } from "../lead-jobs.server.ts";
import { contactRequestSchema } from "../requests/contact-request.ts";
import { receiveContactRequest } from "../requests/receive-request.server.ts";
import { type DeliveryDeps, deliverLead, enqueueDeliveries } from "./deliver-lead.server.ts";

const secret = "0123456789abcdef";
const now = () => new Date();
const touch = {
  landing_page: "/products/big-social",
  referrer: "https://news.example/today",
  at: "2026-11-19T00:00:00Z",
};
const request = contactRequestSchema(phoneEverywhere).parse({ ...goodRequest, first_touch: touch, last_touch: touch });

eachDatabase((open) => {
  let base: OpenDatabase;
  let jobs: Jobs;
  let mailer: Mailer;
  let smtp: SMTPServer;
  let crm: Server;
  const ports = { smtp: 0, crm: 0 };
  /** Both respond, but accept nothing. */
  let isFull = false;
  const mails: Email[] = [];
  const handed: { headers: IncomingMessage["headers"]; body: string }[] = [];

  /** Starts on the port that it had before, or on any. */
  async function bringUp() {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onMailFrom: (_address, _session, done) => done(isFull ? new Error("mailbox full") : null),
      onData: async (stream, _session, done) => {
        mails.push(await PostalMime.parse(await text(stream)));
        done();
      },
    });
    smtp.on("error", () => {});
    crm = createServer(async (incoming, response) => {
      const body = await text(incoming);
      if (isFull) return void response.writeHead(503).end();
      handed.push({ headers: incoming.headers, body });
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => smtp.listen(ports.smtp, "127.0.0.1", resolve));
    await new Promise<void>((resolve) => crm.listen(ports.crm, "127.0.0.1", resolve));
    ports.smtp = (smtp.server.address() as AddressInfo).port;
    ports.crm = (crm.address() as AddressInfo).port;
  }
  async function takeDown() {
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    await new Promise((resolve) => crm.close(resolve));
  }
  const deps = () => ({
    db: base.db,
    jobs,
    mailer,
    company: { salesMail: "sales@bigsuite.example" },
    crm: { url: `http://127.0.0.1:${ports.crm}/leads`, secret },
    publicUrl: "https://www.bigsuite.example",
    apiUrl: "http://localhost/api",
    secret,
    now,
  });
  const delivered = (lead: string) =>
    base.db.selectFrom("lead_deliveries").select("channel").where("lead_id", "=", lead).orderBy("channel").execute();
  const deliveryJobs = async (lead: string) => {
    const { rows } = await sql<{ state: string }>`select state::text from pgboss.job
      where name = 'lead-delivery' and data->>'lead' = ${lead}`.execute(base.db);
    return rows.map(({ state }) => state);
  };

  beforeAll(async () => {
    base = await open();
    await bringUp();
    await takeDown();
    mailer = createMailer({
      smtpUrl: `smtp://127.0.0.1:${ports.smtp}`,
      outboxDir: "/nowhere",
      mailFrom: "BigSuite <halo@bigsuite.example>",
      publicUrl: "https://www.bigsuite.example",
      company: { salesMail: "sales@bigsuite.example" },
    });
    jobs = createJobs(base, { log: silentLog, retryDelay: 1, checkSeconds: 0.5 });
    registerLeadJobs(deps());
    await jobs.start();
  });
  afterAll(async () => {
    await jobs.stop();
    mailer.close();
    await takeDown();
  });

  test("with mail and CRM down a lead is accepted; when they are back each is delivered once", async () => {
    const received = await receiveContactRequest(request, { ...goodArrival, locale: "en" }, { db: base.db, jobs, now });
    if (received.kind !== "received") throw new Error("refused");
    await expect.poll(() => deliveryJobs(received.id)).toEqual(["retry", "retry", "retry"]);
    expect(await delivered(received.id)).toEqual([]);
    await bringUp();
    await expect.poll(() => delivered(received.id)).toHaveLength(3);
    // Enqueuing again after a crash adds nothing.
    await enqueueDeliveries({ lead: received.id }, deps());
    // What it would have added is done before a delivery that is enqueued later.
    const later = { ...request, name: "Dewi Lestari", email: "later@contoh.co.id" };
    const last = await receiveContactRequest(later, goodArrival, { db: base.db, jobs, now });
    if (last.kind !== "received") throw new Error("refused");
    await expect.poll(() => delivered(last.id)).toHaveLength(3);

    expect(mails.filter(({ messageId }) => messageId?.includes(received.id))).toHaveLength(2);
    const notice = mails.find(({ to }) => to?.[0]?.address === "sales@bigsuite.example");
    expect(notice?.subject).toBe("Permintaan baru: PT Contoh Jaya, BigSocial");
    expect(notice?.replyTo?.[0]).toMatchObject({ name: "Sari Wulandari", address: "sari@contoh.co.id" });
    expect(notice?.html).toContain('href="tel:+6281234567890"');
    expect(notice?.html).toContain('href="https://wa.me/6281234567890"');
    expect(notice?.html).toContain('href="mailto:sari@contoh.co.id"');
    expect(notice?.text).toMatch(/Industri: Ritel/);
    expect(notice?.text).toContain("> Kami ingin demo.\n> Terima kasih.");
    expect(notice?.text).toMatch(/Diterima: .+ WIB/);
    expect(notice?.text).toMatch(/Halaman pertama yang dibuka: \/products\/big-social/);
    expect(notice?.text).toMatch(/Datang dari: https:\/\/news\.example\/today/);
    const number = received.id.slice(0, 8).toUpperCase();
    expect(notice?.text).toContain(number);
    const thanks = mails.find(({ to }) => to?.[0]?.address === "sari@contoh.co.id");
    expect(thanks?.subject).toBe(`We have received your request (number ${number})`);
    expect(thanks?.html).toContain("Thank you, Sari Wulandari");
    // The copy that the contact page promises.
    expect(thanks?.text).toMatch(/What you want to talk about: BigSocial/);
    expect(thanks?.text).toContain("> Kami ingin demo.\n> Terima kasih.");
    expect(thanks?.text).not.toContain("unsubscribe");
    expect(thanks?.messageId).toBe(`<lead-${received.id}-thanks@www.bigsuite.example>`);

    const ofFirst = handed.filter(({ body }) => body.includes(received.id));
    expect(ofFirst).toHaveLength(1);
    const { headers, body } = ofFirst[0]!;
    const timestamp = String(headers["x-bigsuite-timestamp"]);
    expect(timestamp).toMatch(/^\d{10}$/);
    const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
    expect(headers["x-bigsuite-signature"]).toBe(`v1=${signature}`);
    expect(headers["idempotency-key"]).toBe(received.id);
    expect(JSON.parse(body)).toMatchObject({
      event: "lead.received",
      data: { id: received.id, phone: "+6281234567890" },
    });
  });

  test("a delivery that was made is not made again when its job comes a second time", async () => {
    const lead = await receiveContactRequest({ ...request, email: "twice@contoh.co.id" }, goodArrival, {
      db: base.db,
      jobs: recordingJobs(),
      now,
    });
    if (lead.kind !== "received") throw new Error("refused");
    const sent: string[] = [];
    const counting = { ...deps(), mailer: { send: async ({ to }: { to: string }) => void sent.push(to) } };
    for (const channel of ["sales-mail", "sales-mail", "thank-you-mail", "thank-you-mail"] as const)
      await deliverLead(lead.id, channel, counting);
    expect(sent).toEqual(["sales@bigsuite.example", "twice@contoh.co.id"]);
  });

  test("a lead is sent to the CRM only where one is configured", async () => {
    const channels = async (more: Partial<DeliveryDeps>, received: Partial<LeadReceived> = {}) => {
      const recorded = recordingJobs();
      await enqueueDeliveries({ lead: "l", ...received }, { ...deps(), jobs: recorded, ...more });
      return recorded.sent.map(({ data }) => (data as { channel: string }).channel);
    };
    expect(await channels({})).toEqual(["sales-mail", "thank-you-mail", "crm"]);
    expect(await channels({ crm: undefined })).toEqual(["sales-mail", "thank-you-mail"]);
    expect(await channels({}, { thanked: true })).toEqual(["sales-mail", "crm"]);
    expect(await channels({}, { suspect: true })).toEqual(["suspect-mail"]);
  });

  test("a lead that was suspect while mail was down is announced when it is restored", async () => {
    isFull = true;
    const received = await receiveContactRequest({ ...request, name: "Mistaken" }, goodArrival, {
      db: base.db,
      jobs,
      now,
    });
    if (received.kind !== "received") throw new Error("refused");
    await expect.poll(() => deliveryJobs(received.id)).toEqual(["retry", "retry", "retry"]);
    expect(
      await changeLead(received.id, undefined, { state: "suspect" }, testActor, { db: base.db, jobs, now }),
    ).toMatchObject({ ok: true });
    await expect.poll(() => deliveryJobs(received.id)).toEqual(Array(3).fill("completed"));
    isFull = false;
    expect(
      await changeLead(received.id, undefined, { state: "new" }, testActor, { db: base.db, jobs, now }),
    ).toMatchObject({ ok: true });
    await expect.poll(() => delivered(received.id)).toHaveLength(3);
  });

  test("a suspect is mailed to sales at once, marked and with a link; restored, it is a lead like any other", async () => {
    const before = mails.length;
    const spam = { ...request, website: "x", name: "Restored", message: "Lihat evil.example/x" };
    const received = await receiveContactRequest(spam, goodArrival, { db: base.db, jobs, now });
    if (received.kind !== "received") throw new Error("refused");
    expect(received.suspicion).toBe("honeypot");
    await expect.poll(() => delivered(received.id)).toEqual([{ channel: "suspect-mail" }]);
    const [warning, ...others] = mails.slice(before);
    expect(others).toEqual([]);
    expect(warning?.to?.[0]?.address).toBe("sales@bigsuite.example");
    expect(warning?.subject).toBe("[mungkin spam] Permintaan baru: PT Contoh Jaya, BigSocial");
    expect(warning?.text).toContain("evil[.]example/x");
    const token = /leads\/restore\?token=([\w.-]+)/.exec(warning!.text!)![1]!;
    const leadDeps = { db: base.db, jobs, now };
    expect(await changeLead(received.id, undefined, { state: "won" }, testActor, leadDeps)).toEqual({
      ok: false,
      code: "not_allowed",
    });
    expect(await findSuspect(token, secret, leadDeps)).toBe("open");
    // Confirmed by mistake, restored, and restored once more.
    expect(await reviewSuspect("spam", token, secret, leadDeps)).toBe("spam");
    expect(await reviewSuspect("restore", token, secret, leadDeps)).toBe("restored");
    expect(await reviewSuspect("restore", token, secret, leadDeps)).toBe("restored");
    expect(await reviewSuspect("spam", token, secret, leadDeps)).toBe("restored");
    expect(await reviewSuspect("restore", `${token}x`, secret, leadDeps)).toBe("not_found");
    await expect.poll(() => delivered(received.id)).toHaveLength(4);
    const after = mails.slice(before).map(({ subject }) => subject);
    expect(after.filter((subject) => subject?.startsWith("Permintaan Anda sudah kami terima"))).toHaveLength(1);
    expect(after.filter((subject) => subject?.startsWith("Permintaan baru"))).toHaveLength(1);
    const events = await base.db.selectFrom("lead_events").selectAll().where("lead_id", "=", received.id).execute();
    expect(events).toMatchObject([
      { kind: "moved", by: "operator:link in the mail", details: { from: "suspect", to: "spam" } },
      { kind: "moved", by: "operator:link in the mail", details: { from: "spam", to: "new" } },
    ]);
  });
});
