import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { verifyAudit } from "#infra/audit/verify-audit.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { testMailbox } from "../support/account-mailbox.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { createStaff } from "../support/staff.ts";
import { loggedIn, type TestBrowser, testBrowser, testPassword, totp } from "../support/test-browser.ts";

eachDatabase((open) => {
  let db: Database;
  let app: FastifyInstance;
  let admin: TestBrowser;
  const jobs = recordingJobs();
  let mailbox: ReturnType<typeof testMailbox>;
  /** Marks the second factor of every session of a person as just given. */
  const giveFactor = (username: string) =>
    db
      .updateTable("sessions")
      .set({ factor_at: new Date() })
      .where("user_id", "=", (eb) => eb.selectFrom("users").select("id").where("username", "=", username))
      .execute();
  const find = async (username: string) =>
    db.selectFrom("users").selectAll().where("username", "=", username).executeTakeFirstOrThrow();
  const read = async (path: string) => (await admin.send("GET", `/admin${path}`)).json().data;
  const actions = async () =>
    (await db.selectFrom("audit_log").select("action").orderBy("id").execute()).map(({ action }) => action);

  beforeAll(async () => {
    ({ db } = await open());
    mailbox = testMailbox(db, jobs);
    const limits = { RATE_LIMIT_LOGIN: "10000", RATE_LIMIT_FORMS: "10000" };
    app = await buildApi(testDeps(db, { jobs }, limits), { calls: auditedCalls(db) });
    admin = await loggedIn(app, "dewi");
    await db.updateTable("users").set({ user_role: "admin", email_verified: true }).execute();
    await giveFactor("dewi");
    await mailbox.deliver();
  });

  async function invite(email: string, role = "viewer") {
    const response = await admin.send("POST", "/admin/staff/invitations", { email, role, locale: "en" });
    await mailbox.deliver();
    return { status: response.statusCode, ...response.json(), token: mailbox.token()! };
  }

  test("somebody without an account joins by the mailed link, once, with a verified address", async () => {
    const { status, token } = await invite("Vera@contoh.id");
    expect(status).toBe(201);
    expect(mailbox.mails.at(-1)).toMatchObject({ to: "vera@contoh.id" });
    expect(mailbox.mails.at(-1)!.text).toContain("/en/auth/staff-invitation#");
    const stored = await db.selectFrom("staff_invitations").selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await read("/staff/invitations")).toMatchObject([{ email: "vera@contoh.id", invited_by: "Siti Rahma" }]);

    const vera = testBrowser(app);
    expect((await vera.send("POST", "/auth/check-staff-invitation", { token })).json()).toEqual({
      email: "vera@contoh.id",
      role: "viewer",
      invited_by: "Siti Rahma",
      has_account: false,
    });
    const weak = await vera.send("POST", "/auth/register-by-invitation", { token, name: "Vera", password: "password" });
    expect(weak.json().issues).toMatchObject([{ path: "password", code: "common_password" }]);
    const joining = { token, name: "Vera Wulan", password: testPassword };
    expect((await vera.send("POST", "/auth/register-by-invitation", joining)).statusCode).toBe(200);
    expect((await vera.send("POST", "/auth/register-by-invitation", joining)).json().code).toBe("link_invalid");
    expect(await find("vera")).toMatchObject({ user_role: "viewer", email_verified: true, first_name: "Vera Wulan" });

    await vera.send("POST", "/auth/sign-in/email", { email: "vera@contoh.id", password: testPassword });
    await vera.refresh();
    expect((await vera.send("GET", "/admin/me")).json().data).toMatchObject({ role: "viewer", factor: "missing" });
    expect((await vera.send("GET", "/admin/openapi.json")).json().code).toBe("second_factor_required");
    expect(await read("/staff/invitations")).toEqual([]);

    // Setting up the second factor gives it, in the session that replaces the one before.
    const { totpURI } = (await vera.send("POST", "/auth/two-factor/enable", { password: testPassword })).json();
    await vera.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI) });
    expect((await vera.send("GET", "/admin/me")).json().code).toBe("login_ended");
    await vera.refresh();
    expect((await vera.send("GET", "/admin/me")).json().data).toMatchObject({ factor: "given" });
    await vera.send("POST", "/auth/two-factor/disable", { password: testPassword });
  });

  test("the owner of an account joins by logging in; nobody else can use their link", async () => {
    const { token } = await invite("sari@contoh.id", "sales");
    const other = await loggedIn(app, "budi");
    await db.updateTable("users").set({ email_verified: true }).where("username", "=", "budi").execute();
    expect((await other.send("POST", "/auth/accept-staff-invitation", { token })).json().code).toBe("other_account");
    const sari = await loggedIn(app, "sari");
    const registering = { token, name: "Sari", password: testPassword };
    expect((await sari.send("POST", "/auth/register-by-invitation", registering)).json().code).toBe("login_required");
    expect((await sari.send("POST", "/auth/accept-staff-invitation", { token })).json().code).toBe("email_unverified");
    await db.updateTable("users").set({ email_verified: true }).where("username", "=", "sari").execute();
    expect((await testBrowser(app).send("POST", "/auth/accept-staff-invitation", { token })).statusCode).toBe(401);
    expect((await sari.send("POST", "/auth/accept-staff-invitation", { token })).statusCode).toBe(200);
    expect(await find("sari")).toMatchObject({ user_role: "sales" });
    expect((await invite("sari@contoh.id")).code).toBe("already_staff");
  });

  test("an invitation ends when it is withdrawn, replaced, or three days old", async () => {
    const check = (token: string) => testBrowser(app).send("POST", "/auth/check-staff-invitation", { token });
    const first = await invite("lina@contoh.id");
    const second = await invite("lina@contoh.id", "finance");
    expect((await check(first.token)).json().code).toBe("link_invalid");
    expect((await check(second.token)).json()).toMatchObject({ role: "finance" });
    expect((await admin.send("DELETE", `/admin/staff/invitations/${second.data.id}`)).statusCode).toBe(200);
    expect((await admin.send("DELETE", `/admin/staff/invitations/${second.data.id}`)).statusCode).toBe(404);
    expect((await check(second.token)).json().code).toBe("link_invalid");
    const third = await invite("lina@contoh.id");
    const expired = new Date(Date.now() - 1);
    await db.updateTable("staff_invitations").set({ expires_at: expired }).where("id", "=", third.data.id).execute();
    expect((await check(third.token)).json().code).toBe("link_invalid");
    expect(await read("/staff/invitations")).toMatchObject([{ id: third.data.id, expired: true }]);
  });

  test("a changed role counts at the next request; a stale change is refused with the present state", async () => {
    const sari = testBrowser(app);
    await sari.send("POST", "/auth/sign-in/username", { username: "sari", password: testPassword });
    await sari.refresh();
    await giveFactor("sari");
    const { id, version } = await find("sari");
    expect((await sari.send("GET", "/admin/staff")).statusCode).toBe(404);
    const change = { role: "admin", version, reason: "Deputy of Dewi" };
    expect((await admin.send("PATCH", `/admin/staff/${id}`, change)).statusCode).toBe(200);
    expect((await sari.send("GET", "/admin/staff")).statusCode).toBe(200);
    const stale = await admin.send("PATCH", `/admin/staff/${id}`, { ...change, role: "viewer" });
    expect(stale.json()).toMatchObject({ code: "stale_version", current: { role: "admin", sessions: [{}, {}] } });
    const entry = await db.selectFrom("audit_log").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: "staff.role_changed",
      actor_name: "dewi",
      network: "10.0.0.1",
      before: { role: "sales" },
      after: { role: "admin" },
      reason: "Deputy of Dewi",
    });
  });

  test("nobody changes their own access, and of two administrators who remove each other one stays", async () => {
    const [dewi, sari] = await Promise.all([find("dewi"), find("sari")]);
    const self = await admin.send("PATCH", `/admin/staff/${dewi.id}`, { role: "viewer", version: dewi.version });
    expect(self.json().code).toBe("own_account");
    const suspending = await admin.send("POST", `/admin/staff/${dewi.id}/suspend`, { version: dewi.version });
    expect(suspending.json().code).toBe("own_account");
    const other = testBrowser(app);
    await other.send("POST", "/auth/sign-in/username", { username: "sari", password: testPassword });
    await other.refresh();
    await giveFactor("sari");
    const remove = (browser: TestBrowser, { id, version }: typeof dewi) =>
      browser.send("PATCH", `/admin/staff/${id}`, { role: "user", version });
    const responses = await Promise.all([remove(admin, sari), remove(other, dewi)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const admins = await db.selectFrom("users").select("id").where("user_role", "=", "admin").execute();
    expect(admins).toHaveLength(1);
    await db.updateTable("users").set({ user_role: "admin" }).where("username", "in", ["dewi", "sari"]).execute();
  });

  test("a suspended person is thrown out at once and cannot log in until they are restored", async () => {
    const { token } = await invite("nina@contoh.id");
    const vera = testBrowser(app);
    const logIn = () => vera.send("POST", "/auth/sign-in/username", { username: "vera", password: testPassword });
    await logIn();
    await vera.refresh();
    const { id, version } = await find("vera");
    const suspended = await admin.send("POST", `/admin/staff/${id}/suspend`, { version, reason: "Left" });
    expect(suspended.json().data).toMatchObject({ sessions: [], version: version + 1 });
    expect((await vera.send("GET", "/admin/me")).json().code).toBe("login_ended");
    expect((await vera.send("GET", "/auth/token")).statusCode).toBe(401);
    const refused = await logIn();
    expect([refused.statusCode, refused.json().code]).toEqual([400, "account_suspended"]);
    // An invitation that somebody else sent stays.
    expect((await vera.send("POST", "/auth/check-staff-invitation", { token })).statusCode).toBe(200);
    const restored = await admin.send("POST", `/admin/staff/${id}/restore`, { version: version + 1 });
    expect(restored.json().data.suspended_at).toBeNull();
    expect((await logIn()).statusCode).toBe(200);
  });

  test("ended sessions are ended, each or all; customers are not among the staff", async () => {
    const { id } = await find("vera");
    const budi = await find("budi");
    const { sessions } = await read(`/staff/${id}`);
    const path = `/admin/staff/${id}/sessions`;
    expect((await admin.send("DELETE", `${path}/${sessions[0].id}`)).json()).toEqual({ data: { ended: 1 } });
    expect((await admin.send("DELETE", `${path}/${sessions[0].id}`)).statusCode).toBe(404);
    expect((await admin.send("DELETE", path)).json()).toEqual({ data: { ended: 0 } });
    for (const [method, url] of [
      ["GET", `/admin/staff/${budi.id}`],
      ["DELETE", `/admin/staff/${budi.id}/sessions`],
      ["DELETE", `/admin/staff/${id}/sessions/unknown`],
    ] as const)
      expect((await admin.send(method, url)).statusCode, url).toBe(404);
    expect((await db.selectFrom("sessions").select("id").where("user_id", "=", budi.id).execute()).length).toBe(1);
  });

  test("the list goes on after its cursor, with what each person has set up", async () => {
    for (const name of ["editor", "finance"]) await createStaff(db, name, new Date());
    const first = (await admin.send("GET", "/admin/staff?limit=2")).json();
    expect(first.data).toMatchObject([
      { username: "dewi", self: true, two_factor: false, passkeys: 0, suspended_at: null },
      { username: "editor", self: false },
    ]);
    const next = (await admin.send("GET", `/admin/staff?limit=9&cursor=${first.meta.next_cursor}`)).json();
    expect(next.data.map(({ username }: { username: string }) => username)).toEqual(["finance", "sari", "vera"]);
    expect(next.meta.next_cursor).toBeNull();
    expect((await admin.send("GET", "/admin/staff?cursor=x")).statusCode).toBe(400);
  });

  test("an invitation and a role need a second factor that was given a moment ago", async () => {
    const old = new Date(Date.now() - 6 * 60_000);
    await db.updateTable("sessions").set({ factor_at: old }).execute();
    const { id, version } = await find("vera");
    expect((await invite("x@contoh.id")).code).toBe("confirmation_required");
    const change = await admin.send("PATCH", `/admin/staff/${id}`, { role: "sales", version });
    expect(change.json().code).toBe("confirmation_required");
    expect((await admin.send("POST", `/admin/staff/${id}/suspend`, { version })).json().code).toBe(
      "confirmation_required",
    );
    expect((await admin.send("GET", "/admin/staff")).statusCode).toBe(200);
  });

  test("a staff session without use for twelve hours ends, also when an open tab refreshes its token", async () => {
    const before = new Date(Date.now() - 12 * 3_600_000 + 60_000);
    const setUsed = (at: Date) => db.updateTable("sessions").set({ last_used_at: at }).execute();
    await setUsed(before);
    expect((await admin.refresh()).statusCode).toBe(200);
    const used = await db.selectFrom("sessions").select("last_used_at").where("last_used_at", ">", before).execute();
    expect(used).toEqual([]);
    await setUsed(new Date(Date.now() - 12 * 3_600_000 - 1000));
    expect((await admin.send("GET", "/admin/staff")).json().code).toBe("login_ended");
    expect((await admin.refresh()).statusCode).toBe(401);
    // Sessions of customers are not affected.
    const customer = await loggedIn(app, "tono");
    await setUsed(new Date(Date.now() - 13 * 3_600_000));
    expect((await customer.refresh()).statusCode).toBe(200);
  });

  test("each change is in the audit log, without addresses", async () => {
    // Of the two administrators who removed each other, one may have sent open invitations.
    expect((await actions()).filter((action) => action !== "staff.invitation_withdrawn")).toEqual([
      "staff.invited",
      "staff.joined",
      "account.two_factor_on",
      "account.two_factor_off",
      "staff.invited",
      "staff.joined",
      "staff.invited",
      "staff.invited",
      "staff.invited",
      "staff.role_changed",
      "staff.role_changed",
      "staff.invited",
      "staff.suspended",
      "staff.restored",
      "staff.sessions_ended",
      "staff.sessions_ended",
    ]);
    expect(JSON.stringify(await db.selectFrom("audit_log").selectAll().execute())).not.toContain("@contoh.id");
    expect(await verifyAudit(db)).toMatchObject({ ok: true });
  });
});
