import type { FastifyInstance } from "fastify";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testMailbox } from "../support/account-mailbox.ts";
import { testDeps } from "../support/api.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { type TestBrowser, testBrowser, testPassword, testRegistration, totp } from "../support/test-browser.ts";

let base: OpenDatabase;
let app: FastifyInstance;
let mailbox: ReturnType<typeof testMailbox>;
let clock = new Date();
const jobs = recordingJobs();
/** Ids of accounts whose data the other modules were told to erase. */
const erased: string[] = [];

beforeAll(async () => {
  base = await openMigratedPglite();
  mailbox = testMailbox(base.db, jobs, () => clock);
  const limits = { RATE_LIMIT_FORMS: "10000", RATE_LIMIT_LOGIN: "10000" };
  const personalData = [
    {
      name: "recorded",
      collect: async () => ({}),
      erase: async (_: Trx, { id }: { id: string }) => void erased.push(id),
    },
  ];
  app = await buildApi(testDeps(base.db, { jobs, now: () => clock, personalData }, limits));
});
beforeEach(() => {
  clock = new Date();
});

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};
const register = (browser: TestBrowser, name: string, more: object = {}) =>
  browser.send("POST", "/auth/sign-up/email", testRegistration(name, more));
const askCode = (email: string) => testBrowser(app).send("POST", "/auth/send-code", { email });
const typeCode = (browser: TestBrowser, email: string, code: string, more: object = {}) =>
  browser.send("POST", "/auth/sign-in/code", { email, code, ...more });
/** Returns a code that is not the right one. */
const wrong = (code: string) => String((Number(code.replace(" ", "")) + 1) % 1_000_000).padStart(6, "0");
const confirmedAs = async (browser: TestBrowser) =>
  (await browser.refresh()).statusCode === 200
    ? (await browser.send("GET", "/user/login")).json().data.email_verified
    : "not logged in";

async function mailedCode(): Promise<string> {
  await mailbox.deliver();
  return mailbox.code()!;
}

/** Returns the browser of a person with a confirmed address. */
async function customer(name: string): Promise<TestBrowser> {
  const browser = testBrowser(app);
  await register(browser, name);
  expect((await typeCode(browser, `${name}@contoh.id`, await mailedCode())).statusCode).toBe(200);
  return browser;
}

