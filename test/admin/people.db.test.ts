import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { countRights } from "#accounts/rights/rights-requests.server.ts";
import { createAuthenticate } from "#api/auth/authenticate.ts";
import { buildApi } from "#api/http/app.ts";
import { collectPerson, personDeps } from "#desk/people.server.ts";
import { confirmSubscription, requestSubscription } from "#growth/newsletter/readers/subscribers.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { contactRequestSchema } from "#leads/requests/contact-request.ts";
import { receiveContactRequest } from "#leads/requests/receive-request.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { seedShop } from "#shop/seed.server.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { goodArrival, goodRequest, newsletterTexts } from "../support/leads.ts";
import { staffLogin } from "../support/staff.ts";
import { type StaffCall, staffCall } from "../support/staff-call.ts";
import { loggedIn, testBrowser } from "../support/test-browser.ts";

const email = "siti@contoh.id";
const hour = 3_600_000;
/** Somebody who gives the second factor only after the test has moved the clock. */
const fresh = "admin:2";
const order = { package_id: "big-social-starter", months: 1, payment_method: "bca_va", expected_total: 1_665_000 };

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let time = new Date();
  const now = () => time;
  const jobs = recordingJobs();
  let deps: ReturnType<typeof testDeps>;

  beforeAll(async () => {
    base = await open();
    const { db } = base;
    await seedShop(db, now());
    deps = testDeps(db, { now, jobs }, { RATE_LIMIT_FORMS: "10000", RATE_LIMIT_LOGIN: "10000" });
    const staff = staffLogin(db, now);
    const real = createAuthenticate(deps.accounts.readToken);
    const isStaff = (header = "") => /^Bearer (admin|sales|editor)\b/.test(header);
    app = await buildApi(
      { ...deps, authenticate: (request) => (isStaff(request.headers.authorization) ? staff(request) : real(request)) },
      { calls: auditedCalls(base.db) },
    );
    // A customer with a paid order, a request, the newsletter, and consent to news in every place.
    const browser = await loggedIn(app, "siti");
    await db.updateTable("users").set({ email_verified: true }).where("username", "=", "siti").execute();
    const buyer = { name: "Siti Rahma", address: "Jalan Melati 2" };
    const key = { "idempotency-key": "k" };
    const placed = (await browser.send("POST", "/orders", { ...order, buyer }, key)).json().data;
    await testBrowser(app).send("POST", `/simulator/payments/${placed.payment.reference}/pay`);
    const typed = { ...goodRequest, email: "Siti@contoh.id", marketing_consent: true };
    await receiveContactRequest(contactRequestSchema(phoneEverywhere).parse(typed), goodArrival, deps);
    const lead = await db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
    const note = { id: crypto.randomUUID(), lead_id: lead.id, at: now(), author_id: "a", author_name: "rina" };
    await db
      .insertInto("lead_notes")
      .values({ ...note, text: "Minta ditelepon", mentions: "[]" })
      .execute();
    await requestSubscription({ email, locale: "id", privacy_version: "" }, newsletterTexts, deps);
    const { id } = await db.selectFrom("subscribers").select("id").executeTakeFirstOrThrow();
    await confirmSubscription(id, deps);
  });

  const call: StaffCall = (...sent) => staffCall(app, "/api/admin/people")(...sent);
  const changes = async () =>
    (await base.db.selectFrom("audit_log").selectAll().where("object_kind", "=", "people").orderBy("id").execute()).map(
      ({ action }) => action,
    );

  test("only administrators reach the desk; exporting and erasing need the second factor again", async () => {
    for (const [path, body] of [
      ["/find", { email }],
      ["/export", { email }],
      ["/erase", { email }],
      ["/withdraw", { email }],
    ] as const) {
      expect([path, (await call("POST", path, body, "editor")).status]).toEqual([path, 404]);
      const dangerous = path === "/export" || path === "/erase";
      if (dangerous)
        expect(await call("POST", path, body, "admin:old")).toMatchObject({ code: "confirmation_required" });
    }
    expect((await call("POST", "/find", { email: "no address" })).issues).toMatchObject([
      { path: "email", code: "invalid_email" },
    ]);
    expect(await changes()).toEqual([]);
  });

  test("the clock of three times 24 hours begins when a request was received, and overdue ones are counted", async () => {
    const received_at = new Date(time.getTime() - 71 * hour).toISOString();
    const recorded = await call("POST", "/requests", { kind: "access", email, received_at, note: "Lewat surel" });
    expect(recorded).toMatchObject({
      status: 201,
      data: { state: "open", overdue: false, masked_email: "s•••i@c•••.id" },
    });
    expect(Date.parse(recorded.data.due_at) - Date.parse(recorded.data.received_at)).toBe(72 * hour);
    await call("POST", "/requests", { kind: "correct", email: "budi@contoh.id" });
    expect(await countRights(base.db, now())).toEqual({ open: 2, overdue: 0, dueSoon: 1 });
    time = new Date(time.getTime() + 2 * hour);
    expect(await countRights(base.db, now())).toEqual({ open: 2, overdue: 1, dueSoon: 0 });
    const { data } = await call("GET", "/requests");
    expect(data.map(({ kind, overdue }: { kind: string; overdue: boolean }) => [kind, overdue])).toEqual([
      ["access", true],
      ["correct", false],
    ]);
    const first = await call("GET", "/requests?limit=1");
    expect((await call("GET", `/requests?limit=1&cursor=${first.meta.next_cursor}`)).data).toMatchObject([
      { kind: "correct" },
    ]);
    const future = new Date(time.getTime() + hour).toISOString();
    expect(await call("POST", "/requests", { kind: "erase", email, received_at: future })).toMatchObject({
      status: 400,
      code: "received_at_invalid",
    });
    // Neither the list nor the table names the person.
    expect(JSON.stringify(await base.db.selectFrom("rights_requests").selectAll().execute())).not.toContain(
      "contoh.id",
    );
  });

  test("a request is moved by its state table, with the version that was read and a reason for a refusal", async () => {
    const [, request] = (await call("GET", "/requests")).data;
    const move = (body: object) => call("PATCH", `/requests/${request.id}`, body);
    expect(await move({ event: "refuse", version: request.version })).toMatchObject({ issues: [{ path: "note" }] });
    const refused = await move({ event: "refuse", version: request.version, note: "Bukan pemilik alamat" });
    expect(refused.data).toMatchObject({ state: "refused", note: "Bukan pemilik alamat", done_by: "admin" });
    expect(await move({ event: "reopen", version: request.version })).toMatchObject({
      code: "stale_version",
      current: { state: "refused" },
    });
    const { version } = refused.data;
    expect(await move({ event: "fulfil", version })).toMatchObject({
      status: 409,
      code: "request_closed",
      current: { state: "refused", done_by: "admin" },
    });
    expect((await move({ event: "reopen", version })).data).toMatchObject({ state: "open", done_at: null });
  });

  test("everything about an address is found, with an account or without, and only under its own request", async () => {
    expect((await call("POST", "/find", { email: "SITI@contoh.id" })).data).toMatchObject({
      account: { role: "user" },
      contact_requests: 1,
      api_requests: 0,
      newsletter: "confirmed",
      orders: 1,
      invoices: 1,
      conversation: 1,
      consent_to_news: true,
      requests: [{ kind: "access" }],
    });
    const [request] = (await call("GET", "/requests")).data;
    expect((await call("POST", "/find", { email, request: request.id })).status).toBe(200);
    expect(await call("POST", "/find", { email: "budi@contoh.id", request: request.id })).toMatchObject({
      status: 409,
      code: "address_differs",
    });
    expect((await call("POST", "/find", { email: "nobody@contoh.id" })).data).toMatchObject({
      account: null,
      orders: 0,
    });
  });

  test("the export is the operator's, and fulfils the request for access", async () => {
    const operators = JSON.parse(JSON.stringify(await collectPerson(email, personDeps(deps))));
    const { data } = await call("POST", "/export", { email }, fresh);
    expect(data).toEqual(operators);
    expect(data).toMatchObject({
      account: { account: { username: "siti" }, shop: { orders: [{ email }] } },
      requests: [{ message: goodRequest.message, notes: [{ text: "Minta ditelepon" }] }],
      newsletter: [{ email }],
      rights_requests: [{ kind: "access", state: "open" }],
    });
    expect(JSON.stringify(data)).not.toMatch(/password|token/);
    const { requests } = (await call("POST", "/find", { email })).data;
    expect(requests).toMatchObject([{ kind: "access", state: "done", done_by: "admin-2" }]);
  });

  test("consent to news is withdrawn everywhere, and recorded as a request of its own", async () => {
    expect((await call("POST", "/withdraw", { email })).data).toMatchObject({ requests: 1, subscriptions: 1 });
    const found = (await call("POST", "/find", { email })).data;
    expect(found).toMatchObject({ consent_to_news: false, newsletter: "ended" });
    expect(found.requests[0]).toMatchObject({ kind: "withdraw", state: "done" });
  });

  test("nobody is erased while money of theirs is not settled", async () => {
    const { id } = await base.db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
    const attention = { order_id: id, in_review: false, surplus: rupiah(1_000), to_send: rupiah(0), proposed: false };
    await base.db.insertInto("order_attention").values(attention).execute();
    expect(await call("POST", "/erase", { email }, fresh)).toMatchObject({ status: 409, code: "money_open" });
    await base.db.deleteFrom("order_attention").where("order_id", "=", id).execute();
  });

  test("an erased person is gone but for the invoice, and what proves that the request was fulfilled", async () => {
    const { id } = await base.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    const other = { email: "siti@lama.id" };
    await base.db.updateTable("orders").set({ email: "Siti@contoh.id" }).where("user_id", "=", id).execute();
    time = new Date(time.getTime() + 60_000);
    const erased = await call("POST", "/erase", { email }, fresh);
    expect(erased).toMatchObject({ status: 200, data: { account: true, contact_requests: 1, kept_invoices: 1 } });
    expect((await call("POST", "/find", { email })).data).toMatchObject({
      account: null,
      contact_requests: 0,
      newsletter: null,
      orders: 0,
      requests: [{ kind: "erase", state: "done" }, { kind: "withdraw" }, { kind: "access" }],
    });
    const orders = await base.db
      .selectFrom("invoices")
      .innerJoin("orders", "orders.id", "invoices.order_id")
      .select(["orders.email", "buyer"])
      .execute();
    expect(orders).toMatchObject([{ email: "", buyer: { name: "Siti Rahma" } }]);
    expect(jobs.sent.at(-1)).toMatchObject({ queue: "account-closed", data: { email } });
    expect((await call("POST", "/erase", other, fresh)).data).toMatchObject({ account: false });
  });

  test("staff are not erased as if they were customers", async () => {
    const staff = { email: "admin@staff.example" };
    expect(await call("POST", "/erase", staff, fresh)).toMatchObject({ status: 409, code: "staff_account" });
    expect((await call("POST", "/find", staff)).data).toMatchObject({ account: { role: "admin" } });
  });

  test("every change has one entry in the audit log, without personal data", async () => {
    expect(await changes()).toEqual([
      "people.request_recorded",
      "people.request_recorded",
      "people.request_refused",
      "people.request_open",
      "people.exported",
      "people.withdrawn",
      "people.erased",
      "people.erased",
    ]);
    const log = JSON.stringify(await base.db.selectFrom("audit_log").selectAll().execute());
    expect(log).not.toMatch(/contoh\.id|Siti|Melati/);
  });
});
