/**
 * What every command needs first, in plain JavaScript for any Node >= 20: packages installed, sources built, and the
 * pinned Node 26 that came with the packages.
 */
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const project = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(project, "node_modules/.bin");
/** The pinned Node; its folder goes first on the PATH so that every tool runs on it. */
const env = { ...process.env, PATH: `${bin}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}` };

const time = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

function newest(path) {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return time(path);
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Installs the packages when they are missing or older than the lock file. */
export function ensureInstalled() {
  const installed = time(join(project, "node_modules/.package-lock.json"));
  if (installed >= time(join(project, "package-lock.json")) && existsSync(join(bin, "node"))) return;
  console.log("Installing packages …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const flags = ["--no-audit", "--no-fund", "--loglevel=error", "--engine-strict=false"];
  const install = (how, stdio) => spawnSync(npm, [...how, ...flags], { cwd: project, stdio }).status === 0;
  // `npm ci` refuses a lock file that lacks the binaries of other systems, as one written against a registry mirror does;
  // `npm install` takes the same locked versions and leaves the file as it is.
  if (install(["ci"], "ignore") || install(["install", "--no-save"], "inherit")) return;
  fail("The packages could not be installed. Is the npm registry within reach?");
}

/** Builds when a source is newer than the last finished build. */
export function ensureBuilt() {
  const sources = ["src", "tokens", "public", "scripts/build.ts", "scripts/design-tokens.ts", "vite.config.ts"];
  const made = time(join(project, "build/finished"));
  const changed = Math.max(
    ...sources.map((path) => (path === "src" ? newestSource() : newest(join(project, path)))),
    time(join(project, "package-lock.json")),
  );
  if (made >= changed) return;
  console.log("Building …");
  if (run("node", ["scripts/build.ts"], { NODE_ENV: "production" }) !== 0) fail("The build failed.");
}

/** The stylesheet of the design tokens is written by the build itself and must not ask for the next one. */
function newestSource() {
  const folder = (path) =>
    Math.max(
      0,
      ...readdirSync(path, { withFileTypes: true }).map((entry) => {
        const inner = join(path, entry.name);
        if (entry.isDirectory()) return folder(inner);
        return /tokens\.css$|\.test\.tsx?$/.test(entry.name) ? 0 : time(inner);
      }),
    );
  return folder(join(project, "src"));
}

/** Runs a command of the project to its end and answers its exit code. */
export function run(command, arguments_, more = {}) {
  const { status } = spawnSync(command, arguments_, { cwd: project, stdio: "inherit", env: { ...env, ...more } });
  return status ?? 1;
}

const parent = process.ppid;
/** npm runs a command in a shell, which dies of a signal without handing it on; then nobody could end the command. */
const isLeftByNpm = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;

/** Runs a command in this one's place: signals are handed on, its exit code is ours. */
export function become(command, arguments_, more = {}) {
  if (isLeftByNpm()) process.exit(1);
  const child = spawn(command, arguments_, { cwd: project, stdio: "inherit", env: { ...env, ...more } });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  const watch = setInterval(() => {
    if (!isLeftByNpm()) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 500);
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** A folder for all that a command's parts write, as their TMPDIR; it is gone when this process is. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-"));
  // Postgres and nginx, other users, have to pass through it.
  chmodSync(folder, 0o711);
  process.on("exit", () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    } catch (error) {
      console.error(`${folder} could not be removed: ${error.message}`);
    }
  });
  return folder;
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
