import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./toolchain.mjs";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A Chromium to test with: an existing one, else Debian's package when root, else Playwright's own download. */
export function findChromium() {
  const found = () => [process.env.CHROMIUM, ...usual].find((path) => path && existsSync(path)) ?? playwrightsOwn();
  const first = found();
  if (first) return first;
  const root = process.getuid?.() === 0;
  if (root && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium from Debian …");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    const options = ["install", "-y", "-qq", "--no-install-recommends", "chromium"];
    spawnSync("apt-get", options, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
    if (found()) return found();
  }
  run("playwright", ["install", "chromium"]);
  return found();
}

function playwrightsOwn() {
  const script = 'const { chromium } = require("@playwright/test"); console.log(chromium.executablePath())';
  const path = spawnSync("node", ["-e", script], { encoding: "utf8" }).stdout?.trim();
  return path && existsSync(path) ? path : undefined;
}
