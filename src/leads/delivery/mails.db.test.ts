import { beforeAll, expect, test } from "vitest";
import { unsubscribeByLink } from "#desk/news-consent.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { eachDatabase } from "../../../test/support/databases.ts";
import { recordingJobs } from "../../../test/support/jobs.ts";
import { goodArrival, goodRequest } from "../../../test/support/leads.ts";
import { testActor } from "../../../test/support/staff.ts";
import { changeLead } from "../inbox/change-lead.server.ts";
import { contactRequestSchema } from "../requests/contact-request.ts";
import { marketplaceRequestSchema } from "../requests/marketplace-request.ts";
import { receiveContactRequest, receiveMarketplaceRequest } from "../requests/receive-request.server.ts";
import { deliverLead } from "./deliver-lead.server.ts";
import { sendSuspectDigest } from "./send-suspect-digest.server.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  let clock = new Date("2026-11-20T03:00:00Z");
  let sent: Mail[] = [];
  const secret = "0123456789abcdef";
  const deps = () => ({
    db: base.db,
    jobs: recordingJobs(),
    mailer: { send: async (mail: Mail) => void sent.push(mail) },
    company: { salesMail: "sales@bigsuite.example" },
    publicUrl: "https://www.bigsuite.example",
    apiUrl: "http://localhost/api",
    secret,
    now: () => clock,
  });
  const receive = async (typed: object) => {
    const request = contactRequestSchema(phoneEverywhere).parse({ ...goodRequest, ...typed });
    const received = await receiveContactRequest(request, goodArrival, deps());
    if (received.kind !== "received") throw new Error(received.kind);
    return received.id;
  };

  beforeAll(async () => {
    base = await open();
  });

  test("a mail to an unverified address contains no link of a stranger, neither in its greeting nor in its copy", async () => {
    sent = [];
    const hostile = {
      name: "Klaim hadiah Anda di hadiah-besar.example",
      company: "www.evil.example",
      message: `Buka https://evil.example/a\n${"kata ".repeat(600)}`,
    };
    const id = await receive({ ...hostile, email: "korban@contoh.co.id", website: "" });
    await changeLead(id, undefined, { state: "new" }, testActor, deps());
    await deliverLead(id, "thank-you-mail", deps());
    const [mail] = sent;
    expect(mail!.to).toBe("korban@contoh.co.id");
    expect(mail!.html).toContain("<h1");
    expect(mail!.text).toMatch(/TERIMA KASIH\n|Terima kasih\n/);
    for (const part of [mail!.html, mail!.text, mail!.subject])
      expect(part).not.toMatch(/hadiah-besar\.example|evil\.example|href="(?!$)[^"]*evil/);
    expect(mail!.text.length).toBeLessThan(3500);
  });

  test("a request for API access has a thank-you mail of its own: its number, and three days", async () => {
    sent = [];
    const { product: _product, message: _message, ...person } = goodRequest;
    const request = marketplaceRequestSchema(phoneEverywhere).parse({
      ...person,
      email: "api@contoh.co.id",
      apis: ["identity", "text"],
      monthly_calls: "10k-100k",
      use_case: "Membaca KTP saat nasabah mendaftar.",
    });
    const received = await receiveMarketplaceRequest(request, goodArrival, deps());
    if (received.kind !== "received") throw new Error(received.kind);
    await deliverLead(received.id, "thank-you-mail", deps());
    const { subject, text } = sent[0]!;
    expect(subject).toContain(received.id.slice(0, 8).toUpperCase());
    expect(text).toContain("tiga hari kerja");
    expect(text).not.toContain("satu hari kerja");
    expect(text).toMatch(/API yang diminta: Identitas, Teks/);
  });

  test("consent to news is withdrawn by the link of the mail, and the newsletter of the address ends too", async () => {
    sent = [];
    const id = await receive({ email: "Kabar@contoh.co.id", marketing_consent: true });
    await receive({ email: "kabar@contoh.co.id", marketing_consent: true });
    await deliverLead(id, "thank-you-mail", deps());
    const token = /unsubscribe\?token=([\w.-]+)/.exec(sent[0]!.text)![1]!;
    expect(await unsubscribeByLink(`${token}x`, secret, deps())).toBeUndefined();
    expect(await unsubscribeByLink(token, secret, deps())).toBe("id");
    expect(await unsubscribeByLink(token, secret, deps())).toBe("id");
    const leads = await base.db
      .selectFrom("leads")
      .select(["marketing_consent", "marketing_hash"])
      .where("email", "in", ["Kabar@contoh.co.id", "kabar@contoh.co.id"])
      .execute();
    // The proof of the earlier consent stays.
    expect(leads).toEqual(Array(2).fill({ marketing_consent: false, marketing_hash: "marketing-hash" }));
    const events = await base.db.selectFrom("lead_events").selectAll().where("lead_id", "=", id).execute();
    expect(events).toMatchObject([{ kind: "consent_withdrawn", by: "link in the mail" }]);
  });

  test("each morning sales are notified of suspects that nobody reviewed, and not when there are none", async () => {
    sent = [];
    await sendSuspectDigest(deps());
    expect(sent).toEqual([]);
    const [first, second] = [
      await receive({ website: "x", name: "Satu" }),
      await receive({ website: "x", name: "Dua" }),
    ];
    clock = new Date("2026-11-21T00:30:00Z");
    await sendSuspectDigest(deps());
    expect(sent).toMatchObject([
      {
        id: "suspects-2026-11-21",
        to: "sales@bigsuite.example",
        subject: "2 permintaan mungkin spam menunggu diperiksa",
      },
    ]);
    expect(sent[0]!.text.match(/leads\/restore\?token=/g)).toHaveLength(2);
    await changeLead(first, undefined, { state: "new" }, testActor, deps());
    await changeLead(second, undefined, { state: "spam" }, testActor, deps());
    await sendSuspectDigest(deps());
    expect(sent).toHaveLength(1);
  });

  test("at most thirty suspects are announced in an hour; the digest lists the rest", async () => {
    sent = [];
    clock = new Date("2026-11-25T03:00:00Z");
    for (let count = 0; count < 32; count++) {
      clock = new Date(clock.getTime() + 1000);
      await deliverLead(await receive({ website: "x" }), "suspect-mail", deps());
    }
    expect(sent).toHaveLength(30);
    await sendSuspectDigest(deps());
    expect(sent.at(-1)!.subject).toMatch(/32 (permintaan )?mungkin spam/);
  });
});
