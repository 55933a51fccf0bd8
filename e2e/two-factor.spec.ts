import { oneTimeCode } from "./support/one-time-code.ts";
import { customer, hydrated, password } from "./support/people.ts";
import { expect, type Page, refusal, test } from "./test.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const focused = (page: Page) => page.locator(":focus");

/** Somebody with the second step on, at its recovery codes. */
async function withSecondStep(page: Page, called: string) {
  const name = await customer(page, { prefix: "/en" }, called);
  await page.goto("/en/account/security");
  await page.locator("#two-factor-on-password").fill(password);
  await press(page, "Turn on");
  await expect(page.getByRole("heading", { name: "Connect your authenticator app" })).toBeFocused();
  const secret = await page.locator("[data-island=account-security] code").textContent();
  // Six digits are sent as soon as they are there.
  await page.locator("#scan-code").fill(oneTimeCode(secret!));
  await expect(page.getByRole("heading", { name: "Keep your recovery codes" })).toBeFocused();
  return name;
}

test("turning the second step on, keeping its codes and turning it off never lose the focus, and say what happened", async ({
  page,
  allowErrors,
}) => {
  allowErrors(refusal(400, "/auth/two-factor/.*"), refusal(401, "/auth/two-factor/.*"));
  await page.addInitScript(() => {
    let open = true;
    Object.assign(window, { closeClipboard: () => (open = false) });
    // The blank page between two others has no clipboard.
    if (!navigator.clipboard) return;
    navigator.clipboard.writeText = () => (open ? Promise.resolve() : Promise.reject(new Error("refused")));
  });
  await withSecondStep(page, "second.steps");
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
  await press(page, "I have kept them");
  await expect(focused(page)).toHaveText("Two-step verification");

  // The password is asked for in one place at a time.
  await press(page, "Make new recovery codes");
  await expect(page.locator("#two-factor-codes-password")).toBeFocused();
  await expect(page.locator("#two-factor-off-password")).toHaveCount(0);
  await page.locator("#two-factor-codes-password").fill(password);
  await press(page, "Make new recovery codes");
  await expect(page.getByRole("heading", { name: "Keep your recovery codes" })).toBeFocused();
  await press(page, "I have kept them");
  await press(page, "Turn off");
  await page.locator("#two-factor-off-password").fill(password);
  await press(page, "Turn off");
  await expect(page.locator("#two-factor-on-password")).toBeVisible();
  await expect(focused(page)).toHaveText("Two-step verification");
});

test("too many wrong codes are told as such, for as long as it takes to read, and lead back to the login", async ({
  page,
  allowErrors,
}) => {
  allowErrors(refusal(400, "/auth/two-factor/.*"), refusal(401, "/auth/two-factor/.*"));
  test.setTimeout(120_000);
  const name = await withSecondStep(page, "wrong.codes");
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/en/auth/login");
  await hydrated(page, "login");
  const identifier = page.locator("#login-identifier");
  async function firstStep() {
    await identifier.fill(name);
    await page.locator("#login-password").fill(password);
    await page.locator("form").getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.locator("#second-code")).toBeFocused();
  }
  await firstStep();
  await press(page, "Back");
  await expect(identifier).toBeFocused();

  await firstStep();
  // A reload and the other language stay at the code.
  await page.reload();
  await expect(page.locator("#second-code")).toBeVisible();
  await page.goto("/auth/login");
  await expect(page.locator("#second-code")).toBeVisible();
  await page.goto("/en/auth/login");
  await hydrated(page, "login");
  await expect(page.locator("#second-code")).toBeVisible();
  const over = page.getByRole("heading", { name: "Please log in once more" });
  for (let tries = 0; tries < 9 && !(await over.isVisible()); tries++) {
    const answered = page.waitForResponse(/verify-totp/);
    await page.locator("#second-code").fill("000000");
    await answered;
    await expect(over.or(page.getByRole("alert"))).toBeVisible();
  }
  await expect(over).toBeFocused();
  await expect(page.getByText("Too many wrong codes were entered")).toBeVisible();
  await page.waitForTimeout(5000);
  await expect(over).toBeVisible();
  await press(page, "Log in again");
  await expect(identifier).toBeFocused();
});
