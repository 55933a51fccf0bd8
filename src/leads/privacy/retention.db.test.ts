import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { eraseSubscription, requestSubscription } from "#growth/newsletter/readers/subscribers.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { bothDatabases } from "../../../test/support/databases.ts";
import { recordingJobs } from "../../../test/support/jobs.ts";
import { goodArrival, goodRequest, newsletterTexts } from "../../../test/support/leads.ts";
import { testActor } from "../../../test/support/staff.ts";
import { changeLead } from "../inbox/change-lead.server.ts";
import { contactRequestSchema } from "../requests/contact-request.ts";
import { marketplaceRequestSchema } from "../requests/marketplace-request.ts";
import { receiveContactRequest, receiveMarketplaceRequest } from "../requests/receive-request.server.ts";
import { collectLeads, eraseLeads } from "./personal-data.server.ts";
import { leadRetention } from "./retention.server.ts";

bothDatabases((open) => {
  let db: Database;
  const jobs = recordingJobs();
  const at = (when: string) => ({ db, jobs, now: () => new Date(when) });
  const names = async () =>
    (await db.selectFrom("leads").select("name").orderBy("name").execute()).map(({ name }) => name);
  const addresses = async () =>
    (await db.selectFrom("subscribers").select("email").orderBy("email").execute()).map(({ email }) => email);

  const contact = contactRequestSchema(phoneEverywhere);
  const send = async (name: string, when: string, email: string = goodRequest.email) => {
    const received = await receiveContactRequest(contact.parse({ ...goodRequest, name, email }), goodArrival, at(when));
    if (received.kind !== "received") throw new Error(received.kind);
    return received.id;
  };

  beforeAll(async () => {
    ({ db } = await open());
  });
  beforeEach(async () => {
    await db.deleteFrom("leads").execute();
    await db.deleteFrom("subscribers").execute();
  });

  test("requests are deleted 24 months after their last change, with their history", async () => {
    const marketplace = marketplaceRequestSchema(phoneEverywhere);
    await send("forgotten", "2024-11-20T02:00:00Z");
    const spoken = await send("spoken with", "2024-11-20T02:00:00Z");
    await changeLead(spoken, undefined, { state: "contacted" }, testActor, at("2025-03-01T02:00:00Z"));
    await send("younger", "2024-11-20T04:00:00Z");
    const { product: _product, message: _message, ...person } = goodRequest;
    const wish = marketplace.parse({
      ...person,
      name: "of the market",
      apis: ["identity"],
      monthly_calls: "up-to-10k",
      use_case: "Memeriksa kartu identitas saat pendaftaran.",
    });
    await receiveMarketplaceRequest(wish, goodArrival, at("2024-11-20T02:00:00Z"));
    expect(await names()).toEqual(["forgotten", "of the market", "spoken with", "younger"]);

    await applyRetention(db, leadRetention, new Date("2026-11-20T03:00:00Z"));
    expect(await names()).toEqual(["spoken with", "younger"]);
    await applyRetention(db, leadRetention, new Date("2027-03-02T02:00:00Z"));
    expect(await names()).toEqual([]);
    expect(await db.selectFrom("lead_events").selectAll().execute()).toEqual([]);
  });

  test("a request with a note or a mail of the last 24 months stays until these are as old", async () => {
    const noted = await send("noted", "2024-11-20T02:00:00Z");
    const answered = await send("answered", "2024-11-20T02:00:00Z");
    await send("forgotten", "2024-11-20T02:00:00Z");
    const recent = new Date("2026-11-19T02:00:00Z");
    await db
      .insertInto("lead_notes")
      .values({
        id: randomUUID(),
        lead_id: noted,
        at: recent,
        author_id: "dewi",
        author_name: "Dewi",
        text: "Bulan depan.",
        mentions: "[]",
      })
      .execute();
    await db
      .insertInto("lead_mails")
      .values({
        id: randomUUID(),
        lead_id: answered,
        at: recent,
        direction: "in",
        state: "received",
        message_id: "<a@contoh.example>",
        thread: "[]",
        contact_name: "Sari",
        contact_email: goodRequest.email,
        subject: "Re: Permintaan",
        body: "Terima kasih.",
        attachments: "[]",
        template: null,
        author_id: null,
        author_name: null,
      })
      .execute();
    await applyRetention(db, leadRetention, new Date("2026-11-20T03:00:00Z"));
    expect(await names()).toEqual(["answered", "noted"]);
    await applyRetention(db, leadRetention, new Date("2028-11-20T03:00:00Z"));
    expect(await names()).toEqual([]);
  });

  test("in a shorter month its last day counts", async () => {
    await send("in time", "2026-02-28T03:00:00Z");
    await send("too old", "2026-02-28T02:59:59Z");
    await applyRetention(db, leadRetention, new Date("2028-02-29T03:00:00Z"));
    expect(await names()).toEqual(["in time"]);
  });

  test("a person is found and erased by their address in any case", async () => {
    const when = "2026-11-20T02:00:00Z";
    await send("theirs", when, "Sari@Contoh.co.id");
    await send("another's", when, "budi@contoh.co.id");
    for (const email of ["sari@contoh.co.id", "budi@contoh.co.id"])
      await requestSubscription({ email, locale: "id", privacy_version: "" }, newsletterTexts, at(when));
    expect(await collectLeads(db, "SARI@contoh.co.id")).toMatchObject({
      requests: [{ name: "theirs" }],
      newsletter: [{ email: "sari@contoh.co.id" }],
    });
    await db.transaction().execute(async (trx) => {
      await eraseLeads(trx, "SARI@contoh.co.id");
      await eraseSubscription(trx, "SARI@contoh.co.id");
    });
    expect([await names(), await addresses()]).toEqual([["another's"], ["budi@contoh.co.id"]]);
  });
});
