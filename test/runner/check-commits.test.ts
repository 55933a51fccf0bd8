import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const script = resolve("scripts/check-commits.ts");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "commits-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns an environment in which git finds no repository around the folder. */
const alone = () => ({ ...process.env, GIT_DIR: undefined, GIT_CEILING_DIRECTORIES: dirname(folder) });

const git = (cwd: string, day: string, ...words: string[]) =>
  execFileSync(
    "git",
    ["-c", "user.name=Sari", "-c", "user.email=sari@contoh.id", "-c", "commit.gpgsign=false", ...words],
    {
      cwd,
      env: { ...alone(), GIT_COMMITTER_DATE: `${day}T12:00:00+07:00` },
      stdio: "ignore",
    },
  );

function commit(file: string, message: string, day = "2026-12-01"): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), message);
  git(folder, day, "add", ".");
  git(folder, day, "commit", "-m", message);
}

function check(cwd = folder) {
  const { status, stdout } = spawnSync("node", [script], {
    cwd,
    encoding: "utf8",
    env: alone(),
  });
  return { status, lines: stdout.trim().split("\n") };
}

test("a change of words has to say what readers gain, unless it is older than the rule or of the back office", () => {
  git(folder, "2026-11-01", "init", "-q");
  commit("content/id/index.json", "Home is shorter", "2026-11-20");
  commit("content/id/retail.json", "Retail names its product\n\nReaders: see in the first line what is sold");
  commit("content/en/admin-leads.json", "Leads: shorter labels");
  commit("content/terms.json", "One more word");
  expect(check()).toMatchObject({ status: 0, lines: ["0 changes of words without a reason."] });
  commit("content/en/retail.json", "Fewer bytes\n\nReaders: yes");
  const { status, lines } = check();
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/^\w+ Fewer bytes changes content\/en\/retail\.json; its message lacks a line/);
});

test("without a history, or with a part of it, nothing is checked and a line says so", () => {
  const skipped = { status: 0, lines: ["The messages of commits are not checked: the history is not here."] };
  expect(check()).toEqual(skipped);
  const whole = join(folder, "whole");
  mkdirSync(whole);
  git(whole, "2026-12-01", "init", "-q");
  for (const text of ["a", "b"]) git(whole, "2026-12-01", "commit", "--allow-empty", "-m", text);
  git(folder, "2026-12-01", "clone", "-q", "--depth", "1", pathToFileURL(whole).href, "shallow");
  expect(check(join(folder, "shallow"))).toEqual(skipped);
});
