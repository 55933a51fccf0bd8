import type { StaffRole } from "../../src/accounts/staff/permissions.ts";
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  request,
  test,
} from "../test.ts";
import { oneTimeCode } from "./one-time-code.ts";
import { operate } from "./operator.ts";
import { accessToken, origins, password, postAuth, uniqueUsername } from "./people.ts";

interface Account {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  /** Returns a code for the next question for the second factor; each works once. */
  nextCode: () => string;
}

export interface StaffMember extends Account {
  /** A page of a browser context of their own, logged in. */
  page: Page;
  /** The changes that the server accepted from the page: method and path by request id. */
  changes: Map<string, string>;
  /** When the test began with this person. */
  since: Date;
}

/** Everybody of the staff in the present test. */
export const staffOfTest: StaffMember[] = [];

interface StaffOptions {
  /**
   * Makes an account for this test alone, whose username this begins: for a second person of a role, and where the login
   * or the account is what is tested. Otherwise the worker's account of the role is used.
   */
  name?: string;
  locale?: "id" | "en";
  viewport?: { width: number; height: number };
  /** Whether two-step verification is set up; it is by default. */
  factor?: boolean;
  /** Another server than that of the journeys. */
  server?: { url: string; dataDir: string };
}

type Cookies = Awaited<ReturnType<APIRequestContext["storageState"]>>["cookies"];
interface Login extends Account {
  cookies: Cookies;
  /** The key of the authenticator app; undefined without two-step verification. */
  secret: string | undefined;
  /** When the second factor was given, in milliseconds. */
  factorAt: number;
}

/** The login of each role, which the tests of a worker share. */
const logins = new Map<StaffRole, Promise<Login>>();

/** Returns somebody of the staff who is logged in, with the second factor given, in a browser context of their own. */
export async function staff(browser: Browser, role: StaffRole, options: StaffOptions = {}): Promise<StaffMember> {
  const { locale = "id", viewport = { width: 1280, height: 800 }, server } = options;
  const origin = server?.url ?? originOfJourneys();
  const login = await (options.name === undefined ? sharedLogin(role) : logInNew(role, options));
  await renewFactor(login, origin);
  const { cookies, id, name, email, nextCode } = login;
  const since = new Date();
  const context = await browser.newContext({
    viewport,
    locale: locale === "id" ? "id-ID" : "en-GB",
    storageState: await stateOf(origin, cookies),
    ...(server && { baseURL: server.url }),
  });
  if (server) origins.set(context, server.url);
  const page = await context.newPage();
  const member = { id, name, email, role, nextCode, page, changes: recordChanges(context), since };
  staffOfTest.push(member);
  return member;
}

const originOfJourneys = () => new URL(test.info().project.use.baseURL!).origin;

/** Returns the login of a role that the tests of this worker share, as the cookies of a browser. */
function sharedLogin(role: StaffRole): Promise<Login> {
  const login = logins.get(role) ?? logInNew(role, { name: `${role}.${test.info().workerIndex}` });
  logins.set(role, login);
  return login;
}

/** Returns what a browser stores for the login of a role that the tests of this worker share. */
export async function staffState(role: StaffRole) {
  const login = await sharedLogin(role);
  await renewFactor(login, originOfJourneys());
  return stateOf(originOfJourneys(), login.cookies);
}

/** Returns how to send calls to the API as somebody of the staff, without a page. */
export async function staffCalls(role: StaffRole): Promise<APIRequestContext> {
  const { cookies } = await sharedLogin(role);
  const options = { baseURL: originOfJourneys(), storageState: { cookies, origins: [] } };
  const calls = await request.newContext(options);
  const extraHTTPHeaders = { authorization: `Bearer ${await accessToken(calls)}` };
  await calls.dispose();
  return request.newContext({ ...options, extraHTTPHeaders });
}

/** Creates an account by calls, sets up two-step verification, logs in and gives the second factor. */
async function logInNew(role: StaffRole, { name: base, factor = true, server }: StaffOptions): Promise<Login> {
  const name = uniqueUsername(`${base}.staff`);
  const email = `${name}@example.id`;
  const creation = ["admin", "create", "--email", email, "--username", name, "--role", role, "--password", password];
  await operate(creation, server?.dataDir);
  const origin = server?.url ?? originOfJourneys();
  const calls = await request.newContext({ baseURL: origin });
  await postAuth(calls, origin, "/sign-in/username", { username: name, password });
  const { secret, codes } = factor ? await turnOnSecondStep(calls, origin) : { secret: undefined, codes: [] };
  const me = await calls.get("/api/admin/me", { headers: { authorization: `Bearer ${await accessToken(calls)}` } });
  const { id } = ((await me.json()) as { data: { id: string } }).data;
  const { cookies } = await calls.storageState();
  await calls.dispose();
  const nextCode = () => {
    const code = codes.pop();
    if (!code) throw new Error("no recovery code is left");
    return code;
  };
  return { id, name, email, role, nextCode, cookies, secret, factorAt: Date.now() };
}

/** Turns two-step verification on and gives the second factor in the session; returns the key and the recovery codes. */
async function turnOnSecondStep(calls: APIRequestContext, origin: string) {
  const enabled = await postAuth(calls, origin, "/two-factor/enable", { password });
  const { totpURI, backupCodes: codes } = enabled as { totpURI: string; backupCodes: string[] };
  const secret = new URL(totpURI).searchParams.get("secret")!;
  await postAuth(calls, origin, "/two-factor/verify-totp", { code: oneTimeCode(secret) });
  // Each code is accepted once, so this is the next one.
  await giveFactorByCall(calls, oneTimeCode(secret, Date.now() + 30_000));
  return { secret, codes };
}

/** Gives the second factor once more where it may become too old during a test: some changes ask for a recent one. */
async function renewFactor(login: Login, origin: string): Promise<void> {
  // Before that the app shows a code that was used.
  if (!login.secret || Date.now() - login.factorAt < 60_000) return;
  const calls = await request.newContext({ baseURL: origin, storageState: { cookies: login.cookies, origins: [] } });
  await giveFactorByCall(calls, oneTimeCode(login.secret));
  login.factorAt = Date.now();
  await calls.dispose();
}

async function giveFactorByCall(calls: APIRequestContext, code: string): Promise<void> {
  const headers = { authorization: `Bearer ${await accessToken(calls)}` };
  const confirmed = await calls.post("/api/admin/confirm", { headers, data: { code } });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
}

/** Returns what a browser stores for a login: the cookies, and the access token where the site stores it. */
async function stateOf(origin: string, cookies: Cookies) {
  const calls = await request.newContext({ baseURL: origin, storageState: { cookies, origins: [] } });
  const token = await accessToken(calls);
  await calls.dispose();
  const stored = {
    name: "token",
    value: token,
    path: "/",
    domain: new URL(origin).hostname,
    sameSite: "Strict" as const,
  };
  const tokenCookie = { ...stored, expires: Date.now() / 1000 + 600, httpOnly: false, secure: false };
  return {
    cookies: [...cookies, tokenCookie],
    origins: [{ origin, localStorage: [{ name: "token", value: token }] }],
  };
}

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
