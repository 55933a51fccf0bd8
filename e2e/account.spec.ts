import { waitForMails } from "./support/mailbox.ts";
import { oneTimeCode } from "./support/one-time-code.ts";
import {
  fillLogin,
  fillRegistration,
  password as firstPassword,
  hydrated,
  linkIn,
  uniqueUsername,
} from "./support/people.ts";
import { recordOutput } from "./support/recorded-output.ts";
import { variantsOf } from "./support/variants.ts";
import { type Browser, expect, type Page, refusal, test } from "./test.ts";

const newPassword = "sepeda kuning di pasar";

const labelsByLocale = {
  id: {
    prefix: "",
    create: "Buat akun",
    logIn: "Masuk",
    logOut: "Keluar",
    turnOn: "Nyalakan",
    end: "Keluarkan",
  },
  en: {
    prefix: "/en",
    create: "Create account",
    logIn: "Log in",
    logOut: "Log out",
    turnOn: "Turn on",
    end: "Log out",
  },
};
type Labels = (typeof labelsByLocale)["id"];

async function register(page: Page, labels: Labels, name: string) {
  await page.goto(`${labels.prefix}/auth/register`);
  await fillRegistration(page, labels, name);
}

async function logIn(page: Page, { prefix, logIn }: Labels, identifier: string, password: string) {
  await page.goto(`${prefix}/auth/login`);
  await hydrated(page, "login");
  await fillLogin(page, identifier, password);
  await page.locator("form").getByRole("button", { name: logIn, exact: true }).click();
}

async function newPage(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport });
  return context.newPage();
}

for (const [language, viewport] of variantsOf("account", [
  ["id", { width: 360, height: 780 }],
  ["en", { width: 1280, height: 800 }],
] as const)) {
  test(`an account works from registration to a revoked device (${language}, ${viewport.width} px)`, async ({
    browser,
    allowErrors,
  }) => {
    allowErrors(refusal(401, "/(account|auth/(token|passkey/list-user-passkeys))"), refusal(403, "/account"));
    const labels = labelsByLocale[language];
    const name = uniqueUsername(`siti.${language}`);
    const email = `${name}@example.id`;
    const page = await newPage(browser, viewport);
    const outputOfFirst = recordOutput(page);

    await register(page, labels, name);
    const [verify] = await waitForMails(email);
    expect(verify!.html).toContain(`lang="${language}"`);
    await page.goto("about:blank");
    await page.goto(linkIn(verify!.text));
    await hydrated(page, "verify-email");
    await expect(
      page.locator("[data-island=verify-email] svg + *, [data-island=verify-email] h2").last(),
    ).toBeVisible();
    await waitForMails(email, 2);
    expect(page.url()).not.toContain("#");

    await page.goto(`${labels.prefix}/account/profile`);
    await expect(page.locator("#profile-first_name")).toHaveValue("Siti Rahma");
    await page.locator("[data-island=account-log-out] button").click();
    await page.waitForURL(`**${labels.prefix || "/"}`);

    // A login by username returns to the requested page.
    await page.goto(`${labels.prefix}/account/security`);
    await expect(page).toHaveURL(/\/auth\/login$/);
    await hydrated(page, "login");
    await fillLogin(page, name, firstPassword);
    await page.locator("form").getByRole("button", { name: labels.logIn, exact: true }).click();
    await page.waitForURL("**/account/security");

    // A password reset on another device ends the session of the first device.
    const other = await newPage(browser, viewport);
    const outputOfOther = recordOutput(other);
    await other.goto(`${labels.prefix}/auth/forgot-password`);
    await hydrated(other, "forgot-password");
    await other.locator("#forgot-email").fill(email);
    await other.locator("form button[type=submit]").first().click();
    const reset = (await waitForMails(email, 3)).find((mail) => mail.text?.includes("/auth/reset-password#"));
    await other.goto(linkIn(reset!.text));
    await hydrated(other, "reset-password");
    await other.locator("#reset-password").fill(newPassword);
    await other.locator("[data-island=reset-password] button[type=submit]").click();
    await expect(other.locator("[data-island=reset-password] h2")).toBeFocused();
    await page.goto(`${labels.prefix}/account/profile`);
    await expect(page).toHaveURL(/\/auth\/login$/);

    // Two-step verification is turned on, then required.
    await logIn(other, labels, email, newPassword);
    await other.waitForURL((url) => !url.pathname.includes("/auth/"));
    await other.goto(`${labels.prefix}/account/security`);
    await other.locator("#two-factor-on-password").fill(newPassword);
    await other.getByRole("button", { name: labels.turnOn, exact: true }).click();
    const secret = await other.locator("[data-island=account-security] code").textContent();
    await other.locator("#scan-code").fill(oneTimeCode(secret!));
    await expect(other.locator("[data-island=account-security] ul.font-mono li")).toHaveCount(10);

    await logIn(page, labels, name, newPassword);
    // Each code is accepted once, so this is the next one.
    await page.locator("#second-code").fill(oneTimeCode(secret!, Date.now() + 30_000));
    await page.waitForURL((url) => !url.pathname.includes("/auth/"));

    // The session of the other device is ended, and its next request is refused.
    await page.goto(`${labels.prefix}/account/security`);
    const sessions = page.locator("[data-island=account-security] li");
    await sessions.getByRole("button", { name: labels.end, exact: true }).click();
    await expect(sessions.getByRole("button", { name: labels.end, exact: true })).toHaveCount(0);
    const refused = other.waitForResponse((response) => response.url().endsWith("/api/account"));
    await other.goto(`${labels.prefix}/account/profile`);
    expect((await refused).status()).toBe(403);
    await expect(other).toHaveURL(/\/auth\/login$/);
    expect(await other.evaluate(() => localStorage.getItem("token"))).toBeNull();

    // The output and storage of both devices contain no secret, and no mail contains a password.
    const output = (await outputOfFirst()) + (await outputOfOther());
    const mailed = JSON.stringify(await waitForMails(email));
    for (const password of [firstPassword, newPassword]) {
      expect(output).not.toContain(password);
      expect(mailed).not.toContain(password);
    }
    for (const link of [verify, reset]) expect(output).not.toContain(linkIn(link!.text).split("#")[1]);
    expect(output).not.toContain(secret);
    for (const openPage of [page, other]) await openPage.context().close();
  });
}

test("a refused login shows the same message for an unknown username and an unknown address, and the name stays filled in", async ({
  page,
  allowErrors,
}) => {
  allowErrors(refusal(401, "/auth/sign-in/(username|email)"));
  await page.goto("/en/auth/login");
  await hydrated(page, "login");
  await page.locator("#login-identifier").fill("nobody.at.all");
  await page.locator("#login-identifier").press("Enter");
  // The name of the toggle changes, so it needs no aria-pressed.
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.locator("#login-password")).toHaveAttribute("type", "text");
  await expect(page.getByRole("button", { name: "Hide", exact: true })).not.toHaveAttribute("aria-pressed");
  const messages: (string | null)[] = [];
  for (const name of ["nobody.at.all", "nobody@example.id"]) {
    await fillLogin(page, name, "wrong password");
    await page.locator("form").getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    messages.push(await page.getByRole("alert").textContent());
    await expect(page.locator("#login-identifier")).toHaveValue(name);
  }
  expect(messages[0]).toContain("does not match");
  expect(messages[1]).toBe(messages[0]);
});
