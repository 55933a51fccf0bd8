import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installDebianPackage, isDebianRoot } from "./debian-packages.mjs";
import { run } from "./toolchain.mjs";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const shell = "/usr/bin/chromium-headless-shell";

/** A Chromium to test with: an existing one, else Debian's package when root, else Playwright's own download. */
export function findChromium() {
  const found = () => [process.env.CHROMIUM, ...usual].find((path) => path && existsSync(path)) ?? playwrightsOwn();
  const first = found();
  if (first) return first;
  if (isDebianRoot()) {
    console.log("Installing Chromium from Debian …");
    installDebianPackage("chromium");
    if (found()) return found();
  }
  run("playwright", ["install", "chromium"]);
  return found();
}

/**
 * Chromium without a window, which goes through pages in two thirds of the time: an existing one, else Debian's package
 * when root. Undefined where there is none or another browser was named: then that one does it all.
 */
export function findHeadlessShell() {
  if (process.env.CHROMIUM) return undefined;
  if (!existsSync(shell) && isDebianRoot()) installDebianPackage("chromium-headless-shell");
  return existsSync(shell) ? shell : undefined;
}

function playwrightsOwn() {
  const script = 'const { chromium } = require("@playwright/test"); console.log(chromium.executablePath())';
  const path = spawnSync("node", ["-e", script], { encoding: "utf8" }).stdout?.trim();
  return path && existsSync(path) ? path : undefined;
}
