import { oneTimeCode } from "./support/one-time-code.ts";
import { createCustomer, fillLogin, hydrated, password } from "./support/people.ts";
import { expect, type Page, refusal, test } from "./test.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const focusedElement = (page: Page) => page.locator(":focus");

/** Creates a customer, turns the second step on up to its recovery codes, and returns the username. */
async function createCustomerWithSecondStep(page: Page, baseName: string) {
  const name = await createCustomer(page, { prefix: "/en" }, baseName);
  await page.goto("/en/account/security");
  await page.locator("#two-factor-on-password").fill(password);
  await press(page, "Turn on");
  await expect(page.getByRole("heading", { name: "Connect your authenticator app" })).toBeFocused();
  const secret = await page.locator("[data-island=account-security] code").textContent();
  // Six digits are sent as soon as they are entered.
  await page.locator("#scan-code").fill(oneTimeCode(secret!));
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeFocused();
  return name;
}

test("turning the second step on, saving its codes and turning it off show the result and never lose the focus", async ({
  page,
  allowErrors,
}) => {
  allowErrors(refusal(400, "/auth/two-factor/.*"), refusal(401, "/auth/two-factor/.*"));
  await page.addInitScript(() => {
    let isOpen = true;
    Object.assign(window, { closeClipboard: () => (isOpen = false) });
    // The blank page between two pages has no clipboard.
    if (!navigator.clipboard) return;
    document.execCommand = () => false;
    navigator.clipboard.writeText = () => (isOpen ? Promise.resolve() : Promise.reject(new Error("refused")));
  });
  await createCustomerWithSecondStep(page, "second.steps");
  const download = page.waitForEvent("download");
  await press(page, "Download as text");
  const file = await (await download).createReadStream();
  const text = (await file.toArray()).join("");
  const codes = await page.locator("[data-island=account-security] ul.font-mono li").allTextContents();
  for (const code of codes) expect(text).toContain(code);
  expect(codes.join("")).not.toMatch(/[ilo01]/i);
  await press(page, "Copy codes");
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  await page.evaluate("closeClipboard()");
  await press(page, "Copy codes");
  await expect(page.getByRole("status").filter({ hasText: "refused to copy" })).toBeVisible();
  const selected = await page.evaluate(() => String(getSelection()).trim().split("\n").length);
  expect(selected).toBe(10);
  await press(page, "I have saved them");
  await expect(focusedElement(page)).toHaveText("Two-step verification");

  // Only one password field is shown at a time.
  await press(page, "Create new recovery codes");
  await expect(page.locator("#two-factor-codes-password")).toBeFocused();
  await expect(page.locator("#two-factor-off-password")).toHaveCount(0);
  await page.locator("#two-factor-codes-password").fill(password);
  await press(page, "Create new recovery codes");
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeFocused();
  await press(page, "I have saved them");
  await press(page, "Turn off");
  await page.locator("#two-factor-off-password").fill(password);
  await press(page, "Turn off");
  await expect(page.locator("#two-factor-on-password")).toBeVisible();
  await expect(focusedElement(page)).toHaveText("Two-step verification");
});

test("a change of address asks for the second step over the form, and a recovery code works in the field of the app's", async ({
  page,
  allowErrors,
}) => {
  allowErrors(refusal(409, "/account/email"), refusal(400, "/auth/confirm-factor"));
  const name = await createCustomerWithSecondStep(page, "fresh.factor");
  const codes = await page.locator("[data-island=account-security] ul.font-mono li").allTextContents();
  await page.goto("/en/account/profile");
  // As it is six minutes after the code was given.
  const asked = {
    status: 409,
    contentType: "application/problem+json",
    body: JSON.stringify({ code: "second_factor_required", needs: ["factor"], methods: ["code", "recovery_code"] }),
  };
  await page.route("**/api/account/email", (route) => route.fulfill(asked), { times: 2 });
  const address = page.locator("#email-email");
  await address.fill(`${name}.new@example.id`);
  await page.locator("#email-password").fill(password);
  await press(page, "Change address");
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(dialog.locator("#confirm-code")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("alert")).toContainText("Enter a code");
  await expect(address).toHaveValue(`${name}.new@example.id`);

  await press(page, "Change address");
  await dialog.locator("#confirm-code").fill("000000");
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(dialog.locator("#confirm-code")).toHaveAttribute("aria-invalid", "true");
  await dialog.locator("#confirm-code").fill(codes[0]!);
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText(`We sent a link to ${name}.new@example.id`)).toBeVisible();

  await page.locator("[data-island=account-log-out] button").click();
  await page.waitForURL("**/en");
  await page.goto("/en/auth/login");
  await hydrated(page, "login");
  await fillLogin(page, name);
  await page.locator("form").getByRole("button", { name: "Log in", exact: true }).click();
  await page.locator("#second-code").fill(codes[1]!);
  await page.locator("#second-code").press("Enter");
  await page.waitForURL((url) => !url.pathname.includes("/auth/"));
});

test("too many wrong codes show a message that stays visible and leads back to the login", async ({
  page,
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(400, "/auth/two-factor/.*"), refusal(401, "/auth/two-factor/.*"));
  // In a browser of its own: a response on its way would log this one in again after its cookies are cleared.
  const firstBrowser = await (await browser.newContext()).newPage();
  const name = await createCustomerWithSecondStep(firstBrowser, "wrong.codes");
  await page.clock.install();
  await page.goto("/en/auth/login");
  await hydrated(page, "login");
  const identifier = page.locator("#login-identifier");
  async function firstStep() {
    await fillLogin(page, name);
    await page.locator("form").getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.locator("#second-code")).toBeFocused();
  }
  await firstStep();
  await press(page, "Back");
  await expect(identifier).toBeFocused();

  await firstStep();
  // A reload and the other language still show the code field.
  await page.reload();
  await expect(page.locator("#second-code")).toBeVisible();
  await page.goto("/auth/login");
  await expect(page.locator("#second-code")).toBeVisible();
  await page.goto("/en/auth/login");
  await hydrated(page, "login");
  await expect(page.locator("#second-code")).toBeVisible();
  const attemptsEnded = page.getByRole("heading", { name: "Please log in again" });
  for (let attempt = 0; attempt < 9 && !(await attemptsEnded.isVisible()); attempt++) {
    const responded = page.waitForResponse(/verify-totp/);
    await page.locator("#second-code").fill("000000");
    await responded;
    await expect(attemptsEnded.or(page.getByRole("alert"))).toBeVisible();
  }
  await expect(attemptsEnded).toBeFocused();
  await expect(page.getByText("Too many wrong codes were entered")).toBeVisible();
  await page.clock.runFor(5000);
  await expect(attemptsEnded).toBeVisible();
  await press(page, "Log in again");
  await expect(identifier).toBeFocused();
});
