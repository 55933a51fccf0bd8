import { openScreen, staff } from "../support/admin.ts";
import { hasAnswerBox, receiveAnswer } from "../support/answer-box.ts";
import { auditOf } from "../support/audit.ts";
import { sendRequest } from "../support/contact-request.ts";
import { waitForMails } from "../support/mailbox.ts";
import { uniqueUsername } from "../support/people.ts";
import { expect, test } from "../test.ts";

test("a reply goes out by SMTP, and the answer that arrives by IMAP appears in the open timeline", async ({
  browser,
}) => {
  test.skip(!hasAnswerBox(), "there is no IMAP server");
  // The mailbox is read once a minute.
  test.setTimeout(180_000);
  const { page } = await staff(browser, "sales", { name: "jawab" });
  const email = `${uniqueUsername("calon.imap")}@example.id`;
  const lead = await sendRequest(page, email);
  await openScreen(page, `/leads/${lead}`);
  const conversation = page.getByRole("region", { name: "Percakapan" });
  await conversation.getByLabel("Judul").fill("Jadwal demo");
  await conversation.getByLabel("Isi surel").fill("Halo Sari, kapan cocok?");
  await conversation.getByRole("button", { name: "Kirim surel" }).click();
  const mails = await waitForMails(email, 2);
  const sent = mails.find(({ subject }) => subject === "Jadwal demo")!;
  const address = sent.replyTo?.[0]?.address;
  expect(address).toMatch(/^inbox\+/);
  await receiveAnswer([
    `From: Sari Wulandari <${email}>`,
    `To: ${address}`,
    "Subject: Re: Jadwal demo",
    `Message-ID: <${uniqueUsername("jawaban")}@example.id>`,
    `In-Reply-To: ${sent.messageId}`,
    `Date: ${new Date().toUTCString()}`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Selasa pukul sepuluh cocok untuk kami.",
    "",
  ]);
  // The screen stays as it is: the answer arrives by itself.
  await expect(conversation.getByText("Selasa pukul sepuluh cocok untuk kami.")).toBeVisible({ timeout: 120_000 });
  const audited = await auditOf(page, "leads", lead);
  for (const action of ["lead.mail_queued", "lead.mail_received"])
    expect([action, audited.filter((each) => each === action).length]).toEqual([action, 1]);
});
