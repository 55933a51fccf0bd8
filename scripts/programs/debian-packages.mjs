import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Returns whether Debian packages can be installed without a password. */
export const isDebianRoot = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

let listsUpdated = false;

/** Installs a Debian package. Reports no failure: the caller checks whether the program is there. */
export function installDebianPackage(name) {
  if (!listsUpdated) apt("update", "-qq");
  listsUpdated = true;
  apt("install", "-y", "-qq", "--no-install-recommends", name);
}

function apt(...options) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", options, { stdio: "ignore", timeout: 120_000, env });
}
