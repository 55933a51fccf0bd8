import { Writable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { carryOutDeletions } from "#accounts/person/deletion.server.ts";
import type { PersonalDataSource } from "#accounts/person/personal-data.server.ts";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { consentTextHash } from "#content/consent-texts.server.ts";
import { eraseSubscription } from "#growth/newsletter/readers/subscribers.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createLog } from "#infra/log/log.server.ts";
import { createMetrics } from "#infra/log/metrics.server.ts";
import { collectForAccount } from "#leads/privacy/account-export.server.ts";
import { eraseLeads } from "#leads/privacy/personal-data.server.ts";
import { closeCustomerAccount, collectShopData } from "#shop/orders/personal-orders.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testMailbox } from "../support/account-mailbox.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { goodRequest } from "../support/leads.ts";
import { testBuyer, threeMonths, threeMonthsTotal } from "../support/shop-api.ts";
import {
  loggedIn,
  type TestBrowser,
  testBrowser,
  testPassword,
  testRegistration,
  totp,
} from "../support/test-browser.ts";

const newPassword = "sepeda kuning di pasar";

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let mailbox: ReturnType<typeof testMailbox>;
  const clock = new Date();
  let personalData: PersonalDataSource[];
  const jobs = recordingJobs();
  const metrics = createMetrics({ process: false });
  const logged: string[] = [];
  const secrets = new Set([testPassword, newPassword]);
  beforeAll(async () => {
    base = await open();
    mailbox = testMailbox(base.db, jobs, () => clock);
    const sink = new Writable({
      write(chunk, _encoding, next) {
        logged.push(String(chunk));
        next();
      },
    });
    const log = createLog({ logLevel: "trace" }, sink);
    const limits = { RATE_LIMIT_FORMS: "10000", RATE_LIMIT_LOGIN: "10000" };
    await seedShop(base.db, clock);
    const deps = testDeps(base.db, { jobs, log, metrics, now: () => clock }, limits);
    personalData = sources(deps);
    app = await buildApi({ ...deps, personalData });
  });

  /** Runs the nightly upkeep after the waiting period of requested deletions. */
  async function aWeekOn() {
    const later = new Date(clock.getTime() + 7 * 86_400_000);
    await carryOutDeletions({ db: base.db, jobs, now: () => later }, personalData);
  }

  it("goes from registration to deletion", async () => {
    const phone = testBrowser(app);
    const english = { "accept-language": "en" };

    // register, verify by the mailed link, once
    await phone.send(
      "POST",
      "/auth/sign-up/email",
      testRegistration("siti", { locale: "en", marketing_consent: true, privacy_version: "2026-01" }),
    );
    const [verify] = await mailbox.deliver();
    expect(verify).toMatchObject({ to: "siti@contoh.id", subject: "Verify your email address" });
    expect(verify!.text).toContain("http://localhost:3000/en/auth/verify-email#");
    const verifyToken = mailbox.token()!;
    await phone.send("POST", "/auth/sign-in/username", { username: "siti", password: testPassword });
    await phone.refresh();
    expect((await phone.send("GET", "/user/login")).json().data.email_verified).toBe(false);
    const openLink = async (browser: TestBrowser) =>
      (await browser.send("POST", "/auth/verify-email", { token: verifyToken })).json();
    const opened = { status: true, change: false, already: false, elsewhere: false, waiting_package: null };
    expect(await openLink(phone)).toEqual(opened);
    expect(await openLink(testBrowser(app))).toEqual({ ...opened, already: true, elsewhere: true });
    expect((await phone.send("GET", "/user/login")).json().data.email_verified).toBe(true);
    expect((await phone.send("POST", "/account/verification")).json().code).toBe("email_already_verified");
    expect((await mailbox.deliver()).map(({ subject }) => subject)).toEqual(["Welcome to BigSuite"]);

    // forgotten password: only an existing account gets a mail; the link works once and ends the old session
    for (const email of ["nobody@contoh.id", "Siti@contoh.id"]) {
      await testBrowser(app).send("POST", "/auth/request-password-reset", { email }, english);
    }
    expect((await mailbox.deliver()).map(({ to, subject }) => [to, subject])).toEqual([
      ["siti@contoh.id", "Reset your password"],
    ]);
    const resetToken = mailbox.token()!;
    const check = () => testBrowser(app).send("POST", "/auth/check-reset-link", { token: resetToken });
    expect((await check()).json()).toEqual({ email: "siti@contoh.id" });
    const weak = await phone.send("POST", "/auth/reset-password", { token: resetToken, newPassword: "password123" });
    expect(weak.json()).toMatchObject({
      code: "invalid_input",
      issues: [{ path: "newPassword", code: "common_password" }],
    });
    const reset = { token: resetToken, newPassword };
    expect((await testBrowser(app).send("POST", "/auth/reset-password", reset)).statusCode).toBe(200);
    expect((await testBrowser(app).send("POST", "/auth/reset-password", reset)).json().code).toBe("link_invalid");
    expect((await check()).json().code).toBe("link_invalid");
    expect((await phone.send("GET", "/user/login")).statusCode).toBe(403);
    expect((await mailbox.deliver()).map(({ subject }) => subject)).toEqual(["Your password was changed"]);
    const old = { username: "siti", password: testPassword };
    expect((await testBrowser(app).send("POST", "/auth/sign-in/username", old)).statusCode).toBe(401);

    // a second browser is reported by mail
    const laptop = testBrowser(app, { address: "10.0.0.2" });
    const login = { email: "siti@contoh.id", password: newPassword };
    await laptop.send("POST", "/auth/sign-in/email", login);
    expect((await mailbox.deliver()).map(({ subject }) => subject)).toEqual(["A login from a new device"]);
    await laptop.refresh();
    await laptop.send("POST", "/auth/sign-out");
    await laptop.send("POST", "/auth/sign-in/email", login);
    await laptop.refresh();
    expect(await mailbox.deliver()).toEqual([]);

    // two-factor: enabled with a code, then required at login; a recovery code works once
    const enabled = (await laptop.send("POST", "/auth/two-factor/enable", { password: newPassword })).json();
    secrets.add(new URL(enabled.totpURI).searchParams.get("secret")!);
    for (const code of enabled.backupCodes) secrets.add(code);
    expect((await laptop.send("POST", "/auth/two-factor/verify-totp", { code: "000000" })).json().code).toBe(
      "wrong_code",
    );
    const on = await laptop.send("POST", "/auth/two-factor/verify-totp", { code: totp(enabled.totpURI) });
    expect([on.statusCode, on.json().token]).toEqual([200, undefined]);
    await laptop.refresh();
    expect((await laptop.send("GET", "/account")).json().data.two_factor_enabled).toBe(true);

    const tablet = testBrowser(app, { address: "10.0.0.3" });
    const requested = await tablet.send("POST", "/auth/sign-in/email", login);
    expect([requested.statusCode, requested.json().twoFactorRedirect]).toEqual([200, true]);
    expect((await tablet.refresh()).statusCode).toBe(401);
    expect((await tablet.send("POST", "/auth/two-factor/verify-totp", { code: "000000" })).json().code).toBe(
      "wrong_code",
    );
    await tablet.send("POST", "/auth/two-factor/verify-totp", { code: totp(enabled.totpURI, 1) });
    expect((await tablet.refresh()).statusCode).toBe(200);
    const recovery = testBrowser(app, { address: "10.0.0.4" });
    const recoveryCode = { code: enabled.backupCodes[0] };
    await recovery.send("POST", "/auth/sign-in/email", login);
    await recovery.send("POST", "/auth/two-factor/verify-backup-code", recoveryCode);
    expect((await recovery.refresh()).statusCode).toBe(200);
    const twice = testBrowser(app, { address: "10.0.0.4" });
    await twice.send("POST", "/auth/sign-in/email", login);
    expect((await twice.send("POST", "/auth/two-factor/verify-backup-code", recoveryCode)).json().code).toBe(
      "wrong_code",
    );

    // log out everywhere else
    expect((await laptop.send("DELETE", "/account/sessions")).json().data.ended).toBe(2);
    expect((await tablet.send("GET", "/user/login")).statusCode).toBe(403);
    expect((await laptop.send("GET", "/account/sessions")).json().data).toMatchObject([
      { current: true, browser: "Chrome", system: "Windows" },
    ]);

    // change of address: a link to the new one, a notice to the old one, whose earlier links become invalid
    await testBrowser(app).send("POST", "/auth/request-password-reset", { email: "siti@contoh.id" });
    expect((await mailbox.deliver()).at(-1)!.subject).toBe("Atur ulang kata sandi Anda");
    const oldReset = { token: mailbox.token()!, newPassword: "kata lain yang panjang" };
    const change = { email: "siti.baru@contoh.id", password: "wrong password" };
    expect((await laptop.send("POST", "/account/email", change)).json().code).toBe("wrong_password");
    const pending = async () => (await laptop.send("GET", "/account")).json().data.new_email;
    await laptop.send("POST", "/account/email", { ...change, password: newPassword });
    expect(await pending()).toBe("siti.baru@contoh.id");
    await mailbox.deliver();
    const withdrawn = mailbox.token()!;
    expect((await laptop.send("DELETE", "/account/email")).statusCode).toBe(200);
    expect(await pending()).toBeNull();
    expect((await laptop.send("POST", "/auth/verify-email", { token: withdrawn })).json().code).toBe("link_invalid");
    await laptop.send("POST", "/account/email", { ...change, password: newPassword });
    expect((await mailbox.deliver()).map(({ to }) => to)).toEqual(["siti.baru@contoh.id", "siti@contoh.id"]);
    expect((await laptop.send("POST", "/auth/verify-email", { token: mailbox.token()! })).json().change).toBe(true);
    expect((await mailbox.deliver()).map(({ to }) => to)).toEqual(["siti@contoh.id"]);
    expect((await laptop.send("GET", "/account")).json().data.email).toBe("siti.baru@contoh.id");
    expect((await testBrowser(app).send("POST", "/auth/reset-password", oldReset)).json().code).toBe("link_invalid");

    // profile and consents
    const changed = await laptop.send("PATCH", "/account", { company: "PT Baru", user_role: "admin", email: "x@y.id" });
    expect(changed.json().data).toMatchObject({ company: "PT Baru", user_role: "user", email: "siti.baru@contoh.id" });
    const consents = await laptop.send("POST", "/account/consents", { purpose: "marketing", granted: false });
    expect(consents.json().data.current).toEqual({ privacy: true, marketing: false });
    expect(consents.json().data.history).toHaveLength(3);
    const proofs = await base.db
      .selectFrom("account_consents")
      .select(["version", "text_hash"])
      .orderBy("id")
      .execute();
    // given at registration under a former version, withdrawn under the current text
    expect(proofs.map(({ version, text_hash }) => [version, text_hash])).toEqual([
      ["2026-01", null],
      ["2026-01", null],
      ["", consentTextHash("account-marketing", "id")],
    ]);

    // export as a file, then deletion
    const file = (await laptop.send("GET", "/account/export")).json().data;
    const parts = ["account", "arrival", "consents", "deletion", "devices", "email_changes", "exported_at", "leads"];
    expect(Object.keys(file).sort()).toEqual([...parts, "passkeys", "recoveries", "sessions", "shop"]);
    expect(file).toMatchObject({ account: { company: "PT Baru" }, sessions: [{ ip_address: "10.0.0.2" }] });
    await sql`insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
      values ('x', 'trust-device-x', ${file.account.id}, now(), now(), now())`.execute(base.db);
    expect((await laptop.send("DELETE", "/account", { password: "wrong password" })).json().code).toBe(
      "wrong_password",
    );
    const leave = { password: newPassword, code: enabled.backupCodes.at(-1) };
    expect((await laptop.send("DELETE", "/account", leave)).statusCode).toBe(202);
    expect((await mailbox.deliver()).map(({ subject }) => subject)).toEqual([
      ...["A recovery code was used", "Your account will be deleted"],
    ]);
    await aWeekOn();
    expect((await laptop.send("GET", "/user/login")).statusCode).toBe(403);
    expect((await laptop.refresh()).statusCode).toBe(401);
    expect((await mailbox.deliver()).map(({ to, subject }) => [to, subject])).toEqual([
      ["siti.baru@contoh.id", "Your account was deleted"],
    ]);
    for (const table of [
      "users",
      "sessions",
      "credentials",
      "two_factors",
      "account_devices",
      "account_consents",
      "account_links",
    ] as const) {
      expect([table, await base.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
    expect(await base.db.selectFrom("verifications").select("id").where("id", "=", "x").execute()).toEqual([]);

    for (const browser of [phone, laptop, tablet]) for (const value of browser.cookies.values()) secrets.add(value);
  });

  it("exports what the other modules store about a person, and erases it with the account", async () => {
    const person = await loggedIn(app, "kirana");
    const email = "kirana@contoh.id";
    await mailbox.deliver();
    await person.send("POST", "/auth/verify-email", { token: mailbox.token()! });
    const order = { ...threeMonths, expected_total: threeMonthsTotal, buyer: testBuyer };
    const responses = [
      await person.send("POST", "/contact-us", { ...goodRequest, email: "Kirana@Contoh.id" }),
      await person.send("POST", "/contact-us", { ...goodRequest, email: "else@contoh.id" }),
      await person.send("POST", "/subscribe", { email }),
      await person.send("POST", "/orders", order, { "idempotency-key": "order-of-kirana" }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 202, 201]);

    const { leads, shop } = (await person.send("GET", "/account/export")).json().data;
    expect(leads).toMatchObject({ requests: [{ email: "Kirana@Contoh.id" }], newsletter: [{ email, state: "asked" }] });
    expect(shop).toMatchObject({ orders: [{ email, buyer: testBuyer }], subscriptions: [] });

    await person.send("DELETE", "/account", { password: "wrong password" });
    expect(await base.db.selectFrom("subscribers").select("email").execute()).toEqual([{ email }]);
    expect((await person.send("DELETE", "/account", { password: testPassword })).statusCode).toBe(202);
    await aWeekOn();
    expect(await base.db.selectFrom("leads").select("email").execute()).toEqual([{ email: "else@contoh.id" }]);
    expect(await base.db.selectFrom("subscribers").select("email").execute()).toEqual([]);
    const remaining = await base.db.selectFrom("orders").select(["state", "email", "buyer"]).execute();
    expect(remaining).toEqual([{ state: "closed", email: "", buyer: { name: "-", address: "-" } }]);
  });

  it("leaves no password, code or token in logs, metrics, mails or the queue", async () => {
    const written = logged.join("") + (await metrics.registry.metrics()) + JSON.stringify(jobs.sent);
    const mailed = JSON.stringify(mailbox.mails);
    expect(secrets.size).toBeGreaterThan(14);
    for (const secret of secrets) {
      expect(written).not.toContain(secret);
      expect(mailed).not.toContain(secret);
    }
    expect(written).not.toContain('@contoh.id","msg');
    expect(logged.length).toBeGreaterThan(20);
  });
});

/** Returns the sources that `src/main` wires. */
function sources({ shop, ...deps }: ApiDeps): PersonalDataSource[] {
  return [
    {
      name: "leads",
      collect: (db, person) => collectForAccount({ ...deps, db }, person),
      async erase(trx, { email }) {
        await eraseLeads(trx, email);
        await eraseSubscription(trx, email);
      },
    },
    {
      name: "shop",
      collect: (db, { id }) => collectShopData(db, id),
      erase: (trx, { id }) => closeCustomerAccount({ ...shop, trx }, id),
    },
  ];
}
