import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
// @ts-expect-error: plain JavaScript, so that any Node can run it
import { findChromium } from "../../scripts/find-chromium.mjs";
import { freePort } from "../../test/support/free-port.ts";
import type { Row } from "../row.ts";
import { removeData, serve, settle } from "../served.ts";
import { measureAccessibility } from "./check-screens.ts";
import { logInAsAdmin } from "./log-in.ts";
import { measureOpening } from "./open-list.ts";
import { measureScrolling } from "./scroll-rows.ts";

/** Measures the back office in a browser, with sample data: bytes, opening and scrolling a list, accessibility. */
export async function measureAdminApp(): Promise<Row[]> {
  const served = await serve({ port: 4819, env: { DEMO_DATA: "true", PAGE_COMPRESSION: "quick" } });
  await settle(served);
  const profile = mkdtempSync(join(tmpdir(), "bigsuite-bench-profile-"));
  const port = await freePort();
  // A profile of its own, whose login Lighthouse shares through the port.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    viewport: { width: 1280, height: 800 },
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", `--remote-debugging-port=${port}`],
  });
  try {
    await logInAsAdmin(context, served);
    return [
      measureSizes(),
      ...(await measureOpening(context, served.url)),
      await measureScrolling(context, served.url),
      ...(await measureAccessibility(served.url, port)),
    ];
  } finally {
    await context.close();
    await served.stop();
    removeData(served);
    rmSync(profile, { recursive: true, force: true });
  }
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
