import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testMailbox } from "../support/account-mailbox.ts";
import { testDeps } from "../support/api.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { logInWithPasskey, registerPasskey, softwarePasskey } from "../support/passkey.ts";
import { loggedIn, type TestBrowser, testBrowser, testPassword, totp } from "../support/test-browser.ts";

/** Somebody who knows the password, and has a cookie or a trusted device of the owner, gets no further than that. */
let base: OpenDatabase;
let app: FastifyInstance;
let mailbox: ReturnType<typeof testMailbox>;
const jobs = recordingJobs();
let clock = new Date();
beforeAll(async () => {
  base = await openMigratedPglite();
  mailbox = testMailbox(base.db, jobs, () => clock);
  const limits = { RATE_LIMIT_LOGIN: "10000", RATE_LIMIT_FORMS: "10000" };
  app = await buildApi(testDeps(base.db, { jobs, now: () => clock }, limits));
});
afterAll(() => base.close());
beforeEach(async () => {
  clock = new Date();
  await mailbox.deliver();
});

const password = { password: testPassword };
const userOf = (name: string) =>
  base.db.selectFrom("users").selectAll().where("username", "=", name).executeTakeFirstOrThrow();
const codeOf = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) => [
  statusCode,
  json().code,
];
const subjects = async () => (await mailbox.deliver()).map(({ subject }) => subject);
const sessionsOf = async (name: string) => {
  const { id } = await userOf(name);
  return base.db.selectFrom("sessions").selectAll().where("user_id", "=", id).execute();
};
const audited = async (name: string) => {
  const { id } = await userOf(name);
  const rows = await base.db
    .selectFrom("audit_log")
    .select("action")
    .where("object_id", "=", id)
    .orderBy("id")
    .execute();
  return rows.map(({ action }) => action);
};
const logIn = async (browser: TestBrowser, name: string) => {
  const answer = (await browser.send("POST", "/auth/sign-in/username", { username: name, ...password })).json();
  await browser.refresh();
  return answer;
};

/** Creates an account with an authenticator app, and a browser of a thief on a device that is trusted. */
async function withTrustedDevice(name: string, role: "user" | "finance" = "user") {
  const owner = await loggedIn(app, name);
  await base.db
    .updateTable("users")
    .set({ email_verified: true, user_role: role })
    .where("username", "=", name)
    .execute();
  const { totpURI, backupCodes } = (await owner.send("POST", "/auth/two-factor/enable", password)).json();
  await owner.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI) });
  await owner.refresh();
  const thief = testBrowser(app);
  await logIn(thief, name);
  await thief.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI, 1), trustDevice: true });
  expect((await logIn(thief, name)).twoFactorRedirect).toBeUndefined();
  await mailbox.deliver();
  return { owner, thief, codes: backupCodes as string[] };
}

const secondFactor = [409, "second_factor_required"];

test.each(["user", "finance"] as const)(
  "the password and a trusted device of the role %s change no factor, password or address",
  async (role) => {
    const name = `dewi.${role}`;
    const { owner, thief, codes } = await withTrustedDevice(name, role);
    const send = async (path: string, body: object) => codeOf(await thief.send("POST", path, body));
    const before = await base.db.selectFrom("two_factors").selectAll().execute();
    // New recovery codes, of which one would give the factor.
    expect(await send("/auth/two-factor/generate-backup-codes", password)).toEqual(secondFactor);
    // Off, and on again with an app of the thief's own.
    expect(await send("/auth/two-factor/disable", password)).toEqual(secondFactor);
    expect(await send("/auth/two-factor/enable", password)).toEqual(secondFactor);
    // A passkey of the thief's own, after the password was confirmed.
    expect(await send("/auth/confirm-password", password)).toEqual([200, undefined]);
    expect(codeOf(await registerPasskey(thief, softwarePasskey()))).toEqual(secondFactor);
    // Another password; another mailbox, by which the password is reset.
    const changed = { current_password: testPassword, new_password: "sepeda kuning di pasar" };
    expect(await send("/account/password", changed)).toEqual(secondFactor);
    expect(await send("/account/email", { email: "thief@contoh.id", ...password })).toEqual(secondFactor);
    // The calls of a login check no number of codes for somebody who is logged in.
    const conflict = [409, "conflict"];
    expect(await send("/auth/two-factor/verify-totp", { code: "000000" })).toEqual(secondFactor);
    expect(await send("/auth/two-factor/verify-backup-code", { code: "k7m2p-x9wqr" })).toEqual(conflict);

    expect(await base.db.selectFrom("two_factors").selectAll().execute()).toEqual(before);
    expect(await subjects()).toEqual([]);
    if (role !== "user") {
      await thief.refresh();
      expect((await thief.send("GET", "/admin/me")).json().data.factor).toBe("required");
      expect(codeOf(await thief.send("GET", "/admin/orders"))).toEqual(secondFactor);
    }
    // The owner's codes still work.
    expect((await owner.send("POST", "/auth/confirm-factor", { code: codes[0]! })).statusCode).toBe(200);
  },
);

