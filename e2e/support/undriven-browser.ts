import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts Chromium without a debugger: with one it neither prerenders nor uses the back/forward cache. */
export function openBrowser(address: string): { browser: ChildProcess; profile: string } {
  const profile = mkdtempSync(join(tmpdir(), "bigsuite-browser-"));
  const browser = spawn(process.env.CHROMIUM ?? "/usr/bin/chromium", [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    `--user-data-dir=${profile}`,
    "--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    address,
  ]);
  return { browser, profile };
}

/** Ends a browser and removes its profile. */
export async function closeBrowser({ browser, profile }: ReturnType<typeof openBrowser>) {
  const exited = new Promise((resolve) => browser.once("exit", resolve));
  browser.kill("SIGTERM");
  await exited;
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
