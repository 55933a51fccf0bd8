import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { sendAccountMail } from "#accounts/mails/send-account-mail.server.ts";
import { deleteOldAccountData } from "#accounts/upkeep.server.ts";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testMailbox } from "../support/account-mailbox.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { loggedIn, testBrowser, testPassword, totp } from "../support/test-browser.ts";

const newPassword = "sepeda kuning di pasar";

/** Somebody who once knew the password, or who registered a stranger's address, does not keep the account. */
eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let box: ReturnType<typeof testMailbox>;
  let clock = new Date();
  const jobs = recordingJobs();
  beforeAll(async () => {
    base = await open();
    box = testMailbox(base.db, jobs, () => clock);
    const limits = { RATE_LIMIT_FORMS: "10000", RATE_LIMIT_LOGIN: "10000" };
    app = await buildApi(testDeps(base.db, { jobs, now: () => clock }, limits));
  });

  async function confirmed(name: string) {
    const browser = await loggedIn(app, name);
    await box.deliver();
    await browser.send("POST", "/auth/verify-email", { token: box.token()! });
    await box.deliver();
    return browser;
  }
  async function reset(email: string) {
    await testBrowser(app).send("POST", "/auth/request-password-reset", { email });
    await box.deliver();
    const body = { token: box.token()!, newPassword };
    return testBrowser(app).send("POST", "/auth/reset-password", body);
  }
  const press = (token: string) => testBrowser(app).send("POST", "/auth/verify-email", { token });

  test("a change of address that a thief asked for ends with a new password; the owner hears of it before", async () => {
    const thief = await confirmed("rani");
    await thief.send("POST", "/account/email", { email: "thief@contoh.id", password: testPassword });
    expect((await box.deliver()).map((it) => it.to)).toEqual(["thief@contoh.id", "rani@contoh.id"]);
    expect(box.mails.at(-1)!.subject).toBe("Ada permintaan mengganti alamat surel akun Anda");
    const link = box.token()!;
    expect((await reset("rani@contoh.id")).statusCode).toBe(200);
    expect((await press(link)).json().code).toBe("link_invalid");
  });

  test("so it does with logging out everywhere else, and while its letter still waits", async () => {
    const owner = await confirmed("tono");
    const ask = { email: "thief@contoh.id", password: testPassword };
    await owner.send("POST", "/account/email", ask);
    await box.deliver();
    await owner.send("DELETE", "/account/sessions");
    expect((await press(box.token()!)).json().code).toBe("link_invalid");

    const asked = { kind: "change-email", email: "thief@contoh.id", at: clock.toISOString() } as const;
    const user_id = (await owner.send("GET", "/user/login")).json().data.id;
    clock = new Date(clock.getTime() + 1000);
    await owner.send("POST", "/account/password", { current_password: testPassword, new_password: newPassword });
    await box.deliver();
    const sent: unknown[] = [];
    const mailer = { send: async (mail: unknown) => void sent.push(mail) };
    const deps = { db: base.db, mailer, publicUrl: "http://localhost:3000", now: () => clock };
    await sendAccountMail(deps, { ...asked, user_id }, { id: "late", attempt: 0 });
    expect(sent).toEqual([]);
  });

  test("logging out everywhere else asks for the second step again, on devices that were trusted too", async () => {
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

  test("a second factor or a passkey waits for the address to be confirmed; the owner hears when one goes", async () => {
    const early = await loggedIn(app, "putri");
    const enable = () => early.send("POST", "/auth/two-factor/enable", { password: testPassword });
    expect([(await enable()).statusCode, (await enable()).json().code]).toEqual([409, "email_unverified"]);
    const options = () => early.send("GET", "/auth/passkey/generate-register-options");
    expect((await options()).json().code).toBe("email_unverified");
    expect((await early.send("POST", "/auth/passkey/verify-registration", { response: { id: "x" } })).json().code).toBe(
      "email_unverified",
    );
    await box.deliver();
    await early.send("POST", "/auth/verify-email", { token: box.token()! });
    await box.deliver();
    expect((await enable()).statusCode).toBe(200);
    expect((await options()).statusCode).toBe(200);
    await early.send("POST", "/auth/two-factor/disable", { password: testPassword });
    expect((await box.deliver()).map((it) => it.subject)).toEqual(["Verifikasi dua langkah dimatikan"]);
  });

  test("a reset password may not be the person's own name", async () => {
    await confirmed("bambangsutrisno");
    await testBrowser(app).send("POST", "/auth/request-password-reset", { email: "bambangsutrisno@contoh.id" });
    await box.deliver();
    const body = { token: box.token()!, newPassword: "bambangsutrisno" };
    expect((await testBrowser(app).send("POST", "/auth/reset-password", body)).json().code).toBe("invalid_input");
  });

  test("an account whose address nobody confirmed goes after thirty days, any other stays", async () => {
    await loggedIn(app, "squatter");
    await confirmed("warga");
    const left = async () =>
      (await base.db.selectFrom("users").select("username").where("username", "in", ["squatter", "warga"]).execute())
        .map((it) => it.username)
        .sort();
    const day = 86_400_000;
    await deleteOldAccountData(base.db, new Date(Date.now() + 29 * day));
    expect(await left()).toEqual(["squatter", "warga"]);
    await deleteOldAccountData(base.db, new Date(Date.now() + 31 * day));
    expect(await left()).toEqual(["warga"]);
  });
});
