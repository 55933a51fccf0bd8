import { ImapFlow } from "imapflow";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { storeReport } from "#growth/newsletter/reports/store-report.server.ts";
import { readConfig } from "#infra/config/config.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { FoundMessage } from "#infra/mailer/read-mailbox.server.ts";
import { taggedAddress } from "#infra/mailer/tagged-address.server.ts";
import { pollInbox } from "#leads/conversation/poll-inbox.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { hasDovecot, startDovecot } from "../support/dovecot.ts";
import { recordingJobs } from "../support/jobs.ts";
import { insertLead } from "../support/lead-rows.ts";
import { staffLogin } from "../support/staff.ts";

const secret = "a secret that signs the addresses of answers";
const login = { user: "inbox@bigsuite.example", pass: "in box" };
const now = () => new Date("2026-11-23T03:00:00Z");

let base: OpenDatabase;
let dovecot: Awaited<ReturnType<typeof startDovecot>> | undefined;
let client: ImapFlow;
let lead: string;

beforeAll(async () => {
  base = await openMigratedPglite();
  lead = await insertLead(base.db);
  if (!hasDovecot) return;
  dovecot = await startDovecot(login.user, login.pass);
  client = new ImapFlow({ host: "127.0.0.1", port: dovecot.port, secure: false, auth: login, logger: false });
  await client.connect();
});
afterAll(async () => {
  await client?.logout();
  await dovecot?.stop();
  await base.close();
});

const mailTo = (address: string, id: string, ...rest: string[]) =>
  ["From: Sari <sari@contoh.example>", `To: ${address}`, `Message-ID: <${id}@contoh.example>`, ...rest].join("\r\n");
const answerTo = (id: string, text: string, type = "text/plain") =>
  mailTo(taggedAddress("inbox", lead, login.user, secret), id, `Content-Type: ${type}`, "", text);

test.skipIf(!hasDovecot)(
  "a mail that cannot be read never keeps the next one waiting: it is tried again, set aside and shown (needs Dovecot 2.3)",
  async () => {
    const imap = `imap://${encodeURIComponent(login.user)}:${encodeURIComponent(login.pass)}@127.0.0.1:${dovecot!.port}`;
    const { inboundMail } = readConfig({ INBOUND_MAIL: imap });
    const deps = { db: base.db, jobs: recordingJobs(), now, secret, inboundMail: inboundMail! };
    let isRepaired = false;
    const poll = () =>
      pollInbox({
        ...deps,
        async storeReport(message: FoundMessage) {
          if (!isRepaired && message.recipients.includes("poison@bigsuite.example")) throw new Error("cannot be read");
          return storeReport(message, deps);
        },
      });
    const report = Buffer.from(`<${"@".repeat(55_000)}`).toString("base64");
    const mails = [
      answerTo("first", "Baik."),
      answerTo("deep", `Selasa.${"<div>".repeat(30_000)}`, "text/html"),
      mailTo("poison@bigsuite.example", "poison", "", "x"),
      answerTo("nameless", "Tanpa nama.").replace("From: Sari <sari@contoh.example>", "Subject: x"),
      mailTo(
        "inbox@bigsuite.example",
        "report",
        'Content-Type: multipart/report; boundary="x"',
        "",
        "--x\r\nContent-Type: message/delivery-status\r\nContent-Transfer-Encoding: base64\r\n",
        report,
        "--x--",
      ),
      answerTo("last", "Sampai jumpa."),
    ];
    for (const mail of mails) await client.append("INBOX", mail);
    const bodies = async () => {
      const rows = await base.db
        .selectFrom("lead_mails")
        .select("body")
        .where("lead_id", "=", lead)
        .orderBy("at")
        .execute();
      return rows.map(({ body }) => body.split("\n")[0]);
    };
    const rows = () =>
      base.db.selectFrom("mails_set_aside").select(["uid", "state", "reason", "tries"]).orderBy("uid").execute();

    await poll();
    expect((await bodies()).toSorted()).toEqual(["Baik.", "Sampai jumpa.", "Selasa."]);
    expect(await rows()).toMatchObject([
      { state: "again", reason: "failed", tries: 1 },
      { state: "open", reason: "not_understood", tries: 1 },
    ]);
    await poll();
    await poll();
    await poll();
    expect(await rows()).toMatchObject([{ state: "open", tries: 3 }, { state: "open" }]);
    await client.mailboxOpen("INBOX");
    expect(await client.search({ flagged: true, seen: false })).toEqual([3, 4]);

    const app = await buildApi(testDeps(base.db, { now, authenticate: staffLogin(base.db, now) }), {
      calls: auditedCalls(base.db),
    });
    const call = async (method: "GET" | "POST", url: string, as = "admin") => {
      const response = await app.inject({
        method,
        url: `/api/admin/jobs/inbound${url}`,
        headers: { authorization: `Bearer ${as}` },
      });
      return { status: response.statusCode, ...response.json() };
    };
    const { data } = await call("GET", "");
    expect(data).toMatchObject({
      count: 2,
      mails: expect.arrayContaining([
        expect.objectContaining({ reason: "failed", error: "Error: cannot be read", tries: 3, about: null }),
        expect.objectContaining({ reason: "not_understood", error: null, about: { kind: "leads", id: lead } }),
      ]),
    });
    const [poison, nameless] = ["failed", "not_understood"].map(
      (reason) => data.mails.find((mail: { reason: string }) => mail.reason === reason).id as string,
    );
    expect(await call("POST", `/${nameless}/settle`, "sales")).toMatchObject({ status: 404 });
    expect(await call("POST", `/${nameless}/settle`)).toMatchObject({ status: 200 });
    expect(await call("POST", `/${nameless}/settle`)).toMatchObject({ status: 404 });
    expect(await call("POST", `/${poison}/again`)).toMatchObject({ status: 200 });
    isRepaired = true;
    await poll();
    expect(await rows()).toMatchObject([{ state: "done" }]);
    expect(await call("GET", "")).toMatchObject({ data: { count: 0, mails: [] } });
  },
);