test("with a fresh code each change works, is told to the owner, ends other sessions, and of staff is audited", async () => {
  const name = "sari.finance";
  const { owner } = await withTrustedDevice(name, "finance");
  const otherLogin = async () => {
    const other = testBrowser(app);
    await base.db.updateTable("users").set({ two_factor_enabled: false }).where("username", "=", name).execute();
    await logIn(other, name);
    await base.db.updateTable("users").set({ two_factor_enabled: true }).where("username", "=", name).execute();
    return other;
  };
  const step = async (change: () => Promise<{ statusCode: number; body: string }>, subject: string) => {
    await otherLogin();
    expect((await sessionsOf(name)).length).toBeGreaterThan(1);
    await mailbox.deliver();
    const response = await change();
    expect([response.statusCode, response.body]).toEqual([200, expect.anything()]);
    expect(await subjects()).toEqual([subject]);
    expect(await sessionsOf(name)).toHaveLength(1);
    await owner.refresh();
    expect((await owner.send("GET", "/account")).statusCode).toBe(200);
  };
  const key = softwarePasskey();
  await step(
    () => owner.send("POST", "/auth/two-factor/generate-backup-codes", password),
    "Kode pemulihan baru untuk akun Anda",
  );
  await step(() => registerPasskey(owner, key), "Passkey baru di akun Anda");
  const [{ id }] = (await owner.send("GET", "/auth/passkey/list-user-passkeys")).json();
  await step(() => owner.send("POST", "/auth/passkey/delete-passkey", { id }), "Passkey dihapus dari akun Anda");
  const next = "sepeda kuning di pasar";
  await step(
    () => owner.send("POST", "/account/password", { current_password: testPassword, new_password: next }),
    "Kata sandi Anda telah diubah",
  );
  await owner.send("POST", "/account/password", { current_password: next, new_password: testPassword });
  await mailbox.deliver();
  await otherLogin();
  await mailbox.deliver();
  await owner.send("POST", "/account/email", { email: "sari.baru@contoh.id", ...password });
  expect(await sessionsOf(name)).toHaveLength(1);
  expect((await mailbox.deliver()).map(({ to }) => to)).toEqual(["sari.baru@contoh.id", "sari.finance@contoh.id"]);
  expect((await owner.send("POST", "/auth/verify-email", { token: mailbox.token()! })).statusCode).toBe(200);
  expect(await subjects()).toEqual(["Alamat surel akun Anda telah diganti"]);
  await step(() => owner.send("POST", "/auth/two-factor/disable", password), "Verifikasi dua langkah dimatikan");
  // The back office asks for a factor again: that of the session is gone with the app.
  expect((await owner.send("GET", "/admin/me")).json().data.factor).toBe("missing");
  expect(await audited(name)).toEqual([
    ...["account.two_factor_on", "account.device_trusted", "account.recovery_codes_made", "account.passkey_added"],
    ...["account.passkey_removed", "account.password_changed", "account.password_changed"],
    ...["account.email_change_requested", "account.email_changed", "account.two_factor_off"],
  ]);
});

test("a customer's changes are told to them, and are no entries of the audit log", async () => {
  const { owner } = await withTrustedDevice("tuti");
  expect((await owner.send("POST", "/auth/two-factor/disable", password)).statusCode).toBe(200);
  expect(await subjects()).toEqual(["Verifikasi dua langkah dimatikan"]);
  expect(await audited("tuti")).toEqual([]);
});

