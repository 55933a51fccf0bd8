import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { ImapFlow } from "imapflow";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listColleagues } from "#accounts/staff/colleagues.server.ts";
import { readConfig } from "#infra/config/config.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createJobs, type Jobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { createMailer, type Mailer } from "#infra/mailer/mail.server.ts";
import { addNote } from "#leads/conversation/add-note.server.ts";
import { registerConversationJobs } from "#leads/conversation/conversation-jobs.server.ts";
import { pollInbox } from "#leads/conversation/poll-inbox.server.ts";
import { deliverReply, sendReply } from "#leads/conversation/send-reply.server.ts";
import { eachDatabase } from "../support/databases.ts";
import { hasDovecot, startDovecot } from "../support/dovecot.ts";
import { insertLead } from "../support/lead-rows.ts";
import { createStaff, testActor } from "../support/staff.ts";

const secret = "a secret that signs the addresses of answers";
const publicUrl = "https://www.bigsuite.example";
const author = { id: "sales", name: "Rina" };
const login = { user: "inbox@bigsuite.example", pass: "in box" };

eachDatabase((open) => {
  let base: OpenDatabase;
  let jobs: Jobs;
  let mailer: Mailer;
  let smtp: SMTPServer;
  let dovecot: Awaited<ReturnType<typeof startDovecot>> | undefined;
  let inboundMail: ReturnType<typeof readConfig>["inboundMail"];
  const mails: Email[] = [];
  const now = () => new Date();
  const deps = () => ({
    db: base.db,
    jobs,
    mailer,
    now,
    secret,
    publicUrl,
    inboundMail,
    company: { salesMail: "sales@bigsuite.example" },
    storeReport: async () => "not_ours" as const,
    listColleagues: (db: Parameters<typeof listColleagues>[0]) => listColleagues(db, "leads"),
  });
  const headersOf = (mail: Email) => Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  const mailTo = (address: string) => mails.filter(({ to }) => to?.[0]?.address === address);
  const write = async (lead: string, subject: string, body = "Halo Sari,\n\nKapan cocok?") => {
    const { version } = await base.db
      .selectFrom("leads")
      .select("version")
      .where("id", "=", lead)
      .executeTakeFirstOrThrow();
    const mail = { id: randomUUID(), version, subject, body, template: null };
    expect(await sendReply(lead, mail, author, testActor, deps())).toBe("queued");
    return mail.id;
  };
  const stored = (lead: string) =>
    base.db.selectFrom("lead_mails").selectAll().where("lead_id", "=", lead).orderBy("at").execute();

  beforeAll(async () => {
    base = await open();
    await createStaff(base.db, "sales", now());
    await createStaff(base.db, "admin", now());
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith("unknown@") ? Object.assign(new Error("no such user"), { responseCode: 550 }) : null),
      onData: async (stream, _session, done) => {
        mails.push(await PostalMime.parse(await buffer(stream)));
        done();
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    const { port } = smtp.server.address() as AddressInfo;
    const mailFrom = "BigSuite <halo@bigsuite.example>";
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    mailer = createMailer({
      smtpUrl,
      outboxDir: "/nowhere",
      mailFrom,
      publicUrl,
      company: { salesMail: "sales@bigsuite.example" },
    });
    if (hasDovecot) dovecot = await startDovecot(login.user, login.pass);
    const imap = `imap://${encodeURIComponent(login.user)}:${encodeURIComponent(login.pass)}@127.0.0.1:${dovecot?.port ?? 1}`;
    ({ inboundMail } = readConfig({ INBOUND_MAIL: imap }));
    jobs = createJobs(base, { log: silentLog, retryDelay: 1, checkSeconds: 0.5 });
    registerConversationJobs(deps());
    await jobs.start();
  });
  afterAll(async () => {
    await jobs.stop();
    mailer.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    await dovecot?.stop();
  });
  beforeEach(() => {
    mails.length = 0;
  });

  test("a mail arrives once, as a person's, in one thread with our confirmation and the mails before it", async () => {
    const lead = await insertLead(base.db);
    await base.db
      .insertInto("lead_deliveries")
      .values({ lead_id: lead, channel: "thank-you-mail", delivered_at: now() })
      .execute();
    const first = await write(lead, "Demo");
    await expect.poll(() => stored(lead)).toMatchObject([{ state: "sent", failure: null }]);
    const second = await write(lead, "Re: Demo", "Baris satu\nbaris dua");
    await expect.poll(() => stored(lead)).toMatchObject([{ id: first }, { state: "sent" }]);
    // A job that runs again after a crash finds the mail sent.
    await deliverReply(first, deps());
    expect(mails).toHaveLength(2);
    const [one, two] = mails.map(headersOf);
    expect(mails[0]).toMatchObject({
      from: { address: "halo@bigsuite.example" },
      to: [{ address: "sari@contoh.co.id" }],
      subject: "Demo",
      replyTo: [{ name: "BigSuite", address: expect.stringMatching(/^inbox\+[0-9a-v]{42}@bigsuite\.example$/) }],
    });
    expect(mails[0]!.text).toContain("Halo Sari,\n\nKapan cocok?");
    expect(mails[1]!.html).toMatch(/Baris satu<br\/>baris dua/);
    const ids = [`lead-${lead}-thanks`, `lead-mail-${first}`, `lead-mail-${second}`].map(
      (id) => `<${id}@www.bigsuite.example>`,
    );
    expect(one).toMatchObject({ "message-id": ids[1], "in-reply-to": ids[0], references: ids[0] });
    expect(two).toMatchObject({ "message-id": ids[2], "in-reply-to": ids[1], references: `${ids[0]} ${ids[1]}` });
    // It is no automatic message: programs may answer it.
    expect(one).not.toHaveProperty("auto-submitted");
  });

  test("a refused mail is reported at once and tried again", async () => {
    const lead = await insertLead(base.db, { email: "unknown@contoh.co.id" });
    const id = await write(lead, "Demo");
    await expect
      .poll(() => stored(lead))
      .toMatchObject([{ state: "failed", failure: expect.stringContaining("no such user") }]);
    await base.db.updateTable("lead_mails").set({ contact_email: "sari@contoh.co.id" }).where("id", "=", id).execute();
    await expect.poll(() => stored(lead)).toMatchObject([{ state: "sent", failure: null }]);
  });

  test("a named colleague gets a mail", async () => {
    const lead = await insertLead(base.db, { company: "PT bit.ly/x" });
    await addNote(lead, { id: randomUUID(), text: "@admin tolong" }, author, testActor, deps());
    await expect.poll(() => mailTo("admin@staff.example")).toHaveLength(1);
    const [notice] = mailTo("admin@staff.example");
    expect(notice!.subject).toBe("Rina menyebut Anda: PT bit[.]ly/x");
    expect(notice!.text).toContain(`${publicUrl}/admin/leads/${lead}`);
  });

  const withImap = test.skipIf(!hasDovecot);
  withImap(
    "an answer comes back to its lead once, is marked as seen, and sales are notified; others stay (needs Dovecot 2.3)",
    async () => {
      const lead = await insertLead(base.db);
      await write(lead, "Demo");
      await expect.poll(() => mailTo("sari@contoh.co.id")).toHaveLength(1);
      const sent = mailTo("sari@contoh.co.id")[0]!;
      const replyTo = sent.replyTo![0]!.address!;
      const answer = [
        'From: "Sari W." <sari@contoh.co.id>',
        `To: BigSuite <${replyTo.toUpperCase()}>`,
        "Subject: Re: Demo",
        "Message-ID: <jawaban-1@contoh.co.id>",
        `In-Reply-To: ${sent.messageId}`,
        "MIME-Version: 1.0",
        'Content-Type: multipart/mixed; boundary="b"',
        "",
        "--b",
        "Content-Type: text/html; charset=utf-8",
        "",
        "<p>Selasa pukul <b>10</b>.</p><div>Pada Jum, 20 Nov 2026 BigSuite menulis:</div><blockquote>Halo</blockquote>",
        "--b",
        'Content-Type: application/pdf; name="rencana.pdf"',
        'Content-Disposition: attachment; filename="rencana.pdf"',
        "",
        "%PDF-",
        "--b--",
        "",
      ];
      const forged = replyTo.replace(/\+(.)/, (_all, digit: string) => `+${digit === "0" ? "1" : "0"}`);
      const others = [
        ["From: a@b.id", `To: ${forged}`, "Message-ID: <forged@b.id>", "", "x"],
        ["From: a@b.id", "To: inbox@bigsuite.example", "Message-ID: <plain@b.id>", "", "x"],
      ];
      const absence = [
        "From: sari@contoh.co.id",
        `To: ${replyTo}`,
        "Message-ID: <cuti@contoh.co.id>",
        "Auto-Submitted: auto-replied",
        "",
        "Saya sedang cuti",
      ];
      const { user, pass } = login;
      const client = new ImapFlow({
        host: "127.0.0.1",
        port: dovecot!.port,
        secure: false,
        auth: { user, pass },
        logger: false,
      });
      await client.connect();
      for (const lines of [...others, answer, absence]) await client.append("INBOX", lines.join("\r\n"));
      const poll = () => pollInbox({ ...deps(), inboundMail: inboundMail! });
      await poll();
      // The same message once more, as after a crash before its position was stored.
      await base.db.deleteFrom("lead_mailboxes").execute();
      await client.append("INBOX", answer.join("\r\n"));
      await poll();
      await poll();
      const mailbox = await client.mailboxOpen("INBOX");
      expect(mailbox.exists).toBe(5);
      expect(await client.search({ seen: false })).toEqual([1, 2]);
      await client.logout();

      expect(await stored(lead)).toMatchObject([
        { direction: "out", state: "sent" },
        {
          direction: "in",
          state: "received",
          message_id: "<jawaban-1@contoh.co.id>",
          contact_name: "Sari W.",
          contact_email: "sari@contoh.co.id",
          body: "Selasa pukul 10.",
          attachments: ["rencana.pdf"],
          automatic: false,
        },
        { direction: "in", automatic: true },
      ]);
      expect((await stored(lead))[1]!.quoted).toMatch(/^Pada Jum[\s\S]*Halo$/);
      // Whoever answered first has the lead.
      await expect.poll(() => mailTo("sales@staff.example")).toHaveLength(1);
      expect(mailTo("sales@staff.example")[0]!.subject).toBe("Sari W. menjawab: PT Contoh Jaya");
      const audit = await base.db
        .selectFrom("audit_log")
        .select(["actor_name", "after"])
        .where("action", "=", "lead.mail_received")
        .where("object_id", "=", lead)
        .execute();
      expect(audit).toMatchObject([{ actor_name: "inbound-mail", after: { body: "***" } }, {}]);

      // Our next mail continues the thread that the visitor sees.
      await write(lead, "Re: Demo");
      await expect.poll(() => mailTo("sari@contoh.co.id")).toHaveLength(2);
      expect(headersOf(mailTo("sari@contoh.co.id")[1]!)["in-reply-to"]).toBe("<jawaban-1@contoh.co.id>");
    },
  );
});
