import { readFileSync } from "node:fs";
import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { waitForMails } from "../support/mailbox.ts";
import { oneTimeCode } from "../support/one-time-code.ts";
import { fillLogin, hydrated, linkIn, password, uniqueUsername } from "../support/people.ts";
import { variantsOf } from "../support/variants.ts";
import { expect, type Page, refusal } from "../test.ts";

const wordsOf = (locale: string, set: string) => JSON.parse(readFileSync(`content/${locale}/${set}.json`, "utf8"));

for (const locale of variantsOf("invited staff", ["id", "en"] as const)) {
  const words = wordsOf(locale, "admin-staff");
  const shell = wordsOf(locale, "admin");
  const auth = wordsOf(locale, "auth");
  const audit = wordsOf(locale, "admin-audit");
  const prefix = locale === "en" ? "/en" : "";
  const person = locale === "en" ? "Rahel Siregar" : "Nadia Putri";
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const inNavigation = (page: Page, name: string) =>
    page.getByRole("navigation").getByRole("link", { name: shell.navigation.screens[name], exact: true });

  test(`somebody is invited by mail, joins, gets another role, and is thrown out (${locale})`, async ({
    browser,
    allowErrors,
    audited,
  }) => {
    allowErrors(refusal(401, "/.*"), refusal(403, "/.*"), refusal(404, "/admin/.*"), refusal(400, "/auth/.*"));
    allowErrors(refusal(409, "/admin/.*"));
    // First in the list, which shows as many rows as fit.
    const name = uniqueUsername(`a.newcomer.${locale}`);
    const email = `${name}@example.id`;
    const admin = await staff(browser, "admin", { name: `chief.${locale}`, locale });

    await test.step("an administrator invites", async () => {
      await openScreen(admin.page, "/staff");
      await button(admin.page, words.invite.action).click();
      const dialog = admin.page.getByRole("dialog");
      await dialog.getByLabel(words.invite.email).fill(email);
      await dialog.getByLabel(words.invite.role).selectOption("viewer");
      await dialog.getByLabel(words.invite.language).selectOption(locale);
      await button(admin.page, words.invite.submit).click();
      await expect(admin.page.getByText(email).first()).toBeVisible();
    });

    const context = await browser.newContext({ locale: locale === "id" ? "id-ID" : "en-GB" });
    const page = await context.newPage();
    await test.step("the invited person chooses a password and logs in", async () => {
      const [mail] = await waitForMails(email);
      expect(mail!.text).toContain(words.roles.viewer);
      await page.goto(linkIn(mail!.text));
      await hydrated(page, "staff-invitation");
      await page.locator("#join-name").fill(person);
      await page.locator("#join-password").fill(password);
      await button(page, auth.invitation.submit).click();
      await expect(page.getByRole("heading", { name: auth.invitation.doneTitle })).toBeFocused();
      await page.locator("[data-island=staff-invitation] a.btn").click();
      await hydrated(page, "login");
      await fillLogin(page, email);
      await page.locator("#login-password").press("Enter");
      await page.waitForURL("**/admin");
    });

    await test.step("nothing opens before the second factor is set up", async () => {
      await expect(page.getByRole("heading", { name: shell.session.missing.title })).toBeVisible();
      await page.goto(`${prefix}/account/security`);
      await page.locator("#two-factor-on-password").fill(password);
      await page.locator("form:has(#two-factor-on-password) button[type=submit]").click();
      const secret = await page.locator("[data-island=account-security] code").textContent();
      await page.locator("#scan-code").fill(oneTimeCode(secret!));
      await expect(page.locator("[data-island=account-security] ul.font-mono li").first()).toBeVisible();
    });

    await test.step("a viewer sees neither staff nor the audit log", async () => {
      await page.goto("/admin");
      await expect(page.getByRole("navigation", { name: shell.navigation.label })).toBeVisible();
      await expect(inNavigation(page, "staff")).toHaveCount(0);
      await expect(inNavigation(page, "audit")).toHaveCount(0);
      await page.goto("/admin/staff");
      await expect(page.getByRole("heading", { name: shell.failure.missing.title })).toBeVisible();
    });

    await test.step("a new role counts at once", async () => {
      await openScreen(admin.page, "/staff");
      await admin.page.getByRole("link", { name: person }).click();
      await expect(admin.page.getByRole("heading", { level: 1, name: person })).toBeVisible();
      await button(admin.page, words.role.action).click();
      const dialog = admin.page.getByRole("dialog");
      await dialog.getByLabel(words.role.role).selectOption("admin");
      await dialog.getByLabel(words.role.reason).fill("Deputy");
      await dialog.getByRole("button", { name: words.role.submit }).click();
      await expect(dialog).toHaveCount(0);
      await page.goto("/admin/staff");
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      // Nobody changes their own access.
      await page.getByRole("link", { name: person }).click();
      await expect(page.getByText(words.member.self)).toBeVisible();
      await expect(button(page, words.role.action)).toHaveCount(0);
    });

    await test.step("a suspended person is thrown out and cannot log in", async () => {
      await button(admin.page, words.suspend.action).click();
      const dialog = admin.page.getByRole("dialog");
      await dialog.getByRole("button", { name: words.suspend.submit }).click();
      await expect(dialog).toHaveCount(0);
      await expect(admin.page.getByText(words.states.suspended).first()).toBeVisible();
      await page.goto("/admin/staff");
      await page.waitForURL(/\/auth\/staff-login/);
      await hydrated(page, "login");
      await fillLogin(page, email);
      await page.locator("#login-password").press("Enter");
      const refused = wordsOf(locale, "problems").problems.account_suspended;
      await expect(page.getByText(refused).first()).toBeVisible();
    });

    await test.step("the audit log shows who did it", async () => {
      await openScreen(admin.page, "/audit");
      // The journey in the other language runs at the same time.
      const changed = admin.page.getByRole("row").filter({ hasText: audit.actions["staff.role_changed"] });
      const row = changed.filter({ hasText: admin.name });
      await row.click();
      const dialog = admin.page.getByRole("dialog");
      await expect(dialog.getByRole("row", { name: new RegExp(`${audit.fields.role}.*viewer.*admin`) })).toBeVisible();
      await expect(dialog.getByText("Deputy")).toBeVisible();
      expect(await audited(admin)).toEqual(["staff.invited", "staff.role_changed", "staff.suspended"]);
    });
    await context.close();
    await admin.page.context().close();
  });
}
