import { waitForMails } from "./support/mailbox.ts";
import { oneTimeCode } from "./support/one-time-code.ts";
import { fillRegistration, password as first, hydrated, linkIn, person } from "./support/people.ts";
import { recordOutput } from "./support/recorded-output.ts";
import { type Browser, expect, type Page, refusal, test } from "./test.ts";

const second = "sepeda kuning di pasar";

const words = {
  id: {
    prefix: "",
    next: "Lanjutkan",
    create: "Buat akun",
    logIn: "Masuk",
    logOut: "Keluar",
    turnOn: "Nyalakan",
    end: "Keluarkan",
  },
  en: {
    prefix: "/en",
    next: "Continue",
    create: "Create account",
    logIn: "Log in",
    logOut: "Log out",
    turnOn: "Turn on",
    end: "Log out",
  },
};
type Words = (typeof words)["id"];

async function register(page: Page, say: Words, name: string) {
  await page.goto(`${say.prefix}/auth/register`);
  await fillRegistration(page, say, name);
}

async function logIn(page: Page, { prefix, logIn }: Words, identifier: string, password: string) {
  await page.goto(`${prefix}/auth/login`);
  await hydrated(page, "login");
  await page.locator("#login-identifier").fill(identifier);
  await page.locator("#login-password").fill(password);
  await page.locator("form").getByRole("button", { name: logIn, exact: true }).click();
}

async function newPage(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport });
  return context.newPage();
}

for (const language of ["id", "en"] as const) {
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 1280, height: 800 },
  ]) {
    test(`from registration to a revoked device (${language}, ${viewport.width} px)`, async ({
      browser,
      allowErrors,
    }) => {
      test.setTimeout(120_000);
      allowErrors(refusal(401, "/(account|auth/(token|passkey/list-user-passkeys))"), refusal(403, "/account"));
      const say = words[language];
      const name = person(`siti.${language}${viewport.width}`);
      const email = `${name}@example.id`;
      const page = await newPage(browser, viewport);
      const heardOfFirst = recordOutput(page);

      await register(page, say, name);
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

      await page.goto(`${say.prefix}/account`);
      await expect(page.locator("#profile-company")).toHaveValue("PT Rempah Timur");
      await page.locator("[data-island=account-log-out] button").click();
      await page.waitForURL(`**${say.prefix || "/"}`);

      // back to where one came from, by username
      await page.goto(`${say.prefix}/account/security`);
      await expect(page).toHaveURL(/\/auth\/login$/);
      await hydrated(page, "login");
      await page.locator("#login-identifier").fill(name);
      await page.locator("#login-password").fill(first);
      await page.locator("form").getByRole("button", { name: say.logIn, exact: true }).click();
      await page.waitForURL("**/account/security");

      // a forgotten password, set anew from another device: the first one is out at its next request
      const other = await newPage(browser, viewport);
      const heardOfOther = recordOutput(other);
      await other.goto(`${say.prefix}/auth/forgot-password`);
      await hydrated(other, "forgot-password");
      await other.locator("#forgot-email").fill(email);
      await other.locator("form button[type=submit]").first().click();
      const reset = (await waitForMails(email, 3)).find((mail) => mail.text?.includes("/auth/reset-password#"));
      await other.goto(linkIn(reset!.text));
      await hydrated(other, "reset-password");
      await other.locator("#reset-password").fill(second);
      await other.locator("[data-island=reset-password] button[type=submit]").click();
      await expect(other.locator("[data-island=reset-password] h2")).toBeFocused();
      await page.goto(`${say.prefix}/account`);
      await expect(page).toHaveURL(/\/auth\/login$/);

      // two-step verification on, then asked for
      await logIn(other, say, email, second);
      await other.waitForURL((url) => !url.pathname.includes("/auth/"));
      await other.goto(`${say.prefix}/account/security`);
      await other.locator("#two-factor-on-password").fill(second);
      await other.getByRole("button", { name: say.turnOn, exact: true }).click();
      const secret = await other.locator("[data-island=account-security] code").textContent();
      await other.locator("#scan-code").fill(oneTimeCode(secret!));
      await expect(other.locator("[data-island=account-security] ul.font-mono li")).toHaveCount(10);

      await logIn(page, say, name, second);
      // Each code is taken once, so the next one.
      await page.locator("#second-code").fill(oneTimeCode(secret!, Date.now() + 30_000));
      await page.waitForURL((url) => !url.pathname.includes("/auth/"));

      // the other device out, refused at its very next request
      await page.goto(`${say.prefix}/account/security`);
      const sessions = page.locator("[data-island=account-security] li");
      await sessions.getByRole("button", { name: say.end, exact: true }).click();
      await expect(sessions.getByRole("button", { name: say.end, exact: true })).toHaveCount(0);
      const refused = other.waitForResponse((response) => response.url().endsWith("/api/account"));
      await other.goto(`${say.prefix}/account`);
      expect((await refused).status()).toBe(403);
      await expect(other).toHaveURL(/\/auth\/login$/);
      expect(await other.evaluate(() => localStorage.getItem("token"))).toBeNull();

      // Neither device told, kept or sent along what is secret; nor did any letter hold a password.
      const heard = (await heardOfFirst()) + (await heardOfOther());
      const mailed = JSON.stringify(await waitForMails(email));
      for (const password of [first, second]) {
        expect(heard).not.toContain(password);
        expect(mailed).not.toContain(password);
      }
      for (const link of [verify, reset]) expect(heard).not.toContain(linkIn(link!.text).split("#")[1]);
      expect(heard).not.toContain(secret);
      for (const each of [page, other]) await each.context().close();
    });
  }
}

test("says the same of a wrong password and of nobody, and keeps what was typed", async ({ page, allowErrors }) => {
  allowErrors(refusal(401, "/auth/sign-in/(username|email)"));
  await page.goto("/en/auth/login");
  await hydrated(page, "login");
  // The eye tells by its name what a press will do, and says no second thing by being pressed or not.
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.locator("#login-password")).toHaveAttribute("type", "text");
  await expect(page.getByRole("button", { name: "Hide", exact: true })).not.toHaveAttribute("aria-pressed");
  const said: (string | null)[] = [];
  for (const name of ["nobody.at.all", "nobody@example.id"]) {
    await page.locator("#login-identifier").fill(name);
    await page.locator("#login-password").fill("wrong password");
    await page.locator("form").getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    said.push(await page.getByRole("alert").textContent());
    await expect(page.locator("#login-identifier")).toHaveValue(name);
  }
  expect(said[0]).toContain("does not match");
  expect(said[1]).toBe(said[0]);
});
