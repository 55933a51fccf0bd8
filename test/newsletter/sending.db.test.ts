import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { savePreferences } from "#growth/newsletter/readers/preferences.server.ts";
import { storeReport } from "#growth/newsletter/reports/store-report.server.ts";
import { createSender } from "#growth/newsletter/sending/sender.server.ts";
import type { SenderDeps } from "#growth/newsletter/sending/sender-deps.server.ts";
import { readConfig } from "#infra/config/config.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createMailer, type Mailer } from "#infra/mailer/mail.server.ts";
import { bothDatabases } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { insertDueLetter, insertSubscribers, letterContent, testLetters } from "../support/letters.ts";
import { type Relay, startRelay } from "./relay.ts";

const site = "https://www.bigsuite.example";
const { inboundMail } = readConfig({ INBOUND_MAIL: "imap://inbox%40bigsuite.example:secret@127.0.0.1" });

bothDatabases((open) => {
  let base: OpenDatabase;
  let relay: Relay;
  let mailer: Mailer;
  let at = new Date("2026-11-23T02:00:00Z");
  const now = () => at;
  const later = (minutes: number) => {
    at = new Date(at.getTime() + minutes * 60_000);
  };
  const deps = (overrides: Partial<SenderDeps> = {}) =>
    testLetters({ db: base.db, jobs: recordingJobs(), now, mailer, inboundMail, ...overrides });
  const send = (overrides: Partial<SenderDeps> = {}) =>
    createSender(deps(overrides), mkdtempSync(join(tmpdir(), "bigsuite-letters-"))).run();
  const mailTo = async (address: string) =>
    Promise.all(relay.accepted.filter(({ to }) => to === address).map(({ source }) => PostalMime.parse(source)));
  const rowOf = (email: string) =>
    base.db
      .selectFrom("letter_recipients as recipient")
      .innerJoin("subscribers", "subscribers.id", "recipient.subscriber_id")
      .select([
        "recipient.id",
        "recipient.state",
        "recipient.failure",
        "attempts",
        "subscribers.state as subscriber",
        "end_reason",
      ])
      .where("email", "=", email)
      .orderBy("claimed_at", "desc")
      .executeTakeFirstOrThrow();
  const report = (address: string, parts: string) =>
    storeReport(
      {
        uidValidity: "1",
        uid: 1,
        receivedAt: at,
        recipients: [address],
        isReport: parts.includes("multipart/report"),
        source: async () => Buffer.from(parts.replaceAll("\n", "\r\n")),
      },
      { db: base.db, now, secret: deps().secret, inboundMail: inboundMail! },
    );

  beforeAll(async () => {
    base = await open();
    relay = await startRelay();
    mailer = createMailer({
      smtpUrl: relay.url,
      outboxDir: "/nowhere",
      mailFrom: "BigSuite <halo@bigsuite.example>",
      publicUrl: site,
      company: { salesMail: "sales@bigsuite.example" },
    });
  });
  afterAll(async () => {
    mailer.close();
    await relay.close();
  });
  beforeEach(async () => {
    relay.accepted.length = 0;
    await base.db.deleteFrom("letters").execute();
    await base.db.deleteFrom("subscribers").execute();
  });

  test("each subscriber gets the letter in their language, with everything that ends it by one click", async () => {
    const people = await insertSubscribers(base.db, 2, at);
    const letter = await insertDueLetter(base.db, at);
    await send();
    expect(relay.accepted.map(({ to }) => to).sort()).toEqual([...people.keys()].sort());
    const [english] = await mailTo("reader-0@contoh.example");
    const [indonesian] = await mailTo("reader-1@contoh.example");
    expect([english!.subject, indonesian!.subject]).toEqual(["November news", "Kabar November"]);
    const head = Object.fromEntries(english!.headers.map(({ key, value }) => [key, value]));
    expect(head["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(head["list-unsubscribe"]).toContain(
      `${site}/api/subscribe/unsubscribe?token=${people.get("reader-0@contoh.example")}`,
    );
    expect(head["list-id"]).toBe("<newsletter.www.bigsuite.example>");
    const { id } = await rowOf("reader-0@contoh.example");
    expect(english!.messageId).toBe(`<letter-${id}@www.bigsuite.example>`);
    expect(relay.accepted[0]!.from).toMatch(/^inbox\+[0-9a-v]{42}@bigsuite\.example$/);
    expect(english!.text).toContain(`resources: ${site}/api/letters/${letter}/links/`);
    expect(english!.text).toContain("Choose topics and language");
    expect(english!.html).not.toContain("TOKEN-OF-THE-READER");
    expect(Buffer.byteLength(english!.html!)).toBeLessThan(100 * 1024);
    const { state, frozen, slug } = await base.db.selectFrom("letters").selectAll().executeTakeFirstOrThrow();
    expect({ state, slug, subject: frozen?.id?.subject }).toEqual({
      state: "sent",
      slug: "2026-11-23",
      subject: "Kabar November",
    });
    // A run that comes again finds nothing to do.
    await send();
    expect(relay.accepted).toHaveLength(2);
  });

  test("only the topic's subscribers get it, and a choice made while it is being sent holds", async () => {
    const people = await insertSubscribers(base.db, 3, at);
    const [first, second, third] = [...people.values()];
    await savePreferences(base.db, first!, { topics: ["events"], locale: "id" }, at);
    await insertDueLetter(base.db, at);
    // The letter starts, and nothing of it is sent yet.
    const stopped = createSender(deps({ perMinute: 0.0001 }), undefined);
    const run = stopped.run();
    await expect.poll(() => base.db.selectFrom("letter_recipients").select("id").execute()).toHaveLength(2);
    stopped.end();
    await run;
    stopped.close();
    // What is called once it has ended begins nothing.
    await stopped.run();
    await savePreferences(base.db, second!, { topics: ["products"], locale: "id" }, at);
    await base.db
      .updateTable("letter_recipients")
      .set({ state: "waiting", sender: null })
      .where("state", "=", "sending")
      .execute();
    await send();
    expect(relay.accepted.map(({ to }) => people.get(to))).toEqual([third]);
  });

  test("a refused address ends its newsletter; a refusal for now is tried again", async () => {
    await insertSubscribers(base.db, 3, at, (index) => ["gone", "later", "reader"][index]!);
    await insertDueLetter(base.db, at);
    await send();
    expect(await rowOf("gone-0@contoh.example")).toMatchObject({
      state: "refused",
      subscriber: "ended",
      end_reason: "refused",
    });
    expect(await rowOf("later-1@contoh.example")).toMatchObject({
      state: "waiting",
      attempts: 1,
      subscriber: "confirmed",
    });
    later(2);
    await send();
    expect(await rowOf("later-1@contoh.example")).toMatchObject({ state: "sent", attempts: 2 });
    expect(relay.accepted).toHaveLength(2);
  });

  test("while the relay is away nothing is lost, and nobody is counted as refused", async () => {
    await insertSubscribers(base.db, 5, at);
    await insertDueLetter(base.db, at);
    const away = createMailer({
      smtpUrl: "smtp://127.0.0.1:1",
      outboxDir: "/nowhere",
      mailFrom: "a@b.example",
      publicUrl: site,
      company: { salesMail: "s@b.example" },
    });
    await send({ mailer: away });
    away.close();
    const waiting = await base.db.selectFrom("letter_recipients").select("id").where("state", "=", "waiting").execute();
    expect(waiting).toHaveLength(5);
    later(70);
    await send();
    expect(relay.accepted).toHaveLength(5);
  });

  test("a letter that lacks something at its time is a draft again and says why", async () => {
    await insertSubscribers(base.db, 1, at);
    const gone = { kind: "article", key: "z", slug: "no-such-article" } as const;
    await insertDueLetter(base.db, at, { ...letterContent, blocks: [gone] });
    await send();
    const { state, problem } = await base.db.selectFrom("letters").selectAll().executeTakeFirstOrThrow();
    expect({ state, problem, sent: relay.accepted.length }).toEqual({ state: "draft", problem: "not_found", sent: 0 });
  });

  const bounce = (status: string, messageId = "") => `From: MAILER-DAEMON@mx.example
To: inbox@bigsuite.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="x"

--x
Content-Type: text/plain

Your mail could not be delivered.

--x
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; reader-0@contoh.example
Action: failed
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} <reader-0@contoh.example>
    is not known here

--x
Content-Type: text/rfc822-headers

Message-ID: ${messageId}
Subject: November news

--x--
`;
  const complaint = (messageId: string) => `From: fbl@provider.example
To: inbox@bigsuite.example
Subject: Complaint
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="x"

--x
Content-Type: text/plain

This is a report about an unwanted mail.

--x
Content-Type: message/feedback-report

Feedback-Type: abuse
User-Agent: Provider/1.0
Version: 1

--x
Content-Type: message/rfc822

Message-ID: ${messageId}
Subject: November news

Hello

--x--
`;

  test("a mail that comes back ends the newsletter of an address that does not exist, by address or by Message-ID", async () => {
    await insertSubscribers(base.db, 2, at);
    await insertDueLetter(base.db, at);
    await send();
    const [first, second] = [0, 1].map(
      (index) => relay.accepted.find(({ to }) => to === `reader-${index}@contoh.example`)!,
    );
    expect(await report(first!.from, bounce("5.1.1"))).toBe("stored");
    const stored = await rowOf("reader-0@contoh.example");
    expect(stored).toMatchObject({ state: "bounced", subscriber: "ended", end_reason: "bounced" });
    expect(stored.failure).toBe("5.1.1 smtp; 550 5.1.1 … is not known here");
    const { id } = await rowOf("reader-1@contoh.example");
    // A full mailbox may be emptied: only several letters in a row end it.
    expect(await report(second!.from, bounce("5.2.2"))).toBe("stored");
    expect(await rowOf("reader-1@contoh.example")).toMatchObject({ state: "bounced", subscriber: "confirmed" });
    expect(await report("inbox@bigsuite.example", complaint(`<letter-${id}@www.bigsuite.example>`))).toBe("stored");
    expect(await rowOf("reader-1@contoh.example")).toMatchObject({ state: "complained", end_reason: "complained" });
  });

  test("a mail that comes back in plain words, or with what no database stores, is stored and acted on", async () => {
    await insertSubscribers(base.db, 2, at);
    await insertDueLetter(base.db, at);
    await send();
    const [first, second] = [0, 1].map(
      (index) => relay.accepted.find(({ to }) => to === `reader-${index}@contoh.example`)!,
    );
    const qmail = `From: MAILER-DAEMON@mx.example
Subject: failure notice

Hi. This is the qmail-send program at mx.example.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<reader-0@contoh.example>:
192.0.2.1 does not like recipient.
Remote host said: 550 5.1.1 <reader-0@contoh.example>... User Unknown
Giving up on 192.0.2.1.
`;
    expect(await report(first!.from, qmail)).toBe("stored");
    const stored = await rowOf("reader-0@contoh.example");
    expect(stored).toMatchObject({ state: "bounced", subscriber: "ended", end_reason: "bounced" });
    expect(stored.failure).toBe("Remote host said: 550 5.1.1 … User Unknown");
    expect(await report(second!.from, bounce("5.0.0").replace("is not known", "\0\uD800User unknown"))).toBe("stored");
    expect(await rowOf("reader-1@contoh.example")).toMatchObject({ state: "bounced", subscriber: "ended" });
  });

  test("an invented report, a report of a delay and an ordinary mail change nothing", async () => {
    await insertSubscribers(base.db, 1, at);
    await insertDueLetter(base.db, at);
    await send();
    const [{ from }] = relay.accepted as [Relay["accepted"][number]];
    const forged = from.replace(/.@/, (end) => (end === "0@" ? "1@" : "0@"));
    expect(await report(forged, bounce("5.1.1"))).toBe("not_ours");
    await report(from, bounce("5.1.1").replace("Action: failed", "Action: delayed"));
    const [letter] = await base.db.selectFrom("letter_recipients").select("letter_id").execute();
    expect(await report(from, "From: a@b.example\nSubject: Re: November news\n\nThank you")).toEqual({
      notUnderstood: { kind: "letters", id: letter!.letter_id },
    });
    const absence = "From: a@b.example\nSubject: Cuti\nAuto-Submitted: auto-replied\n\nFrom today 550 5.1.1 days";
    expect(await report(from, absence)).toBe("stored");
    expect(await rowOf("reader-0@contoh.example")).toMatchObject({ state: "sent", subscriber: "confirmed" });
  });

  test("every change of a subscriber is in the history", async () => {
    const people = await insertSubscribers(base.db, 1, at);
    const [id] = [...people.values()];
    await savePreferences(base.db, id!, { topics: ["monthly", "events"], locale: "id" }, at);
    await base.db.updateTable("subscribers").set({ state: "ended", end_reason: "bounced", ended_at: at }).execute();
    const events = await base.db.selectFrom("subscriber_events").select(["kind", "details"]).orderBy("id").execute();
    expect(events).toEqual([
      { kind: "confirmed", details: { locale: "en" } },
      { kind: "changed", details: { locale: "id", topics: ["monthly", "events"] } },
      { kind: "ended", details: { locale: "id", reason: "bounced" } },
    ]);
  });
});
