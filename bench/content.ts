import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { documentOf } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { readSet } from "#content/read-set.server.ts";
import { setLocales, setNames } from "#content/sets.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { describePictures } from "#media/library/describe-pictures.server.ts";
import { saveDraft } from "#publishing/documents/save-draft.server.ts";
import { readParity } from "#publishing/parity/read-parity.server.ts";
import { publish } from "#publishing/publications/publish.server.ts";
import { createPublishedWords } from "#publishing/published-words.server.ts";
import { locales } from "#text/locales.ts";
import { fillEntries, fillHistory } from "../test/publishing/fill-entries.ts";
import { startPostgres } from "../test/support/postgres.ts";
import { countResponses } from "./count-responses.ts";
import type { Row } from "./row.ts";
import { removeData, type Served, serve, settle } from "./served.ts";

const articles = 2000;
const versions = 10_000;
/** The best compression takes minutes and changes nothing of what is measured here. */
const shared = { AUTH_SECRET: "bench-only-secret-of-at-least-32-characters", PAGE_COMPRESSION: "quick" };
/** The pages that must stay as fast as without the words of editors. */
const pages = ["/", "/products/big-social", "/about-us"];

/** Measures the site with 2,000 articles and 10,000 versions: start, cached pages, feeds, and a publication on two instances. */
export async function measureContent(): Promise<Row[]> {
  const postgres = await startPostgres();
  const base = await openPostgres(postgres.url, 2);
  const started: Served[] = [];
  const start = async (port: number) => {
    const served = await serve({ port, env: { ...shared, DATABASE_URL: postgres.url } });
    started.push(served);
    return served;
  };
  try {
    await migrate(base.db);
    const empty = await start(4821);
    await settle(empty);
    const before = await rates(empty);
    await empty.stop();
    await fillEntries(base.db, articles);
    await fillHistory(base.db, versions - 2 * articles);
    const full = await start(4822);
    const indexed = await indexing(base, full.url);
    await settle(full);
    const other = await start(4823);
    await settle(other);
    const after = await rates(full);
    const slowest = Math.min(...pages.map((_, index) => after[index]! / before[index]!));
    const [sitemap, listing] = [await timed(full, "/sitemap.xml"), await timed(full, "/resources")];
    const visible = await publication(base, [full, other]);
    const board = await parityBoard(base);
    const milliseconds = (value: number) => `${Math.round(value)} ms`;
    const row = (what: string, value: number, most: number): Row => {
      return { what, budget: `<= ${most} ms`, reached: milliseconds(value), met: value <= most };
    };
    return [
      row(`Ready with ${articles} articles and ${versions} versions`, full.readyAfter, 3000),
      {
        what: `Cached pages (${pages.join(", ")}) against the same without words of editors, slowest`,
        budget: ">= 0.9 x",
        reached: `${slowest.toFixed(2)} x`,
        met: slowest >= 0.9,
      },
      row(`Longest request for words while the index of ${2 * articles} new pages is written`, indexed, 1000),
      { what: "Sitemap, cached", budget: "", reached: milliseconds(sitemap) },
      { what: "List of articles, cached", budget: "", reached: milliseconds(listing) },
      row("A publication is shown by two instances", visible, 2000),
      row(`What is to be done in ${articles} articles, judged anew`, board.judged, 5000),
      row("Longest pause of the event loop meanwhile", board.pause, 100),
    ];
  } finally {
    await Promise.all(started.map((served) => served.stop().catch(() => {})));
    for (const served of started) removeData(served);
    await base.close();
    await postgres.stop();
  }
}

async function rates({ url }: Served): Promise<number[]> {
  const figures = [];
  for (const path of pages) figures.push(await countResponses(url + path));
  return figures;
}

async function timed({ url }: Served, path: string): Promise<number> {
  const from = performance.now();
  await (await fetch(url + path)).arrayBuffer();
  return performance.now() - from;
}

/** Searches until the index has every article; returns how long the slowest of these requests took, in milliseconds. */
async function indexing({ db }: OpenDatabase, url: string): Promise<number> {
  let slowest = 0;
  for (let round = 0; round < 3000; round++) {
    const from = performance.now();
    // Another query each time, as results are cached.
    await (await fetch(`${url}/api/search?locale=id&q=article%20${round}`)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - from);
    const { count } = await db
      .selectFrom("search_pages")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("path", "like", "/resources/article-%")
      .executeTakeFirstOrThrow();
    if (Number(count) === 2 * articles) return slowest;
    await sleep(100);
  }
  throw new Error("the index is not complete");
}

/** Judges all published words as the first request after a publication does, in milliseconds. */
async function parityBoard({ db }: OpenDatabase): Promise<{ judged: number; pause: number }> {
  await createPublishedWords(db, () => {}).reload();
  // Pages have validated the words before anybody opens the board.
  for (const locale of locales) for (const set of setNames) if (setLocales(set).includes(locale)) readSet(locale, set);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const from = performance.now();
  await readParity(db, () => [], new Map());
  return { judged: performance.now() - from, pause: delay.max / 1e6 };
}

/** Publishes a title and returns when both instances show it, in milliseconds. */
async function publication(base: OpenDatabase, instances: readonly Served[]): Promise<number> {
  const title = "Dasbor yang diukur";
  const place = { document: "bigview", locale: "id" } as const;
  const publishing = {
    db: base.db,
    now: () => new Date(),
    needsReview: false,
    readPictures: describePictures,
    reload: async () => {},
  };
  const actor = { kind: "operator", name: "bench" } as const;
  const words = readPublishedDocument(documentOf("bigview"), "id") as { hero: object };
  const changed = { ...words, hero: { ...words.hero, title } };
  const saved = await saveDraft(publishing, actor, { ...place, words: changed, version: 0 });
  if (!saved.ok) throw new Error(saved.code);
  const from = performance.now();
  const result = await publish(publishing, actor, { items: [{ ...place, version: saved.version }] });
  if (!result.ok) throw new Error(result.code);
  const shows = async ({ url }: Served) => (await (await fetch(`${url}/products/big-view`)).text()).includes(title);
  while (!(await Promise.all(instances.map(shows))).every(Boolean)) await sleep(20);
  return performance.now() - from;
}
