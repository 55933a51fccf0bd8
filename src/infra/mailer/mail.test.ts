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

const picture = {
  cid: "mark@bigsuite",
  filename: "mark.png",
  contentType: "image/png",
  content: Buffer.from("picture"),
};

test("without SMTP a mail is stored complete in the outbox, once however often it is sent", async () => {
  const outboxDir = join(mkdtempSync(join(tmpdir(), "bigsuite-outbox-")), "outbox");
  const mailer = createMailer({
    smtpUrl: undefined,
    outboxDir,
    mailFrom: "BigSuite <halo@bigsuite.example>",
    publicUrl: "https://www.bigsuite.example",
    company: { salesMail: "sales@bigsuite.example" },
    pictures: async () => [picture],
    replyTo: () => ({ name: "BigSuite", address: "halo@bigsuite.example" }),
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
  expect(headers["x-auto-response-suppress"]).toBe("All");
  expect(headers["message-id"]).toBe("<lead-1/../x@www.bigsuite.example>");
  expect(headers["content-type"]).toMatch(/^multipart\/alternative/);
  expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  mailer.close();
  // Also one that has not been connected yet.
  await expect(mailer.send(mail)).rejects.toThrow("The mailer is closed");
});

test("a picture is attached inline to the mails that show it, beside other attachments", async () => {
  const outboxDir = join(mkdtempSync(join(tmpdir(), "bigsuite-outbox-")), "outbox");
  const mailer = createMailer({
    smtpUrl: undefined,
    outboxDir,
    mailFrom: "BigSuite <no-reply@bigsuite.example>",
    publicUrl: "https://www.bigsuite.example",
    company: { salesMail: "sales@bigsuite.example" },
    pictures: async () => [picture],
    replyTo: () => ({ name: "BigSuite", address: "halo@bigsuite.example" }),
  });
  const { replyTo: _, unsubscribeUrl: __, ...plain } = mail;
  const invoice = { filename: "INV-1.pdf", content: Buffer.from("%PDF-"), contentType: "application/pdf" };
  await mailer.send({ ...plain, id: "shown", html: '<img src="cid:mark@bigsuite">', attachments: [invoice] });
  await mailer.send({ ...plain, id: "not-shown" });
  const read = (id: string) => PostalMime.parse(readFileSync(join(outboxDir, `${id}.eml`)));
  const shown = await read("shown");
  expect(shown.attachments).toMatchObject([
    { contentId: "<mark@bigsuite>", disposition: "inline", mimeType: "image/png", related: true },
    { filename: "INV-1.pdf", disposition: "attachment", mimeType: "application/pdf" },
  ]);
  // Replies reach people even when nobody reads the sender's address.
  expect(shown.replyTo).toMatchObject([{ name: "BigSuite", address: "halo@bigsuite.example" }]);
  expect(shown.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
  expect((await read("not-shown")).attachments).toEqual([]);
  mailer.close();
});
