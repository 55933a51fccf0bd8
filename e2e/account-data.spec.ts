import { waitForMails } from "./support/mailbox.ts";
import { fillLogin, fillRegistration, hydrated, linkIn, password, uniqueUsername } from "./support/people.ts";
import { expect, type Page, refusal, test } from "./test.ts";

async function registerByForm(page: Page, name: string) {
  await page.goto("/en/auth/register");
  await fillRegistration(page, { create: "Create account" }, name);
}

test("a person downloads all data of the account, changes a consent, and requests and cancels the deletion of the account", async ({
  page,
  allowErrors,
}) => {
  allowErrors(refusal(400, "/account"), refusal(401, "/(account|auth/token)"));
  const name = uniqueUsername("leaving.person");
  await registerByForm(page, name);
  await page.goto("/en/account/privacy");
  await hydrated(page, "account-privacy");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^bigsuite-data-\d{4}-\d\d-\d\d\.json$/);
  const text = (await (await file.createReadStream()).toArray()).join("");
  expect(text).toContain(`\n  "account": {\n    "id":`);
  const marketing = page.locator("#consent-marketing");
  await page.getByText("Consent history").click();
  await expect(page.getByText("Newsletter consent not given")).toBeVisible();
  await marketing.check();
  await expect(page.getByText("Newsletter consent given")).toBeVisible();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("You have no active package.")).toBeVisible();
  await expect(page.locator("#remove-password")).toBeFocused();
  await page.locator("#remove-password").fill("not my password");
  await page.getByRole("button", { name: "Delete account", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(
    "I understand that all of this is deleted after seven days: Required",
  );
  await page.locator("#remove-understood").check();
  await page.getByRole("button", { name: "Delete account", exact: true }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await page.locator("#remove-password").fill(password);
  await page.getByRole("button", { name: "Delete account", exact: true }).click();
  await expect(page.getByRole("status").and(page.locator(":focus"))).toContainText("We have your request");

  // Every page of the account shows the notice, also after a new login, and one click cancels the deletion.
  await page.goto("/en/account");
  const notice = page.getByRole("region", { name: "This account will be deleted" });
  await expect(notice).toBeVisible();
  // The account has the quiet frame; every other page has the menu.
  await page.goto("/en/about-us");
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText("Siti Rahma").last()).toBeVisible();
  await page.locator("[data-log-out]").click();
  await page.waitForURL("**/en");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("Rahma");
  await page.goto("/en/auth/login");
  await hydrated(page, "login");
  await fillLogin(page, name);
  await page.locator("form").getByRole("button", { name: "Log in", exact: true }).click();
  // After a login from the home page the account opens.
  await page.waitForURL("**/en/account");
  await notice.getByRole("button", { name: "Cancel the deletion" }).click();
  await expect(page.getByText("The deletion was cancelled. Your account stays.")).toBeFocused();

  // Requested again, and cancelled by the link in the mail, without a login.
  await page.goto("/en/account/privacy");
  await hydrated(page, "account-privacy");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.locator("#remove-password").fill(password);
  await page.locator("#remove-understood").check();
  await page.getByRole("button", { name: "Delete account", exact: true }).click();
  await expect(notice).toBeVisible();
  const mails = async () =>
    (await waitForMails(`${name}@example.id`)).filter(({ text }) => text?.includes("keep-account#"));
  await expect.poll(async () => (await mails()).length).toBe(2);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(linkIn((await mails()).at(-1)!.text));
  await page.getByRole("button", { name: "Cancel the deletion" }).click();
  await expect(page.getByRole("heading", { name: "Your account stays" })).toBeFocused();
});

test("an unsaved profile change survives a switch of language, a change of address can be cancelled, and the login page offers to continue", async ({
  page,
}) => {
  const name = uniqueUsername("profile.person");
  await registerByForm(page, name);
  await page.goto("/en/account/profile");
  await page.locator("#profile-first_name").fill("Suharto");
  await page
    .getByRole("link", { name: /Bahasa Indonesia/ })
    .first()
    .click();
  await page.waitForURL(/\/account\/profile$/);
  await expect(page.locator("#profile-first_name")).toHaveValue("Suharto");
  await page.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(page.getByText("Perubahan tersimpan.")).toBeVisible();
  // The copy in storage, which the header uses, is updated at once.
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("root")!).state.user.userData);
  expect(stored).toMatchObject({ first_name: "Suharto", last_name: "" });

  await page.locator("#email-email").fill(`${name}.new@example.id`);
  await page.locator("#email-password").fill(password);
  await page.getByRole("button", { name: "Ganti alamat" }).click();
  await expect(page.getByText(`Menunggu konfirmasi: ${name}.new@example.id`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Menunggu konfirmasi: ${name}.new@example.id`)).toBeVisible();
  await page.getByRole("button", { name: "Batalkan penggantian" }).click();
  await expect(page.getByText("Penggantian alamat dibatalkan.")).toBeVisible();

  await page.goto("/auth/login");
  await expect(page.getByText(`Anda masuk sebagai Suharto (${name}@example.id).`)).toBeVisible();
  await page.getByRole("link", { name: "Lanjutkan" }).click();
  await page.waitForURL(/\/account\/profile$/);
});
