import { customer, hydrated, password, person } from "./support/people.ts";
import { expect, newPage, press, toCheckout, words } from "./support/shop-journey.ts";
import { refusal, test } from "./test.ts";

const buyer = { name: "PT Rahasia Siti", address: "Jalan Rahasia 5, Semarang", npwp: "0123456789012345" };

test("a session that ends at the checkout: said on the login page, and the way back is this tab's, with all that was typed", async ({
  browser,
  allowErrors,
}) => {
  // Calls that the cleared cookies meet.
  allowErrors(refusal(401, "/(account|orders|auth/token)"));
  test.setTimeout(120_000);
  const say = words.en;
  const page = await newPage(browser);
  await customer(page, say, "ended.checkout");
  await toCheckout(page, say, "big-legal-starter");
  for (const [name, value] of Object.entries(buyer)) await page.locator(`#buyer-${name}`).fill(value);

  // What is read beside it is not where the login leads.
  const other = await page.context().newPage();
  await other.goto("/en/terms-and-conditions");
  await other.close();
  await page.context().clearCookies();
  await press(page, say.order);
  await page.waitForURL("**/en/auth/login");
  await hydrated(page, "login");
  const told = page.getByRole("status").filter({ hasText: "Your session has ended" });
  await expect(told).toContainText("Nothing has been ordered");
  await page.reload();
  await hydrated(page, "login");
  await expect(told).toHaveCount(0);

  const logIn = async (name: string) => {
    await page.locator("#login-identifier").fill(name);
    await page.locator("#login-password").fill(password);
    await page.locator("form").getByRole("button", { name: "Log in", exact: true }).click();
  };
  await logIn(person("ended.checkout"));
  await page.waitForURL("**/en/payment");
  await expect(page.locator("#buyer-npwp")).toHaveValue(buyer.npwp);
  await expect(page.locator("#buyer-name")).toHaveValue(buyer.name);
  await page.context().close();
});

test("logging out leaves no account page open in another tab, and nothing of the buyer for who comes next", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const say = words.id;
  const page = await newPage(browser);
  await customer(page, say, "ended.first");
  const other = await page.context().newPage();
  await toCheckout(page, say, "big-legal-starter");
  for (const [name, value] of Object.entries(buyer)) await page.locator(`#buyer-${name}`).fill(value);
  await other.goto("/account/invoices");
  await hydrated(other, "account-log-out");
  await page.goto("/account");
  await hydrated(page, "account-log-out");
  await press(page, "Keluar");
  await other.waitForURL("**/auth/login");
  await expect(other.getByRole("status").filter({ hasText: "Sesi Anda sudah berakhir" })).toBeVisible();
  await page.waitForURL((url) => url.pathname === "/");

  await customer(page, say, "ended.second");
  await toCheckout(page, say, "big-legal-starter");
  await expect(page.locator("#buyer-name")).toHaveValue("PT Rempah Timur");
  await expect(page.locator("#buyer-address")).toHaveValue("");
  await expect(page.locator("#buyer-npwp")).toHaveValue("");
  await page.context().close();
});
