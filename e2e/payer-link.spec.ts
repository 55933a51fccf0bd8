import { textOf } from "../test/support/pdf-text.ts";
import { waitForMails } from "./support/mailbox.ts";
import { createCustomer, hydrated } from "./support/people.ts";
import { expectAccessible, labelsByLocale, newPage, openCheckout, placeOrder, press } from "./support/shop-journey.ts";
import { expect, refusal, test } from "./test.ts";

test("finance pays an order by a mailed link, without a login and without the account", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(404, "/payer-links/.*"));
  const labels = labelsByLocale.en;
  const page = await newPage(browser);
  await createCustomer(page, labels, "rahma.payer");
  await openCheckout(page, labels, "big-view-starter");
  await placeOrder(page, labels);
  await page.getByText("Ask finance to pay").click();
  await press(page, "Create payment link");
  await expect(page.locator("[data-link]")).toBeVisible();
  const first = (await page.locator("[data-link]").getAttribute("data-link"))!;
  await expectAccessible(page);
  await page.locator("#payer-email").fill("keuangan@rempah-timur.example.id");
  await press(page, "Send link");
  await expect(page.getByText("The link is on its way to keuangan@rempah-timur.example.id.")).toBeVisible();
  const [mail] = await waitForMails("keuangan@rempah-timur.example.id", 1);
  expect(mail!.text).toContain(new URL(first).hash);

  const finance = await newPage(browser, { width: 360, height: 740 });
  await finance.goto(first);
  await hydrated(finance, "pay");
  await expect(finance.getByRole("heading", { level: 1 })).toHaveText("An order you were asked to pay");
  await expect(finance.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(await finance.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(finance);
  // The method is changed, and the link shows the order that replaces the first one.
  await press(finance, "Change payment method");
  await finance.locator("input[value=bca_va]").check({ force: true });
  await press(finance, "Use this method");
  await expect(finance.getByText("Virtual account number", { exact: true })).toBeVisible();
  await press(finance, labels.pay);
  await expect(finance.getByRole("heading", { level: 1 })).toHaveText("Thank you, this order is paid");
  const downloading = finance.waitForEvent("download");
  await press(finance, labels.invoice);
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^invoice-INV-\d{6}-\d{6}\.pdf$/);
  expect(textOf(Buffer.concat(await file.createReadStream().then((stream) => stream.toArray())))).toContain("INV-");
  expect(await finance.context().cookies()).toEqual([]);
});

test("a withdrawn link opens nothing, and says so in Indonesian", async ({ browser, allowErrors }) => {
  allowErrors(refusal(404, "/payer-links/.*"));
  const labels = labelsByLocale.id;
  const page = await newPage(browser, { width: 360, height: 740 });
  await createCustomer(page, labels, "rahma.withdraws");
  await openCheckout(page, labels, "big-view-starter");
  await placeOrder(page, labels);
  await page.getByText("Minta bagian keuangan yang membayar").click();
  await press(page, "Buat tautan pembayaran");
  const link = (await page.locator("[data-link]").getAttribute("data-link"))!;
  // The page says that a link exists, also after a reload.
  await page.reload();
  await expect(page.getByText(/Tautan untuk keuangan aktif sejak/)).toBeVisible();
  await press(page, "Cabut tautan");
  await expect(page.getByText(/Tautan sudah dicabut/)).toBeVisible();
  const finance = await newPage(browser, { width: 360, height: 740 });
  await finance.goto(link);
  await expect(finance.getByRole("heading", { level: 1 })).toHaveText("Tautan ini tidak berlaku");
});
