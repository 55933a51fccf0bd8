import type { StaffRole } from "../../src/accounts/staff/permissions.ts";
import { type Browser, type BrowserContext, expect, type Page } from "../test.ts";
import { oneTimeCode } from "./one-time-code.ts";
import { operate, operateIn } from "./operator.ts";
import { logIn, origins, password, send, uniqueUsername } from "./people.ts";

export interface StaffMember {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  /** A page of a browser context of their own, logged in. */
  page: Page;
  /** Returns a code for the next question for the second factor; each works once. */
  nextCode: () => string;
  /** The changes that the server accepted from the page: method and path by request id. */
  changes: Map<string, string>;
}

/** Everybody whom the present test created. */
export const staffOfTest: StaffMember[] = [];

interface StaffOptions {
  /** Begins the username; the role by default. Another test that runs at the same time needs another one. */
  name?: string;
  locale?: "id" | "en";
  viewport?: { width: number; height: number };
  /** Whether two-step verification is set up; it is by default. */
  factor?: boolean;
  /** Another server than that of the journeys. */
  server?: { url: string; dataDir: string };
}

/** Creates somebody of the staff, sets up two-step verification by calls and logs in, in a browser context of their own. */
export async function staff(browser: Browser, role: StaffRole, options: StaffOptions = {}): Promise<StaffMember> {
  const { locale = "id", viewport = { width: 1280, height: 800 }, factor = true, server } = options;
  const name = uniqueUsername(`${options.name ?? role}.staff`);
  const email = `${name}@example.id`;
  const creation = ["admin", "create", "--email", email, "--username", name, "--role", role, "--password", password];
  await (server ? operateIn(server.dataDir, ...creation) : operate(...creation));
  const context = await browser.newContext({
    viewport,
    locale: locale === "id" ? "id-ID" : "en-GB",
    ...(server && { baseURL: server.url }),
  });
  if (server) origins.set(context, server.url);
  const page = await context.newPage();
  await logIn(page, name);
  const codes = factor ? await turnOnSecondStep(page) : [];
  const nextCode = () => {
    const code = codes.pop();
    if (!code) throw new Error("no recovery code is left");
    return code;
  };
  const me = await page.request.get("/api/admin/me", {
    headers: { authorization: `Bearer ${await storedToken(page)}` },
  });
  const { id } = ((await me.json()) as { data: { id: string } }).data;
  const member = { id, name, email, role, page, nextCode, changes: recordChanges(context) };
  staffOfTest.push(member);
  return member;
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

function recordChanges(context: BrowserContext): StaffMember["changes"] {
  const changes: StaffMember["changes"] = new Map();
  context.on("response", (response) => {
    const method = response.request().method();
    const { pathname } = new URL(response.url());
    if (method === "GET" || !response.ok() || !pathname.startsWith("/api/admin/")) return;
    changes.set(response.headers()["x-request-id"]!, `${method} ${pathname}`);
  });
  return changes;
}

/** Turns two-step verification on by calls, gives the second factor in the session, and returns the other recovery codes. */
async function turnOnSecondStep(page: Page): Promise<string[]> {
  const enabled = (await send(page, "/two-factor/enable", { password })) as { totpURI: string; backupCodes: string[] };
  const secret = new URL(enabled.totpURI).searchParams.get("secret")!;
  await send(page, "/two-factor/verify-totp", { code: oneTimeCode(secret) });
  const token = await storeToken(page);
  const [code, ...others] = enabled.backupCodes;
  const confirmed = await page.request.post("/api/admin/confirm", {
    headers: { authorization: `Bearer ${token}` },
    data: { code },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return others;
}

/** Turning it on replaces the session, whose token must be stored as the site stores it. */
async function storeToken(page: Page): Promise<string> {
  const { token } = (await (await page.request.get("/api/auth/token")).json()) as { token: string };
  await page.evaluate((stored) => {
    localStorage.setItem("token", stored);
    // biome-ignore lint/suspicious/noDocumentCookie: as the site writes it
    document.cookie = `token=${stored}; Path=/; Max-Age=600; SameSite=Strict`;
  }, token);
  return token;
}

/** Opens a screen of the back office, `openScreen(page, "/leads")`, and waits until its heading is shown. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(`/admin${path}`);
  await expect(page.locator("main h1")).toBeVisible();
}

/** Answers the question for the second factor, before the app opens or before an action. */
export async function giveFactor({ page, nextCode }: StaffMember): Promise<void> {
  await page.locator("#factor-code").fill(nextCode());
  await page.locator("#factor-code").press("Enter");
}
