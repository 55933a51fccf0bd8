import { listenTo } from "./heard-of.ts";
import { waitForMails } from "./mailbox.ts";
import { oneTimeCode } from "./one-time-code.ts";
import { fillRegistration, password as first, hydrated, linkIn, person } from "./people.ts";
import { verify } from "./shop-journey.ts";
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
      const heardOfFirst = listenTo(page);

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
      const heardOfOther = listenTo(other);
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

test("a passkey logs in without a password", async ({ page, context, allowErrors }) => {
  allowErrors(refusal(409, "/auth/passkey/delete-passkey"), refusal(400, "/auth/(confirm-password|passkey/.*)"));
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const name = person("passkey.person");
  await register(page, words.en, name);
  await verify(page, name);
  await page.locator("[data-island=verify-email] svg").first().waitFor();
  await page.goto("/en/account/security");
  const add = page.getByRole("button", { name: "Add a passkey" });
  async function addNamed(called: string) {
    await add.click();
    await expect(page.getByRole("heading", { name: "Add a passkey" })).toBeFocused();
    await page.getByLabel("Name of the passkey").fill(called);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(page.getByText("The passkey was added.")).toBeVisible();
  }
  await addNamed("My laptop");
  await expect(add).toBeFocused();
  await page.getByRole("button", { name: "Rename My laptop" }).click();
  await page.getByLabel("Name of the passkey").fill("Office laptop");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("paragraph").filter({ hasText: "Office laptop" })).toBeVisible();
  await page.locator("[data-island=account-log-out] button").click();
  await page.waitForURL("**/en");
  await page.goto("/en/auth/login");
  // The virtual authenticator may answer the suggestion at the name field before anything is pressed.
  await page
    .getByRole("button", { name: "Log in with a passkey" })
    .click({ timeout: 10_000 })
    .catch(() => {});
  await page.waitForURL((url) => !url.pathname.includes("/auth/"));
  await page.goto("/en/account");
  await expect(page.locator("#profile-username")).toHaveValue(name);

  // Confirmed more than five minutes ago: the password is asked for before anything changes.
  await page.goto("/en/account/security");
  const tooLong = { status: 409, contentType: "application/problem+json", body: '{"code":"confirmation_required"}' };
  await page.route("**/api/auth/passkey/delete-passkey", (route) => route.fulfill(tooLong), { times: 1 });
  await page.getByRole("button", { name: "Remove Office laptop" }).click();
  await expect(page.getByRole("heading", { name: "Remove the passkey Office laptop?" })).toBeFocused();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await page.locator("#passkey-password").fill("not my password");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Your password is not right");
  await expect(page.getByRole("button", { name: "Remove Office laptop" })).toBeVisible();
  await page.locator("#passkey-password").fill(first);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("The passkey was removed.")).toBeVisible();
  await expect(page.getByText("No passkeys yet.")).toBeVisible();
});

test("one's own data: a readable file of all of it, consents, and a deletion that waits and can be called off", async ({
  page,
  allowErrors,
}) => {
  allowErrors(refusal(400, "/account"), refusal(401, "/(account|auth/token)"));
  const name = person("leaving.person");
  await register(page, words.en, name);
  await page.goto("/en/account/privacy");
  await hydrated(page, "account-privacy");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^bigsuite-data-\d{4}-\d\d-\d\d\.json$/);
  const text = (await (await file.createReadStream()).toArray()).join("");
  expect(text).toContain(`\n  "account": {\n    "id":`);
  const marketing = page.locator("#consent-marketing");
  await page.getByText("History of consent").click();
  await expect(page.getByText("Product news not agreed to")).toBeVisible();
  await marketing.check();
  await expect(page.getByText("Product news agreed to")).toBeVisible();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("No package is running.")).toBeVisible();
  await expect(page.locator("#remove-password")).toBeFocused();
  await page.locator("#remove-password").fill("not my password");
  await page.getByRole("button", { name: "Delete account", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(
    "I understand that all of this is deleted after seven days: Required",
  );
  await page.locator("#remove-understood").check();
  await page.getByRole("button", { name: "Delete account", exact: true }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await page.locator("#remove-password").fill(first);
  await page.getByRole("button", { name: "Delete account", exact: true }).click();
  await expect(page.getByRole("status").and(page.locator(":focus"))).toContainText("We have your request");

  // Every page of the account says so, also to who logs in anew, and the way back is one press.
  await page.goto("/en/account");
  const notice = page.getByRole("region", { name: "This account will be deleted" });
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByText("Siti Rahma").last()).toBeVisible();
  await page.locator("[data-log-out]").click();
  await page.waitForURL("**/en");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("Rahma");
  await logIn(page, words.en, name, first);
  // From the home page a login leads to the account.
  await page.waitForURL("**/en/account");
  await notice.getByRole("button", { name: "Cancel the deletion" }).click();
  await expect(page.getByText("The deletion was cancelled. Your account stays.")).toBeFocused();

  // Asked again, and called off by the link of the letter, without a login.
  await page.goto("/en/account/privacy");
  await hydrated(page, "account-privacy");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.locator("#remove-password").fill(first);
  await page.locator("#remove-understood").check();
  await page.getByRole("button", { name: "Delete account", exact: true }).click();
  await expect(notice).toBeVisible();
  const letters = async () =>
    (await waitForMails(`${name}@example.id`)).filter((it) => it.text?.includes("keep-account#"));
  await expect.poll(async () => (await letters()).length).toBe(2);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(linkIn((await letters()).at(-1)!.text));
  await page.getByRole("button", { name: "Cancel the deletion" }).click();
  await expect(page.getByRole("heading", { name: "Your account stays" })).toBeFocused();
});

test("a profile: changes outlast the other language, a change of address can be seen and withdrawn, a login is offered the way on", async ({
  page,
}) => {
  const name = person("profile.person");
  await register(page, words.en, name);
  await page.goto("/en/account");
  await page.locator("#profile-first_name").fill("Suharto");
  await page
    .getByRole("link", { name: /Bahasa Indonesia/ })
    .first()
    .click();
  await page.waitForURL(/\/account$/);
  await expect(page.locator("#profile-first_name")).toHaveValue("Suharto");
  await page.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(page.getByText("Perubahan tersimpan.")).toBeVisible();
  // The header and the browser's copy follow at once.
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("root")!).state.user.userData);
  expect(stored).toMatchObject({ first_name: "Suharto", last_name: "" });

  await page.locator("#email-email").fill(`${name}.new@example.id`);
  await page.locator("#email-password").fill(first);
  await page.getByRole("button", { name: "Ganti alamat" }).click();
  await expect(page.getByText(`Menunggu konfirmasi: ${name}.new@example.id`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Menunggu konfirmasi: ${name}.new@example.id`)).toBeVisible();
  await page.getByRole("button", { name: "Batalkan penggantian" }).click();
  await expect(page.getByText("Penggantian alamat dibatalkan.")).toBeVisible();

  await page.goto("/auth/login");
  await expect(page.getByText(`Anda masuk sebagai Suharto (${name}@example.id).`)).toBeVisible();
  await page.getByRole("link", { name: "Lanjutkan" }).click();
  await page.waitForURL(/\/account$/);
});

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
