import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
// @ts-expect-error: plain JavaScript, so that any Node can run it
import { findChromium } from "../scripts/programs/find-chromium.mjs";
import { listedPages } from "./listed-pages.ts";
import type { Row } from "./row.ts";
import { removeData, serve, settle } from "./served.ts";

/** The pages measured without `EVERY_PAGE`. */
const somePages = [
  "/",
  "/products/big-view",
  "/solutions/retail",
  "/products/pricing",
  "/docs",
  "/v2",
  "/v2/products/big-view",
];

type Scores = Record<string, number>;

interface Report {
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
}

/**
 * Measures Lighthouse's mobile scores in all four categories. With `EVERY_PAGE=1` it visits every page of the sitemap, and
 * shows those that did not reach 100 in two visits.
 */
export async function measureLighthouse(): Promise<Row[]> {
  if (!existsSync("node_modules/lighthouse")) return [{ what: "Lighthouse is not installed", budget: "", reached: "" }];
  const served = await serve({ port: 4813 });
  await settle(served);
  try {
    if (!listedPages) return somePages.map((path) => toRow(path, run(served.url + path)));
    const missed = listedPages.map((path) => toRow(path, best(served.url + path))).filter(({ met }) => !met);
    const reached = `${listedPages.length - missed.length} of ${listedPages.length}`;
    return [{ what: "Lighthouse mobile, pages with 100 x 4", budget: "all", reached, met: !missed.length }, ...missed];
  } finally {
    await served.stop();
    removeData(served);
  }
}

function toRow(path: string, scores: Scores): Row {
  const reached = Object.entries(scores).map(([name, score]) => `${name} ${score}`);
  return {
    what: `Lighthouse mobile, ${path}`,
    budget: "100 x 4",
    reached: reached.join(", "),
    met: Object.values(scores).every((score) => score === 100),
  };
}

/** Returns the better score of two visits in each category, as other work of the machine can delay one. */
function best(url: string): Scores {
  const first = run(url);
  if (Object.values(first).every((score) => score === 100)) return first;
  const second = run(url);
  return Object.fromEntries(Object.entries(first).map(([name, score]) => [name, Math.max(score, second[name]!)]));
}

/** Returns the score of each category. A visit without a score is repeated once. */
function run(url: string, mayRetry = true): Scores {
  const output = join(mkdtempSync(join(tmpdir(), "bigsuite-lighthouse-")), "report.json");
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update";
  const categories = "performance,accessibility,best-practices,seo";
  const arguments_ = [
    url,
    "--quiet",
    "--output=json",
    `--output-path=${output}`,
    `--only-categories=${categories}`,
    `--chrome-flags=${flags}`,
  ];
  const { stderr } = spawnSync("lighthouse", arguments_, {
    env: { ...process.env, CHROME_PATH: findChromium() },
    encoding: "utf8",
    timeout: 120_000,
  });
  const report = existsSync(output) ? (JSON.parse(readFileSync(output, "utf8")) as Report) : undefined;
  const scores = Object.entries(report?.categories ?? {});
  if (!report || scores.some(([, { score }]) => score === null)) {
    if (mayRetry) return run(url, false);
    throw new Error(`Lighthouse has no score for ${url}: ${report?.runtimeError?.message ?? stderr.slice(-300)}`);
  }
  return Object.fromEntries(scores.map(([name, { score }]) => [name, Math.round(score! * 100)]));
}
