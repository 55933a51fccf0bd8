import { afterAll, beforeAll, expect, test } from "vitest";
import { documentOf } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { setPublishedWords } from "#content/read-set.server.ts";
import { setLocales } from "#content/sets.ts";
import { createWordLayer } from "#content/word-layer.ts";
import type { OpenDatabase } from "#infra/database/database-connection.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { describePictures } from "#media/library/describe-pictures.server.ts";
import { listDocuments } from "#publishing/documents/list-documents.server.ts";
import { saveDraft } from "#publishing/documents/save-draft.server.ts";
import { publish } from "#publishing/publications/publish.server.ts";
import { createPublishedWords } from "#publishing/published-words.server.ts";
import { type BuiltSuite, startBuiltSuite } from "../support/built-suite.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { runsAll } from "../support/runs-all.ts";
import { changeAtRandom, pick, seededRandom } from "./random-words.ts";

const edits = runsAll ? 150 : 75;
let base: OpenDatabase;
let suite: BuiltSuite;

beforeAll(async () => {
  const url = await freshPostgresUrl();
  base = await openPostgres(url, 2);
  expect(await publishAtRandom()).toBeGreaterThan(edits / 10);
  const env = { DATABASE_URL: url, AUTH_SECRET: "only-for-this-test-and-long-enough", PAYMENT_PROVIDER: "simulator" };
  suite = await startBuiltSuite({ ...env, PUBLIC_URL: "https://www.bigsuite.example" });
});

afterAll(async () => {
  setPublishedWords(createWordLayer([]));
  await suite?.stop();
  await base?.close();
});

/** Publishes what fits of random, mostly hostile, edits of random documents; returns how many fitted. */
async function publishAtRandom(): Promise<number> {
  const random = seededRandom(2026);
  const words = createPublishedWords(base.db, () => {});
  const now = () => new Date("2026-11-22T02:00:00Z");
  const publishing = {
    db: base.db,
    now,
    needsReview: false,
    readPictures: describePictures,
    reload: async () => void (await words.reload()),
  };
  const actor = { kind: "operator", name: "test" } as const;
  const names = (await listDocuments(base.db, () => [])).map(({ name }) => name);
  const versions = new Map<string, number>();
  let published = 0;
  for (let number = 0; number < edits; number++) {
    const document = pick(random, names);
    const locale = pick(random, setLocales(documentOf(document).set));
    const before = readPublishedDocument(documentOf(document), locale);
    if (!before) continue;
    const version = versions.get(`${locale}/${document}`) ?? 0;
    const saved = await saveDraft(publishing, actor, {
      document,
      locale,
      words: changeAtRandom(before, random).words,
      version,
    });
    if (!saved.ok) continue;
    const result = await publish(publishing, actor, { items: [{ document, locale, version: saved.version }] });
    if (result.ok) published++;
    versions.set(`${locale}/${document}`, saved.version + (result.ok ? 1 : 0));
  }
  return published;
}

/** What no page may have: texts that became markup or script, places that were not filled in, missing words. */
const faults = {
  markup: /<(script|b)>hostile|<img src=x|<svg onload|<\/script><b>/i,
  handler: /<[a-z][^<>]*\son[a-z]+\s*=/i,
  script: /(href|src)="\s*(javascript:|\/\/hostile)/i,
  place: /\{facts\.|>undefined<|\[object Object\]/,
  empty: /<(h1|title)[^>]*>\s*<\/\1>/,
  character: /\ufffd|[^\P{Cc}\n\r\t]/u,
};

test("every page with the published words of hostile edits is whole, in both editions, with nothing unescaped", async () => {
  const sitemap = await (await fetch(`${suite.url}/sitemap.xml`)).text();
  const first = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => new URL(location!).pathname);
  const next = first.map((path) => (path.startsWith("/en") ? path.replace(/^\/en/, "/en/v2") : `/v2${path}`));
  const paths = [...first, ...next.map((path) => path.replace(/\/$/, ""))];
  expect(paths.length).toBeGreaterThan(300);
  const found: string[] = [];
  for (const path of paths) {
    const response = await fetch(suite.url + path);
    const html = await response.text();
    if (response.status !== 200) found.push(`${path}: ${response.status}`);
    for (const [name, fault] of Object.entries(faults)) {
      // A handler is no value of an attribute.
      const part = name === "handler" ? html.replaceAll(/"[^"]*"/g, '""') : html;
      const match = fault.exec(part);
      if (match) found.push(`${path}: ${name} ${part.slice(Math.max(0, match.index - 60), match.index + 90)}`);
    }
  }
  expect(found).toEqual([]);
});
