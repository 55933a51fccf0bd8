import { readFileSync } from "node:fs";
import { openScreen, staff } from "../support/admin.ts";
import { hasAnswerBox, receiveAnswer } from "../support/answer-box.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { sendRequest } from "../support/contact-request.ts";
import { mailsTo } from "../support/mailbox.ts";
import { actAsBank, placeOrderByCalls } from "../support/order-calls.ts";
import { createCustomer, uniqueUsername } from "../support/people.ts";
import { variantsOf } from "../support/variants.ts";
import { expect } from "../test.ts";

const wordsOf = (locale: string, set: string) => JSON.parse(readFileSync(`content/${locale}/${set}.json`, "utf8"));

for (const locale of variantsOf("lead to invoice", ["id", "en"] as const))
  test(`a lead arrives live, is assigned and answered, answers by IMAP, orders and is invoiced (${locale})`, async ({
    browser,
    audited,
  }) => {
    test.skip(!hasAnswerBox(), "there is no IMAP server");
    // The mailbox is read once a minute.
    const leads = wordsOf(locale, "admin-leads");
    const { title, mail } = wordsOf(locale, "admin-conversation");
    const orders = wordsOf(locale, "admin-orders");
    const customer = await (await browser.newContext()).newPage();
    const name = await createCustomer(customer, { prefix: locale === "en" ? "/en" : "" }, `calon.imap.${locale}`);
    const email = `${name}@example.id`;
    const company = `PT ${locale === "id" ? "Melati" : "Kenanga"} Bertanya ${test.info().repeatEachIndex}`;

    const sales = await staff(browser, "sales", { locale });
    const { page } = sales;
    await openScreen(page, `/leads?q=${encodeURIComponent(company)}`);
    await expect(page.getByText(leads.empty)).toBeVisible();
    const lead = await sendRequest(customer, email, { company });
    await page.getByRole("link", { name: company }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(company);
    await page.keyboard.press("a");
    await expect(page.locator("dialog[open]")).toContainText(leads.assign.title);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: `${leads.actions.assign}: ${sales.name}` })).toBeVisible();

    const subject = `Demo ${company}`;
    const conversation = page.getByRole("region", { name: title });
    await conversation.getByLabel(mail.subject).fill(subject);
    await conversation.getByLabel(mail.body, { exact: true }).fill("Halo Sari, kapan cocok?");
    await conversation.getByRole("button", { name: mail.submit }).click();
    const findSent = async () => (await mailsTo(email)).find((each) => each.subject === subject);
    await expect.poll(findSent).toBeDefined();
    const sent = (await findSent())!;
    const address = sent.replyTo?.[0]?.address;
    expect(address).toMatch(/^inbox\+/);
    await receiveAnswer([
      `From: Sari Wulandari <${email}>`,
      `To: ${address}`,
      `Subject: Re: ${subject}`,
      `Message-ID: <${uniqueUsername(`jawaban.${locale}`)}@example.id>`,
      `In-Reply-To: ${sent.messageId}`,
      `Date: ${new Date().toUTCString()}`,
      "Content-Type: text/plain; charset=utf-8",
      "",
      "Selasa pukul sepuluh cocok untuk kami.",
      "",
    ]);
    // Meanwhile the person buys.
    const number = await placeOrderByCalls(customer, { package_id: "big-social-starter", months: 1 }, locale);
    await actAsBank(customer, number, "pay");
    // The screen stays as it is: the answer and the order arrive by themselves.
    await expect(conversation.getByText("Selasa pukul sepuluh cocok untuk kami.")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("region", { name: leads.detail.orders }).getByRole("link", { name: number }).click();
    await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
    await expect(page.locator(".screen-head").getByText(orders.states.paid, { exact: true })).toBeVisible();
    const pdf = page.waitForResponse((response) => response.url().includes("/invoice.pdf"));
    await page.getByRole("button", { name: new RegExp(`INV-.*${orders.languages[locale]}`) }).click();
    expect((await pdf).headers()["content-type"]).toBe("application/pdf");

    expect(await audited(sales)).toEqual(["lead.assigned", "lead.mail_queued", "lead.moved"]);
    const ofLead = await audited(`leads:${lead}`);
    expect(ofLead.filter((action) => action === "lead.mail_received")).toHaveLength(1);
  });