test("the code typed where somebody registered confirms the address and logs in, once; the link in the mail is there too", async () => {
  const browser = testBrowser(app);
  await register(browser, "sari");
  const code = await mailedCode();
  expect(mailbox.mails.at(-1)!.text).toMatch(/\/auth\/verify-email#[\w-]{40,}/);
  const stored = await base.db.selectFrom("account_codes").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(code.replace(" ", ""));
  expect((await typeCode(browser, "sari@contoh.id", code)).json()).toEqual({ status: true });
  expect(await confirmedAs(browser)).toBe(true);
  expect((await typeCode(browser, "sari@contoh.id", code)).json().code).toBe("code_expired");
});

test("a wrong code is refused; after five, or ten minutes, the right one is no longer taken, and a new one is", async () => {
  const browser = testBrowser(app);
  await register(browser, "wati");
  const code = await mailedCode();
  const answers = [];
  for (let time = 0; time < 6; time++) {
    const response = await typeCode(browser, "wati@contoh.id", wrong(code));
    answers.push(`${response.statusCode} ${response.json().code}`);
    expect(response.json().issues).toMatchObject([{ path: "code", code: response.json().code }]);
  }
  expect(answers).toEqual([...Array(4).fill("400 wrong_code"), "400 code_expired", "400 code_expired"]);
  expect((await typeCode(browser, "wati@contoh.id", code)).json().code).toBe("code_expired");

  await askCode("wati@contoh.id");
  const second = await mailedCode();
  later(10);
  expect((await typeCode(browser, "wati@contoh.id", second)).json().code).toBe("code_expired");
  await askCode("wati@contoh.id");
  const third = await mailedCode();
  expect((await typeCode(browser, "wati@contoh.id", third)).statusCode).toBe(200);
});

test("an address can be guessed at twenty times a day, from wherever, and is mailed five codes an hour", async () => {
  await askCode("budi@contoh.id");
  const code = await mailedCode();
  const guesses = [];
  for (let time = 0; time < 21; time++)
    guesses.push(
      (await typeCode(testBrowser(app, { address: `10.1.0.${time}` }), "budi@contoh.id", wrong(code))).statusCode,
    );
  expect(guesses).toEqual([...Array(20).fill(400), 429]);
  // The way in that is left is named, not a wait of hours.
  expect((await typeCode(testBrowser(app), "budi@contoh.id", code)).json().code).toBe("too_many_codes");

  for (let time = 0; time < 7; time++) await askCode("nina@contoh.id");
  expect((await mailbox.deliver()).length).toBe(5);
});

test("the response to a request for a code is the same for a customer, for a stranger's registration and for nobody", async () => {
  await customer("kartika");
  await register(testBrowser(app), "unconfirmed");
  await mailbox.deliver();
  const answers = [];
  for (const name of ["kartika", "unconfirmed", "nobody"]) {
    const response = await askCode(`${name}@contoh.id`);
    answers.push([response.statusCode, response.body]);
  }
  expect(new Set(answers.map(String)).size).toBe(1);
  const subjects = (await mailbox.deliver()).map(({ subject }) => subject);
  expect(subjects).toEqual([
    "Kode untuk masuk ke BigSuite",
    "Kode untuk membuat akun BigSuite",
    "Kode untuk membuat akun BigSuite",
  ]);
});

test("a customer logs in by code, and with two-step verification needs the app as well", async () => {
  const owner = await customer("dewi");
  await owner.refresh();
  const { totpURI } = (await owner.send("POST", "/auth/two-factor/enable", { password: testPassword })).json();
  await owner.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI) });
  const phone = testBrowser(app, { address: "10.0.0.2" });
  await askCode("dewi@contoh.id");
  const response = await typeCode(phone, "dewi@contoh.id", await mailedCode());
  expect(response.json()).toMatchObject({ twoFactorRedirect: true });
  expect(await confirmedAs(phone)).toBe("not logged in");
  expect((await phone.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI, 1) })).statusCode).toBe(200);
  expect(await confirmedAs(phone)).toBe(true);
});

test("of two concurrent requests with the right code, one gets it", async () => {
  await askCode("dua@contoh.id");
  const code = await mailedCode();
  const both = [testBrowser(app), testBrowser(app)].map((browser) => typeCode(browser, "dua@contoh.id", code));
  const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([200, 400]);
});

test("a login by code ends with the browser's session where that was asked for, also after the second step", async () => {
  const owner = await customer("putri");
  const maxAge = ({ cookies }: { cookies: { name: string; maxAge?: number }[] }) =>
    cookies.find(({ name }) => name.endsWith("session_token"))?.maxAge;
  const logIn = async (browser: TestBrowser, rememberMe: boolean) => {
    await askCode("putri@contoh.id");
    return typeCode(browser, "putri@contoh.id", await mailedCode(), { rememberMe });
  };
  expect(maxAge(await logIn(testBrowser(app), true))).toBeGreaterThan(86_400);
  expect(maxAge(await logIn(testBrowser(app), false))).toBeUndefined();
  await owner.refresh();
  const { totpURI } = (await owner.send("POST", "/auth/two-factor/enable", { password: testPassword })).json();
  await owner.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI) });
  const phone = testBrowser(app, { address: "10.0.0.3" });
  await logIn(phone, false);
  const second = await phone.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI, 1) });
  expect([second.statusCode, maxAge(second)]).toEqual([200, undefined]);
  const expiries = await base.db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("expires_at")
    .where("username", "=", "putri")
    .orderBy("sessions.created_at", "desc")
    .execute();
  expect(expiries[0]!.expires_at.getTime()).toBeLessThan(Date.now() + 2 * 86_400_000);
});

