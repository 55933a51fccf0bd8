import { beforeAll, expect, test } from "vitest";
import type { Database } from "#infra/database/tables.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { eachDatabase } from "../../../test/support/databases.ts";
import { recordingJobs } from "../../../test/support/jobs.ts";
import { goodArrival, goodRequest } from "../../../test/support/leads.ts";
import { contactRequestSchema } from "../requests/contact-request.ts";
import { receiveContactRequest } from "../requests/receive-request.server.ts";
import { collectForAccount, type OlderRequests, sendOlderRequests } from "./account-export.server.ts";
import { eraseLeads } from "./personal-data.server.ts";

const contact = contactRequestSchema(phoneEverywhere);
const { email } = goodRequest;
const owner = { id: "sari", email, locale: "id" as const, created_at: new Date("2026-11-20T02:00:00Z") };

eachDatabase((open) => {
  let db: Database;
  const jobs = recordingJobs();
  const at = (when: string) => ({ db, jobs, now: () => new Date(when) });
  const send = (message: string, when: string) =>
    receiveContactRequest(contact.parse({ ...goodRequest, message }), goodArrival, at(when));
  const enqueued = () =>
    jobs.sent.filter(({ queue }) => queue === "older-requests").map(({ data }) => data as OlderRequests);
  beforeAll(async () => {
    ({ db } = await open());
    await send("rahasia perusahaan", "2026-11-19T02:00:00Z");
    await send("kini dengan akun", "2026-11-21T02:00:00Z");
  });

  test("requests older than the account are mailed to the address, once a day, and not exported", async () => {
    const collected = JSON.stringify(await collectForAccount(at("2026-11-22T02:00:00Z"), owner));
    expect(collected).toContain("kini dengan akun");
    expect(collected).not.toContain("rahasia perusahaan");
    expect(JSON.parse(collected).older_requests).toEqual({ count: 1, sent_to: email });
    await collectForAccount(at("2026-11-22T03:00:00Z"), owner);
    expect(enqueued()).toHaveLength(1);
    await collectForAccount(at("2026-11-23T03:00:00Z"), owner);
    expect(enqueued()).toHaveLength(2);

    const mails: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void mails.push(mail) };
    await sendOlderRequests(enqueued()[0]!, { db, mailer, publicUrl: "https://www.bigsuite.example" }, { id: "job" });
    expect(mails).toMatchObject([{ id: "job", to: email, subject: "Permintaan lama Anda kepada kami" }]);
    const file = String(mails[0]!.attachments![0]!.content);
    expect([file.includes("rahasia perusahaan"), file.includes("kini dengan akun")]).toEqual([true, false]);
    expect(mails[0]!.text).not.toContain("rahasia perusahaan");

    await db.transaction().execute((trx) => eraseLeads(trx, email));
    await sendOlderRequests(enqueued()[1]!, { db, mailer, publicUrl: "https://www.bigsuite.example" }, { id: "late" });
    expect(mails).toHaveLength(1);
    expect(await collectForAccount(at("2026-11-25T03:00:00Z"), owner)).toEqual({ requests: [], newsletter: [] });
  });
});
