import { createCustomer, hydrated, password, typeMailedCode, uniqueUsername } from "./support/people.ts";
import { expect, type Page, refusal, test } from "./test.ts";

/** Gives the page's browser an authenticator that verifies its person without being asked. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

/** Logs out, and in with the passkey by the button of the gate. */
async function logInAgain(page: Page, { devtools, authenticatorId }: Awaited<ReturnType<typeof addAuthenticator>>) {
  await page.locator("[data-island=account-log-out] button").click();
  await page.waitForURL("**/en");
  // Otherwise the authenticator would also accept the suggestion at the name field, and log in twice.
  const setPresence = (enabled: boolean) =>
    devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  await setPresence(false);
  const options = "**/passkey/generate-authenticate-options";
  const suggested = page.waitForResponse(options);
  await page.goto("/en/auth/login");
  await suggested;
  // Presence holds for requests that the authenticator receives from then on, so it is set before the button's own.
  await page.route(options, async (route) => {
    await setPresence(true);
    await route.continue();
  });
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await page.waitForURL((url) => !url.pathname.includes("/auth/"));
}

test("a new person registers with a passkey and no password, and logs in with it again", async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  const email = `${uniqueUsername("passkey.new")}@example.id`;
  await page.goto("/en/auth/login");
  await hydrated(page, "login");
  await page.locator("#login-identifier").fill(email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByRole("button", { name: "Email me a code" }).click();
  await typeMailedCode(page, email);
  await page.locator("#create-first_name").fill("PT Kunci Baru");
  await page.getByRole("button", { name: "Use a passkey, no password" }).click();
  await expect(page.locator("#create-password")).toHaveCount(0);
  await page.getByRole("button", { name: "Create account with a passkey" }).click();
  await page.waitForURL("**/en/account");
  await page.goto("/en/account/security");
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(1);
  await logInAgain(page, authenticator);
  await page.goto("/en/account/profile");
  await expect(page.locator("#profile-first_name")).toHaveValue("PT Kunci Baru");
});

test("a passkey logs in without a password", async ({ page, allowErrors }) => {
  allowErrors(refusal(409, "/auth/passkey/delete-passkey"), refusal(400, "/auth/(confirm-password|passkey/.*)"));
  const authenticator = await addAuthenticator(page);
  const name = await createCustomer(page, { prefix: "/en" }, "passkey.person");
  await page.goto("/en/account/security");
  const add = page.getByRole("button", { name: "Add a passkey" });
  async function addPasskey(passkeyName: string) {
    await add.click();
    await expect(page.getByRole("heading", { name: "Add a passkey" })).toBeFocused();
    await page.getByLabel("Name of the passkey").fill(passkeyName);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(page.getByText("The passkey was added.")).toBeVisible();
  }
  await addPasskey("My laptop");
  await expect(add).toBeFocused();
  await page.getByRole("button", { name: "Rename My laptop" }).click();
  await page.getByLabel("Name of the passkey").fill("Office laptop");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("paragraph").filter({ hasText: "Office laptop" })).toBeVisible();
  await logInAgain(page, authenticator);
  await page.goto("/en/account/profile");
  await expect(page.locator("#profile-username")).toHaveValue(name);

  // The login is older than five minutes, so the password is required before a change.
  await page.goto("/en/account/security");
  const confirmationRequired = {
    status: 409,
    contentType: "application/problem+json",
    body: '{"code":"confirmation_required"}',
  };
  await page.route("**/api/auth/passkey/delete-passkey", (route) => route.fulfill(confirmationRequired), { times: 1 });
  await page.getByRole("button", { name: "Remove Office laptop" }).click();
  await expect(page.getByRole("heading", { name: "Remove the passkey Office laptop?" })).toBeFocused();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(dialog.locator("#confirm-password")).toBeFocused();
  await dialog.locator("#confirm-password").fill("not my password");
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("That password is incorrect");
  await dialog.locator("#confirm-password").fill(password);
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("The passkey was removed.")).toBeVisible();
  await expect(page.getByText("No passkeys yet.")).toBeVisible();
});
