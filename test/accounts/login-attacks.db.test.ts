import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountRetention } from "#accounts/retention.server.ts";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { testMailbox } from "../support/account-mailbox.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { recordingLog } from "../support/log.ts";
import { loggedIn, testBrowser, testPassword, testRegistration, totp } from "../support/test-browser.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let mailbox: ReturnType<typeof testMailbox>;
  const jobs = recordingJobs();
  const { log, lines } = recordingLog();
  let clock = new Date();
  const limits = { RATE_LIMIT_FORMS: "10000", RATE_LIMIT_LOGIN: "10000" };
  beforeAll(async () => {
    base = await open();
    mailbox = testMailbox(base.db, jobs, () => clock);
    app = await buildApi(testDeps(base.db, { jobs, log, now: () => clock }, limits));
  });
  const forgetTries = () => base.db.deleteFrom("login_slowdowns").execute();
  beforeEach(() => {
    clock = new Date();
    return forgetTries();
  });

  const right = (username: string) => ({ username, password: testPassword });
  const logIn = (browser: ReturnType<typeof testBrowser>, username: string) =>
    browser.send("POST", "/auth/sign-in/username", right(username));
  async function owner(name: string) {
    const browser = await loggedIn(app, name);
    await base.db.updateTable("users").set({ email_verified: true }).where("username", "=", name).execute();
    return browser;
  }
  async function withSecondStep(name: string) {
    const browser = await owner(name);
    const { totpURI } = (await browser.send("POST", "/auth/two-factor/enable", { password: testPassword })).json();
    const used = totp(totpURI);
    await browser.send("POST", "/auth/two-factor/verify-totp", { code: used });
    await browser.refresh();
    return { browser, totpURI: totpURI as string, used };
  }

  describe("a page of another site", () => {
    test("cannot log in by a form, whatever the headers, and records no attempt", async () => {
      await owner("attacker");
      await forgetTries();
      const send = (headers: Record<string, string>, payload: string | object = right("attacker")) =>
        app.inject({ method: "POST", url: "/api/auth/sign-in/username", headers, payload });
      const form = { "content-type": "application/x-www-form-urlencoded" };
      const typed = new URLSearchParams(right("attacker")).toString();
      const ours = { origin: "http://localhost:3000" };
      const refused = [
        await send({ ...form, origin: "http://evil.example", "sec-fetch-site": "cross-site" }, typed),
        await send({ ...form, "sec-fetch-site": "cross-site" }, typed),
        await send({ origin: "null" }),
        await send({ origin: "http://localhost:3000.evil.example" }),
        await send({ "sec-fetch-site": "cross-site" }),
        ...(await Promise.all(Array.from({ length: 8 }, () => send({ origin: "http://evil.example" })))),
      ];
      for (const response of refused) {
        expect([response.statusCode, response.json().code]).toEqual([400, "origin_refused"]);
        expect(response.cookies).toEqual([]);
      }
      const plain = await send({ ...form, ...ours }, typed);
      expect([plain.statusCode, plain.json().code, plain.cookies]).toEqual([415, "unsupported_media_type", []]);
      expect(await base.db.selectFrom("login_slowdowns").select("key").execute()).toEqual([]);
      expect((await send({ ...ours, "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
      expect((await send({})).statusCode).toBe(200);
    });

    test("can call nothing below /auth that changes anything, with or without a cookie", async () => {
      const victim = await owner("kartini");
      const paths = Object.entries((await app.inject("/api/openapi.json")).json().paths as Record<string, object>)
        .filter(([path, methods]) => path.startsWith("/auth/") && "post" in methods)
        .map(([path]) => path);
      expect(paths.length).toBeGreaterThan(14);
      for (const path of paths)
        for (const browser of [victim, testBrowser(app)]) {
          const foreign = { origin: "http://evil.example", "sec-fetch-site": "cross-site" };
          const response = await browser.send("POST", path, {}, foreign);
          expect([path, response.statusCode, response.json().code]).toEqual([path, 400, "origin_refused"]);
          const text = { "content-type": "text/plain" };
          expect([path, (await browser.send("POST", path, {}, text)).statusCode]).toEqual([path, 415]);
        }
      expect((await victim.refresh()).statusCode).toBe(200);
    });
  });

  describe("a stranger who registers with somebody's address", () => {
    test("gains nothing when the owner opens the link, which needs the password in another browser", async () => {
      const stranger = await loggedIn(app, "penyusup");
      const mail = (await mailbox.deliver()).find((entry) => entry.to === "penyusup@contoh.id");
      const victim = testBrowser(app, { address: "10.5.5.5" });
      const openLink = (password?: string) =>
        victim.send("POST", "/auth/verify-email", { token: mailbox.token()!, ...(password ? { password } : {}) });
      const code = async (response: ReturnType<typeof openLink>) => [
        (await response).statusCode,
        (await response).json().code,
      ];
      expect(await code(openLink())).toEqual([409, "password_required"]);
      expect(await code(openLink("a guess"))).toEqual([400, "wrong_password"]);
      expect((await stranger.send("GET", "/user/login")).json().data.email_verified).toBe(false);
      // The mail lets the owner see that the account is not theirs, without text of the stranger.
      expect(mail!.text).toMatch(/didaftarkan pada \d+ \S+ \d{4} pukul \d\d\.\d\d WIB, dengan nama pengguna p•••p\./);

      expect((await openLink(testPassword)).json()).toEqual({
        status: true,
        change: false,
        already: false,
        elsewhere: true,
        waiting_package: null,
      });
      expect((await stranger.send("GET", "/user/login")).json().data.email_verified).toBe(true);
    });

    test("gains nothing by changing an account's address to somebody's either", async () => {
      const stranger = await owner("penyamar");
      await mailbox.deliver();
      await stranger.send("POST", "/account/email", { email: "korban@contoh.id", password: testPassword });
      await mailbox.deliver();
      const openLink = (browser: typeof stranger) =>
        browser.send("POST", "/auth/verify-email", { token: mailbox.token()! });
      expect((await openLink(testBrowser(app))).json().code).toBe("password_required");
      expect((await openLink(stranger)).json()).toEqual({
        status: true,
        change: true,
        already: false,
        elsewhere: false,
        waiting_package: null,
      });
    });

    test("cannot put text into a mail, nor send more than five an hour", async () => {
      const words = { first_name: "Menang hadiah di evil.example", last_name: "/klaim", company: "evil.example" };
      const to = { ...words, email: "mangsa@contoh.id" };
      const browser = testBrowser(app);
      await browser.send("POST", "/auth/sign-up/email", testRegistration("hadiah.evil.example", to));
      await logIn(browser, "hadiah.evil.example");
      await browser.refresh();
      for (let times = 0; times < 8; times++) await browser.send("POST", "/account/verification");
      for (let times = 0; times < 8; times++) await logIn(testBrowser(app), "hadiah.evil.example");
      const mails = (await mailbox.deliver()).filter((entry) => entry.to === "mangsa@contoh.id");
      expect(mails.map(({ subject }) => subject)).toEqual(Array(5).fill("Verifikasi alamat surel Anda"));
      expect(JSON.stringify(mails)).not.toMatch(/evil\.example|hadiah|klaim/i);
    });
  });

  describe("the second step", () => {
    test("accepts each code once, for concurrent logins too", async () => {
      const { browser, totpURI, used } = await withSecondStep("lestari");
      const sendCode = async (code: string) => {
        const other = testBrowser(app);
        await logIn(other, "lestari");
        return (await other.send("POST", "/auth/two-factor/verify-totp", { code })).statusCode;
      };
      expect(await sendCode(used)).toBe(401);
      const next = totp(totpURI, 1);
      const codes = await Promise.all([sendCode(next), sendCode(next), sendCode(next)]);
      expect(codes.toSorted()).toEqual([200, 401, 401]);
      expect((await browser.send("GET", "/user/login")).statusCode).toBe(200);
      // A wrong code is not consumed, and expired codes are deleted.
      expect([await sendCode("00000x"), await sendCode("00000x")]).toEqual([401, 401]);
      await applyRetention(base.db, accountRetention, new Date(clock.getTime() + 121_000));
      expect(await base.db.selectFrom("used_codes").select("user_id").execute()).toEqual([]);
    });

    test("is required again on a trusted device after it was disabled and enabled, and its owner is notified", async () => {
      const { browser, totpURI } = await withSecondStep("wulan");
      const trusted = testBrowser(app);
      const isAsked = async () => (await logIn(trusted, "wulan")).json().twoFactorRedirect === true;
      expect(await isAsked()).toBe(true);
      await trusted.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI, 1), trustDevice: true });
      expect(await isAsked()).toBe(false);
      await mailbox.deliver();
      await browser.send("POST", "/auth/two-factor/disable", { password: testPassword });
      const enabled = (await browser.send("POST", "/auth/two-factor/enable", { password: testPassword })).json();
      await browser.send("POST", "/auth/two-factor/verify-totp", { code: totp(enabled.totpURI) });
      expect((await mailbox.deliver()).map(({ subject }) => subject)).toEqual([
        "Verifikasi dua langkah dimatikan",
        "Verifikasi dua langkah dinyalakan",
      ]);
      expect(await isAsked()).toBe(true);
    });
  });

  test("ten wrong passwords cause a warning to the owner of a confirmed address, once a day", async () => {
    await owner("cahya");
    await loggedIn(app, "belum");
    await mailbox.deliver();
    const subjects = async () => (await mailbox.deliver()).map(({ to, subject }) => [to, subject]);
    const guess = async (name: string, host: number) => {
      const body = { username: name, password: "wrong password" };
      await testBrowser(app, { address: `10.8.${host}.1` }).send("POST", "/auth/sign-in/username", body);
    };
    for (let host = 0; host < 9; host++) await guess("cahya", host);
    expect(await subjects()).toEqual([]);
    for (let host = 9; host < 14; host++) await guess("cahya", host);
    for (let host = 0; host < 12; host++) await guess("belum", host);
    expect(await subjects()).toEqual([["cahya@contoh.id", "Ada yang mencoba masuk ke akun Anda"]]);
    clock = new Date(clock.getTime() + 25 * 3_600_000);
    for (let host = 0; host < 10; host++) await guess("cahya", host);
    expect(await subjects()).toHaveLength(1);
  });

  test("a login ends after ninety days, however often it was used", async () => {
    const browser = await owner("bulan");
    const age = (days: number) =>
      sql`update sessions set created_at = now() - make_interval(days => ${days}), expires_at = now() + interval '13 days'
        where user_id = (select id from users where username = 'bulan')`.execute(base.db);
    await age(88);
    expect((await browser.refresh()).statusCode).toBe(200);
    const { token } = browser;
    await age(91);
    expect((await browser.refresh()).statusCode).toBe(401);
    browser.token = token;
    expect((await browser.send("GET", "/user/login")).statusCode).toBe(403);
    const confirm = await browser.send("POST", "/auth/confirm-password", { password: testPassword });
    expect(confirm.statusCode).toBe(401);
    await applyRetention(base.db, accountRetention, new Date());
    const left = await sql`select 1 from sessions join users on users.id = user_id where username = 'bulan'`.execute(
      base.db,
    );
    expect(left.rows).toEqual([]);
  });

  test("a former password hash is replaced at the next login", async () => {
    await owner("lama");
    const { hashPassword } = await import("@better-auth/utils/password");
    const hash = async () =>
      (
        await base.db
          .selectFrom("credentials")
          .innerJoin("users", "users.id", "credentials.user_id")
          .select("password")
          .where("username", "=", "lama")
          .executeTakeFirstOrThrow()
      ).password;
    await sql`update credentials set password = ${await hashPassword(testPassword)}
      where user_id = (select id from users where username = 'lama')`.execute(base.db);
    const wrong = { username: "lama", password: "wrong password" };
    expect((await testBrowser(app).send("POST", "/auth/sign-in/username", wrong)).statusCode).toBe(401);
    expect(await hash()).not.toContain("$scrypt$");
    expect((await logIn(testBrowser(app), "lama")).statusCode).toBe(200);
    expect(await hash()).toContain("$scrypt$ln=10,r=8,p=1$");
    expect((await logIn(testBrowser(app), "lama")).statusCode).toBe(200);
  });

  test("the device cookie has the prefix that only an encrypted page can set", async () => {
    const secure = await buildApi(testDeps(base.db, { jobs }, { ...limits, PUBLIC_URL: "https://bigsuite.example" }));
    const browser = testBrowser(secure, { origin: "https://bigsuite.example" });
    const response = await browser.send("POST", "/auth/sign-up/email", testRegistration("aman"));
    expect(response.cookies).toMatchObject([{ name: "__Secure-bigsuite.device", secure: true, httpOnly: true }]);
    await browser.send("POST", "/auth/sign-in/username", right("aman"));
    const { value } = response.cookies[0]!;
    expect(browser.cookies.get("__Secure-bigsuite.device")).toBe(value);
    browser.cookies.clear();
    browser.cookies.set("bigsuite.device", value);
    await browser.send("POST", "/auth/sign-in/username", right("aman"));
    expect(browser.cookies.get("__Secure-bigsuite.device")).not.toBe(value);
  });

  test("each security event is one line, with the account's id and neither name nor address", async () => {
    const browser = await owner("jejak");
    const { id } = (await browser.send("GET", "/user/login")).json().data;
    const events = () =>
      (lines() as { msg: string; user?: string; event?: string }[]).filter(
        (entry) => entry.msg === "security" && entry.user === id,
      );
    const before = events().length;
    await testBrowser(app).send("POST", "/auth/sign-in/email", {
      email: "jejak@contoh.id",
      password: "wrong password",
    });
    const { totpURI } = (await browser.send("POST", "/auth/two-factor/enable", { password: testPassword })).json();
    await browser.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI) });
    await browser.send("POST", "/auth/two-factor/disable", { password: testPassword });
    await browser.refresh();
    await browser.send("POST", "/account/password", { current_password: "wrong password", new_password: testPassword });
    await browser.send("DELETE", "/account/sessions");
    await browser.send("POST", "/auth/sign-out");
    await logIn(browser, "jejak");
    await browser.refresh();
    await browser.send("DELETE", "/account", { password: testPassword });
    const written = events().slice(before);
    expect(written.map(({ event }) => event)).toEqual([
      ...["login_refused", "two_factor_on", "two_factor_off", "confirmation_refused", "sessions_ended", "logout"],
      ...["login", "deletion_requested"],
    ]);
    for (const line of written) expect(line).toMatchObject({ from: expect.stringMatching(/^[\w-]{16}$/) });
    expect(JSON.stringify(written)).not.toMatch(/jejak|contoh\.id|10\.0\.0\.1/);
  });
});
