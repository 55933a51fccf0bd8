import { textOf } from "../test/support/pdf-text.ts";
import { createCustomer, hydrated } from "./support/people.ts";
import {
  expectAccessible,
  labelsByLocale,
  newPage,
  openCheckout,
  placeOrder,
  press,
  total,
} from "./support/shop-journey.ts";
import { expect, refusal, test } from "./test.ts";

test("a quotation made on a phone without a login is read, downloaded and bought by somebody else", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(400, "/quotations"));
  const labels = labelsByLocale.id;
  const page = await newPage(browser, { width: 360, height: 740 });
  await page.goto("/choosing-bigsocial?months=3#big-social-growth");
  await hydrated(page, "package-chooser");
  await page.getByRole("link", { name: "Kirim penawaran ke atasan" }).click();
  await hydrated(page, "payment");
  await page.locator("#voucher-code").fill("hemat3");
  await press(page, labels.apply);
  await expect(total(page)).toHaveText("Rp12.765.000");

  await page.locator("#quotation-name").fill("https://jahat.example");
  await press(page, "Buat penawaran");
  await expect(page.locator("#quotation-name-error")).toBeVisible();
  await page.locator("#quotation-company").fill("PT Rempah Timur");
  await page.locator("#quotation-name").fill("Ibu Ratna");
  await press(page, "Buat penawaran");
  await expect(page.getByText(/Penawaran QUO-\d{6}-\d{6} siap dikirim/)).toBeVisible();
  await expectAccessible(page);
  const link = await page.locator("[data-link]").getAttribute("data-link");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const boss = await newPage(browser, { width: 360, height: 740 });
  await boss.goto(link!);
  await expect(boss.getByRole("heading", { level: 1 })).toHaveText("Penawaran harga");
  await expect(boss.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(boss.getByText("Ibu Ratna")).toBeVisible();
  await expect(total(boss)).toHaveText("Rp12.765.000");
  expect(await boss.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(boss);
  const downloading = boss.waitForEvent("download");
  await press(boss, "Unduh penawaran (PDF)");
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^penawaran-QUO-\d{6}-\d{6}\.pdf$/);
  const pdf = textOf(Buffer.concat(await file.createReadStream().then((stream) => stream.toArray())));
  for (const phrase of ["PT Rempah Timur", "Rp12.765.000", "HEMAT3"]) expect(pdf).toContain(phrase);

  await createCustomer(boss, labels, "ratna.quotation");
  await boss.goto(link!);
  await boss.getByRole("link", { name: "Beli sesuai penawaran ini" }).click();
  await hydrated(boss, "payment");
  await expect(total(boss)).toHaveText("Rp12.765.000");
  await expect(boss.getByText(/Harga per bulan dari penawaran QUO-/)).toBeVisible();
  // The token is not left in the address.
  await expect(boss).toHaveURL(/\/payment$/);
  await placeOrder(boss, labels);
  await expect(boss.locator('[data-value="12765000"]')).toBeVisible();
});

test("a link that was cut off says what to do, and the page in English shows the same quotation", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(404, "/quotations/.*"));
  const labels = labelsByLocale.en;
  const page = await newPage(browser);
  await openCheckout(page, labels, "big-view-starter");
  await page.getByText("Send a quotation to your boss").click();
  await press(page, "Create quotation");
  const link = await page.locator("[data-link]").getAttribute("data-link");
  await page.goto("/en/quotation#cut-off");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This quotation was not found");
  await page.goto(link!);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quotation");
  await page.locator('a[hreflang="id"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Penawaran harga");
});
