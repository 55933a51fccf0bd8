import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { consentTextHash, privacyVersion } from "#content/consent-texts.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createJobs, type Jobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { goodRequest } from "../support/leads.ts";

eachDatabase((open) => {
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
    return rows.map((it) => it.data);
  };

  describe("JSON", () => {
    test("a good request is kept whole and announced", async () => {
      const touch = {
        utm_source: "google",
        utm_medium: "cpc",
        landing_page: "/",
        referrer: "",
        at: "2026-11-19T00:00:00Z",
      };
      const answer = await send({
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
      expect(answer.statusCode).toBe(201);
      const [lead, ...others] = await leads();
      expect(others).toEqual([]);
      expect(answer.json()).toEqual({ data: { id: lead!.id, received_at: clock.toISOString() } });
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
        // of a version that is no longer in force
        privacy_hash: null,
        marketing_hash: null,
        suspicion: null,
        received_at: clock,
      });
      expect(lead!.first_touch).toMatchObject({ utm_source: "google", utm_term: "" });
      expect(await announced()).toEqual([{ lead: lead!.id }]);
    });

    test("what is left out has its default", async () => {
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

    test("the same key five times at once makes one lead and one answer", async () => {
      const headers = { "idempotency-key": "press-1" };
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send({ ...goodRequest, elapsed_ms: 9000 }, headers)));
      expect(answers.map((it) => it.statusCode)).toEqual([201, 201, 201, 201, 201]);
      expect(new Set(answers.map((it) => it.body)).size).toBe(1);
      expect(await leads()).toHaveLength(1);
      expect(await announced()).toHaveLength(1);
    });

    test("a repeat is one however long it took and however its sender came", async () => {
      const headers = { "idempotency-key": "press-3" };
      const first = await send({ ...goodRequest, elapsed_ms: 9000, page: "/contact-us" }, headers);
      for (const other of [{ elapsed_ms: 12_000 }, { started_at: 1 }, { utm_source: "google" }, { page: "/en" }]) {
        const again = await send({ ...goodRequest, ...other }, headers);
        expect([other, again.statusCode, again.body]).toEqual([other, 201, first.body]);
      }
    });

    test("a key used for other content is refused", async () => {
      const headers = { "idempotency-key": "press-2", "accept-language": "en" };
      await send(goodRequest, headers);
      const answer = await send({ ...goodRequest, name: "Somebody else" }, headers);
      expect([answer.statusCode, answer.json().code]).toEqual([422, "idempotency_key_reused"]);
      expect(await leads()).toHaveLength(1);
    });

    test("a key that cannot be one is refused, and named", async () => {
      const answer = await send(goodRequest, { "idempotency-key": "é".repeat(3) });
      expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid_idempotency_key"]);
      expect(answer.json().issues[0].path).toBe("idempotency-key");
    });

    test("a consent is proven by the words it was given under, in their language", async () => {
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
    ])("%s is a request like any other", async (_what, circumstances) => {
      expect((await send({ ...goodRequest, ...circumstances })).statusCode).toBe(201);
      const [lead] = await leads();
      expect(lead).toMatchObject({ state: "new", suspicion: null });
      expect(await announced()).toEqual([{ lead: lead!.id }]);
    });

    test.each([
      ["a filled honeypot", { website: "http://spam.example" }, "honeypot"],
      ["a link for a name", { name: "see www.spam.example" }, "links"],
    ])("%s is stored, answered alike and announced as a suspect", async (_what, oddity, suspicion) => {
      const answer = await send({ ...goodRequest, ...oddity });
      expect(answer.statusCode).toBe(201);
      const [lead] = await leads();
      expect(lead).toMatchObject({ state: "suspect", suspicion });
      expect(await announced()).toEqual([{ lead: lead!.id, suspect: true }]);
    });

    test("too many from one address are asked to wait, and only for a while", async () => {
      for (let i = 0; i < 40; i++) expect((await send(goodRequest)).statusCode).toBe(201);
      const answer = await send(goodRequest);
      expect([answer.statusCode, answer.json().code]).toEqual([429, "too_many_requests"]);
      expect(Number(answer.headers["retry-after"])).toBe(600);
      clock = new Date(clock.getTime() + 600_000);
      expect((await send(goodRequest)).statusCode).toBe(201);
    });
  });

  describe("a form without JavaScript", () => {
    const fields = { ...goodRequest, page: "/en/v2/contact-us", website: "", idempotency_key: "", started_at: "" };

    test("goes on to the success page of the same language and edition, with the tracking query", async () => {
      const answer = await sendForm({ ...fields, marketing_consent: "on", tracking: "utm_source=a&evil=1&ref=b c" });
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        "/en/v2/contact-us/success?utm_source=a&ref=b+c",
      ]);
      expect(await leads()).toMatchObject([{ locale: "en", marketing_consent: true, message: goodRequest.message }]);
      expect((await sendForm({ ...fields, page: "//evil.example" })).statusCode).toBe(400);
      expect((await sendForm({ ...fields, page: "/contact-us" })).headers.location).toBe("/contact-us/success");
    });

    test("takes utm_* and the tracking query from the page it was sent from, which is the same for every query", async () => {
      const page = "http://localhost:3000/en/v2/contact-us?utm_source=news&utm_campaign=november&gclid=CLICK&evil=1";
      const answer = await sendForm(fields, { referer: page });
      expect(answer.headers.location).toBe("/en/v2/contact-us/success?utm_source=news&utm_campaign=november");
      expect(await leads()).toMatchObject([{ utm_source: "news", utm_campaign: "november", utm_medium: null }]);
      const elsewhere = await sendForm(
        { ...fields, name: "Budi" },
        { referer: page.replace("localhost", "evil.example") },
      );
      expect(elsewhere.headers.location).toBe("/en/v2/contact-us/success");
    });

    test("a refused form carries the tracking query on, as the page shown again has no query", async () => {
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
    ])("keeps of the tracking query %s", async (_what, tracking, kept) => {
      expect((await sendForm({ ...fields, tracking })).headers.location).toBe(`/en/v2/contact-us/success?${kept}`);
    });

    test("pressed twice makes one lead, the same again later makes another", async () => {
      await Promise.all([sendForm(fields), sendForm(fields)]);
      expect(await leads()).toHaveLength(1);
      await sendForm({ ...fields, message: "another" });
      expect(await leads()).toHaveLength(2);
      clock = new Date(clock.getTime() + 301_000);
      await sendForm(fields);
      expect(await leads()).toHaveLength(3);
    });

    test("shows itself again with everything typed and what is wrong", async () => {
      const answer = await sendForm({ ...fields, email: "sari@", phone: "1", message: 'a "quote" <b>' });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers["content-type"]).toContain("text/html");
      expect(answer.headers["cache-control"]).toBe("no-store");
      const { pathname, state } = answer.json();
      expect(pathname).toBe("/en/v2/contact-us");
      expect(state.values).toMatchObject({ email: "sari@", name: goodRequest.name, message: 'a "quote" <b>' });
      expect(state.issues.map((it: { path: string; code: string }) => [it.path, it.code])).toEqual([
        ["email", "invalid_email"],
        ["phone", "invalid_phone"],
      ]);
      expect(state.problem.title).toBe("Some fields need attention");
      expect(await leads()).toEqual([]);
    });

    test("an empty form names every required field", async () => {
      const paths = (await sendForm({ page: "/contact-us" }))
        .json()
        .state.issues.map((it: { path: string }) => it.path);
      expect(paths).toEqual(["name", "company", "email", "phone", "industry", "job", "product"]);
    });
  });
});
