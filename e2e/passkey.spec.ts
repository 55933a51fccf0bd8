import { createCustomer, password } from "./support/people.ts";
import { expect, refusal, test } from "./test.ts";

test("a passkey logs in without a password", async ({ page, context, allowErrors }) => {
  allowErrors(refusal(409, "/auth/passkey/delete-passkey"), refusal(400, "/auth/(confirm-password|passkey/.*)"));
  const devtools = await context.newCDPSession(page);
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
