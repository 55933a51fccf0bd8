import { existsSync } from "node:fs";
import { installDebianPackage, isDebianRoot } from "./debian-packages.mjs";

/** What the tests in other engines than Chromium need, by Debian package. */
const programs = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
};

/** Installs Firefox and WebKit where that needs no password, and says which is missing: its tests are skipped. */
export function ensureEngines() {
  const missing = () => Object.entries(programs).filter(([, program]) => !existsSync(program));
  if (isDebianRoot()) for (const [name] of missing()) installDebianPackage(name);
  const names = missing().map(([name]) => name);
  if (names.length > 0)
    console.log(`Tests in other engines are skipped without these Debian packages: ${names.join(", ")}`);
}
