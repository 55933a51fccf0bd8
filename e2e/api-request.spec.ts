import { waitForMails } from "./support/mailbox.ts";
import { stored } from "./support/waits.ts";
import { expect, test } from "./test.ts";

test("a request for API access shows missing fields in the page's language, survives a reload and is then sent", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/en/products/request-api-market-place");
  await page.locator("[data-island=api-request-form][data-hydrated]").waitFor();
  const send = page.getByRole("button", { name: "Send request" });
  await send.click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(9);
  await expect(summary.getByRole("link").first()).toHaveAttribute("href", "#apis");
  await expect(page.locator("#use_case-error")).toContainText("Write at least 20 characters");
  await page.getByRole("checkbox", { name: /Identity/ }).check();
  await page.locator("#monthly_calls").selectOption("10k-100k");
  await page.locator("#use_case").fill("We check the cards of new borrowers at our branches, under contract.");
  await page.locator("#name").fill("Andi Rahman");
  await page.locator("#company").fill("Koperasi Losari");
  await page.locator("#email").fill("andi@koperasi.example.id");
  await page.locator("#phone").fill("0812 3456 7890");
  await page.locator("#industry").selectOption("financial-services");
  await page.locator("#job").fill("Head of risk");
  await expect(summary).toBeHidden();
  // The entered values survive a reload and a visit to the other language.
  await stored(page, "Head of risk");
  await page.goto("/products/request-api-marketplace");
  await page.locator("[data-island=api-request-form][data-hydrated]").waitFor();
  await expect(page.locator("#company")).toHaveValue("Koperasi Losari");
  await page.goto("/en/products/request-api-market-place");
  await page.locator("[data-island=api-request-form][data-hydrated]").waitFor();
  await expect(page.getByRole("checkbox", { name: /Identity/ })).toBeChecked();
  await expect(page.locator("#monthly_calls")).toHaveValue("10k-100k");
  await send.click();
  await page.waitForURL("**/en/products/api-marketplace/your-request-are-being-reviewed");
  const [thanks] = await waitForMails("andi@koperasi.example.id");
  expect(thanks!.html).toContain('lang="en"');
  // The mail and the page name the three days and the request number.
  expect(thanks!.text).toContain("within three working days");
  await expect(page.locator("[data-island=sent-confirmation]")).toContainText(/number is [0-9A-F]{8}/);
  // What was sent is no draft any more.
  await page.goto("/en/products/request-api-market-place");
  await page.locator("[data-island=api-request-form][data-hydrated]").waitFor();
  await expect(page.locator("#company")).toHaveValue("");
});