test("the second step of a login by code ends a former login of the browser", async () => {
  const owner = await customer("former");
  await owner.refresh();
  const { totpURI } = (await owner.send("POST", "/auth/two-factor/enable", { password: testPassword })).json();
  await owner.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI) });
  const other = await customer("otherperson");
  await askCode("former@contoh.id");
  expect((await typeCode(other, "former@contoh.id", await mailedCode())).json()).toMatchObject({
    twoFactorRedirect: true,
  });
  expect([...other.cookies.keys()].filter((name) => name.endsWith("session_token"))).toEqual([]);
});

test("a code is no recent password: it adds no passkey to an account with one, but to one without", async () => {
  await customer("tanti");
  const phone = testBrowser(app, { address: "10.0.0.4" });
  await askCode("tanti@contoh.id");
  expect((await typeCode(phone, "tanti@contoh.id", await mailedCode())).statusCode).toBe(200);
  const options = (browser: TestBrowser) => browser.send("GET", "/auth/passkey/generate-register-options");
  const refused = await options(phone);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "confirmation_required"]);
  expect((await phone.send("POST", "/auth/confirm-password", { password: testPassword })).statusCode).toBe(200);
  expect((await options(phone)).statusCode).toBe(200);

  await askCode("tanpa.sandi@contoh.id");
  const browser = testBrowser(app);
  const { mailbox_proof } = (await typeCode(browser, "tanpa.sandi@contoh.id", await mailedCode())).json();
  const fields = { first_name: "Tanpa Sandi", email: "tanpa.sandi@contoh.id", mailbox_proof };
  await browser.send("POST", "/auth/sign-up/email", fields);
  expect((await options(browser)).statusCode).toBe(200);
});

test("a proof creates one account, and an account that was confirmed meanwhile is neither changed nor logged in to", async () => {
  await askCode("sekali@contoh.id");
  const browser = testBrowser(app);
  const { mailbox_proof } = (await typeCode(browser, "sekali@contoh.id", await mailedCode())).json();
  const fields = { first_name: "Sekali", email: "sekali@contoh.id", mailbox_proof, password: testPassword };
  expect((await browser.send("POST", "/auth/sign-up/email", fields)).statusCode).toBe(200);
  await mailbox.deliver();
  const other = testBrowser(app);
  const again = { ...fields, username: "sekali.lagi", password: "sepeda kuning di pasar" };
  const refused = await other.send("POST", "/auth/sign-up/email", again);
  expect(refused.json()).toMatchObject({ status: 400, issues: [{ path: "mailbox_proof", code: "code_expired" }] });
  expect(await confirmedAs(other)).toBe("not logged in");
  expect(await mailbox.deliver()).toEqual([]);
  // Nor was the chosen name reserved.
  const free = await other.send("POST", "/auth/is-username-available", { username: "sekali.lagi" });
  expect(free.json()).toEqual({ available: true });
});

test("a suspended account is not opened by a code", async () => {
  await customer("surya");
  await base.db.updateTable("users").set({ suspended_at: clock }).where("username", "=", "surya").execute();
  await askCode("surya@contoh.id");
  const response = await typeCode(testBrowser(app), "surya@contoh.id", await mailedCode());
  expect([response.statusCode, response.json().code]).toEqual([400, "account_suspended"]);
});

test("whoever reads the mails of an address without an account creates one, confirmed and logged in, also without a password", async () => {
  await askCode("rina@contoh.id");
  const browser = testBrowser(app);
  const { mailbox_proof } = (await typeCode(browser, "rina@contoh.id", await mailedCode())).json();
  const fields = { first_name: "PT Rina Jaya", email: "rina@contoh.id", mailbox_proof };
  const other = { ...fields, email: "lain@contoh.id" };
  expect((await browser.send("POST", "/auth/sign-up/email", other)).json().issues[0].path).toBe("mailbox_proof");
  expect((await browser.send("POST", "/auth/sign-up/email", fields)).json()).toEqual({ status: true });
  expect(await confirmedAs(browser)).toBe(true);
  const credentials = await base.db
    .selectFrom("credentials")
    .innerJoin("users", "users.id", "credentials.user_id")
    .select("password")
    .where("email", "=", "rina@contoh.id")
    .execute();
  expect(credentials).toEqual([{ password: null }]);
  const guess = { email: "rina@contoh.id", password: "" };
  expect((await testBrowser(app).send("POST", "/auth/sign-in/email", guess)).statusCode).toBe(401);
  // Without a proof, a password is needed.
  const { mailbox_proof: _, ...unproved } = { ...fields, email: "tanpa@contoh.id" };
  expect((await browser.send("POST", "/auth/sign-up/email", unproved)).json().issues).toMatchObject([
    { path: "password", code: "required" },
  ]);
  // The new-device mail is for logins elsewhere.
  expect((await mailbox.deliver()).map(({ subject }) => subject)).toEqual(["Selamat datang di BigSuite"]);
  later(31);
  expect((await browser.send("POST", "/auth/sign-up/email", { ...fields, email: "rina2@contoh.id" })).statusCode).toBe(
    400,
  );
});

