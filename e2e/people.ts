import { expect, type Page, test } from "./test.ts";

export const password = "becak ungu naik gunung";

export const hydrated = (page: Page, island: string) =>
  page.locator(`[data-island=${island}][data-hydrated]`).waitFor();

/** The link a letter asks to be opened, with its secret. */
export const linkIn = (text: string | undefined) => /https?:\S+#[\w-]+/.exec(text ?? "")![0];

/** A username of this try of the test: a second try must not meet the account of the first. */
export const person = (name: string) => (test.info().retry ? `${name}.${test.info().retry}` : name);

/** Both steps of the registration that is open, up to the page that asks for the letter to be opened. */
export async function fillRegistration(
  page: Page,
  say: { prefix: string; next: string; create: string },
  name: string,
) {
  await hydrated(page, "register");
  await page.locator("#register-first_name").fill("Siti Rahma");
  await page.locator("#register-email").fill(`${name}@example.id`);
  await page.locator("#register-username").fill(name);
  await page.locator("#register-password").fill(password);
  await page.getByRole("button", { name: say.next, exact: true }).click();
  await page.locator("#register-company").fill("PT Rempah Timur");
  await page.locator("#register-job_role").fill("Analis");
  await page.locator("#register-phone_number").fill("0812 3456 7890");
  // The draft is kept, the password is not.
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain("PT Rempah Timur");
  expect(stored).not.toContain(password);
  await page.getByRole("button", { name: say.create, exact: true }).click();
  await page.waitForURL(`**${say.prefix}/auth/verify-email`);
}
