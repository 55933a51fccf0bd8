import { spawnSync } from "node:child_process";
import { installDebianPackage, isDebianRoot } from "./debian-packages.mjs";

/** Installs nginx where that needs no password. Without nginx the test of two instances behind it is skipped. */
export function ensureNginx() {
  if (spawnSync("nginx", ["-v"]).status !== 0 && isDebianRoot()) installDebianPackage("nginx-light");
}
