import { spawnSync } from "node:child_process";
import { installDebianPackage, isDebianRoot } from "./debian-packages.mjs";

/** Installs Prometheus' tools where that needs no password. Without promtool the tests of the alerts are skipped. */
export function ensurePrometheus() {
  if (spawnSync("promtool", ["--version"]).status !== 0 && isDebianRoot()) installDebianPackage("prometheus");
}
