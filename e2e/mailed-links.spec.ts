import { findViolations } from "./support/axe.ts";
import { waitForMails } from "./support/mailbox.ts";
import { fillRegistration, hydrated, linkIn, password, uniqueUsername } from "./support/people.ts";
import { expect, refusal, test } from "./test.ts";

const labels = { create: "Buat akun" };

test("a verification link works in the tab that waits for it, and opening it again does no harm", async ({
  page,
  allowErrors,
}) => {
  // A browser cannot load the picture that is attached to the mail.
  allowErrors(refusal(400, "/auth/verify-email"), /cid:mark@/);
  await page.goto("/auth/register");
  const name = uniqueUsername("link.tab");
  await fillRegistration(page, labels, name);
  await page.goto("/auth/verify-email");
  await hydrated(page, "verify-email");
  await expect(page.getByRole("link", { name: "Ubah alamat surel" })).toBeVisible();
  const [mail] = await waitForMails(`${name}@example.id`);
  // The address differs only after the #, so the page is not loaded again.
  await page.goto(linkIn(mail!.text));
  await expect(page.getByRole("heading", { name: "Surel Anda terverifikasi" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Kirim kode baru" })).toHaveCount(0);
  await page.goto(linkIn(mail!.text));
  await expect(page.getByText("sudah terverifikasi, jadi tautan ini tidak diperlukan lagi")).toBeVisible();
  // The mail itself on a narrow phone.
  const reader = await page.context().newPage();
  await reader.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ["light", "dark"] as const) {
    await reader.emulateMedia({ colorScheme });
    await reader.setContent(mail!.html!);
    expect(await reader.evaluate("document.documentElement.scrollWidth")).toBe(320);
    expect(await findViolations(reader, { atLeast: "serious" })).toEqual([]);
  }
  await expect(reader.getByText("PT Suite Data Nusantara")).toContainText("Jakarta Selatan");
});

test("the form for a forgotten password contains the address entered at the login, and an expired link is reported at once", async ({
  page,
  allowErrors,
}) => {
  allowErrors(refusal(400, "/auth/check-reset-link"));
  await page.goto("/auth/login");
  await hydrated(page, "login");
  await page.locator("#login-identifier").fill("lupa@example.id");
  await page.locator("#login-identifier").press("Enter");
  await page.getByRole("link", { name: "Lupa kata sandi?" }).click();
  await expect(page.locator("#forgot-email")).toHaveValue("lupa@example.id");
  // An expired link is reported before a new password is entered.
  await page.goto(`/auth/reset-password#${"a".repeat(43)}`);
  await expect(page.getByRole("heading", { name: "Tautan ini sudah kedaluwarsa" })).toBeVisible();
});

test("a link opened on another device requires the account's password, also after a reload", async ({
  page,
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(409, "/auth/verify-email"), refusal(400, "/auth/verify-email"));
  await page.goto("/auth/register");
  const name = uniqueUsername("link.elsewhere");
  await fillRegistration(page, labels, name);
  const [mail] = await waitForMails(`${name}@example.id`);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(linkIn(mail!.text));
  await expect(other.getByRole("heading", { name: "Tulis kata sandi akun Anda" })).toBeFocused();
  await other.reload();
  await hydrated(other, "verify-email");
  await other.locator("#verify-password").fill("bukan kata sandinya");
  await other.getByRole("button", { name: "Verifikasi surel" }).click();
  await expect(other.getByRole("alert")).toContainText("Kata sandi salah");
  await other.locator("#verify-password").fill(password);
  await other.getByRole("button", { name: "Verifikasi surel" }).click();
  await expect(other.getByRole("heading", { name: "Kembali ke perangkat Anda yang lain" })).toBeFocused();
  expect(await other.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("auth.verify");
  // Opened once more, without a login.
  await other.goto("about:blank");
  await other.goto(linkIn(mail!.text));
  await expect(other.getByText("Tautan ini sudah pernah dibuka dan tidak diperlukan lagi.")).toBeVisible();
  await elsewhere.close();
});

test("a password reset link survives a reload and a switch of language until it is used", async ({ page }) => {
  await page.goto("/auth/register");
  const name = uniqueUsername("link.reset");
  await fillRegistration(page, labels, name);
  await page.goto("/auth/forgot-password");
  await hydrated(page, "forgot-password");
  await page.locator("#forgot-email").fill(`${name}@example.id`);
  await page.getByRole("button", { name: "Kirim tautan" }).click();
  const sent = async () =>
    (await waitForMails(`${name}@example.id`)).find((mail) => mail.text?.includes("/auth/reset-password#"));
  await expect.poll(async () => (await sent()) !== undefined).toBe(true);
  await page.goto(linkIn((await sent())!.text));
  // The server's form is visible before the island has read the token.
  await hydrated(page, "reset-password");
  await page.reload();
  await page.goto("/en/auth/reset-password");
  await hydrated(page, "reset-password");
  // The username field helps password managers.
  await expect(page.locator("#reset-account")).toHaveValue(`${name}@example.id`);
  await page.locator("#reset-password").fill("sepeda kuning di pasar");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByRole("heading", { name: "Your password has been changed" })).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("auth.reset");
  await page.reload();
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
});

test("the registration asks for three fields, names all errors in their order, and keeps what was typed but the password", async ({
  page,
}) => {
  await page.goto("/auth/register");
  await hydrated(page, "register");
  expect(await page.locator("form:has(#register-email) input:not([type=checkbox])").count()).toBe(3);
  const create = page.getByRole("button", { name: labels.create, exact: true });
  await create.click();
  const summaryLinks = () =>
    page
      .getByRole("alert")
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await expect(page.getByRole("alert")).toBeFocused();
  expect(await summaryLinks()).toEqual(["first_name", "email", "password"].map((name) => `#register-${name}`));
  const values = { first_name: "Suharto", email: "s@example.id" };
  for (const [name, value] of Object.entries(values)) await page.locator(`#register-${name}`).fill(value);
  // What is easily guessed is shown by the password meter, and refused.
  await page.locator("#register-password").fill("password1");
  await expect(page.getByRole("status").filter({ hasText: "Mudah ditebak" })).toBeVisible();
  await create.click();
  await expect.poll(summaryLinks).toEqual(["#register-password"]);
  await page.reload();
  await hydrated(page, "register");
  await expect(page.locator("#register-email")).toHaveValue("s@example.id");
  await expect(page.locator("#register-password")).toHaveValue("");
});
