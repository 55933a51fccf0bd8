import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#infra/database/migrate.server.ts";
import { openDatabase } from "#infra/database/open-database.server.ts";
import { findPages } from "#search/find-pages.server.ts";
import { indexPages } from "#search/index-pages.server.ts";
import type { Locale } from "#text/locales.ts";
import { searchablePages } from "../src/page-server/search-pages.ts";
import { startPostgres } from "../test/support/postgres.ts";
import type { Row } from "./row.ts";

/** Stems, names, typing mistakes, sentences and nonsense: each uses another part of the search. */
const queries: [Locale, string][] = [
  ["id", "berlangganan"],
  ["id", "bigsosial"],
  ["id", "api market place"],
  ["id", "asuranssi"],
  ["id", "data"],
  ["id", "dasb"],
  ["id", "memantau percakapan pelanggan di media sosial supaya tahu lebih awal"],
  ["id", "xqzwvk pqxz wvvk"],
  ["en", "contracts"],
  ["en", "face recogniton"],
  ["en", "how do i read identity cards"],
  ["en", "about us"],
];
const rounds = 40;

/** Measures the search itself, without its cached results: first indexing, a start without changes, and queries. */
export async function measureSearch(): Promise<Row[]> {
  const postgres = await startPostgres();
  try {
    return [...(await measure("PGlite")), ...(await measure("Postgres", postgres.url))];
  } finally {
    await postgres.stop();
  }
}

async function measure(engine: string, databaseUrl?: string): Promise<Row[]> {
  const base = await openDatabase({ dataDir: mkdtempSync(join(tmpdir(), "bigsuite-bench-search-")), databaseUrl });
  try {
    await migrate(base.db);
    const pages = await searchablePages((error) => {
      throw error;
    });
    const [firstIndexing, unchangedStart] = [
      await timed(() => indexPages(base.db, pages)),
      await timed(() => indexPages(base.db, pages)),
    ];
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const [locale, query] of queries) {
        times.push(await timed(() => findPages(base.db, { query, locale, limit: 10 })));
      }
    }
    times.sort((a, b) => a - b);
    const p99 = times[Math.floor(times.length * 0.99)]!;
    return [
      {
        what: `search, ${engine}: p99 of ${times.length} queries`,
        budget: "<= 50 ms",
        reached: ms(p99),
        met: p99 <= 50,
      },
      { what: `search, ${engine}: median`, budget: "", reached: ms(times[times.length >> 1]!) },
      { what: `search, ${engine}: first indexing of ${pages.length} pages`, budget: "", reached: ms(firstIndexing) },
      { what: `search, ${engine}: a start without changed pages`, budget: "", reached: ms(unchangedStart) },
    ];
  } finally {
    await base.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
