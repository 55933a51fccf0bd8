import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { marketplaceRequests } from "#api/leads/lead-call.ts";
import { subscribe } from "#api/leads/subscribe.ts";
import type { PageRequest } from "#content/page-request.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";

/** The calls as HTML forms, as a browser without JavaScript sends them. */
eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  const rendered: PageRequest[] = [];
  beforeAll(async () => {
    base = await open();
    const deps = testDeps(base.db, {
      jobs: recordingJobs(),
      now: () => new Date("2026-11-20T03:00:00Z"),
      renderPage: async (page) => {
        rendered.push(page);
        return { status: page.status, headers: { "content-type": "text/html" }, body: "<form>" };
      },
    });
    app = await buildApi(deps, {
      calls: (api) => {
        subscribe(api, deps);
        marketplaceRequests(api, deps);
      },
    });
  });
  afterAll(() => app.close());

  const post = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: "POST",
      url: `/api${url}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });
  const request = {
    name: "Sari Wulandari",
    company: "PT Contoh Ritel",
    email: "sari@contoh.co.id",
    phone: "0812 3456 7890",
    industry: "retail",
    job: "Manajer",
    monthly_calls: "up-to-10k",
    use_case: "Membaca KTP pada pendaftaran anggota baru.",
  };

  test("an API request redirects to the page about its review, in the form's language and edition", async () => {
    const response = await post("/api-marketplace/requests", {
      ...request,
      api_identity: "on",
      api_text: "on",
      page: "/en/v2/products/request-api-market-place",
    });
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      "/en/v2/products/api-marketplace/your-request-are-being-reviewed",
    ]);
    const [lead] = await base.db.selectFrom("leads").selectAll().execute();
    expect(lead).toMatchObject({ kind: "api-marketplace", locale: "en" });
    expect(lead!.details).toMatchObject({ apis: ["identity", "text"], monthly_calls: "up-to-10k" });
  });

  test("a refused API request renders its form again, at the address of its language, with what was typed", async () => {
    const response = await post("/api-marketplace/requests", {
      ...request,
      phone: "abc",
      api_vision: "on",
      page: "/products/request-api-marketplace",
    });
    expect([response.statusCode, response.body]).toEqual([400, "<form>"]);
    const page = rendered.at(-1)!;
    expect(page.pathname).toBe("/products/request-api-marketplace");
    expect(page.state).toMatchObject({
      values: { name: "Sari Wulandari", phone: "abc", api_vision: "on" },
      issues: [{ path: "phone", code: "invalid_phone" }],
    });
    await post("/api-marketplace/requests", { ...request, page: "/en/products/request-api-market-place" });
    expect(rendered.at(-1)).toMatchObject({
      pathname: "/en/products/request-api-market-place",
      state: { issues: [{ path: "apis", code: "required" }] },
    });
  });

  test("opening the address of a refused form leads to the form's page, for a browser alone", async () => {
    const open = (url: string, accept: string) =>
      app.inject({ url: `/api${url}`, headers: { accept, "accept-language": "en" } });
    const seen = await open("/api-marketplace/requests", "text/html,*/*;q=0.8");
    expect([seen.statusCode, seen.headers.location]).toEqual([303, "/en/products/request-api-market-place"]);
    expect((await open("/subscribe", "text/html")).headers.location).toBe("/en/subscribe");
    expect((await open("/subscribe", "application/json")).statusCode).toBe(405);
  });

  test("where the API has a host of its own, the browser is redirected to the site's", async () => {
    const env = { PUBLIC_URL: "https://bigsuite.example", PUBLIC_API_HOST: "https://api.bigsuite.example" };
    const deps = testDeps(base.db, { jobs: recordingJobs() }, env);
    const elsewhere = await buildApi(deps, { calls: (api) => subscribe(api, deps) });
    const response = await elsewhere.inject({
      method: "POST",
      url: "/api/subscribe",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ email: "rina@contoh.co.id", page: "/en" }).toString(),
    });
    expect(response.headers.location).toBe("https://bigsuite.example/en/subscribe/check-your-inbox");
    await elsewhere.close();
  });

  test("the newsletter's form redirects to a page in the language of the form", async () => {
    const good = await post("/subscribe", { email: "sari@contoh.co.id", page: "/en/v2" });
    expect([good.statusCode, good.headers.location]).toEqual([303, "/en/v2/subscribe/check-your-inbox"]);
    const again = await post("/subscribe", { email: "sari@contoh.co.id", page: "/en/v2" });
    expect([again.statusCode, again.headers.location]).toEqual([303, good.headers.location]);
    const subscriber = await base.db
      .selectFrom("subscribers")
      .selectAll()
      .where("email", "=", "sari@contoh.co.id")
      .executeTakeFirst();
    expect(subscriber).toMatchObject({ email: "sari@contoh.co.id", locale: "en" });
    const bad = await post("/subscribe", { email: "sari@", page: "/" });
    expect(bad.statusCode).toBe(400);
    expect(rendered.at(-1)).toMatchObject({
      pathname: "/subscribe",
      state: { values: { email: "sari@" }, issues: [{ path: "email", code: "invalid_email" }] },
    });
    // A form on another site names its language only.
    expect((await post("/subscribe", { email: "", locale: "en" })).statusCode).toBe(400);
    expect(rendered.at(-1)).toMatchObject({ pathname: "/en/subscribe", state: { issues: [{ path: "email" }] } });
    const json = await app.inject({ method: "POST", url: "/api/subscribe", payload: { email: "sari@" } });
    expect(json.headers["content-type"]).toContain("application/problem+json");
  });
});
