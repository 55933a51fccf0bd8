import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testMailbox } from "../support/account-mailbox.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { logInWithPasskey, registerPasskey, softwarePasskey } from "../support/passkey.ts";
import { loggedIn, testBrowser, testPassword, totp } from "../support/test-browser.ts";

const newPassword = "sepeda kuning di pasar";

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let mailbox: ReturnType<typeof testMailbox>;
  const jobs = recordingJobs();
  beforeAll(async () => {
    base = await open();
    const limits = { RATE_LIMIT_FORMS: "10000", RATE_LIMIT_LOGIN: "10000" };
    mailbox = testMailbox(base.db, jobs);
    app = await buildApi(testDeps(base.db, { jobs }, limits));
  });

  async function owner(name: string) {
    const browser = await loggedIn(app, name);
    await base.db.updateTable("users").set({ email_verified: true }).execute();
    return browser;
  }
  /** Makes the login so many minutes old. */
  async function age(minutes: number) {
    await sql`update sessions set confirmed_at = confirmed_at - make_interval(mins => ${minutes}),
      factor_at = factor_at - make_interval(mins => ${minutes})`.execute(base.db);
  }
  const code = async (response: Promise<{ statusCode: number; json: () => { code?: string } }>) => {
    const { statusCode, json } = await response;
    return [statusCode, json().code];
  };

  test("a stolen cookie adds no first passkey without the password, and changes none without a passkey", async () => {
    const browser = await owner("sari");
    await mailbox.deliver();
    const first = softwarePasskey();
    await age(6);
    expect(await code(registerPasskey(browser, first))).toEqual([409, "confirmation_required"]);
    const direct = { response: first.registration("challenge-of-an-earlier-try") };
    expect(await code(browser.send("POST", "/auth/passkey/verify-registration", direct))).toEqual([
      ...[409, "confirmation_required"],
    ]);
    const confirm = (password: string) => code(browser.send("POST", "/auth/confirm-password", { password }));
    expect(await confirm("wrong password")).toEqual([400, "wrong_password"]);
    expect(await code(registerPasskey(browser, first))).toEqual([409, "confirmation_required"]);
    expect(await confirm(testPassword)).toEqual([200, undefined]);
    expect((await registerPasskey(browser, first)).statusCode).toBe(200);
    expect((await mailbox.deliver()).map(({ subject }) => subject)).toEqual(["Passkey baru di akun Anda"]);
    // Its registration counts as giving it.
    expect((await registerPasskey(browser, softwarePasskey())).statusCode).toBe(200);

    const [{ id }] = (await browser.send("GET", "/auth/passkey/list-user-passkeys")).json();
    const remove = () => code(browser.send("POST", "/auth/passkey/delete-passkey", { id }));
    await age(6);
    expect(await remove()).toEqual([409, "second_factor_required"]);
    expect(await confirm(testPassword)).toEqual([200, undefined]);
    expect(await remove()).toEqual([409, "second_factor_required"]);
    expect(await code(registerPasskey(browser, softwarePasskey()))).toEqual([409, "second_factor_required"]);
    expect((await logInWithPasskey(browser, first)).statusCode).toBe(200);
    expect(await remove()).toEqual([200, undefined]);
    expect(await code(testBrowser(app).send("POST", "/auth/confirm-password", { password: testPassword }))).toEqual([
      ...[401, "unauthorized"],
    ]);
  });

  test("a login of days ago may add a passkey after a passkey was used again, which leaves no second session", async () => {
    const browser = await owner("dewi");
    const first = softwarePasskey();
    await registerPasskey(browser, first);
    await sql`update sessions set created_at = created_at - interval '3 days'`.execute(base.db);
    await age(60);
    expect(await code(registerPasskey(browser, softwarePasskey()))).toEqual([409, "second_factor_required"]);
    expect((await logInWithPasskey(browser, first)).statusCode).toBe(200);
    expect((await registerPasskey(browser, softwarePasskey())).statusCode).toBe(200);
    await browser.refresh();
    expect((await browser.send("GET", "/account/sessions")).json().data).toHaveLength(1);
  });

  test("a reset removes a thief's passkey, and so does a change of the password unless passkeys are retained", async () => {
    const browser = await owner("ratna");
    const opens = async (passkey: ReturnType<typeof softwarePasskey>) =>
      (await logInWithPasskey(testBrowser(app), passkey)).statusCode === 200;
    const change = async (from: string, to: string, more = {}) => {
      await browser.refresh();
      const body = { current_password: from, new_password: to, ...more };
      expect((await browser.send("POST", "/account/password", body)).statusCode).toBe(200);
    };
    const [one, two] = [softwarePasskey(), softwarePasskey()];
    await registerPasskey(browser, one, "Ponsel lama");
    await mailbox.deliver();
    await change(testPassword, newPassword, { remove_passkeys: false });
    expect((await mailbox.deliver())[0]!.text).toContain("masih dapat dipakai untuk masuk: Ponsel lama.");
    expect(await opens(one)).toBe(true);
    await mailbox.deliver();
    await change(newPassword, testPassword);
    expect((await mailbox.deliver())[0]!.text).toContain(
      "ikut dihapus dan tidak dapat dipakai masuk lagi: Ponsel lama.",
    );
    expect(await opens(one)).toBe(false);

    await registerPasskey(browser, two, "Kunci pencuri");
    await testBrowser(app).send("POST", "/auth/request-password-reset", { username: "Ratna" });
    await mailbox.deliver();
    const reset = { token: mailbox.token()!, newPassword };
    expect((await testBrowser(app).send("POST", "/auth/reset-password", reset)).statusCode).toBe(200);
    expect((await mailbox.deliver())[0]!.text).toContain("Kunci pencuri");
    expect(await opens(two)).toBe(false);
  });

  test("a passkey whose device did not verify its user neither registers nor logs in", async () => {
    const browser = await owner("melati");
    const sloppy = softwarePasskey({ verifiesUser: false });
    const options = await browser.send("GET", "/auth/passkey/generate-register-options");
    expect(options.json().authenticatorSelection).toMatchObject({ userVerification: "required" });
    expect(await code(registerPasskey(browser, sloppy))).toEqual([400, "passkey_unverified"]);

    // As one that was registered before this was required.
    const careful = softwarePasskey();
    await registerPasskey(browser, careful);
    const { totpURI } = (await browser.send("POST", "/auth/two-factor/enable", { password: testPassword })).json();
    await browser.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI) });
    const stranger = testBrowser(app);
    const requested = await stranger.send("GET", "/auth/passkey/generate-authenticate-options");
    expect(requested.json().userVerification).toBe("required");
    const unverified = careful.assertion(requested.json().challenge, { verifiesUser: false });
    const login = stranger.send("POST", "/auth/passkey/verify-authentication", { response: unverified });
    expect(await code(login)).toEqual([401, "passkey_unverified"]);
    expect((await stranger.refresh()).statusCode).toBe(401);
  });

  test("a passkey that is already registered, and an invalid one, are refused", async () => {
    const passkey = softwarePasskey();
    expect((await registerPasskey(await owner("putri"), passkey)).statusCode).toBe(200);
    const other = await owner("yanti");
    expect(await code(registerPasskey(other, passkey))).toEqual([409, "passkey_known"]);

    const twice = softwarePasskey();
    const tabs = await Promise.all(
      [1, 2].map(async () => {
        const tab = testBrowser(app);
        for (const [name, value] of other.cookies) tab.cookies.set(name, value);
        return tab;
      }),
    );
    const codes = await Promise.all(tabs.map((tab) => code(registerPasskey(tab, twice))));
    expect(codes.map(([status]) => status).toSorted()).toEqual([200, 409]);

    await other.send("GET", "/auth/passkey/generate-register-options");
    const senseless = { response: { id: "x", response: { clientDataJSON: "x", attestationObject: "x" } } };
    expect(await code(other.send("POST", "/auth/passkey/verify-registration", senseless))).toEqual([
      ...[400, "passkey_invalid"],
    ]);
  });
});
