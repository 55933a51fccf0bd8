import "#page-server/releases/released-files.server.ts";
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "#infra/database/database-connection.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";

// @ts-expect-error: plain JavaScript, so that any Node can run it
import { findChromium, findHeadlessShell } from "../../scripts/programs/find-chromium.mjs";
import { type BuiltSuite, startBuiltSuite, thisProject } from "../support/built-suite.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { freePort } from "../support/free-port.ts";
import { hasNginx, startNginx } from "../support/nginx.ts";

/** The module of the search dialog, which the second release changes; pages load it when the dialog is opened. */
const dialog = "src/site/palette/open-palette.ts";

let base: OpenDatabase;
let browser: Browser;
let nginx: ReturnType<typeof startNginx>;
let env: Record<string, string>;
let ports: [number, number];
const running: BuiltSuite[] = [];

beforeAll(async () => {
  if (!hasNginx) return;
  ports = [await freePort(), await freePort()];
  nginx = startNginx(await freePort(), ports);
  const url = await freshPostgresUrl();
  base = await openPostgres(url, 2);
  env = {
    DATABASE_URL: url,
    AUTH_SECRET: "only-for-this-test-and-long-enough",
    PUBLIC_URL: nginx.url,
    TRUSTED_PROXIES: "127.0.0.1",
  };
  browser = await chromium.launch({ executablePath: findHeadlessShell() ?? findChromium(), args: ["--no-sandbox"] });
});
afterAll(async () => {
  await browser?.close();
  for (const suite of running) await suite.stop();
  await nginx?.stop();
  await base?.close();
});

/** Builds the project with another search dialog, and returns the folder. */
function buildNextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-next-release-"));
  const copied = ["src", "tokens", "public", "scripts"];
  for (const name of copied) cpSync(join(thisProject, name), join(folder, name), { recursive: true });
  for (const name of readdirSync(thisProject))
    if (![".git", "build", "test-results", ...copied].includes(name))
      symlinkSync(join(thisProject, name), join(folder, name));
  appendFileSync(join(folder, dialog), '\ndocument.documentElement.dataset.release = "next";\n');
  const { status, stderr } = spawnSync("node", ["scripts/build.ts"], { cwd: folder, encoding: "utf8" });
  expect(status, stderr).toBe(0);
  return folder;
}

async function start(port: number, project?: string): Promise<BuiltSuite> {
  const suite = await startBuiltSuite({ ...env, PORT: String(port) }, project);
  running.push(suite);
  return suite;
}

const storedReleases = async () =>
  (await base.db.selectFrom("releases").select("release").where("is_stored", "=", true).orderBy("started_at").execute())
    .length;

/** Opens a page behind the proxy, whose script is running. */
async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${nginx.url}/en/about-us`, { waitUntil: "networkidle" });
  return page;
}

const release = (page: Page) => page.evaluate(() => document.documentElement.dataset.release);

test.runIf(hasNginx)(
  "a roll to another build breaks no page that is open: its files stay, or it is loaded again once",
  async () => {
    const first = await start(ports[0]);
    await expect.poll(storedReleases).toBe(1);
    const [open, stale] = [await openPage(), await openPage()];
    const html = await (await fetch(`${nginx.url}/en/about-us`)).text();
    const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
    expect(files.length).toBeGreaterThan(2);

    const folder = buildNextRelease();
    await start(ports[1], folder);
    await expect.poll(storedReleases).toBe(2);
    expect(await first.stop()).toBe(0);

    for (const file of files) expect((await fetch(nginx.url + file)).status, file).toBe(200);
    await open.keyboard.press("Control+k");
    await open.locator("dialog[open]").waitFor();
    expect(await release(open)).toBeUndefined();
    const next = await openPage();
    await next.keyboard.press("Control+k");
    await next.locator("dialog[open]").waitFor();
    expect(await release(next)).toBe("next");

    // Two releases later its files are deleted, and the instance starts anew.
    await running.pop()!.stop();
    await base.db
      .deleteFrom("releases")
      .where("release", "in", ({ selectFrom }) =>
        selectFrom("releases").select("release").orderBy("started_at").limit(1),
      )
      .execute();
    await start(ports[1], folder);
    let loads = 0;
    stale.on("load", () => loads++);
    await stale.keyboard.press("Control+k");
    await stale.locator("#release-note").getByText("this page was reloaded").waitFor();
    await stale.keyboard.press("Control+k");
    await stale.locator("dialog[open]").waitFor();
    expect(await release(stale)).toBe("next");
    expect(loads).toBe(1);
  },
);
