import { type APIRequestContext, type BrowserContext, expect, type Page, request, test } from "../test.ts";
import { waitForMails } from "./mailbox.ts";

export const password = "becak ungu naik gunung";

/** Waits until an island is hydrated. */
export const hydrated = (page: Page, island: string) =>
  page.locator(`[data-island=${island}][data-hydrated]`).waitFor();

/** Returns the link in a mail, with its secret. */
export const linkIn = (text: string | undefined) => /https?:\S+#[\w-]+/.exec(text ?? "")![0];

/** Returns a username for this repetition of the test (`--repeat-each`), which needs an account of its own. */
export const uniqueUsername = (name: string) =>
  test.info().repeatEachIndex ? `${name}.${test.info().repeatEachIndex}` : name;

/** Fills in the open registration form, up to the field for the mailed code. The username is derived from the address. */
export async function fillRegistration(page: Page, labels: { create: string }, name: string) {
  await hydrated(page, "register");
  await page.locator("#register-first_name").fill("Siti Rahma");
  await page.locator("#register-email").fill(`${name}@example.id`);
  await page.locator("#register-password").fill(password);
  // The draft is stored, the password is not.
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain("Siti Rahma");
  expect(stored).not.toContain(password);
  await page.getByRole("button", { name: labels.create, exact: true }).click();
  await expect(page.locator("#code-code")).toBeVisible();
}

/** Returns the six digits in a mail, as they are read there. */
export const codeIn = (text: string | undefined) => /\b(\d{3} \d{3})\b/.exec(text ?? "")![1]!;

/** Types the code of the newest mail to an address; the form goes on by itself. */
export async function typeMailedCode(page: Page, email: string, mails = 1) {
  const code = codeIn((await waitForMails(email, mails)).at(-1)!.text);
  await page.locator("#code-code").fill(code);
}

/** Fills in the gate: the name, then the password. */
export async function fillLogin(page: Page, name: string, typed = password) {
  await page.locator("#login-identifier").fill(name);
  if (await page.locator("#login-password").isHidden()) await page.locator("#login-identifier").press("Enter");
  await page.locator("#login-password").fill(typed);
}

/** The origins of contexts that visit another server than that of the journeys. */
export const origins = new WeakMap<BrowserContext, string>();

/** Sends a call with the cookies of the page, as a page of the site does. */
function send(page: Page, path: string, data: object): Promise<unknown> {
  const origin = origins.get(page.context()) ?? new URL(test.info().project.use.baseURL!).origin;
  return postAuth(page.request, origin, path, data);
}

/** Sends a call below /api/auth, as a page of the site does, and returns the answer. */
export async function postAuth(calls: APIRequestContext, origin: string, path: string, data: object): Promise<unknown> {
  const response = await calls.post(`/api/auth${path}`, { headers: { origin }, data });
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}

/** Returns a new access token for the session in the cookies. */
export async function accessToken(calls: APIRequestContext): Promise<string> {
  return ((await (await calls.get("/api/auth/token")).json()) as { token: string }).token;
}

const registration = (name: string, locale: "id" | "en") => ({
  first_name: "Siti Rahma",
  last_name: "",
  username: name,
  email: `${name}@example.id`,
  password,
  phone_number: "0812 3456 7890",
  company: "PT Rempah Timur",
  job_role: "Analis",
  locale,
});

/** Registers with a call instead of the form. */
export async function register(page: Page, name: string, locale: "id" | "en" = "id") {
  await send(page, "/sign-up/email", registration(name, locale));
}

/** Registers a customer with a verified address by calls without a page, and returns the username. */
export async function customerByCalls(baseName: string): Promise<string> {
  const name = uniqueUsername(baseName);
  const { origin } = new URL(test.info().project.use.baseURL!);
  const calls = await request.newContext({ baseURL: origin });
  await postAuth(calls, origin, "/sign-up/email", registration(name, "id"));
  const [mail] = await waitForMails(`${name}@example.id`);
  await postAuth(calls, origin, "/verify-email", { token: linkIn(mail!.text).split("#")[1] });
  await calls.dispose();
  return name;
}

/** Logs in with calls instead of the form, and stores the access token where the site stores it. */
export async function logIn(page: Page, name: string) {
  await send(page, "/sign-in/username", { username: name, password });
  const token = await accessToken(page.request);
  await page.goto("/robots.txt");
  await page.evaluate((stored) => {
    localStorage.setItem("token", stored);
    // biome-ignore lint/suspicious/noDocumentCookie: as the site writes it
    document.cookie = `token=${stored}; Path=/; Max-Age=600; SameSite=Strict`;
  }, token);
}

/** Registers a customer with a verified address by calls, logs in, and returns the username. */
export async function createCustomer(page: Page, { prefix }: { prefix: string }, baseName: string) {
  const name = uniqueUsername(baseName);
  await register(page, name, prefix ? "en" : "id");
  await logIn(page, name);
  const [mail] = await waitForMails(`${name}@example.id`);
  await send(page, "/verify-email", { token: linkIn(mail!.text).split("#")[1] });
  return name;
}
