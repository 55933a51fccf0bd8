import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
// @ts-expect-error: plain JavaScript, so that any Node can run it
import { findChromium } from "../scripts/programs/find-chromium.mjs";
import type { Row } from "./row.ts";
import { removeData, serve, settle } from "./served.ts";

const pages = [
  "/",
  "/products/big-view",
  "/solutions/retail",
  "/products/pricing",
  "/docs",
  "/v2",
  "/v2/products/big-view",
];

interface Report {
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
}

/** Measures Lighthouse's mobile scores in all four categories. */
export async function measureLighthouse(): Promise<Row[]> {
  if (!existsSync("node_modules/lighthouse")) return [{ what: "Lighthouse is not installed", budget: "", reached: "" }];
  const served = await serve({ port: 4813 });
  await settle(served);
  try {
    return pages.map((path) => {
      const scores = run(served.url + path);
      const reached = Object.entries(scores)
        .map(([name, score]) => `${name} ${score}`)
        .join(", ");
      return {
        what: `Lighthouse mobile, ${path}`,
        budget: "100 x 4",
        reached,
        met: Object.values(scores).every((score) => score === 100),
      };
    });
  } finally {
    await served.stop();
    removeData(served);
  }
}

/** Returns the score of each category. A visit without a score is repeated once. */
function run(url: string, mayRetry = true): Record<string, number> {
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
