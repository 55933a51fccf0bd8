import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { readShipped } from "#content/read-set.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { saveDraft } from "#publishing/documents/save-draft.server.ts";
import { registerSitePages } from "#site/register-site-pages.ts";
import type { Locale } from "#text/locales.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { staffLogin, testActor } from "../support/staff.ts";
import { type StaffCall, staffCall } from "../support/staff-call.ts";

const titles = { id: "Halaman", en: "Page" };
const pages = [
  { path: "/about-us", titles, sections: ["Hero", "NextStep"] },
  { path: "/solutions", titles, sections: ["Hero"] },
  { path: "/success-story", titles: { id: "Kisah" }, sections: ["Hero"] },
];
const asItIs = { key: "a", name: "As it is", weight: 1, change: { kind: "none" } };
const other = (change: object) => ({ key: "b", name: "Other", weight: 1, change });
const plan = {
  name: "Design of about us",
  goal: "contact",
  pages: ["/about-us"],
  locales: ["id", "en"],
  arms: [asItIs, other({ kind: "edition", edition: "v2" })],
  plannedVisitors: 20_000,
};

eachDatabase((open) => {
  let db: Database;
  let call: StaffCall;
  let publishing: ApiDeps["publishing"];
  const now = () => new Date("2026-11-20T05:00:00Z");

  beforeAll(async () => {
    registerSitePages();
    ({ db } = await open());
    const deps = testDeps(db, { now, experimentPages: () => pages, authenticate: staffLogin(db, now) });
    ({ publishing } = deps);
    call = staffCall(await buildApi(deps, { calls: auditedCalls(db) }), "/api/admin/experiments");
  });

  const create = async (more: object = {}) => (await call("POST", "", { ...plan, ...more }, "editor")).data;
  const move = (event: string, { id, version }: { id: number; version: number }, more: object = {}) =>
    call("POST", `/${id}/${event}`, { version, ...more }, "editor");
  const problemsOf = async (more: object) =>
    (await move("start", await create(more))).problems?.map(
      ({ code, arm, what }: Record<string, string>) => `${code} ${arm ?? ""} ${what}`,
    );
  /** Stores a version of the words of about us with another title. */
  const store = async (locale: Locale, title: string) => {
    const { hero, ...words } = readShipped(locale, "about-us") as { hero: object };
    const state = await db
      .selectFrom("content_documents")
      .select("version")
      .where("document", "=", "about-us")
      .where("locale", "=", locale)
      .executeTakeFirst();
    const draft = { document: "about-us", locale, words: { ...words, hero: { ...hero, title } } };
    expect(await saveDraft({ db, now }, testActor, { ...draft, version: state?.version ?? 0 })).toMatchObject({
      ok: true,
    });
    const { id } = await db.selectFrom("content_versions").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
    return id;
  };

  test("a draft is created and changed, a stale or started one is not, and who only reads changes nothing", async () => {
    const made = await create();
    expect(made).toMatchObject({ ...plan, version: 1, state: "draft", visitors: 0, problems: [] });
    const path = `/${made.id}`;
    const changed = await call("PATCH", path, { ...plan, name: "Another name", version: 1 }, "editor");
    expect(changed.data).toMatchObject({ name: "Another name", version: 2 });
    // The log says the same of both, by the names for which it has words.
    const logged = await db.selectFrom("audit_log").select("after").where("object_id", "=", String(made.id)).execute();
    const fields = logged.map(({ after }) => Object.keys(after as object).sort());
    expect(fields).toEqual(Array(2).fill(["arms", "goal", "locales", "name", "pages", "planned_visitors"]));
    expect(await call("PATCH", path, { ...plan, version: 1 }, "editor")).toMatchObject({
      status: 409,
      code: "stale_version",
      current: { name: "Another name" },
    });
    expect((await call("POST", "", plan, "viewer")).status).toBe(404);
    expect((await call("GET", path, undefined, "viewer")).data.name).toBe("Another name");
    for (const wrong of [
      { arms: [plan.arms[1], plan.arms[0]] },
      { arms: [asItIs] },
      { arms: [{ ...asItIs, change: { kind: "edition", edition: "v2" } }, plan.arms[1]] },
      { pages: ["/about-us", "/about-us"] },
      { plannedVisitors: 10 },
      { goal: "clicks" },
    ])
      expect((await call("POST", "", { ...plan, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
    expect((await move("archive", { id: made.id, version: 2 })).data.state).toBe("archived");
    expect((await call("GET", "?state=archived")).data).toHaveLength(1);
    expect((await call("GET", "")).data).toEqual([]);
    expect((await call("GET", "/999999")).status).toBe(404);
    expect((await call("GET", "/99999999999")).status).toBe(400);
  });

  test("an experiment starts, stops and ships once each, and its result is empty until somebody came", async () => {
    const made = await create();
    const started = await move("start", made);
    expect(started.data).toMatchObject({ state: "running", version: 2, started_at: now().toISOString() });
    expect(await call("PATCH", `/${made.id}`, { ...plan, version: 2 }, "editor")).toMatchObject({
      code: "experiment_not_open",
    });
    expect(await move("start", { id: made.id, version: 2 })).toMatchObject({ code: "experiment_not_open" });
    expect(await problemsOf({})).toEqual(["pages_overlap  Design of about us: /about-us"]);
    expect(await problemsOf({ pages: ["/*"] })).toEqual(["pages_overlap  Design of about us: /about-us"]);
    const results = await call("GET", `/${made.id}/results`, undefined, "viewer");
    expect(results.data).toMatchObject({
      from: null,
      is_final: false,
      sample_ratio: 1,
      visitors: [{ count: 0 }, { count: 0 }],
    });
    expect(await move("ship", started.data, { winner: "c" })).toMatchObject({ status: 409, code: "arm_unknown" });
    const stopped = await move("stop", started.data);
    expect(stopped.data).toMatchObject({ state: "stopped", winner: null });
    const shipped = await move("ship", stopped.data, { winner: "b" });
    expect(shipped.data).toMatchObject({ state: "shipped", winner: "b", publication: null });
    expect((await move("archive", shipped.data)).data.state).toBe("archived");
    const entries = await db
      .selectFrom("audit_log")
      .select("action")
      .where("object_kind", "=", "experiments")
      .where("object_id", "=", String(made.id))
      .orderBy("id")
      .execute();
    expect(entries.map(({ action }) => action.replace("experiment.", ""))).toEqual([
      "created",
      "started",
      "stopped",
      "shipped",
      "archived",
    ]);
  });

  test("of two that use one page and are started at once, one is refused", async () => {
    const both = [await create({ pages: ["/solutions"] }), await create({ pages: ["/solutions"] })];
    const replies = await Promise.all(both.map((each) => move("start", each)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const running = replies.find(({ status }) => status === 200)!.data;
    expect((await move("stop", running)).status).toBe(200);
  });

  test("a page, section or version that does not exist, and words without a language, prevent the start", async () => {
    expect(await problemsOf({ pages: ["/nowhere"] })).toEqual(["page_unknown  /nowhere"]);
    expect(await problemsOf({ pages: ["/success-story"], locales: ["en"] })).toEqual([
      "page_language_missing  /success-story",
    ]);
    const section = other({ kind: "section", section: "NextStep", show: "nothing" });
    expect(await problemsOf({ pages: ["/about-us", "/solutions"], arms: [asItIs, section] })).toEqual([
      "section_unknown b NextStep",
    ]);
    const words = async (...versions: number[]) => problemsOf({ arms: [asItIs, other({ kind: "words", versions })] });
    expect(await words(987_654)).toEqual(["version_unknown b 987654"]);
    const id = await store("id", "Judul lain untuk tentang kami");
    expect(await words(id)).toEqual(["language_missing b about-us/en"]);
    const [again, english] = [await store("id", "Judul ketiga"), await store("en", "Another title for about us")];
    expect(await words(id, again, english)).toEqual(["text_repeated b about-us/id"]);
    const tooLong = await store("en", "A title that is much too long for any heading of this site. ".repeat(4).trim());
    expect(await words(id, tooLong)).toEqual(["version_invalid b about-us/en"]);
  });

  test("words that win become the content, and wait where a second person is needed", async () => {
    const versions = [await store("id", "Judul pemenang"), await store("en", "The winning title")];
    const arms = [asItIs, other({ kind: "words", versions })];
    const made = await create({ arms });
    expect(made.versions.map(({ document, locale }: Record<string, string>) => `${document}/${locale}`)).toEqual([
      "about-us/id",
      "about-us/en",
    ]);
    const started = await move("start", made);
    // A newer draft stays a draft.
    const draft = await store("id", "Draf yang lebih baru");
    publishing.needsReview = true;
    const waiting = await move("ship", started.data, { winner: "b" });
    publishing.needsReview = false;
    expect(waiting.data).toMatchObject({ state: "shipped", publication: { state: "review" } });
    const published = () =>
      db
        .selectFrom("content_documents")
        .select(["locale", "published_id", "draft_id"])
        .where("document", "=", "about-us")
        .orderBy("locale")
        .execute();
    expect((await published()).map(({ published_id }) => published_id)).toEqual([null, null]);

    const second = await move("start", await create({ arms }));
    expect((await move("ship", second.data, { winner: "b" })).data.publication).toMatchObject({ state: "published" });
    expect(await published()).toMatchObject([
      { locale: "en", published_id: versions[1], draft_id: null },
      { locale: "id", published_id: versions[0], draft_id: draft },
    ]);
  });
});
