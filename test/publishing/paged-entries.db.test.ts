import type { FastifyInstance } from "fastify";
import { afterEach, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { readSet, setPublishedWords } from "#content/read-set.server.ts";
import { createWordLayer } from "#content/word-layer.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { describePictures } from "#media/library/describe-pictures.server.ts";
import { searchablePages } from "#page-server/search-pages.ts";
import { pictureWords } from "#page-server/share-pictures/picture-words.ts";
import { createPublishedWords } from "#publishing/published-words.server.ts";
import type { Publishing } from "#publishing/publishing.server.ts";
import { makeFeed } from "#site/feeds/make-feed.ts";
import { resolvePage } from "#site/page-resolution.ts";
import { registerSitePages } from "#site/register-site-pages.ts";
import type { SiteServices } from "#site/site-services.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";

interface Reply<Data> {
  status: number;
  code?: string;
  issues?: { path: string; code: string }[];
  errors?: { path: string; code: string }[];
  data: Data;
}

/** Documentation pages and changelog entries are added as articles are; links, pictures and removal are those of all collections. */
eachDatabase((open) => {
  let db: Database;
  let app: FastifyInstance;
  const now = () => new Date("2026-11-24T02:00:00Z");

  beforeAll(async () => {
    db = (await open()).db;
    registerSitePages();
    const words = createPublishedWords(db, () => {});
    const reload = async () => void (await words.reload());
    const publishing: Publishing = { db, now, needsReview: false, readPictures: describePictures, reload };
    const deps = testDeps(db, { now, publishing, authenticate: staffLogin(db, now) });
    app = await buildApi(deps, { calls: auditedCalls(db) });
  });
  afterEach(() => setPublishedWords(createWordLayer([])));

  async function send<Data>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object, as = "editor") {
    const response = await app.inject({
      method,
      url: `/api/admin/content${path}`,
      headers: { authorization: `Bearer ${as}` },
      ...(body && { payload: body }),
    });
    return { ...response.json(), status: response.statusCode } as Reply<Data>;
  }
  const add = (collection: string, slug: string, languages: object) =>
    send<{ title: string }>("POST", `/collections/${collection}/entries`, { slug, languages });
  const publish = (document: string, ...locales: ("id" | "en")[]) =>
    send<{ id: string }>("POST", "/publications", {
      items: locales.map((locale) => ({ document, locale, version: 1 })),
    });
  const feed = async (pathname: string) => {
    const services = { origin: "https://a.test", listed: true, now } as SiteServices;
    return String((await makeFeed(pathname, services))!.body);
  };

  const guide = (title: string, more: object = {}) => ({
    group: "siteApi",
    menu: "Kuota",
    position: 25,
    title,
    lead: "Berapa banyak panggilan yang boleh dibuat dalam satu menit, dan apa sesudahnya.",
    published: "2026-11-24",
    parts: [{ id: "kuota", title: "Kuota", body: ["Satu menit, enam puluh panggilan."] }],
    ...more,
  });
  /** Of a day after those of the entries that are shipped. */
  const change = (title: string, more: object = {}) => ({
    published: "2031-01-07",
    kind: "added",
    area: "site",
    title,
    body: ["Sesuatu yang baru untuk semua pembaca."],
    ...more,
  });

  test("a page of the documentation has its page, place in the list, search, sitemap and share picture", async () => {
    expect((await add("docs", "quotas", { id: guide("Kuota panggilan"), en: guide("Quotas of calls") })).status).toBe(
      201,
    );
    expect(resolvePage("/docs/quotas").kind).toBe("missing");
    expect((await publish("docs:quotas", "id", "en")).status).toBe(201);
    expect(resolvePage("/en/v2/docs/quotas")).toMatchObject({
      kind: "page",
      row: { screen: "docs-guide", about: "quotas" },
    });
    expect(readSet("id", "docs").guides.map(({ slug }) => slug)).toEqual([
      "site-api",
      "orders",
      "quotas",
      "errors",
      "webhooks",
    ]);
    const entry = (await feed("/sitemap.xml")).split("<url>").find((url) => url.includes("a.test/docs/quotas<"))!;
    expect(entry).toContain("<lastmod>2026-11-24</lastmod>");
    expect(entry).toContain('hreflang="en" href="https://a.test/en/docs/quotas"');
    const pages = await searchablePages((error) => expect.fail(String(error)));
    expect(pages.find(({ path, locale }) => path === "/docs/quotas" && locale === "en")).toMatchObject({
      title: "Quotas of calls",
      kind: "docs",
      body: expect.stringContaining("enam puluh panggilan"),
    });
    expect(pictureWords("/og/en/docs/quotas.png")).toMatchObject({ title: "Quotas of calls" });
    for (const reserved of ["api", "big-social"])
      expect(await add("docs", reserved, { id: guide("Lain") })).toMatchObject({ status: 409, code: "slug_taken" });

    const renamed = await send("POST", "/documents/docs:quotas/slug", { slug: "rate-limits" });
    expect(renamed.status).toBe(200);
    expect(resolvePage("/en/docs/quotas")).toEqual({ kind: "redirect", to: "/en/docs/rate-limits" });
  });

  test("a guide in one language is in the list of that language alone", async () => {
    await add("docs", "only-here", { id: guide("Hanya di sini") });
    await publish("docs:only-here", "id");
    expect(resolvePage("/en/docs/only-here")).toMatchObject({ kind: "missing", availableAt: { locale: "id" } });
    expect(readSet("en", "docs").guides.map(({ slug }) => slug)).not.toContain("only-here");
  });

  test("an entry of the changelog is on its page, the latest first, then by name, in the feed and in the search", async () => {
    for (const slug of ["second", "first"]) {
      await add("changelog", slug, { id: change(`Perubahan ${slug}`), en: change(`Change & ${slug}`) });
      expect((await publish(`changelog:${slug}`, "id", "en")).status).toBe(201);
    }
    expect(
      readSet("en", "changelog")
        .entries.slice(0, 2)
        .map(({ slug }) => slug),
    ).toEqual(["first", "second"]);
    const atom = await feed("/en/changelog.xml");
    expect(atom).toContain("<title>Change &amp; first</title>");
    expect(atom).toContain('href="https://a.test/en/changelog#first"');
    expect(atom).toContain("<updated>2031-01-07T09:00:00+07:00</updated>");
    expect(await feed("/changelog.xml")).toContain("Perubahan second");
    const sitemap = (await feed("/sitemap.xml")).split("<url>").find((url) => url.includes("a.test/changelog<"))!;
    expect(sitemap).toContain("<lastmod>2026-11-24</lastmod>");
    const pages = await searchablePages((error) => expect.fail(String(error)));
    expect(pages.find(({ path, locale }) => path === "/changelog" && locale === "id")?.body).toContain(
      "Perubahan first",
    );
  });

  test("what links to an entry is named with its document and field, in both languages", async () => {
    const { data } = await send<object[]>("GET", "/documents/docs:webhooks/links", undefined, "viewer");
    expect(data).toContainEqual({ document: "docs", locale: "en", path: expect.stringMatching(/^\/tasks\/.+\/href$/) });
    expect(data).not.toContainEqual(expect.objectContaining({ document: "docs:webhooks" }));
    const { slug } = readSet("id", "changelog").entries[0]!;
    await add("docs", "linking", {
      id: guide("Menautkan", { lead: `Selengkapnya ada di [catatan perubahan](/changelog#${slug}) kami.` }),
    });
    expect((await publish("docs:linking", "id")).status).toBe(201);
    expect((await send("GET", `/documents/changelog:${slug}/links`)).data).toContainEqual({
      document: "docs:linking",
      locale: "id",
      path: "/lead",
    });
    expect((await send("GET", "/documents/bigsocial/links")).status).toBe(404);
  });

  test("a removal takes both languages as one change; a draft that was never published is discarded", async () => {
    await add("changelog", "leaving", { id: change("Pergi"), en: change("Leaving") });
    await publish("changelog:leaving", "id");
    const languages = [
      { locale: "id", version: 2 },
      { locale: "en", version: 1 },
    ];
    const path = "/documents/changelog:leaving/removal";
    const stale = { languages: [{ locale: "id", version: 1 }] };
    expect(await send("POST", path, stale)).toMatchObject({ status: 409, code: "stale_version" });
    expect((await send("POST", path, { languages }, "viewer")).status).toBe(404);
    const removed = await send<{ publication: { id: string; items: object[] } }>("POST", path, { languages });
    expect(removed.data.publication.items).toMatchObject([{ locale: "id", title: "Pergi" }]);
    const document = () => send<{ title: string; languages: object }>("GET", "/documents/changelog:leaving");
    expect((await document()).data).toMatchObject({
      title: "Pergi",
      languages: { id: { state: "absent", words: null }, en: { state: "absent", words: null } },
    });
    await send("POST", `/publications/${removed.data.publication.id}/withdraw`);
    expect((await document()).data.languages).toMatchObject({ id: { state: "published" }, en: { state: "absent" } });

    await add("changelog", "never-seen", { id: change("Rancangan") });
    const draft = { languages: [{ locale: "id", version: 1 }] };
    expect(await send("POST", "/documents/changelog:never-seen/removal", draft)).toMatchObject({
      status: 200,
      data: { publication: null },
    });
    expect((await send("POST", "/documents/changelog:never-seen/removal", draft)).code).toBe("stale_version");
  });

  test("a new entry is called by its draft in the list", async () => {
    await add("docs", "unseen", { en: guide("Not published yet") });
    const { data } = await send<{ name: string; title: string }[]>("GET", "/documents");
    expect(data.find(({ name }) => name === "docs:unseen")?.title).toBe("Not published yet");
  });

  test("a picture that is not in the library, or lacks a description, keeps its words from being published", async () => {
    const id = "a".repeat(24);
    const picture = `media:${id}`;
    await add("changelog", "with-picture", { id: change("Dengan gambar", { picture }) });
    const refused = async () => {
      const { status, errors } = await publish("changelog:with-picture", "id");
      return { status, errors };
    };
    const at = (code: string) => ({
      status: 422,
      errors: [expect.objectContaining({ path: "changelog:with-picture/id/picture", code })],
    });
    expect(await refused()).toEqual(at("unknown_picture"));
    await addPicture(id, { alt_id: "Meja kerja", alt_en: "" });
    expect(await refused()).toEqual(at("picture_not_described"));
    await db.updateTable("media").set({ alt_en: "A desk" }).where("id", "=", id).execute();
    expect((await refused()).status).toBe(201);
  });

  async function addPicture(id: string, alt: { alt_id: string; alt_en: string }): Promise<void> {
    await db
      .insertInto("media")
      .values({
        id,
        ...alt,
        name: "desk.png",
        kind: "png",
        width: 8,
        height: 8,
        bytes: 100,
        hash: "0".repeat(64),
        shown: null,
        credit: null,
        created_by: "test",
        created_at: now(),
        updated_at: now(),
      })
      .execute();
  }
});
