import type { FastifyInstance } from "fastify";
import { afterEach, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { readEntry } from "#content/read-entry.server.ts";
import { readSet, setPublishedWords } from "#content/read-set.server.ts";
import { createWordLayer } from "#content/word-layer.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { describePictures } from "#media/library/describe-pictures.server.ts";
import { suggestPages } from "#page-server/suggest-pages.ts";
import { createPublishedWords } from "#publishing/published-words.server.ts";
import type { Publishing } from "#publishing/publishing.server.ts";
import { makeFeed } from "#site/feeds/make-feed.ts";
import { resolvePage } from "#site/page-resolution.ts";
import { findRow, pageRows } from "#site/page-rows.server.ts";
import type { SiteServices } from "#site/site-services.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachDatabase } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";

interface Language {
  state: string;
  version: number;
  words: Record<string, unknown> | null;
}
interface Reply<Data> {
  status: number;
  code?: string;
  issues?: { path: string; code: string }[];
  errors?: { path: string }[];
  data: Data;
}
interface DocumentData {
  name: string;
  languages: Record<"id" | "en", Language>;
}
interface PublicationData {
  id: string;
  state: string;
}

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let publishing: Publishing;
  let changed: string[] = [];
  const now = () => new Date("2026-11-20T02:00:00Z");

  beforeAll(async () => {
    base = await open();
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
    const response = await app.inject({
      method,
      url: `/api/admin/content${path}`,
      headers: { authorization: `Bearer ${as}` },
      ...(body && { payload: body }),
    });
    return { ...response.json(), status: response.statusCode } as Reply<Data>;
  }
  const add = (slug: string, languages: object = { id: article() }, collection = "resources") =>
    send<DocumentData>("POST", `/collections/${collection}/entries`, { slug, languages });
  const publish = (document: string, version: number, locale = "id") =>
    send<PublicationData>("POST", "/publications", { items: [{ document, locale, version }] });
  async function remove(document: string, ...locales: ("id" | "en")[]) {
    const { data } = await send<DocumentData>("GET", `/documents/${document}`);
    const languages = locales.map((locale) => ({ locale, version: data?.languages[locale]?.version ?? 0 }));
    return send<{ publication: PublicationData | null }>("POST", `/documents/${document}/removal`, { languages });
  }
  const rename = (document: string, slug: string) =>
    send<{ name: string; publication: PublicationData | null }>("POST", `/documents/${document}/slug`, { slug });
  const withdraw = ({ id }: { id: string }) => send<PublicationData>("POST", `/publications/${id}/withdraw`);

  /** Returns the words of a new article without its name. */
  function article(title = "Membaca laporan cuaca") {
    const { slug: _, ...words } = readSet("id", "resources").items[0]!;
    return { ...words, title, published: "2026-11-20" };
  }
  async function publishNew(slug: string, words: object = article()) {
    await add(slug, { id: words });
    return publish(`resources:${slug}`, 1);
  }
  const sitemap = async () => {
    const services = { origin: "https://a.test", listed: true, now } as SiteServices;
    return String((await makeFeed("/sitemap.xml", services))!.body);
  };

  test("an article gets its page when it is published, in the language in which it exists", async () => {
    const added = await add("weather-reports", { id: { title: "Membaca laporan cuaca" } });
    expect(added).toMatchObject({
      status: 201,
      data: { name: "resources:weather-reports", languages: { id: { state: "draft" }, en: { state: "absent" } } },
    });
    expect(resolvePage("/resources/weather-reports").kind).toBe("missing");
    expect(await publish("resources:weather-reports", 1)).toMatchObject({ status: 422, code: "words_invalid" });
    const words = { ...article(), slug: "weather-reports" };
    await send("PUT", "/documents/resources:weather-reports/id/draft", { words, version: 1 });
    expect(await publish("resources:weather-reports", 2)).toMatchObject({ status: 201 });

    expect(resolvePage("/v2/resources/weather-reports")).toMatchObject({ kind: "page", row: { locales: ["id"] } });
    expect(resolvePage("/en/resources/weather-reports")).toMatchObject({
      kind: "missing",
      availableAt: { locale: "id", path: "/resources/weather-reports" },
    });
    expect(changed.toSorted()).toEqual(["id/resources", "id/resources:weather-reports"]);
    expect(readSet("id", "resources").items[0]!.slug).toBe("weather-reports");
    const entry = (await sitemap()).split("<url>").find((url) => url.includes("/resources/weather-reports"))!;
    expect(entry).toContain("<lastmod>2026-11-20</lastmod>");
    expect(entry).not.toContain("hreflang");
    expect(suggestPages({ locale: "id", path: "/resources/wether-reports" })[0]?.path).toBe(
      "/resources/weather-reports",
    );

    const english = { ...words, title: "Reading a weather report" };
    await send("PUT", "/documents/resources:weather-reports/en/draft", { words: english, version: 0 });
    await publish("resources:weather-reports", 1, "en");
    expect(findRow("/resources/weather-reports")).not.toHaveProperty("locales");
    expect(readEntry("en", "resources", "weather-reports")?.title).toBe("Reading a weather report");
  });

  test("a name is given once and must fit an address; words of another form are refused; viewers add nothing", async () => {
    const [shipped] = readSet("id", "resources").items;
    expect(await add(shipped!.slug)).toMatchObject({
      status: 409,
      code: "slug_taken",
      issues: [{ path: "slug", code: "slug_taken" }],
    });
    expect((await add("twice")).status).toBe(201);
    expect(await add("twice", { en: article() })).toMatchObject({ status: 409, code: "slug_taken" });
    expect(await add("Not An Address")).toMatchObject({ status: 400, issues: [{ path: "slug" }] });
    expect(await add("other-form", { id: article(), en: { headline: "x" } })).toMatchObject({
      status: 400,
      issues: [{ path: "languages.en" }],
    });
    expect((await add("in-no-language", {})).status).toBe(400);
    expect((await add("manado", { id: { city: "Manado" } }, "locations")).status).toBe(201);
    expect((await add("anything", {}, "products")).status).toBe(400);
    expect(
      (await send("POST", "/collections/resources/entries", { slug: "x", languages: { id: {} } }, "viewer")).status,
    ).toBe(404);
  });

  test("a renamed article is at its new address, the old one leads there, and both come back when it is withdrawn", async () => {
    const { slug, title } = readSet("en", "resources").items[0]!;
    const renamed = await rename(`resources:${slug}`, "first-name");
    expect(renamed).toMatchObject({
      status: 200,
      data: { name: "resources:first-name", publication: { state: "published" } },
    });
    expect(resolvePage(`/en/v2/resources/${slug}`)).toEqual({ kind: "redirect", to: "/en/v2/resources/first-name" });
    expect(readEntry("en", "resources", "first-name")?.title).toBe(title);
    expect(pageRows().map(({ path }) => path)).not.toContain(`/resources/${slug}`);

    const second = await rename("resources:first-name", "second-name");
    for (const old of [slug, "first-name"])
      expect(resolvePage(`/resources/${old}`)).toEqual({ kind: "redirect", to: "/resources/second-name" });
    expect(await rename("resources:second-name", "second-name")).toMatchObject({ status: 409, code: "slug_taken" });
    expect(await rename("resources:unheard-of", "other-name")).toMatchObject({ status: 404 });

    expect(await withdraw(second.data.publication!)).toMatchObject({ data: { state: "withdrawn" } });
    expect(resolvePage("/resources/first-name").kind).toBe("page");
    expect(resolvePage("/resources/second-name").kind).toBe("missing");
    await withdraw(renamed.data.publication!);
    expect(resolvePage(`/resources/${slug}`).kind).toBe("page");
    expect(resolvePage("/resources/first-name").kind).toBe("missing");
    expect((await send<DocumentData>("GET", "/documents/resources:first-name")).data.languages.id.state).toBe("absent");
  });

  test("a rename takes drafts along; back to the first name no address leads in a circle", async () => {
    await publishNew("there");
    await send("PUT", "/documents/resources:there/id/draft", {
      words: { ...article("Judul rancangan"), slug: "there" },
      version: 2,
    });
    await rename("resources:there", "and-back");
    const { languages } = (await send<DocumentData>("GET", "/documents/resources:and-back")).data;
    expect(languages.id).toMatchObject({ state: "draft", words: { slug: "and-back", title: "Judul rancangan" } });
    expect((await rename("resources:and-back", "there")).status).toBe(200);
    expect(resolvePage("/resources/there").kind).toBe("page");
    expect(resolvePage("/resources/and-back")).toEqual({ kind: "redirect", to: "/resources/there" });
    await add("only-a-draft");
    expect(await rename("resources:only-a-draft", "still-a-draft")).toMatchObject({ data: { publication: null } });
    expect((await send<DocumentData>("GET", "/documents/resources:still-a-draft")).data.languages.id.state).toBe(
      "draft",
    );
  });

  test("a removed article has no page until its removal is withdrawn; with review, it stays until it is approved", async () => {
    await publishNew("short-lived");
    publishing.needsReview = true;
    expect(await remove("resources:short-lived", "id")).toMatchObject({
      status: 200,
      data: { publication: { state: "review" } },
    });
    expect(resolvePage("/resources/short-lived").kind).toBe("page");
    publishing.needsReview = false;
    const removed = await remove("resources:short-lived", "id");
    expect(removed).toMatchObject({ status: 200, data: { publication: { state: "published" } } });
    expect(resolvePage("/resources/short-lived").kind).toBe("missing");
    expect(await sitemap()).not.toContain("short-lived");
    expect((await remove("resources:short-lived", "id")).status).toBe(404);
    expect((await remove("bigsocial", "id")).status).toBe(404);
    await withdraw(removed.data.publication!);
    expect(resolvePage("/resources/short-lived").kind).toBe("page");
    const { languages } = (await send<DocumentData>("GET", "/documents/resources:short-lived")).data;
    expect(languages.id).toMatchObject({ state: "published", words: { slug: "short-lived" } });
  });

  test("a list never becomes empty, also when two remove its last entries at the same time", async () => {
    const offices = readSet("en", "locations").offices.map(({ id }) => `locations:${id}`);
    for (const office of offices.slice(2)) expect((await remove(office, "en")).status).toBe(200);
    const last = await Promise.all(offices.slice(0, 2).map((office) => remove(office, "en")));
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(last.find(({ status }) => status === 409)?.code).toBe("collection_empty");
    expect(readSet("en", "locations").offices).toHaveLength(1);
    expect(readSet("id", "locations").offices).toHaveLength(offices.length);
  });
});
