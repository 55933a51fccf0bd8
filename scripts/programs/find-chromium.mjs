import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "../toolchain.mjs";
import { installDebianPackage, isDebianRoot } from "./debian-packages.mjs";

const usualPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const headlessShell = "/usr/bin/chromium-headless-shell";

/** Returns a Chromium to test with: an installed one, else Debian's package when root, else Playwright's own download. */
export function findChromium() {
  const installed = findInstalled();
  if (installed) return installed;
  if (isDebianRoot()) {
    console.log("Installing Chromium from Debian …");
    installDebianPackage("chromium");
    const fromDebian = findInstalled();
    if (fromDebian) return fromDebian;
  }
  run("playwright", ["install", "chromium"]);
  return findInstalled();
}

function findInstalled() {
  return [process.env.CHROMIUM, ...usualPaths].find((path) => path && existsSync(path)) ?? findPlaywrightDownload();
}

/**
 * Returns Chromium's headless shell, which takes two thirds of the time: an installed one, else Debian's package when root.
 * Returns undefined where there is none, or where CHROMIUM names another browser, which then runs all tests.
 */
export function findHeadlessShell() {
  if (process.env.CHROMIUM) return undefined;
  if (!existsSync(headlessShell) && isDebianRoot()) installDebianPackage("chromium-headless-shell");
  return existsSync(headlessShell) ? headlessShell : undefined;
}

function findPlaywrightDownload() {
  const script = 'const { chromium } = require("@playwright/test"); console.log(chromium.executablePath())';
  const path = spawnSync("node", ["-e", script], { encoding: "utf8" }).stdout?.trim();
  return path && existsSync(path) ? path : undefined;
}
