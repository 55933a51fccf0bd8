import type { FastifyInstance } from "fastify";
import { afterEach, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { readSet, setPublishedWords } from "#content/read-set.server.ts";
import { createWordLayer } from "#content/word-layer.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { describePictures } from "#media/library/describe-pictures.server.ts";
import { publishDue } from "#publishing/publications/end-publication.server.ts";
import { createPublishedWords } from "#publishing/published-words.server.ts";
import type { Publishing } from "#publishing/publishing.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { bothDatabases } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";

type Words = { hero: { title: string; lead: string } } & Record<string, unknown>;
interface Language {
  state: string;
  version: number;
  words: Words;
  published: Words;
  issues: { path: string; code: string }[];
}
interface Publication {
  id: string;
  state: string;
  changes?: { path: string; before: unknown; after: unknown }[];
}
type Reply<Data> = { status: number; code?: string; data: Data; current?: Language; errors?: { path: string }[] };

bothDatabases((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let publishing: Publishing;
  let clock = new Date("2026-11-20T02:00:00Z");
  let changed: string[] = [];

  beforeAll(async () => {
    base = await open();
    const now = () => clock;
    const words = createPublishedWords(base.db, (sets) => changed.push(...sets));
    publishing = {
      db: base.db,
      now,
      needsReview: false,
      readPictures: describePictures,
      reload: async () => void (await words.reload()),
    };
    const deps = testDeps(base.db, { now, publishing, authenticate: staffLogin(base.db, now) });
    app = await buildApi(deps, { calls: auditedCalls(base.db) });
  });

  afterEach(() => {
    setPublishedWords(createWordLayer([]));
    publishing.needsReview = false;
    changed = [];
  });

  async function send<Data>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object, as = "editor") {
    const headers = { authorization: `Bearer ${as}` };
    const response = await app.inject({
      method,
      url: `/api/admin/content${path}`,
      headers,
      ...(body && { payload: body }),
    });
    return { ...response.json(), status: response.statusCode } as Reply<Data>;
  }
  const language = async (name: string, locale: "id" | "en") =>
    (await send<{ languages: Record<string, Language> }>("GET", `/documents/${name}`)).data.languages[locale]!;

  /** Saves a draft with another title; returns the language as it is then. */
  async function draft(name: string, locale: "id" | "en", title: string) {
    const { words, version } = await language(name, locale);
    const body = { words: { ...words, hero: { ...words.hero, title } }, version };
    return (await send<Language>("PUT", `/documents/${name}/${locale}/draft`, body)).data;
  }
  const publish = (items: object[], more: object = {}) =>
    send<Publication>("POST", "/publications", { items, ...more });
  const itemOf = (document: string, locale: string, { version }: Language) => ({ document, locale, version });
  const title = (locale: "id" | "en" = "id") => readSet(locale, "bigview").hero.title;

  test("a draft is not visible; published, it is; withdrawn, the words of before are back and nothing is lost", async () => {
    const before = title();
    const saved = await draft("bigview", "id", "Dasbor yang dibaca");
    expect(saved).toMatchObject({ state: "draft", issues: [] });
    expect(title()).toBe(before);

    const published = await publish([itemOf("bigview", "id", saved)]);
    expect(published).toMatchObject({ status: 201, data: { state: "published" } });
    expect(title()).toBe("Dasbor yang dibaca");
    expect(changed).toEqual(["id/bigview"]);
    expect(await language("bigview", "id")).toMatchObject({ state: "published" });

    const detail = await send<Publication>("GET", `/publications/${published.data.id}`);
    expect(detail.data.changes).toMatchObject([{ path: "/hero/title", before, after: "Dasbor yang dibaca" }]);

    expect(await send("POST", `/publications/${published.data.id}/withdraw`)).toMatchObject({
      data: { state: "withdrawn" },
    });
    expect(title()).toBe(before);
    const after = await language("bigview", "id");
    expect(after).toMatchObject({ state: "draft", words: { hero: { title: "Dasbor yang dibaca" } } });
    await send("DELETE", `/documents/bigview/id/draft?version=${after.version}`);
    expect(await language("bigview", "id")).toMatchObject({ state: "shipped", words: { hero: { title: before } } });
  });

  test("an older version is restored as a draft", async () => {
    const first = await draft("bigquery", "en", "First title");
    await draft("bigquery", "en", "Second title");
    const versions = await send<{ id: number; number: number; published: string }[]>(
      "GET",
      "/documents/bigquery/en/versions",
    );
    expect(versions.data.map(({ number, published }) => [number, published])).toEqual([
      [2, "never"],
      [1, "never"],
    ]);
    const restore = { version_id: versions.data[1]!.id, version: first.version };
    expect(await send("POST", "/documents/bigquery/en/restore", restore)).toMatchObject({ status: 409 });
    const again = { ...restore, version: first.version + 1 };
    expect(await send("POST", "/documents/bigquery/en/restore", again)).toMatchObject({
      status: 200,
      data: { words: { hero: { title: "First title" } } },
    });
  });

  test("a save based on an older version is refused with what is there now", async () => {
    const { words, version } = await language("biglegal", "id");
    await draft("biglegal", "id", "Judul orang lain");
    const refused = await send<Language>("PUT", "/documents/biglegal/id/draft", { words, version });
    expect(refused).toMatchObject({ status: 409, code: "stale_version" });
    expect(refused.current?.words.hero.title).toBe("Judul orang lain");
  });

  test("an incomplete draft is saved with its issues and cannot be published; another form is refused", async () => {
    const { words, version } = await language("bigone", "en");
    const { lead: _, ...hero } = words.hero;
    const saved = await send<Language>("PUT", "/documents/bigone/en/draft", {
      words: { ...words, hero: { ...hero, title: "x".repeat(300) } },
      version,
    });
    expect(saved.data.issues.map(({ path, code }) => [path, code])).toEqual([
      ["/hero/title", "too_long"],
      ["/hero/lead", "required"],
    ]);
    const refused = await publish([itemOf("bigone", "en", saved.data)]);
    expect(refused).toMatchObject({ status: 422, code: "words_invalid" });
    expect(refused.errors!.map(({ path }) => path)).toEqual(["bigone/en/hero/title", "bigone/en/hero/lead"]);
    for (const wrong of [
      { ...words, extra: 1 },
      { ...words, hero: "text" },
      { ...words, stories: { items: 3 } },
    ])
      expect(
        await send("PUT", "/documents/bigone/en/draft", { words: wrong, version: saved.data.version }),
      ).toMatchObject({ status: 400 });
  });

  test("several texts become visible as one change at their time, once, whoever runs the job", async () => {
    const items = [
      itemOf("bigspider", "id", await draft("bigspider", "id", "Judul pagi")),
      itemOf("bigspider", "en", await draft("bigspider", "en", "Morning title")),
    ];
    const at = "2026-11-21T02:00:00.000Z";
    expect(await publish(items, { at })).toMatchObject({ data: { state: "scheduled" } });
    expect(await language("bigspider", "id")).toMatchObject({ state: "scheduled" });
    expect(await publishDue(publishing)).toBe(0);
    clock = new Date(at);
    await base.db.updateTable("sessions").set({ last_used_at: clock, factor_at: clock }).execute();
    const visible = await Promise.all([publishDue(publishing), publishDue(publishing)]);
    expect(visible.reduce((a, b) => a + b)).toBe(1);
    expect([readSet("id", "bigspider").hero.title, readSet("en", "bigspider").hero.title]).toEqual([
      "Judul pagi",
      "Morning title",
    ]);
  });

  test("with review, another person than the author approves or refuses", async () => {
    publishing.needsReview = true;
    const asked = await publish([itemOf("biglake", "id", await draft("biglake", "id", "Judul baru"))]);
    expect(asked.data.state).toBe("review");
    const path = `/publications/${asked.data.id}/review`;
    expect(await send("POST", path, { decision: "approve" })).toMatchObject({ status: 409, code: "own_publication" });
    expect(await send("POST", path, { decision: "approve" }, "viewer")).toMatchObject({ status: 404 });
    expect(await send("POST", path, { decision: "refuse", comment: "Terlalu panjang" }, "admin")).toMatchObject({
      data: { state: "refused", comment: "Terlalu panjang", reviewer: "admin" },
    });
    const second = await publish([itemOf("biglake", "id", await language("biglake", "id"))]);
    await send("POST", `/publications/${second.data.id}/review`, { decision: "approve" }, "admin");
    expect(readSet("id", "biglake").hero.title).toBe("Judul baru");
  });

  test("facts are filled into every text; one that a text needs cannot be taken away", async () => {
    const { words, version } = await language("facts", "id");
    const facts = words as unknown as Record<string, { value: string; sample: boolean }>;
    const { dataCentre: _, ...fewer } = facts;
    const without = await send<Language>("PUT", "/documents/facts/id/draft", { words: fewer, version });
    expect(await publish([itemOf("facts", "id", without.data)])).toMatchObject({ status: 422 });
    const more = { ...facts, dataCentre: { value: "Cibitung", sample: false } };
    const saved = await send<Language>("PUT", "/documents/facts/id/draft", { words: more, version: version + 1 });
    expect(await publish([itemOf("facts", "id", saved.data)])).toMatchObject({ status: 201 });
    expect(JSON.stringify(readSet("id", "security"))).toContain("Cibitung");
    expect(changed).toContain("id/security");
    expect(changed).not.toContain("en/security");
  });

  test("a collection's entry is changed alone, and the list keeps its order", async () => {
    const list = readSet("id", "resources").items;
    const name = `resources:${list[1]!.slug}`;
    const { words, version } = await language(name, "id");
    const saved = await send<Language>("PUT", `/documents/${name}/id/draft`, {
      words: { ...words, title: "Judul artikel" },
      version,
    });
    await publish([itemOf(name, "id", saved.data)]);
    expect(readSet("id", "resources").items.map(({ title }) => title)).toEqual(
      list.map(({ title }, index) => (index === 1 ? "Judul artikel" : title)),
    );
    expect(await send("GET", "/documents/resources")).not.toHaveProperty("data.languages.id.words.items");
  });

  test("nobody publishes words that are no longer the draft, and unknown documents are not found", async () => {
    const saved = await draft("bigbuilder", "id", "Satu");
    await draft("bigbuilder", "id", "Dua");
    expect(await publish([itemOf("bigbuilder", "id", saved)])).toMatchObject({ status: 409, code: "stale_version" });
    for (const name of ["nothing", "admin-leads", "resources:", "resources:a:b", "__proto__"])
      expect((await send("GET", `/documents/${encodeURIComponent(name)}`)).status, name).toBe(404);
    expect((await send("GET", "/documents/success-story")).status).toBe(200);
    expect((await send("PUT", "/documents/success-story/en/draft", { words: {}, version: 0 })).status).toBe(404);
  });

  test("versions are append-only", async () => {
    await draft("bigaction", "id", "Satu versi");
    const change = base.db
      .updateTable("content_versions")
      .set({ author: "somebody else" })
      .where("document", "=", "bigaction")
      .execute();
    await expect(change).rejects.toThrow("append-only");
  });
});
