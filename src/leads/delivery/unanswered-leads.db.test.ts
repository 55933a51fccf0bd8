import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { eachDatabase } from "../../../test/support/databases.ts";
import { insertLead } from "../../../test/support/lead-rows.ts";
import { sendSuspectDigest } from "./send-suspect-digest.server.ts";
import { countUnanswered, listUnanswered } from "./unanswered-leads.server.ts";

// Monday, 07:30 in Jakarta.
const monday = new Date("2026-11-23T00:30:00Z");
const jakarta = (text: string) => new Date(`${text}:00+07:00`);

eachDatabase((open) => {
  test("leads that wait for more than one working day are in the digest of working days", async () => {
    const { db } = await open();
    const lead = (received: string, fields: Parameters<typeof insertLead>[1] = {}) =>
      insertLead(db, { received_at: jakarta(received), ...fields });
    const mail = (lead_id: string, direction: "in" | "out", at: string, automatic = false) =>
      db
        .insertInto("lead_mails")
        .values({
          id: randomUUID(),
          lead_id,
          at: jakarta(at),
          direction,
          state: direction === "in" ? "received" : "sent",
          message_id: randomUUID(),
          contact_name: "",
          contact_email: "sari@contoh.co.id",
          subject: "x",
          body: "x",
          automatic,
          template: null,
          author_id: null,
          author_name: null,
        })
        .execute();
    const old = await lead("2026-11-19T10:00", { company: "PT Lama" });
    const friday = await lead("2026-11-20T07:29");
    // Not yet a working day, handled, merged, or older than anybody would answer.
    await lead("2026-11-20T07:31");
    await lead("2026-11-21T10:00");
    await lead("2026-11-10T10:00", { state: "contacted" });
    await lead("2026-11-10T10:00", { merged_into: old });
    await lead("2026-07-10T10:00");
    const answered = await lead("2026-11-01T10:00", { state: "contacted" });
    await mail(answered, "out", "2026-11-02T10:00");
    await mail(answered, "in", "2026-11-19T09:00");
    const done = await lead("2026-11-01T10:00", { state: "qualified" });
    await mail(done, "in", "2026-11-18T09:00");
    await mail(done, "out", "2026-11-18T10:00");
    await mail(done, "in", "2026-11-18T11:00", true);

    expect(await countUnanswered(db, monday)).toBe(3);
    const listed = await listUnanswered(db, monday, 2);
    expect(listed.map(({ id }) => id)).toEqual([answered, old]);
    expect((await listUnanswered(db, monday, 9)).at(-1)?.id).toBe(friday);

    const sent: Mail[] = [];
    const digestAt = (now: Date) =>
      sendSuspectDigest({
        db,
        mailer: { send: async (digest) => void sent.push(digest) },
        company: { salesMail: "sales@bigsuite.example" },
        publicUrl: "https://www.bigsuite.example",
        apiUrl: "http://localhost/api",
        secret: "secret",
        now: () => now,
      });
    await digestAt(monday);
    expect(sent).toMatchObject([{ subject: "3 permintaan menunggu jawaban lebih dari sehari kerja" }]);
    expect(sent[0]!.text).toContain("PT Lama");
    expect(sent[0]!.text).toContain(`/admin/leads/${answered}`);
    // On a Saturday nobody answers, and nothing else is to be reported.
    await digestAt(new Date("2026-11-28T00:30:00Z"));
    expect(sent).toHaveLength(1);
    await lead("2026-11-22T10:00", { state: "suspect", suspicion: "honeypot" });
    await digestAt(monday);
    expect(sent[1]!.subject).toBe("3 permintaan menunggu jawaban, 1 mungkin spam");
  });
});
