import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { createMailer, type Mail } from "./mail.server.ts";

const mail: Mail = {
  id: "lead-1/../x",
  to: "sari@contoh.co.id",
  subject: "Terima kasih, Sari — sampai jumpa",
  html: "<p>Halo</p>",
  text: "Halo",
  replyTo: { name: 'Budi "B" <x@y>, Tono\r\nBcc: all@example.com', address: "budi@contoh.co.id" },
  unsubscribeUrl: "https://www.bigsuite.example/api/subscribe/unsubscribe?token=t",
};

test("without SMTP a mail lies in the outbox, whole, once however often it is sent", async () => {
  const outboxDir = join(mkdtempSync(join(tmpdir(), "bigsuite-outbox-")), "outbox");
  const mailer = createMailer({
    smtpUrl: undefined,
    outboxDir,
    mailFrom: "BigSuite <halo@bigsuite.example>",
    publicUrl: "https://www.bigsuite.example",
    salesMail: "sales@bigsuite.example",
  });
  await mailer.send(mail);
  await mailer.send(mail);
  expect(readdirSync(outboxDir)).toEqual(["lead-1_.._x.eml"]);
  expect(statSync(outboxDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(outboxDir, "lead-1_.._x.eml")).mode & 0o777).toBe(0o600);
  const read = await PostalMime.parse(readFileSync(join(outboxDir, "lead-1_.._x.eml")));
  expect(read).toMatchObject({
    from: { name: "BigSuite", address: "halo@bigsuite.example" },
    to: [{ address: "sari@contoh.co.id" }],
    subject: mail.subject,
    html: expect.stringContaining("<p>Halo</p>"),
  });
  expect(read.bcc).toBeUndefined();
  expect(read.replyTo).toMatchObject([{ address: "budi@contoh.co.id" }]);
  const headers = Object.fromEntries(read.headers.map(({ key, value }) => [key, value]));
  expect(headers["auto-submitted"]).toBe("auto-generated");
  expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  mailer.close();
});
