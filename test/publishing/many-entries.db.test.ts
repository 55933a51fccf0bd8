import { afterAll, beforeAll, expect, test } from "vitest";
import { readEntries } from "#content/read-entry.server.ts";
import { readSet, setPublishedWords } from "#content/read-set.server.ts";
import { createWordLayer } from "#content/word-layer.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { cacheablePages, pagesToWarm } from "#page-server/cacheable-pages.ts";
import { searchablePages } from "#page-server/search-pages.ts";
import { createPublishedWords, type PublishedWords } from "#publishing/published-words.server.ts";
import { makeFeed } from "#site/feeds/make-feed.ts";
import { resolvePage } from "#site/page-resolution.ts";
import type { SiteServices } from "#site/site-services.ts";
import { openMigratedDatabase } from "../support/databases.ts";
import { fillEntries } from "./fill-entries.ts";

const count = 2000;
let base: OpenDatabase;
let words: PublishedWords;
let queries = 0;

beforeAll(async () => {
  base = await openMigratedDatabase();
  await fillEntries(base.db, count);
  const db = base.db.withPlugin({
    transformQuery({ node }) {
      queries++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  words = createPublishedWords(db, () => {});
  await words.reload();
});
afterAll(async () => {
  setPublishedWords(createWordLayer([]));
  await base.close();
});

const services = {
  origin: "https://a.test",
  listed: true,
  now: () => new Date("2026-11-20T02:00:00Z"),
} as SiteServices;
const feed = async (pathname: string) => String((await makeFeed(pathname, services))!.body);
const times = (text: string, part: string) => text.split(part).length - 1;

test("thousands of entries are read with one query for what is published and some for the words", () => {
  // What is published, earlier names, and the words of 500 versions at a time.
  expect(queries).toBe(2 + (2 * count) / 500);
  expect(readEntries("id", "resources").size).toBe(count + 8);
});

test("every article has its page, sitemap and search; the feed has the newest, and those are made first", async () => {
  expect(resolvePage("/en/v2/resources/article-1999").kind).toBe("page");
  expect(resolvePage("/resources/article-2000").kind).toBe("missing");
  expect(times(await feed("/sitemap.xml"), "/resources/article-")).toBeGreaterThanOrEqual(2 * count);
  expect(times(await feed("/feed.xml"), ">resource:")).toBe(50);
  const found = await searchablePages((error) => expect.fail(String(error)));
  expect(found.filter(({ path }) => path.startsWith("/resources/article-"))).toHaveLength(2 * count);
  const articles = (pages: ReturnType<typeof cacheablePages>) =>
    pages.filter(({ row }) => row.kind === "resource").map(({ row }) => row.about);
  expect(articles(cacheablePages())).toHaveLength(4 * (count + 8));
  expect(new Set(articles(pagesToWarm()))).toEqual(
    new Set(
      readSet("id", "resources")
        .items.slice(0, 100)
        .map(({ slug }) => slug),
    ),
  );
});

test("when one entry changes, the words of all others are the same objects: they are not validated again", async () => {
  const before = [...readEntries("id", "resources").values()];
  await base.db
    .updateTable("content_documents")
    .set({ published_id: null })
    .where("document", "=", "resources:article-7")
    .where("locale", "=", "id")
    .execute();
  queries = 0;
  expect(await words.reload()).toEqual(["id/resources", "id/resources:article-7"]);
  expect(queries).toBe(2);
  const after = new Set<unknown>(readEntries("id", "resources").values());
  const lost = before.filter((entry) => !after.has(entry)).map(({ slug }) => slug);
  expect(lost.filter((slug) => slug.startsWith("article-"))).toEqual(["article-7"]);
});
