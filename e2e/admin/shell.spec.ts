import { giveFactor, openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { createCustomer } from "../support/people.ts";
import { cutOff, expect, refusal } from "../test.ts";

test("without a login the back office leads to the login of staff, in the language of the browser, and back", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(401, "/.*"), /status of 401/);
  for (const [locale, path, name] of [
    ["id-ID", "/auth/staff-login", "aplikasi kantor"],
    ["en-GB", "/en/auth/staff-login", "back office"],
  ] as const) {
    const page = await (await browser.newContext({ locale })).newPage();
    await page.goto("/admin/leads");
    await page.waitForURL(`**${path}`);
    expect(await page.evaluate(() => sessionStorage.getItem("lastVisited"))).toBe("/admin/leads");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    // Nothing of the shop: no menu, no way to register, no sample of a customer's account.
    await expect(page.locator("[data-palette], [href$='/auth/register'], .account-preview")).toHaveCount(0);
    await expect(
      page.getByRole("link", { name: locale === "id-ID" ? "Masuk ke akun pelanggan" : "Log in to your account" }),
    ).toBeVisible();
  }
});

test("a customer has no access, and staff without a second factor learn what to set up", async ({
  page,
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(404, "/admin/me"), /status of 404 .*\/api\/admin\/me/);
  await createCustomer(page, { prefix: "/en" }, "not.staff");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/akses|no access/);
  expect(await findViolations(page)).toEqual([]);

  const { page: weak } = await staff(browser, "sales", { name: "weak", locale: "en", factor: false });
  await weak.goto("/admin/leads");
  await expect(weak.getByRole("heading", { name: "Secure your account first" })).toBeVisible();
  expect(await findViolations(weak)).toEqual([]);
  await weak.getByRole("link", { name: "Open security settings" }).click();
  await weak.waitForURL("**/en/account/security");
});

test("a wrong code is said at its field, and the right one opens the screen", async ({ browser, allowErrors }) => {
  allowErrors(refusal(400, "/admin/confirm"), /status of 400 .*\/api\/admin\/confirm/);
  const member = await staff(browser, "finance", { name: "factor", locale: "en" });
  const { page } = member;
  // As in a session that has not given it: the server keeps the answer that this one changes.
  let given = false;
  await page.route("**/api/admin/me", async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: given ? data : { ...data, factor: "required" } } });
  });
  page.on("response", (response) => {
    if (response.url().endsWith("/api/admin/confirm")) given = response.ok();
  });
  await page.goto("/admin/orders");
  await expect(page.getByRole("heading", { name: "Confirm that it is you" })).toBeVisible();
  await page.locator("#factor-code").fill("000000");
  await expect(page.getByText("That code is wrong or has expired")).toBeVisible();
  await expect(page.locator("#factor-code")).toHaveAttribute("aria-invalid", "true");
  expect(await findViolations(page)).toEqual([]);
  await giveFactor(member);
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
});

test("the shell works by keyboard alone, in both languages and both themes", async ({ browser }) => {
  const { page } = await staff(browser, "admin", { locale: "en" });
  await openScreen(page, "/today");
  await expect(page).toHaveTitle(/· BigSuite back office$/);
  await expect(page.locator("[data-connection=live]")).toBeVisible();

  await page.keyboard.press("g");
  await page.keyboard.press("l");
  await page.waitForURL("**/admin/leads");
  await expect(page.locator("main h1")).toBeFocused();

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search or go to" })).toBeFocused();
  await page.keyboard.type("staff");
  await expect(page.getByRole("listbox").getByRole("option", { name: "Staff", exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/staff");
  await expect(page.locator("main h1")).toBeFocused();

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Go to Leads");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeHidden();

  await page.getByRole("button", { name: "Bahasa Indonesia" }).click();
  await expect(page.locator("main h1")).toHaveText("Karyawan");
  expect(await page.evaluate("document.documentElement.lang")).toBe("id");
  await page.getByRole("button", { name: "Ganti tema" }).click();
  expect(await page.evaluate("getComputedStyle(document.documentElement).colorScheme")).toBe("dark");
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.locator("main h1")).toHaveText("Karyawan");
  expect(await page.evaluate("getComputedStyle(document.documentElement).colorScheme")).toBe("dark");
});

test("on a phone the navigation is a drawer with what the role may read, and nothing scrolls sideways", async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 };
  const { page } = await staff(browser, "viewer", { viewport });
  await openScreen(page, "/leads");
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
  expect(await findViolations(page)).toEqual([]);
  await expect(page.locator("[data-connection=live]")).toBeVisible();

  await page.getByRole("button", { name: "Buka navigasi" }).click();
  const drawer = page.getByRole("dialog", { name: "Navigasi utama" });
  await expect(drawer.getByRole("link", { name: "Pesanan" })).toBeVisible();
  await expect(drawer.getByRole("link", { name: "Karyawan" })).toHaveCount(0);
  await drawer.getByRole("link", { name: "Pesanan" }).click();
  await page.waitForURL("**/admin/orders");
  await expect(drawer).toBeHidden();

  await page.goto("/admin/staff");
  await expect(page.getByRole("heading", { name: "Tidak ditemukan" })).toBeVisible();
});

test("on a low phone a long list makes nothing above it lower", async ({ browser }) => {
  const { page } = await staff(browser, "admin", { locale: "en", viewport: { width: 390, height: 500 } });
  for (const path of ["/leads", "/orders", "/customers", "/invoices", "/content", "/audit"]) {
    await openScreen(page, path);
    await expect(page.getByRole("grid").first()).toBeVisible();
    const cut = await page.locator(".screen > :not(.table-box)").evaluateAll((parts) =>
      parts
        // A row of actions has room for the outline of its buttons.
        .filter((part) => part.scrollHeight > part.clientHeight + 8)
        .map((part) => `${part.tagName} ${part.className}`),
    );
    expect(cut, path).toEqual([]);
  }
});

test("a lost connection is said, and what changed meanwhile is read when it is back", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(cutOff, /status of 5/);
  const { page } = await staff(browser, "sales", { locale: "en" });
  await openScreen(page, "/leads");
  await expect(page.locator("[data-connection=live]")).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText("Connection lost")).toBeVisible();
  const again = page.waitForRequest(/\/api\/admin\/leads/);
  await page.context().setOffline(false);
  await expect(page.locator("[data-connection=live]")).toBeVisible();
  await again;
  await expect(page.getByText("Connection lost")).toBeHidden();
});