test("a recovery code gives the factor once, makes no new codes, trusts no device, and its owner is told", async () => {
  const { owner, thief, codes } = await withTrustedDevice("ratna", "finance");
  await base.db.updateTable("sessions").set({ factor_at: null }).execute();
  const confirm = async (code: string) => codeOf(await owner.send("POST", "/auth/confirm-factor", { code }));
  expect(await confirm(codes[0]!.toUpperCase().replace("-", " "))).toEqual([200, undefined]);
  const [mail] = await mailbox.deliver();
  expect(mail!.subject).toBe("Kode pemulihan dipakai");
  expect(mail!.text).toContain("Sisa kode: 9.");
  expect(await confirm(codes[0]!)).toEqual([400, "wrong_code"]);
  const made = await owner.send("POST", "/auth/two-factor/generate-backup-codes", password);
  expect(codeOf(made)).toEqual(secondFactor);
  expect(made.json().methods).toEqual(["code"]);

  await base.db.deleteFrom("verifications").execute();
  thief.cookies.clear();
  expect((await logIn(thief, "ratna")).twoFactorRedirect).toBe(true);
  const login = { code: codes[1]!, trustDevice: true };
  expect((await thief.send("POST", "/auth/two-factor/verify-backup-code", login)).statusCode).toBe(200);
  expect(await subjects()).toContain("Kode pemulihan dipakai");
  expect((await logIn(thief, "ratna")).twoFactorRedirect).toBe(true);
  expect((await audited("ratna")).filter((action) => action === "account.recovery_code_used")).toHaveLength(2);

  // It is enough to leave a lost phone behind.
  const other = await owner.send("POST", "/auth/two-factor/disable", password);
  expect(other.statusCode).toBe(200);
});

test("ten wrong codes in a row end the session, over any time, and each further one its own", async () => {
  const name = "lestari";
  const { owner, thief, codes } = await withTrustedDevice(name, "finance");
  await thief.refresh();
  const guess = async (browser = thief) => codeOf(await browser.send("POST", "/admin/confirm", { code: "00000x" }));
  for (let times = 0; times < 9; times++) {
    expect(await guess()).toEqual([400, "wrong_code"]);
    // As long as the window of the rate limit; a right code would count from the beginning.
    await sql`delete from rate_limits`.execute(base.db);
  }
  expect(await guess()).toEqual([403, "login_ended"]);
  expect(await subjects()).toEqual(["Ada yang menebak kode untuk akun Anda"]);
  expect((await thief.refresh()).statusCode).toBe(401);
  // The device is trusted no more, and the owner, who gave the factor, stays logged in.
  expect((await logIn(thief, name)).twoFactorRedirect).toBe(true);
  expect((await owner.send("GET", "/admin/me")).statusCode).toBe(200);

  expect(await guess(owner)).toEqual([403, "login_ended"]);
  expect(await subjects()).toEqual([]);
  await logIn(owner, name);
  await owner.send("POST", "/auth/two-factor/verify-backup-code", { code: codes[0]! });
  await owner.refresh();
  expect(await guess(owner)).toEqual([400, "wrong_code"]);
  expect(await audited(name)).toContain("account.wrong_codes");
});

test("guesses sent at once are counted one by one", async () => {
  const { thief } = await withTrustedDevice("budi");
  const codes = Array.from({ length: 14 }, (_, index) => `10000${index}`.slice(0, 6));
  const guesses = await Promise.all(codes.map((code) => thief.send("POST", "/auth/confirm-factor", { code })));
  expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(9);
});

test("an app whose secret was shown before the account had a passkey is not switched on without it", async () => {
  const owner = await loggedIn(app, "melati");
  await base.db.updateTable("users").set({ email_verified: true }).where("username", "=", "melati").execute();
  const thief = testBrowser(app);
  await logIn(thief, "melati");
  const { totpURI } = (await thief.send("POST", "/auth/two-factor/enable", password)).json();
  const key = softwarePasskey();
  expect((await registerPasskey(owner, key)).statusCode).toBe(200);
  expect((await thief.refresh()).statusCode).toBe(401);
  await logIn(thief, "melati");
  expect(codeOf(await thief.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI) }))).toEqual(
    secondFactor,
  );
  expect((await logInWithPasskey(owner, key)).statusCode).toBe(200);
  expect((await owner.send("POST", "/auth/two-factor/enable", password)).statusCode).toBe(200);
});

test("a mailed link to a new password removes the passkeys of a customer, and no factor of staff", async () => {
  for (const [name, role, left] of [
    ["putri", "user", 0],
    ["yanti", "finance", 1],
  ] as const) {
    const owner = await loggedIn(app, name);
    await base.db
      .updateTable("users")
      .set({ email_verified: true, user_role: role })
      .where("username", "=", name)
      .execute();
    await registerPasskey(owner, softwarePasskey());
    await testBrowser(app).send("POST", "/auth/request-password-reset", { username: name });
    await mailbox.deliver();
    const reset = { token: mailbox.token()!, newPassword: "sepeda kuning di pasar" };
    expect((await testBrowser(app).send("POST", "/auth/reset-password", reset)).statusCode).toBe(200);
    const { id } = await userOf(name);
    const keys = await base.db.selectFrom("passkeys").select("id").where("user_id", "=", id).execute();
    expect([name, keys.length]).toEqual([name, left]);
  }
});
