import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
// @ts-expect-error: plain JavaScript, so that any Node can run it
import { findChromium } from "../../scripts/programs/find-chromium.mjs";
import { freePort } from "../../test/support/free-port.ts";
import type { Row } from "../row.ts";
import { removeData, type Served, serve, settle } from "../served.ts";
import { measureAccessibility } from "./check-screens.ts";
import { logInAsAdmin } from "./log-in.ts";
import { measureOpening } from "./open-list.ts";
import { measureScrolling } from "./scroll-rows.ts";

/** Seconds for which the server may go on preparing pages, which the back office does not need. */
const longestPreparation = 60;

/** Measures the back office in a browser, with sample data: bytes, opening and scrolling a list, accessibility. */
export async function measureAdminApp(): Promise<Row[]> {
  const sizes = measureSizes();
  const served = await serve({ port: 4819, env: { DEMO_DATA: "true", PAGE_COMPRESSION: "quick" } });
  try {
    await settle(served, longestPreparation);
    return [sizes, ...(await inBrowser((context, port) => measureAll(context, served, port)))];
  } finally {
    await served.stop();
    removeData(served);
  }
}

/** Runs a step in a browser with a profile of its own, whose login Lighthouse shares through the port. */
async function inBrowser<Result>(step: (context: BrowserContext, port: number) => Promise<Result>): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), "bigsuite-bench-profile-"));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    viewport: { width: 1280, height: 800 },
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", `--remote-debugging-port=${port}`],
  });
  try {
    return await step(context, port);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function measureAll(context: BrowserContext, served: Served, port: number): Promise<Row[]> {
  await logInAsAdmin(context, served);
  return [
    ...(await orFailure("admin app: list usable", () => measureOpening(context, served.url))),
    ...(await orFailure("admin app: scrolling", () => measureScrolling(context, served.url))),
    ...(await measureAccessibility(served.url, port)),
  ];
}

/** One figure that cannot be taken does not cost the others. */
async function orFailure(what: string, measure: () => Promise<Row[]>): Promise<Row[]> {
  const began = performance.now();
  const rows = await measure().catch((error: Error) => [
    { what, budget: "", reached: `could not be measured: ${error.message.split("\n", 1)[0]}`, met: false },
  ]);
  process.stderr.write(`  ${what}: ${Math.round((performance.now() - began) / 1000)} s\n`);
  return rows;
}

function measureSizes(): Row {
  const { stdout, stderr, status } = spawnSync("node", ["scripts/admin-sizes.ts"], { encoding: "utf8" });
  const [first, largest] = stdout.split("\n").map((line) => line.trim());
  return {
    what: "admin app: bytes of the first load and of the largest screen",
    budget: "<= 250 KB, 60 KB",
    reached: `${first}; ${largest} ${stderr.trim()}`,
    met: status === 0,
  };
}
