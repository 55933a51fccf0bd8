import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { sendAccountMail } from "#accounts/mails/send-account-mail.server.ts";
import { accountRetention } from "#accounts/retention.server.ts";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { testMailbox } from "../support/account-mailbox.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { loggedIn, testBrowser, testPassword, totp } from "../support/test-browser.ts";

const newPassword = "sepeda kuning di pasar";

/** Somebody who knew the password, or registered somebody else's address, does not retain access. */
eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let mailbox: ReturnType<typeof testMailbox>;
  let clock = new Date();
  const jobs = recordingJobs();
  beforeAll(async () => {
    base = await open();
    mailbox = testMailbox(base.db, jobs, () => clock);
    const limits = { RATE_LIMIT_FORMS: "10000", RATE_LIMIT_LOGIN: "10000" };
    app = await buildApi(testDeps(base.db, { jobs, now: () => clock }, limits));
  });

  async function confirmed(name: string) {
    const browser = await loggedIn(app, name);
    await mailbox.deliver();
    await browser.send("POST", "/auth/verify-email", { token: mailbox.token()! });
    await mailbox.deliver();
    return browser;
  }
  async function reset(email: string) {
    await testBrowser(app).send("POST", "/auth/request-password-reset", { email });
    await mailbox.deliver();
    const body = { token: mailbox.token()!, newPassword };
    return testBrowser(app).send("POST", "/auth/reset-password", body);
  }
  const openLink = (token: string) => testBrowser(app).send("POST", "/auth/verify-email", { token });

  test("a new password cancels a thief's change of address, of which the owner was notified", async () => {
    const thief = await confirmed("rani");
    await thief.send("POST", "/account/email", { email: "thief@contoh.id", password: testPassword });
    expect((await mailbox.deliver()).map(({ to }) => to)).toEqual(["thief@contoh.id", "rani@contoh.id"]);
    expect(mailbox.mails.at(-1)!.subject).toBe("Ada permintaan mengganti alamat surel akun Anda");
    const link = mailbox.token()!;
    expect((await reset("rani@contoh.id")).statusCode).toBe(200);
    expect((await openLink(link)).json().code).toBe("link_invalid");
  });

  test("so does logging out everywhere else, even while the mail is still queued", async () => {
    const owner = await confirmed("tono");
    const emailChange = { email: "thief@contoh.id", password: testPassword };
    await owner.send("POST", "/account/email", emailChange);
    await mailbox.deliver();
    await owner.send("DELETE", "/account/sessions");
    expect((await openLink(mailbox.token()!)).json().code).toBe("link_invalid");

    const requested = { kind: "change-email", email: "thief@contoh.id", at: clock.toISOString() } as const;
    const user_id = (await owner.send("GET", "/user/login")).json().data.id;
    clock = new Date(clock.getTime() + 1000);
    await owner.send("POST", "/account/password", { current_password: testPassword, new_password: newPassword });
    await mailbox.deliver();
    const sent: unknown[] = [];
    const mailer = { send: async (mail: unknown) => void sent.push(mail) };
    const deps = { db: base.db, mailer, publicUrl: "http://localhost:3000", secret: "unused", now: () => clock };
    await sendAccountMail(deps, { ...requested, user_id }, { id: "late", attempt: 0 });
    expect(sent).toEqual([]);
  });

  test("after logging out everywhere else, trusted devices need the second step again", async () => {
    const owner = await confirmed("yanti");
    const { totpURI } = (await owner.send("POST", "/auth/two-factor/enable", { password: testPassword })).json();
    await owner.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI) });
    await owner.refresh();
    const lost = testBrowser(app, { address: "10.0.0.2" });
    const logIn = async () =>
      (await lost.send("POST", "/auth/sign-in/username", { username: "yanti", password: testPassword })).json();
    expect(await logIn()).toMatchObject({ twoFactorRedirect: true });
    await lost.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI, 1), trustDevice: true });
    expect((await logIn()).twoFactorRedirect).toBeUndefined();
    expect((await owner.send("DELETE", "/account/sessions")).statusCode).toBe(200);
    expect(await logIn()).toMatchObject({ twoFactorRedirect: true });
  });

  test("a second factor or a passkey needs a confirmed address; the owner is notified when the second factor is removed", async () => {
    const early = await loggedIn(app, "putri");
    const enable = () => early.send("POST", "/auth/two-factor/enable", { password: testPassword });
    expect([(await enable()).statusCode, (await enable()).json().code]).toEqual([409, "email_unverified"]);
    const options = () => early.send("GET", "/auth/passkey/generate-register-options");
    expect((await options()).json().code).toBe("email_unverified");
    expect((await early.send("POST", "/auth/passkey/verify-registration", { response: { id: "x" } })).json().code).toBe(
      "email_unverified",
    );
    await mailbox.deliver();
    await early.send("POST", "/auth/verify-email", { token: mailbox.token()! });
    await mailbox.deliver();
    expect((await enable()).statusCode).toBe(200);
    expect((await options()).statusCode).toBe(200);
    await early.send("POST", "/auth/two-factor/disable", { password: testPassword });
    expect((await mailbox.deliver()).map(({ subject }) => subject)).toEqual(["Verifikasi dua langkah dimatikan"]);
  });

  test("a reset password may not be the person's own name", async () => {
    await confirmed("bambangsutrisno");
    await testBrowser(app).send("POST", "/auth/request-password-reset", { email: "bambangsutrisno@contoh.id" });
    await mailbox.deliver();
    const body = { token: mailbox.token()!, newPassword: "bambangsutrisno" };
    expect((await testBrowser(app).send("POST", "/auth/reset-password", body)).json().code).toBe("invalid_input");
  });

  test("an account with an unconfirmed address is deleted after thirty days, any other is not", async () => {
    await loggedIn(app, "squatter");
    await confirmed("warga");
    const left = async () =>
      (await base.db.selectFrom("users").select("username").where("username", "in", ["squatter", "warga"]).execute())
        .map(({ username }) => username)
        .sort();
    const day = 86_400_000;
    await applyRetention(base.db, accountRetention, new Date(Date.now() + 29 * day));
    expect(await left()).toEqual(["squatter", "warga"]);
    await applyRetention(base.db, accountRetention, new Date(Date.now() + 31 * day));
    expect(await left()).toEqual(["warga"]);
  });

  test("nobody sees the data of somebody else", async () => {
    const dewi = await loggedIn(app, "dewi");
    const ratna = await loggedIn(app, "ratna", { address: "10.0.0.9" });
    const [session] = (await dewi.send("GET", "/account/sessions")).json().data;
    for (const path of ["/user/login", "/account", "/account/export", "/account/sessions", "/account/consents"]) {
      const response = await ratna.send("GET", path);
      expect([path, response.statusCode, response.body.includes("dewi")]).toEqual([path, 200, false]);
      expect([path, (await testBrowser(app).send("GET", path)).statusCode]).toEqual([path, 401]);
    }
    expect((await ratna.send("DELETE", `/account/sessions/${session.id}`)).statusCode).toBe(404);
    expect((await dewi.send("GET", "/user/login")).statusCode).toBe(200);
    for (const path of [
      "/auth/get-session",
      "/auth/list-sessions",
      "/auth/update-user",
      "/auth/list-accounts",
      "/auth/jwks",
    ]) {
      expect([path, (await ratna.send("GET", path)).statusCode]).toEqual([path, 404]);
    }
  });

  test("a reset link expires after an hour", async () => {
    await testBrowser(app).send("POST", "/auth/request-password-reset", { email: "dewi@contoh.id" });
    await mailbox.deliver();
    clock = new Date(clock.getTime() + 61 * 60_000);
    const late = await testBrowser(app).send("POST", "/auth/reset-password", { token: mailbox.token()!, newPassword });
    expect(late.json().code).toBe("link_invalid");
  });

  test("a reset password returns an account that a stranger registered to the owner of the address", async () => {
    await loggedIn(app, "stranger", { address: "10.6.6.6" });
    const { id } = await base.db
      .selectFrom("users")
      .select("id")
      .where("username", "=", "stranger")
      .executeTakeFirstOrThrow();
    const row = { id: "planted", secret: "x", backup_codes: "x", user_id: id, verified: true };
    await base.db.insertInto("two_factors").values(row).execute();
    await testBrowser(app).send("POST", "/auth/request-password-reset", { email: "stranger@contoh.id" });
    await mailbox.deliver();
    await testBrowser(app).send("POST", "/auth/reset-password", { token: mailbox.token()!, newPassword });
    expect(await base.db.selectFrom("two_factors").select("id").where("user_id", "=", id).execute()).toEqual([]);
  });
});
