import { beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { eachDatabase } from "../../../test/support/databases.ts";
import { recordingJobs } from "../../../test/support/jobs.ts";
import { goodArrival, goodRequest } from "../../../test/support/leads.ts";
import { contactRequestSchema } from "../requests/contact-request.ts";
import { receiveContactRequest } from "../requests/receive-request.server.ts";
import { deliverLead } from "./deliver-lead.server.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  beforeAll(async () => {
    base = await open();
  });

  test("an address that a stranger enters repeatedly is thanked three times an hour; sales are notified of each", async () => {
    const jobs = recordingJobs();
    const links = { apiUrl: "http://localhost/api", secret: "secret" };
    const sent: string[] = [];
    let clock = new Date("2026-11-20T03:00:00Z");
    const mailer = { send: async ({ to }: { to: string }) => void sent.push(to) };
    const deps = {
      db: base.db,
      jobs,
      mailer,
      publicUrl: "https://www.bigsuite.example",
      company: { salesMail: "sales@bigsuite.example" },
      now: () => clock,
      ...links,
    };
    const arrive = async (minutes: number) => {
      clock = new Date(clock.getTime() + minutes * 60_000);
      const request = contactRequestSchema(phoneEverywhere).parse(goodRequest);
      const received = await receiveContactRequest(request, goodArrival, deps);
      if (received.kind !== "received") throw new Error(received.kind);
      for (const channel of ["sales-mail", "thank-you-mail"] as const) await deliverLead(received.id, channel, deps);
    };
    for (let count = 0; count < 5; count++) await arrive(1);
    const thanks = () => sent.filter((to) => to === goodRequest.email).length;
    expect([thanks(), sent.length]).toEqual([3, 8]);
    await arrive(60);
    expect(thanks()).toBe(4);
  });
});
