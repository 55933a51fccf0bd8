import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeReport } from "#growth/newsletter/reports/store-report.server.ts";
import { readConfig } from "#infra/config/config.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { FoundMessage } from "#infra/mailer/read-mailbox.server.ts";
import { UnreadableMail } from "#infra/mailer/set-aside.server.ts";
import { taggedAddress } from "#infra/mailer/tagged-address.server.ts";
import { storeAnswer } from "#leads/conversation/poll-inbox.server.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { type Chance, chance } from "../support/generated-requests.ts";
import { recordingJobs } from "../support/jobs.ts";
import { insertLead } from "../support/lead-rows.ts";
import { runsAll } from "../support/runs-all.ts";

/** `MAILS=2000 npx vitest run test/faults/generated-mails.db.test.ts`; a seed repeats a run. */
const { MAILS: count = runsAll ? "2000" : "60", MAILS_SEED: seed = "20261127" } = process.env;
const secret = "a secret that signs the addresses of answers";
const address = "inbox@bigsuite.example";

let base: OpenDatabase;
let lead: string;
beforeAll(async () => {
  base = await openMigratedPglite();
  lead = await insertLead(base.db);
});
afterAll(() => base.close());

test(`${count} generated mails: each is stored, left or refused as unreadable, and none holds the process`, {
  timeout: 0,
}, async () => {
  const { inboundMail } = readConfig({ INBOUND_MAIL: "imap://inbox%40bigsuite.example:x@127.0.0.1:143" });
  const deps = {
    db: base.db,
    jobs: recordingJobs(),
    now: () => new Date("2026-11-23T03:00:00Z"),
    secret,
    inboundMail: inboundMail!,
  };
  const by = chance(Number(seed));
  const became: Record<string, number> = {};
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  for (let uid = 1; uid <= Number(count); uid++) {
    const source = generateMail(by, uid);
    const message: FoundMessage = {
      uidValidity: "1",
      uid,
      receivedAt: undefined,
      recipients: [by.in(0.9) ? taggedAddress(by.of(["inbox", "letter"]), lead, address, secret) : "x@y.example"],
      isReport: by.in(0.5),
      source: async () => source,
    };
    const outcome = await handle(message).catch((error: unknown) => {
      if (error instanceof UnreadableMail) return "unreadable";
      throw new Error(`mail ${uid} of seed ${seed}: ${source.toString("latin1").slice(0, 2000)}`, { cause: error });
    });
    const kind = typeof outcome === "object" ? "not_understood" : outcome;
    became[kind] = (became[kind] ?? 0) + 1;
  }
  delays.disable();
  console.info(`Generated mails: ${JSON.stringify(became)}; longest block ${Math.round(delays.max / 1e6)} ms.`);
  expect(Object.keys(became)).toEqual(expect.arrayContaining(["stored", "not_ours"]));
  const { stored } = await base.db
    .selectFrom("lead_mails")
    .select(({ fn }) => fn.countAll<string>().as("stored"))
    .executeTakeFirstOrThrow();
  expect(Number(stored)).toBeGreaterThan(0);
  // A guide of 100 ms holds on a quiet machine; what would hold the process does so for seconds.
  expect(delays.max / 1e9, "seconds").toBeLessThan(3);

  async function handle(message: FoundMessage) {
    const report = await storeReport(message, deps);
    return report === "not_ours" ? await storeAnswer(message, deps) : report;
  }
});

const quotes = [
  "Pada Sen, 23 Nov 2026 pukul 10.00 Sinta <sinta@bigsuite.example> menulis:",
  "On Mon, 23 Nov 2026 at 10:00, Sinta <sinta@bigsuite.example> wrote:",
  "-----Pesan Asli-----",
  "Dari: Sinta\r\nTanggal: Senin",
  "________________________________",
  "> > > Halo",
];
const addresses = [
  "Sari <sari@contoh.example>",
  "=?utf-8?B?U2FyaQ==?= <a@b.c>",
  "<>",
  "a@b@c, x",
  '"Sari" <sari@contoh',
  "",
];
const types = [
  "text/plain; charset=utf-8",
  "text/plain; charset=windows-1252; format=flowed",
  "text/plain; charset=no-such-charset",
  "text/html",
  "application/octet-stream; name=../../etc/passwd",
  'multipart/mixed; boundary="b"',
  "multipart/alternative; boundary=b",
  'multipart/report; report-type=delivery-status; boundary="b"',
  "message/rfc822",
  "multipart/mixed",
  "",
];
const encodings = ["7bit", "8bit", "quoted-printable", "base64", "x-unknown", ""];
const statusLines = ["Status: 5.1.1", "Status: 4.2.2", "Status: x", "Diagnostic-Code: smtp; 550 5.7.1 blocked", ""];
const actions = ["Action: failed", "Action: delayed", "Action: delivered", "Action:"];

/** Returns a mail as mail programs, mail servers and people who send by hand may write it, broken in every third part. */
function generateMail(by: Chance, uid: number): Buffer {
  const head = [
    `From: ${by.of(addresses)}`,
    `Message-ID: ${by.of([`<${uid}@contoh.example>`, "<same@contoh.example>", "no brackets", ""])}`,
    `Subject: ${by.of(["Re: Penawaran", "=?utf-8?Q?=F0=9F", "a".repeat(5000), "\0", "Undelivered Mail Returned to Sender"])}`,
    by.of(["Auto-Submitted: auto-replied", "Precedence: bulk", "X-Autoreply: yes", "List-Id: <x>", "broken header"]),
    `Date: ${by.of(["Mon, 23 Nov 2026 10:00:00 +0700", "gestern", "99999999999999"])}`,
  ];
  const lines = [...head.filter(() => by.in(0.85)), ...part(by, 0)];
  const text = lines.join(by.of(["\r\n", "\r\n", "\n", "\r"]));
  const cut = by.in(0.1) ? text.slice(0, Math.floor(text.length / 2)) : text;
  return Buffer.from(cut, by.of(["utf8", "utf8", "latin1", "utf16le"]));
}

/** Returns the lines of a part with its head; parts lie in each other at most six deep. */
function part(by: Chance, depth: number): string[] {
  const type = by.of(types);
  const encoding = by.of(encodings);
  const head = [`Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}`].filter(() => by.in(0.9));
  if (!type.startsWith("multipart") || depth > 5) return [...head, "", encode(by, encoding)];
  const parts = Array.from({ length: by.of([0, 1, 2, 5]) }, () => ["--b", ...part(by, depth + 1)]).flat();
  const report = ["--b", "Content-Type: message/delivery-status", "", by.of(actions), by.of(statusLines), ""];
  return [...head, "", ...(type.includes("report") ? report : []), ...parts, ...(by.in(0.7) ? ["--b--"] : [])];
}

function encode(by: Chance, encoding: string): string {
  const body = [
    by.of(["Baik, kami tertarik.", "Dari: saya sendiri", "", "  ", "halo\u202e\ud800", "<div>".repeat(2000)]),
    by.of(quotes),
    by.of(["> lama\r\n> sekali", "x".repeat(20_000), "<blockquote>".repeat(300), "=".repeat(3000), "> ".repeat(3000)]),
    by.of(["Terima kasih", "-- \r\nSari", ""]),
  ].join("\r\n");
  if (encoding !== "base64") return body;
  const coded = Buffer.from(body).toString("base64");
  return by.in(0.8) ? coded : `${coded}=*?${coded}`;
}
