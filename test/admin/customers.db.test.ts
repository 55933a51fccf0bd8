import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { createAuthenticate } from "#api/auth/authenticate.ts";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createShop } from "#shop/create-shop.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { advanceSubscriptions } from "#shop/subscriptions/advance-subscriptions.server.ts";
import { customerPackages } from "#shop/subscriptions/customer-packages.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { staffLogin } from "../support/staff.ts";
import { type StaffCall, staffCall } from "../support/staff-call.ts";
import { loggedIn, testBrowser, testPassword } from "../support/test-browser.ts";

const order = { package_id: "big-social-starter", months: 1, payment_method: "bca_va", expected_total: 1_665_000 };
const buyer = { name: "Sari", address: "Jalan Melati 2" };

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let time = new Date();
  const now = () => time;
  const jobs = recordingJobs();
  const shop = () => createShop({ ...deps, jobs });
  let deps: ReturnType<typeof testDeps>;

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, now());
    deps = testDeps(
      base.db,
      { now, jobs },
      {
        RATE_LIMIT_FORMS: "10000",
        RATE_LIMIT_LOGIN: "10000",
        // Its periods start with the payment.
        BIGSOCIAL_APP_URL: "https://social.example",
        BIGSOCIAL_TOKEN_SECRET: "a-secret-of-big-social-for-these-tests",
      },
    );
    const staff = staffLogin(base.db, now);
    const real = createAuthenticate(deps.accounts.readToken);
    const isStaff = (header = "") => /^Bearer (admin|sales|finance)\b/.test(header);
    app = await buildApi(
      { ...deps, authenticate: (request) => (isStaff(request.headers.authorization) ? staff(request) : real(request)) },
      { calls: auditedCalls(base.db) },
    );
  });

  const call: StaffCall = (...sent) => staffCall(app, "/api/admin/customers")(...sent);
  const idOf = async (username: string) =>
    (await base.db.selectFrom("users").select("id").where("username", "=", username).executeTakeFirstOrThrow()).id;
  const verify = (username: string) =>
    base.db.updateTable("users").set({ email_verified: true }).where("username", "=", username).execute();
  const changesOf = async (id: string) =>
    (
      await base.db
        .selectFrom("audit_log")
        .select(["action", "reason", "after"])
        .where("object_id", "=", id)
        .orderBy("id")
        .execute()
    ).map(({ action, reason }) => `${action} ${reason ?? ""}`.trim());

  /** Registers a customer who has bought a month, and returns their id and browser. */
  async function customerWithPackage(name: string) {
    const browser = await loggedIn(app, name);
    await verify(name);
    const key = { "idempotency-key": crypto.randomUUID() };
    const placed = (await browser.send("POST", "/orders", { ...order, buyer }, key)).json().data;
    await testBrowser(app).send("POST", `/simulator/payments/${placed.payment.reference}/pay`);
    return { browser, id: await idOf(name) };
  }

  describe("a package", () => {
    test("is extended and shortened with a reason; paid days stay, and every change is recorded", async () => {
      const { id } = await customerWithPackage("siti");
      const before = (await call("GET", `/${id}`)).data;
      const [owned] = before.packages;
      expect(owned).toMatchObject({ state: "active", renews: true, terms: [{ kind: "purchase" }] });
      const path = `/${id}/packages/${owned.id}/last-day`;
      const reason = "Gangguan layanan 21 November";

      expect(await call("POST", path, { change: { days: 5 }, reason: "", version: owned.version })).toMatchObject({
        status: 400,
        issues: [{ path: "reason", code: "too_short" }],
      });
      const extended = await call("POST", path, { change: { days: 5 }, reason, version: owned.version });
      expect(extended).toMatchObject({ status: 200 });
      const [longer] = extended.data.packages;
      expect(longer).toMatchObject({
        last_paid_day: owned.last_day,
        terms: [{ kind: "grant", reason, by: "admin", months: 0 }, { kind: "purchase" }],
      });
      expect(Date.parse(longer.last_day) - Date.parse(owned.last_day)).toBe(5 * 86_400_000);
      expect((await customerPackages(shop(), id))[0]).toMatchObject({ lastDay: longer.last_day, price: 1_500_000 });

      const stale = await call("POST", path, { change: { days: 5 }, reason, version: owned.version });
      expect(stale).toMatchObject({ status: 409, code: "stale_version", current: { id } });

      const tooShort = { change: { days: -6 }, reason, version: longer.version };
      expect(await call("POST", path, tooShort)).toMatchObject({ status: 409, code: "paid_days_stay" });
      const back = await call("POST", path, {
        change: { last_day: owned.last_day },
        reason: "Salah pelanggan",
        version: longer.version,
      });
      expect(back.data.packages[0]).toMatchObject({ last_day: owned.last_day });
      expect(back.data.packages[0].terms[0]).toMatchObject({ kind: "grant", revoked_at: expect.any(String) });
      expect(await changesOf(id)).toEqual([
        `customer.package_extended ${reason}`,
        "customer.package_shortened Salah pelanggan",
      ]);
      const events = await base.db
        .selectFrom("subscription_events")
        .select(["event", "to_state"])
        .where("subscription_id", "=", owned.id)
        .orderBy("id")
        .execute();
      expect(events.map(({ event }) => event)).toEqual(["activated", "extended", "shortened"]);
    });

    test("opens again once it had ended, and ends by itself on its new last day", async () => {
      const { id } = await customerWithPackage("rina");
      const start = time;
      time = new Date(start.getTime() + 60 * 86_400_000);
      await advanceSubscriptions(shop());
      const ended = (await call("GET", `/${id}`, undefined, "admin:2")).data.packages[0];
      expect(ended.state).toBe("ended");
      const body = { change: { days: 10 }, reason: "Uji coba ulang", version: ended.version };
      const opened = await call("POST", `/${id}/packages/${ended.id}/last-day`, body, "admin:2");
      expect(opened.data.packages[0]).toMatchObject({ state: "active" });
      time = new Date(start.getTime() + 75 * 86_400_000);
      await advanceSubscriptions(shop());
      expect((await customerPackages(shop(), id))[0]).toMatchObject({ status: "ended" });
      time = start;
    });
  });

  test("a suspended account has no session and cannot log in until it is restored; its packages stay", async () => {
    const { browser, id } = await customerWithPackage("budi");
    const { version } = (await call("GET", `/${id}`)).data;
    const suspended = await call("POST", `/${id}/suspend`, { reason: "Diduga disusupi", version });
    expect(suspended).toMatchObject({ status: 200, data: { sessions: [], packages: [{ state: "active" }] } });
    expect(await call("POST", `/${id}/suspend`, { reason: "Lagi", version })).toMatchObject({ code: "stale_version" });

    const refused = await browser.send("GET", "/user/login");
    expect([refused.statusCode, refused.json().code]).toEqual([403, "login_ended"]);
    const login = (password: string, language = "id") =>
      testBrowser(app).send(
        "POST",
        "/auth/sign-in/username",
        { username: "budi", password },
        { "accept-language": language },
      );
    expect((await login(testPassword)).json()).toMatchObject({ status: 400, code: "account_suspended" });
    expect((await login(testPassword, "en")).json().title).toContain("This account is suspended");
    // Only who knows the password learns it.
    expect((await login("wrong password")).json()).toMatchObject({ status: 401, code: "invalid_credentials" });
    expect(await base.db.selectFrom("sessions").select("id").where("user_id", "=", id).execute()).toEqual([]);

    const restored = await call("POST", `/${id}/restore`, {
      reason: "Pemilik terverifikasi",
      version: suspended.data.version,
    });
    expect(restored.data).toMatchObject({ suspended_at: null });
    expect((await login(testPassword)).statusCode).toBe(200);
    expect(await changesOf(id)).toEqual([
      "customer.suspended Diduga disusupi",
      "customer.restored Pemilik terverifikasi",
    ]);
  });

  test("a session that began while the account was suspended is refused too", async () => {
    const browser = await loggedIn(app, "joko");
    await base.db.updateTable("users").set({ suspended_at: now() }).where("username", "=", "joko").execute();
    expect((await browser.send("GET", "/user/login")).json()).toMatchObject({ status: 403, code: "login_ended" });
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  test("sessions are ended one by one or together, and the address is verified by one more mail", async () => {
    const browser = await loggedIn(app, "dewi");
    await testBrowser(app).send("POST", "/auth/sign-in/username", { username: "dewi", password: testPassword });
    const id = await idOf("dewi");
    const { sessions } = (await call("GET", `/${id}`)).data;
    expect(sessions).toHaveLength(2);
    const left = await call("POST", `/${id}/end-sessions`, { session: sessions[0].id });
    expect(left.data.sessions.map((session: { id: string }) => session.id)).toEqual([sessions[1].id]);
    expect((await call("POST", `/${id}/end-sessions`, { session: sessions[0].id })).status).toBe(404);
    expect((await call("POST", `/${id}/end-sessions`, {})).data.sessions).toEqual([]);
    expect((await browser.send("GET", "/user/login")).statusCode).toBe(403);

    expect((await call("POST", `/${id}/verification`)).status).toBe(200);
    expect(jobs.sent.at(-1)).toEqual({ queue: "account-mail", data: { kind: "verify", user_id: id } });
    await verify("dewi");
    expect(await call("POST", `/${id}/verification`)).toMatchObject({ status: 409, code: "email_already_verified" });
    expect(await changesOf(id)).toEqual([
      "customer.sessions_ended",
      "customer.sessions_ended",
      "customer.verification_sent",
    ]);
  });

  test("what a role may not see is left out, and only administrators change anything", async () => {
    const id = await idOf("siti");
    expect((await call("GET", `/${id}`, undefined, "finance")).data).toMatchObject({ leads: null, orders: [{}] });
    expect((await call("GET", `/${id}`, undefined, "sales")).data).toMatchObject({ leads: [] });
    const body = { reason: "Coba", version: 1 };
    expect((await call("POST", `/${id}/suspend`, body, "sales")).status).toBe(404);
    expect((await call("GET", "/admin")).status).toBe(404);
    expect(await changesOf("admin")).toEqual([]);
  });

  test("the mails of a customer are shown, those to sales about their orders are not", async () => {
    const id = await idOf("siti");
    const { id: order_id } = await base.db
      .selectFrom("orders")
      .select("id")
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    const row = { at: now(), user_id: null, lead_id: null, subject: "ORD-1", order_id };
    const mails = [
      { ...row, mail_id: "to-customer", kind: "order-receipt" },
      { ...row, mail_id: "to-sales", kind: "order-review", audience: "sales" as const },
    ];
    const later = new Date(now().getTime() + 60_000);
    const welcome = { ...row, at: later, mail_id: "welcome", kind: "account-welcome", user_id: id, order_id: null };
    // About the account and an order: one mail.
    const both = { ...row, at: new Date(later.getTime() + 1), mail_id: "both", kind: "order-invoice", user_id: id };
    await base.db
      .insertInto("sent_mails")
      .values([...mails, welcome, both])
      .execute();
    expect((await call("GET", `/${id}`)).data.mails).toMatchObject([
      { id: "both", kind: "order-invoice", order: expect.any(String) },
      { id: "welcome", kind: "account-welcome", order: null },
      { id: "to-customer", kind: "order-receipt" },
    ]);
  });

  describe("the lists", () => {
    const names = async (query: string) =>
      (await call("GET", `?${query}`)).data.map(({ username }: { username: string }) => username).sort();

    test("find customers by name, address, company and username, filter them, and page by a cursor", async () => {
      expect(await names("q=budi@contoh")).toEqual(["budi"]);
      expect(await names("q=de")).toEqual(["dewi"]);
      expect(await names("q=rahma pt contoh")).toEqual(["budi", "dewi", "joko", "rina", "siti"]);
      expect(await names("q=100%25")).toEqual([]);
      // The test above moved the clock past the end of the older packages.
      expect(await names("package=active")).toEqual(["budi"]);
      expect(await names("package=none&state=suspended")).toEqual(["joko"]);
      expect(await names("product=big-social&q=rina")).toEqual(["rina"]);
      expect(await names("state=unverified")).toEqual(["joko"]);
      const seen: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const { data, meta } = await call("GET", `?limit=2${cursor ? `&cursor=${cursor}` : ""}`);
        seen.push(...data.map(({ username }: { username: string }) => username));
        cursor = meta.next_cursor;
      }
      expect(seen).toHaveLength(5);
      expect(new Set(seen).size).toBe(5);
      expect((await call("GET", "?cursor=nonsense")).status).toBe(400);
    });

    test("group companies whatever their spelling and legal form", async () => {
      const spell = (username: string, company: string) =>
        base.db.updateTable("users").set({ company }).where("username", "=", username).execute();
      await spell("budi", "PT. CONTOH, Tbk");
      await spell("dewi", "Aneka Rasa (Persero)");
      await spell("joko", "-");
      const { data } = await call("GET", "/companies");
      expect(data).toMatchObject([
        { id: "aneka rasa", people: 1, packages: 0, orders: 0, leads: 0 },
        { id: "contoh", people: 3, packages: 1, orders: 3 },
      ]);
      expect((await call("GET", "/companies?q=PT%20Contoh", undefined, "finance")).data).toMatchObject([
        { id: "contoh", leads: null },
      ]);
      const first = await call("GET", "/companies?limit=1");
      expect((await call("GET", `/companies?limit=1&cursor=${first.meta.next_cursor}`)).data[0].id).toBe("contoh");
      const company = (await call("GET", "/companies/contoh")).data;
      expect(company.spellings.sort()).toEqual(["PT Contoh", "PT. CONTOH, Tbk"]);
      expect(company.customers).toHaveLength(3);
      expect(company.newest_orders).toHaveLength(3);
      expect((await call("GET", "/companies/nothing")).status).toBe(404);
    });
  });
});
