import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { CoreDeps } from "#api/http/deps.ts";
import { marketplaceRequests } from "#api/leads/lead-call.ts";
import { subscribe } from "#api/leads/subscribe.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { linkToken } from "#infra/mailer/link-token.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { goodRequest } from "../support/leads.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let deps: CoreDeps;
  let clock = new Date("2026-11-20T03:00:00Z");
  const jobs = recordingJobs();
  beforeAll(async () => {
    base = await open();
    deps = testDeps(base.db, { jobs, now: () => clock });
    app = await buildApi(deps, {
      calls: (api) => {
        subscribe(api, deps);
        marketplaceRequests(api, deps);
      },
    });
  });
  afterAll(() => app.close());

  const request = (body: object) => app.inject({ method: "POST", url: "/api/subscribe", payload: body });
  const subscribers = () => base.db.selectFrom("subscribers").selectAll().execute();

  test("the newsletter is requested, confirmed and ended", async () => {
    const response = await request({ email: "Sari@contoh.co.id", locale: "en" });
    expect([response.statusCode, response.json()]).toEqual([202, { data: { accepted: true } }]);
    const [requested] = await subscribers();
    expect(requested).toMatchObject({ email: "sari@contoh.co.id", state: "asked", locale: "en" });
    expect(jobs.sent).toEqual([{ queue: "newsletter-mail", data: { subscriber: requested!.id } }]);

    // A second request at once sends no second mail, and gets the same response.
    expect((await request({ email: "sari@contoh.co.id" })).body).toBe(response.body);
    expect(jobs.sent).toHaveLength(1);

    const token = linkToken("newsletter", requested!.id, readAuthSecret(deps.config));
    const url = `/api/subscribe/confirm?token=${token}`;
    // Opening the link, as programs do that check mails, changes nothing.
    const asked = await subscribers();
    for (const method of ["HEAD", "GET"] as const) {
      const opened = await app.inject({ method, url });
      expect([opened.statusCode, opened.headers.location]).toEqual([303, `/en/subscribe/confirm?token=${token}`]);
      expect(await subscribers()).toEqual(asked);
    }
    const confirm = await app.inject({ method: "POST", url });
    // With the token, which the choice of topics and language needs.
    const confirmed = `/en/subscribe/confirmed?token=${token}`;
    expect([confirm.statusCode, confirm.headers.location]).toEqual([303, confirmed]);
    // Who opens the link again is told so.
    expect((await app.inject(url)).headers.location).toBe(confirmed);
    expect((await subscribers())[0]).toMatchObject({ state: "confirmed", confirmed_at: clock });

    const before = await app.inject(`/api/subscribe/unsubscribe?token=${token}`);
    expect(before.headers.location).toBe(`/en/subscribe/unsubscribe?token=${token}`);
    expect((await subscribers())[0]).toMatchObject({ state: "confirmed" });
    const press = {
      method: "POST",
      url: `/api/subscribe/unsubscribe?token=${token}`,
      payload: "List-Unsubscribe=One-Click",
    } as const;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const ended = await app.inject({ ...press, headers });
    expect([ended.statusCode, JSON.parse(ended.body).pathname]).toEqual([200, "/en/subscribe/ended"]);
    expect((await subscribers())[0]).toMatchObject({ state: "ended" });
    const byHand = await app.inject({ ...press, headers, payload: "page=%2Fv2%2Fsubscribe%2Funsubscribe" });
    expect([byHand.statusCode, byHand.headers.location]).toEqual([303, "/v2/subscribe/ended"]);
    // An old confirmation link does not restart it; a new request does.
    for (const method of ["GET", "POST"] as const) expect((await app.inject({ method, url })).statusCode).toBe(404);
    clock = new Date(clock.getTime() + 3600_000);
    await request({ email: "sari@contoh.co.id" });
    expect(jobs.sent).toHaveLength(2);
  });

  test("the link of the confirmation mail is valid for three days, and can be opened again", async () => {
    const [requested] = await subscribers();
    const token = linkToken("newsletter", requested!.id, readAuthSecret(deps.config));
    const open = () => app.inject({ method: "POST", url: `/api/subscribe/confirm?token=${token}` });
    clock = new Date(requested!.asked_at.getTime() + 72 * 3_600_000);
    expect((await open()).statusCode).toBe(404);
    clock = new Date(clock.getTime() - 1);
    expect((await open()).statusCode).toBe(303);
    // The proof of the consent is that of the last request.
    const confirmed = { state: "confirmed", confirmed_at: clock, ended_at: null };
    expect((await subscribers())[0]).toMatchObject(confirmed);
    clock = new Date(clock.getTime() + 86_400_000);
    expect((await open()).statusCode).toBe(303);
    expect(await subscribers()).toMatchObject([confirmed]);
  });

  test("entering a reader's address neither ends their newsletter nor sends them a mail", async () => {
    const sent = jobs.sent.length;
    expect((await request({ email: "sari@contoh.co.id", locale: "en" })).statusCode).toBe(202);
    expect(await subscribers()).toMatchObject([{ state: "confirmed", locale: "id" }]);
    expect(jobs.sent).toHaveLength(sent);
  });

  test("a forged link and an invalid address are refused", async () => {
    const [someone] = await subscribers();
    for (const token of ["", "x", `${someone!.id}.forged`, `${someone!.id}.`]) {
      for (const method of ["GET", "POST"] as const) {
        const response = await app.inject({ method, url: `/api/subscribe/confirm?token=${token}` });
        expect([response.statusCode, JSON.parse(response.body).pathname]).toEqual([404, "/subscribe/link-not-valid"]);
      }
    }
    const refused = await request({ email: "no" });
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, "email"]);
    expect((await request({ email: "bot@spam.example", website: "x" })).statusCode).toBe(202);
    expect(await subscribers()).toHaveLength(1);
  });

  test("a request for the API Marketplace is a lead with its particulars", async () => {
    const { product: _product, message: _message, ...person } = goodRequest;
    const body = {
      ...person,
      apis: ["vision", "identity", "vision"],
      monthly_calls: "10k-100k",
      use_case: "Membaca KTP saat nasabah mendaftar.",
    };
    const send = (payload: object) =>
      app.inject({
        method: "POST",
        url: "/api/api-marketplace/requests",
        payload,
        headers: { "idempotency-key": "m1" },
      });
    const response = await send(body);
    expect(response.statusCode).toBe(201);
    expect((await send(body)).body).toBe(response.body);
    const lead = await base.db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({
      id: response.json().data.id,
      kind: "api-marketplace",
      product: "api-marketplace",
      message: body.use_case,
      details: { apis: ["vision", "identity"], monthly_calls: "10k-100k" },
    });
    const refused = await send({ ...body, apis: ["teleport"], use_case: "short", monthly_calls: undefined });
    expect(refused.json().issues.map((issue: { path: string; code: string }) => `${issue.path} ${issue.code}`)).toEqual(
      ["apis.0 unknown_choice", "monthly_calls required", "use_case too_short"],
    );
  });
});
