/**
 * Prepares every command: installs packages, builds the sources, and provides the pinned Node 26 that comes with the
 * packages. Plain JavaScript for any Node >= 20.
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

const modifiedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

function newestChange(path) {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return modifiedAt(path);
  return Math.max(0, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

/** Installs the packages when they are missing or older than the lock file. */
export function ensureInstalled() {
  const installedAt = modifiedAt(join(project, "node_modules/.package-lock.json"));
  if (installedAt >= modifiedAt(join(project, "package-lock.json")) && existsSync(join(bin, "node"))) return;
  console.log("Installing packages …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const flags = ["--no-audit", "--no-fund", "--loglevel=error", "--engine-strict=false"];
  const install = (command, stdio) => spawnSync(npm, [...command, ...flags], { cwd: project, stdio }).status === 0;
  // `npm ci` refuses a lock file that lacks the binaries of other systems, as written with some registry mirrors.
  // `npm install` installs the same locked versions and does not change the file.
  if (install(["ci"], "ignore") || install(["install", "--no-save"], "inherit")) return;
  fail("The packages could not be installed. Can the npm registry be reached?");
}

/** Builds when a source is newer than the last finished build. */
export function ensureBuilt() {
  const sources = ["src", "tokens", "public", "scripts/build.ts", "scripts/design-tokens.ts"];
  sources.push("vite.config.ts", "vite.admin.config.ts", ...adminWords());
  const builtAt = modifiedAt(join(project, "build/finished"));
  const changedAt = Math.max(
    ...sources.map((path) => (path === "src" ? newestSourceChange() : newestChange(join(project, path)))),
    modifiedAt(join(project, "package-lock.json")),
  );
  if (builtAt >= changedAt) return;
  console.log("Building …");
  if (run("node", ["scripts/build.ts"], { NODE_ENV: "production" }) !== 0) fail("The build failed.");
}

/**
 * Returns the words of the back office, which are built into the app; those of pages and mails are read while the
 * server runs.
 */
function adminWords() {
  return ["content/id", "content/en"].flatMap((folder) =>
    readdirSync(join(project, folder))
      .filter((name) => name.startsWith("admin"))
      .map((name) => join(folder, name)),
  );
}

/**
 * Ignores the stylesheet of the design tokens, which the build itself writes, so that it does not cause another build.
 */
function newestSourceChange() {
  const folder = (path) =>
    Math.max(
      0,
      ...readdirSync(path, { withFileTypes: true }).map((entry) => {
        const inner = join(path, entry.name);
        if (entry.isDirectory()) return folder(inner);
        return /tokens\.css$|\.test\.tsx?$/.test(entry.name) ? 0 : modifiedAt(inner);
      }),
    );
  return folder(join(project, "src"));
}

/** Runs a command of the project to its end and returns its exit code. */
export function run(command, arguments_, extraEnv = {}) {
  const { status } = spawnSync(command, arguments_, { cwd: project, stdio: "inherit", env: { ...env, ...extraEnv } });
  return status ?? 1;
}

/** Starts a command of the project, hands over what it prints as it comes, and resolves to its exit code. */
export function start(command, arguments_, onOutput, extraEnv = {}) {
  const colors = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(command, arguments_, {
    cwd: project,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...env, ...colors, ...extraEnv },
  });
  for (const output of [child.stdout, child.stderr]) output.setEncoding("utf8").on("data", onOutput);
  return new Promise((resolve) => {
    child.on("error", ({ message }) => {
      onOutput(`${command}: ${message}\n`);
      resolve(1);
    });
    child.on("close", (status) => resolve(status ?? 1));
    // A process that outlives the command keeps its output open.
    child.on("exit", (status) => setTimeout(() => resolve(status ?? 1), 5000).unref());
  });
}

const parent = process.ppid;
/**
 * Returns whether the parent has ended: npm runs a command in a shell that a signal ends without passing it on, so the
 * command has to notice that itself.
 */
const isOrphaned = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;

/** Replaces this process by a command: passes signals on to it and exits with its code. */
export function become(command, arguments_, extraEnv = {}) {
  if (isOrphaned()) process.exit(1);
  const child = spawn(command, arguments_, { cwd: project, stdio: "inherit", env: { ...env, ...extraEnv } });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  const orphanCheck = setInterval(() => {
    if (!isOrphaned()) return;
    clearInterval(orphanCheck);
    child.kill("SIGTERM");
  }, 500);
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Creates a folder for temporary files, for use as TMPDIR. It is removed when this process exits. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-"));
  // Postgres and nginx run as other users and need access to its contents.
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
