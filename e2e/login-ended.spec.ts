import { createCustomer, fillLogin, hydrated, uniqueUsername } from "./support/people.ts";
import { labelsByLocale, newPage, openCheckout, press } from "./support/shop-journey.ts";
import { expect, refusal, test } from "./test.ts";

const buyer = { name: "PT Rahasia Siti", address: "Jalan Rahasia 5, Semarang", npwp: "0123456789012345" };

test("a session that ends at the checkout is explained on the login page, and a new login returns to the filled checkout", async ({
  browser,
  allowErrors,
}) => {
  // Calls that are refused because the cookies were cleared.
  allowErrors(refusal(401, "/(account|orders|auth/token)"));
  const labels = labelsByLocale.en;
  const page = await newPage(browser);
  await createCustomer(page, labels, "ended.checkout");
  await openCheckout(page, labels, "big-legal-starter");
  for (const [name, value] of Object.entries(buyer)) await page.locator(`#buyer-${name}`).fill(value);

  // A page in another tab does not change where the login returns to.
  const other = await page.context().newPage();
  await other.goto("/en/terms-and-conditions");
  await other.close();
  await page.context().clearCookies();
  await press(page, labels.order);
  await page.waitForURL("**/en/auth/login");
  await hydrated(page, "login");
  const message = page.getByRole("status").filter({ hasText: "Your session has ended" });
  await expect(message).toContainText("Nothing has been ordered");
  await page.reload();
  await hydrated(page, "login");
  await expect(message).toHaveCount(0);

  const logIn = async (name: string) => {
    await fillLogin(page, name);
    await page.locator("form").getByRole("button", { name: "Log in", exact: true }).click();
  };
  await logIn(uniqueUsername("ended.checkout"));
  await page.waitForURL("**/en/payment");
  await expect(page.locator("#buyer-npwp")).toHaveValue(buyer.npwp);
  await expect(page.locator("#buyer-name")).toHaveValue(buyer.name);
  await page.context().close();
});

test("logging out closes account pages in other tabs and removes the buyer's data for the next person", async ({
  browser,
}) => {
  const labels = labelsByLocale.id;
  const page = await newPage(browser);
  await createCustomer(page, labels, "ended.first");
  const other = await page.context().newPage();
  await openCheckout(page, labels, "big-legal-starter");
  for (const [name, value] of Object.entries(buyer)) await page.locator(`#buyer-${name}`).fill(value);
  await other.goto("/account/invoices");
  await hydrated(other, "account-log-out");
  await page.goto("/account");
  await hydrated(page, "account-log-out");
  await press(page, "Keluar");
  await other.waitForURL("**/auth/login");
  await expect(other.getByRole("status").filter({ hasText: "Sesi Anda sudah berakhir" })).toBeVisible();
  await page.waitForURL((url) => url.pathname === "/");

  await createCustomer(page, labels, "ended.second");
  await openCheckout(page, labels, "big-legal-starter");
  await expect(page.locator("#buyer-name")).toHaveValue("PT Rempah Timur");
  await expect(page.locator("#buyer-address")).toHaveValue("");
  await expect(page.locator("#buyer-npwp")).toHaveValue("");
  await page.context().close();
});
