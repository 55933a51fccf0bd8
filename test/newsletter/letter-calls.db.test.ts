import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { storeStops } from "#growth/newsletter/readers/stops.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { insertSubscribers, letterContent, testLetters } from "../support/letters.ts";
import { readSpreadsheet } from "../support/spreadsheet.ts";
import { staffLogin } from "../support/staff.ts";
import { type StaffCall, staffCall } from "../support/staff-call.ts";

const at = new Date("2026-11-23T02:00:00Z");
const now = () => at;
const draft = { topic: "monthly", locales: ["id", "en"], content: letterContent };

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let call: StaffCall;
  const jobs = recordingJobs();

  beforeAll(async () => {
    base = await open();
    const { db } = base;
    const letters = testLetters({ db, jobs, now });
    const deps = testDeps(db, { now, jobs, letters, authenticate: staffLogin(db, now) });
    app = await buildApi(deps, { calls: auditedCalls(db) });
    call = staffCall(app, "/api/admin");
  });

  test("a letter is written, looked at and scheduled by an editor; sales read it, finance does not", async () => {
    const { status, data } = await call("POST", "/newsletter", draft, "editor");
    expect(status).toBe(201);
    expect(data).toMatchObject({ state: "draft", problems: [], report: null, audience: 0 });
    const path = `/newsletter/${data.id}`;
    expect((await call("GET", path, undefined, "sales")).status).toBe(200);
    expect((await call("PATCH", path, { ...draft, version: data.version }, "sales")).status).toBe(404);
    expect((await call("GET", path, undefined, "finance")).status).toBe(404);

    const preview = (await call("GET", `${path}/preview?locale=en`, undefined, "viewer")).data;
    expect(preview.subject).toBe("November news");
    expect(preview.text).toContain("Read all in resources");
    const framed = await app.inject(`/api${preview.path}?scheme=dark`);
    expect(framed.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(framed.body).toContain("@media all");
    expect((await app.inject(`/api${preview.path.slice(0, -2)}`)).statusCode).toBe(404);

    const edited = await call("PATCH", path, { ...draft, topic: "events", version: data.version }, "editor");
    expect(edited.data.topic).toBe("events");
    const stale = await call("PATCH", path, { ...draft, version: data.version }, "editor");
    expect([stale.status, stale.code, stale.current.topic]).toEqual([409, "stale_version", "events"]);

    const { version } = edited.data;
    const tomorrow = "2026-11-24T02:00:00Z";
    expect((await call("POST", `${path}/schedule`, { version, at: tomorrow }, "editor:old")).code).toBe(
      "confirmation_required",
    );
    const past = await call("POST", `${path}/schedule`, { version, at: "2026-11-22T02:00:00Z" }, "editor");
    expect(past.issues).toMatchObject([{ path: "at", code: "in_the_past" }]);
    const scheduled = await call("POST", `${path}/schedule`, { version, at: tomorrow }, "editor");
    expect(scheduled.data).toMatchObject({ state: "scheduled", scheduled_at: "2026-11-24T02:00:00.000Z" });
    const closed = await call("PATCH", path, { ...draft, version: scheduled.data.version }, "editor");
    expect(closed.code).toBe("letter_not_open");
    const back = await call("POST", `${path}/unschedule`, { version: scheduled.data.version }, "editor");
    expect(back.data.state).toBe("draft");
  });

  test("a letter that lacks something is not scheduled, and says what", async () => {
    const content = {
      ...letterContent,
      blocks: [
        { kind: "text", key: "a", text: { id: "Halo", en: "" } },
        { kind: "article", key: "b", slug: "no-such-article" },
        { kind: "button", key: "c", label: { id: "Buka", en: "Open" }, href: "" },
      ],
    };
    const { data } = await call("POST", "/newsletter", { ...draft, content }, "editor");
    const refused = await call("POST", `/newsletter/${data.id}/schedule`, { version: data.version }, "editor");
    expect([refused.status, refused.code]).toEqual([409, "letter_incomplete"]);
    expect(refused.problems).toEqual([
      { code: "not_found", locale: "id", block: 1 },
      { code: "link_missing", locale: "id", block: 2 },
      { code: "text_missing", locale: "en", block: 0 },
      { code: "not_found", locale: "en", block: 1 },
      { code: "link_missing", locale: "en", block: 2 },
    ]);
  });

  test("a link is followed and counted, programs are not, and no address leads elsewhere", async () => {
    const { data } = await call("POST", "/newsletter", draft, "editor");
    await base.db
      .insertInto("letter_links")
      .values([
        { letter_id: data.id, number: 1, locale: "en", href: "/resources?a=b#c" },
        { letter_id: data.id, number: 2, locale: "en", href: "https://example.org/x" },
      ])
      .execute();
    const follow = (number: number | string, agent = "Mozilla/5.0 (X11) Firefox/140.0") =>
      app.inject({ url: `/api/letters/${data.id}/links/${number}`, headers: { "user-agent": agent } });
    const own = await follow(1);
    expect(own.statusCode).toBe(307);
    const target = new URL(own.headers.location as string);
    expect([target.pathname, target.searchParams.get("a"), target.hash]).toEqual(["/en/resources", "b", "#c"]);
    expect(target.searchParams.get("utm_source")).toBe("newsletter");
    expect(own.headers["set-cookie"]).toBeUndefined();
    expect((await follow(2)).headers.location).toBe("https://example.org/x");
    await follow(2, "Googlebot/2.1");
    for (const wrong of [3, "0", "x", "1?to=https://evil.example"])
      expect([307, 400, 404]).toContain((await follow(wrong)).statusCode);
    expect((await follow(3)).statusCode).toBe(404);
    const links = await base.db.selectFrom("letter_links").select(["number", "clicks"]).orderBy("number").execute();
    expect(links).toEqual([
      { number: 1, clicks: 2 },
      { number: 2, clicks: 1 },
    ]);
  });

  const head = "email,language,consent_at,consent_by,consent_how";
  const importFile = (lines: string[], as = "editor", path = "import") =>
    call("POST", `/subscribers/${path}`, { csv: [head, ...lines].join("\n") }, as);

  test("people are imported with the proof of consent; who has left is never brought back", async () => {
    const line = (email: string) => `${email},en,2026-10-01,Booth,Signed form`;
    expect((await importFile([line("a@example.com")], "sales")).status).toBe(404);
    const trial = await importFile([line("a@example.com")], "editor", "trial");
    expect(trial.data).toMatchObject({ added: 1, imported: false });
    const refused = await importFile([line("a@example.com"), "b@example.com,en,,,"]);
    expect([refused.status, refused.code]).toEqual([409, "import_refused"]);
    expect(refused.problems).toEqual([{ line: 3, code: "consent_missing" }]);
    expect((await importFile([line("a@example.com")])).data).toMatchObject({ added: 1, imported: true });
    expect((await importFile([line("A@example.com")])).data).toMatchObject({ added: 0, known: 1 });

    const { data } = await call("GET", "/subscribers?q=a@example", undefined, "sales");
    const detail = (await call("GET", `/subscribers/${data[0].id}`, undefined, "sales")).data;
    expect(detail.consent).toEqual({ how: "Signed form", at: "2026-10-01", by: "Booth" });
    expect(detail.events).toMatchObject([{ kind: "imported", locale: "en" }]);

    const ended = await call("POST", `/subscribers/${data[0].id}/end`, { reason: "Asked by phone" }, "editor");
    expect(ended.data.state).toBe("ended");
    expect((await importFile([line("a@example.com")])).data).toMatchObject({ added: 0, stopped: 1 });
    await storeStops(base.db, testLetters({ db: base.db, jobs, now }).secret);
    await base.db.deleteFrom("subscribers").execute();
    expect((await importFile([line("a@example.com")])).data).toMatchObject({ added: 0, stopped: 1 });
  });

  test("a file of more than a thousand people asks for the second factor again", async () => {
    await insertSubscribers(base.db, 1001, at);
    const exported = (as: string, language = "") =>
      app.inject({
        url: "/api/admin/subscribers/export.csv",
        headers: { authorization: `Bearer ${as}`, "accept-language": language },
      });
    expect((await exported("sales")).statusCode).toBe(404);
    expect((await exported("editor:old")).json().code).toBe("confirmation_required");
    const file = await exported("editor");
    expect(await readSpreadsheet(file.body)).toHaveLength(1001);
    expect(file.headers["x-total-rows"]).toBe("1001");
    expect((await exported("editor", "en")).body).toMatch(/^\ufeff"Email","Language",/);
  });
});