test("an account that a stranger made is never confirmed by the owner's code, but replaced by the owner's own", async () => {
  const stranger = testBrowser(app, { address: "10.9.9.9" });
  await register(stranger, "korban");
  await stranger.send("POST", "/auth/sign-in/username", { username: "korban", password: testPassword });
  expect(await confirmedAs(stranger)).toBe(false);
  // The stranger's mail has a code as well; typed in the owner's browser, it confirms nothing.
  const owner = testBrowser(app);
  const { mailbox_proof } = (await typeCode(owner, "korban@contoh.id", await mailedCode())).json();
  expect(mailbox_proof).toBeTypeOf("string");
  expect(await confirmedAs(stranger)).toBe(false);
  const mine = { ...testRegistration("korban", { password: "sepeda kuning di pasar" }), mailbox_proof };
  const made = await base.db
    .selectFrom("users")
    .select("id")
    .where("username", "=", "korban")
    .executeTakeFirstOrThrow();
  // A refused registration leaves it as it is.
  await customer("sudah.dipakai");
  const taken = { ...mine, username: "sudah.dipakai" };
  expect((await owner.send("POST", "/auth/sign-up/email", taken)).json().issues[0].code).toBe("username_taken");
  expect(await confirmedAs(stranger)).toBe(false);
  expect((await owner.send("POST", "/auth/sign-up/email", mine)).statusCode).toBe(200);
  expect(await confirmedAs(owner)).toBe(true);
  expect(erased).toContain(made.id);
  // Neither the stranger's session nor password opens it.
  expect((await stranger.send("GET", "/user/login")).statusCode).toBe(403);
  expect(await confirmedAs(stranger)).toBe("not logged in");
  const attempt = { email: "korban@contoh.id", password: testPassword };
  expect((await stranger.send("POST", "/auth/sign-in/email", attempt)).statusCode).toBe(401);
});

test("another device that confirms by link and password hears which package waits where somebody registered", async () => {
  await seedShop(base.db, clock);
  const { id, name } = await base.db.selectFrom("packages").select(["id", "name"]).limit(1).executeTakeFirstOrThrow();
  const laptop = testBrowser(app);
  await register(laptop, "yuni", { waiting_package: id });
  await mailbox.deliver();
  const open = { token: mailbox.token()!, password: testPassword };
  const response = await testBrowser(app).send("POST", "/auth/verify-email", open);
  expect(response.json()).toMatchObject({ already: false, elsewhere: true, waiting_package: name.id });
  const again = await laptop.send("POST", "/auth/verify-email", { token: open.token });
  expect(again.json()).toMatchObject({ already: true, elsewhere: false });
});

test("a package that is not on sale is no reason to refuse a registration, and is not named", async () => {
  for (const [name, waiting_package] of [
    ["unknownpackage", "big-nothing"],
    ["oddpackage", "Big Social!"],
  ] as const) {
    const laptop = testBrowser(app);
    expect((await register(laptop, name, { waiting_package })).statusCode).toBe(200);
    await mailbox.deliver();
    const open = { token: mailbox.token()!, password: testPassword };
    const response = await testBrowser(app).send("POST", "/auth/verify-email", open);
    expect(response.json()).toMatchObject({ elsewhere: true, waiting_package: null });
  }
});
