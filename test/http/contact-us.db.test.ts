import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { consentTextHash, privacyVersion } from "#content/consent-texts.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createJobs, type Jobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { testDeps } from "../support/api.ts";
import { bothDatabases } from "../support/databases.ts";
import { goodRequest } from "../support/leads.ts";

bothDatabases((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let clock = new Date("2026-11-20T03:00:00Z");
  let jobs: Jobs;

  beforeAll(async () => {
    base = await open();
    jobs = createJobs(base, { log: silentLog });
    await jobs.start();
    app = await buildApi(testDeps(base.db, { jobs, now: () => clock }, { RATE_LIMIT_CONTACT: "40" }));
  });
  afterAll(async () => {
    await app.close();
    await jobs.stop();
  });
  beforeEach(async () => {
    await base.db.deleteFrom("leads").execute();
    await sql`delete from pgboss.job`.execute(base.db);
    clock = new Date(clock.getTime() + 3600_000);
  });

  const send = (body: object, headers: Record<string, string> = {}) =>
    app.inject({ method: "POST", url: "/api/contact-us", payload: body, headers });
  const sendForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: "POST",
      url: "/api/contact-us",
      payload: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    });
  const leads = () => base.db.selectFrom("leads").selectAll().execute();
  const announced = async () => {
    const { rows } = await sql<{ data: unknown }>`
      select data from pgboss.job where name = 'lead-received'`.execute(base.db);
    return rows.map(({ data }) => data);
  };

  describe("JSON", () => {
    test("a good request is stored with all fields and announced", async () => {
      const touch = {
        utm_source: "google",
        utm_medium: "cpc",
        landing_page: "/",
        referrer: "",
        at: "2026-11-19T00:00:00Z",
      };
      const response = await send({
        ...goodRequest,
        email: " sari@contoh.co.id ",
        utm_source: "google",
        first_touch: touch,
        last_touch: touch,
        marketing_consent: true,
        privacy_version: "2026-01",
        page: "/en/v2/contact-us",
        user_role: "admin",
      });
      expect(response.statusCode).toBe(201);
      const [lead, ...others] = await leads();
      expect(others).toEqual([]);
      expect(response.json()).toEqual({ data: { id: lead!.id, received_at: clock.toISOString() } });
      expect(lead).toMatchObject({
        ...goodRequest,
        email: "sari@contoh.co.id",
        phone: "+6281234567890",
        kind: "contact",
        state: "new",
        locale: "en",
        utm_source: "google",
        utm_medium: null,
        marketing_consent: true,
        privacy_version: "2026-01",
        // Of a version that is no longer in force.
        privacy_hash: null,
        marketing_hash: null,
        suspicion: null,
        received_at: clock,
      });
      expect(lead!.first_touch).toMatchObject({ utm_source: "google", utm_term: "" });
      expect(await announced()).toEqual([{ lead: lead!.id }]);
    });

    test("an absent field has its default", async () => {
      await send({ ...goodRequest, message: "  ", utm_term: "", website: "", first_touch: null });
      expect((await leads())[0]).toMatchObject({
        message: "-",
        locale: "id",
        marketing_consent: false,
        privacy_version: privacyVersion("id"),
        privacy_hash: consentTextHash("privacy", "id"),
        marketing_hash: null,
        utm_term: null,
      });
    });

    test("the same key five times at once makes one lead and one response", async () => {
      const headers = { "idempotency-key": "press-1" };
      const responses = await Promise.all(
        [1, 2, 3, 4, 5].map(() => send({ ...goodRequest, elapsed_ms: 9000 }, headers)),
      );
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
      expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
      expect(await leads()).toHaveLength(1);
      expect(await announced()).toHaveLength(1);
    });

    test("a repeat is recognised whatever its timing and its campaign", async () => {
      const headers = { "idempotency-key": "press-3" };
      const first = await send({ ...goodRequest, elapsed_ms: 9000, page: "/contact-us" }, headers);
      for (const other of [{ elapsed_ms: 12_000 }, { started_at: 1 }, { utm_source: "google" }, { page: "/en" }]) {
        const again = await send({ ...goodRequest, ...other }, headers);
        expect([other, again.statusCode, again.body]).toEqual([other, 201, first.body]);
      }
    });

    test("a key that was used for other content is refused", async () => {
      const headers = { "idempotency-key": "press-2", "accept-language": "en" };
      await send(goodRequest, headers);
      const response = await send({ ...goodRequest, name: "Somebody else" }, headers);
      expect([response.statusCode, response.json().code]).toEqual([422, "idempotency_key_reused"]);
      expect(await leads()).toHaveLength(1);
    });

    test("an invalid key is refused by its name", async () => {
      const response = await send(goodRequest, { "idempotency-key": "é".repeat(3) });
      expect([response.statusCode, response.json().code]).toEqual([400, "invalid_idempotency_key"]);
      expect(response.json().issues[0].path).toBe("idempotency-key");
    });

    test("the proof of a consent is the text beside the form, in its language", async () => {
      await send({ ...goodRequest, marketing_consent: true, locale: "en", privacy_version: privacyVersion("en") });
      expect((await leads())[0]).toMatchObject({
        privacy_version: privacyVersion("en"),
        privacy_hash: consentTextHash("privacy", "en"),
        marketing_hash: consentTextHash("contact-marketing", "en"),
      });
      const hashes = (["id", "en"] as const).map((locale) => consentTextHash("contact-marketing", locale));
      expect(new Set(hashes).size).toBe(2);
      for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    });

    test.each([
      ["autofill or a draft sent at once", { elapsed_ms: 0 }],
      ["a form from a browser whose clock is ahead", { started_at: new Date("2099-01-01").getTime() }],
      ["an industry and a topic beyond the list", { industry: "other", product: "not-sure", elapsed_ms: 400 }],
    ])("%s is a request like any other", async (_what, metadata) => {
      expect((await send({ ...goodRequest, ...metadata })).statusCode).toBe(201);
      const [lead] = await leads();
      expect(lead).toMatchObject({ state: "new", suspicion: null });
      expect(await announced()).toEqual([{ lead: lead!.id }]);
    });

    test.each([
      ["a filled honeypot", { website: "http://spam.example" }, "honeypot"],
      ["a link for a name", { name: "see www.spam.example" }, "links"],
    ])("%s is stored, gets the same response and is announced as a suspect", async (_what, oddity, suspicion) => {
      const response = await send({ ...goodRequest, ...oddity });
      expect(response.statusCode).toBe(201);
      const [lead] = await leads();
      expect(lead).toMatchObject({ state: "suspect", suspicion });
      expect(await announced()).toEqual([{ lead: lead!.id, suspect: true }]);
    });

    test("too many from one address are refused, until the window ends", async () => {
      for (let i = 0; i < 40; i++) expect((await send(goodRequest)).statusCode).toBe(201);
      const response = await send(goodRequest);
      expect([response.statusCode, response.json().code]).toEqual([429, "too_many_requests"]);
      expect(Number(response.headers["retry-after"])).toBe(600);
      clock = new Date(clock.getTime() + 600_000);
      expect((await send(goodRequest)).statusCode).toBe(201);
    });
  });

  describe("a form without JavaScript", () => {
    const fields = { ...goodRequest, page: "/en/v2/contact-us", website: "", idempotency_key: "", started_at: "" };

    test("redirects to the success page of the same language and edition, with the tracking query", async () => {
      const response = await sendForm({ ...fields, marketing_consent: "on", tracking: "utm_source=a&evil=1&ref=b c" });
      expect([response.statusCode, response.headers.location]).toEqual([
        303,
        "/en/v2/contact-us/success?utm_source=a&ref=b+c",
      ]);
      expect(await leads()).toMatchObject([{ locale: "en", marketing_consent: true, message: goodRequest.message }]);
      expect((await sendForm({ ...fields, page: "//evil.example" })).statusCode).toBe(400);
      expect((await sendForm({ ...fields, page: "/contact-us" })).headers.location).toBe("/contact-us/success");
    });

    test("has utm_* and the tracking query of the page it was sent from, which is the same for every query", async () => {
      const page = "http://localhost:3000/en/v2/contact-us?utm_source=news&utm_campaign=november&gclid=CLICK&evil=1";
      const response = await sendForm(fields, { referer: page });
      expect(response.headers.location).toBe("/en/v2/contact-us/success?utm_source=news&utm_campaign=november");
      expect(await leads()).toMatchObject([{ utm_source: "news", utm_campaign: "november", utm_medium: null }]);
      const elsewhere = await sendForm(
        { ...fields, name: "Budi" },
        { referer: page.replace("localhost", "evil.example") },
      );
      expect(elsewhere.headers.location).toBe("/en/v2/contact-us/success");
    });

    test("a refused form contains the tracking query, as the page rendered again has no query", async () => {
      const referer = "http://localhost:3000/en/contact-us?utm_source=news";
      const refused = (await sendForm({ ...fields, email: "sari@" }, { referer })).json();
      expect(refused.state.values.tracking).toBe("utm_source=news");
      const again = await sendForm({ ...fields, tracking: refused.state.values.tracking });
      expect(again.headers.location).toBe("/en/v2/contact-us/success?utm_source=news");
      expect(await leads()).toMatchObject([{ utm_source: "news" }]);
    });

    test.each([
      ["what ad networks add", "gclid=a1&fbclid=b2&ref=c", "gclid=a1&fbclid=b2&ref=c"],
      ["no empty and no other keys", "gclid=&xgclid=1&utm_=1&utm_id=7&UTM_ID=8", "utm_id=7"],
      ["1,000 characters", `gclid=${"a".repeat(994)}`, `gclid=${"a".repeat(994)}`],
      ["not 1,001, but what still fits", `gclid=${"a".repeat(995)}&ref=b`, "ref=b"],
      ["not 1,001 together", `gclid=${"a".repeat(990)}&ref=b`, `gclid=${"a".repeat(990)}`],
    ])("stores of the tracking query %s", async (_what, tracking, stored) => {
      expect((await sendForm({ ...fields, tracking })).headers.location).toBe(`/en/v2/contact-us/success?${stored}`);
    });

    test("sent twice makes one lead, sent again later makes another", async () => {
      await Promise.all([sendForm(fields), sendForm(fields)]);
      expect(await leads()).toHaveLength(1);
      await sendForm({ ...fields, message: "another" });
      expect(await leads()).toHaveLength(2);
      clock = new Date(clock.getTime() + 301_000);
      await sendForm(fields);
      expect(await leads()).toHaveLength(3);
    });

    test("is rendered again with everything typed and its issues", async () => {
      const response = await sendForm({ ...fields, email: "sari@", phone: "1", message: 'a "quote" <b>' });
      expect(response.statusCode).toBe(400);
      expect(response.headers["content-type"]).toContain("text/html");
      expect(response.headers["cache-control"]).toBe("no-store");
      const { pathname, state } = response.json();
      expect(pathname).toBe("/en/v2/contact-us");
      expect(state.values).toMatchObject({ email: "sari@", name: goodRequest.name, message: 'a "quote" <b>' });
      expect(state.issues.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
        ["email", "invalid_email"],
        ["phone", "invalid_phone"],
      ]);
      expect(state.problem.title).toBe("Some fields need attention");
      expect(await leads()).toEqual([]);
    });

    test("an empty form names every required field", async () => {
      const paths = (await sendForm({ page: "/contact-us" }))
        .json()
        .state.issues.map(({ path }: { path: string }) => path);
      expect(paths).toEqual(["name", "company", "email", "phone", "industry", "job", "product"]);
    });
  });
});
