import { spawnSync } from "node:child_process";
import { installDebianPackage, isDebianRoot } from "./debian-packages.mjs";

/** Installs Dovecot where that needs no password. Without it the test of answers by IMAP is skipped. */
export function ensureDovecot() {
  if (spawnSync("dovecot", ["--version"]).status !== 0 && isDebianRoot()) installDebianPackage("dovecot-imapd");
}
