/**
 * Prepares every command: installs packages, builds the sources, and provides the pinned Node 26 that comes with the
 * packages. Plain JavaScript for any Node >= 20.
 */
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { step } from "./step.mjs";

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

/**
 * Returns the packages of the lock file that are not installed, or in another version. The files themselves are looked at: npm
 * leaves out what its settings tell it to, and its own list then says that all is well.
 * @param withTests whether those that only tests, checks and measurements need are looked for too
 */
export function missingPackages(folder, withTests) {
  const locked = Object.entries(readLock(join(folder, "package-lock.json")));
  const installed = readLock(join(folder, "node_modules/.package-lock.json"));
  return locked
    .filter(([path, { dev, optional }]) => path !== "" && !optional && (withTests || !dev))
    .filter(
      ([path, { version }]) => installed[path]?.version !== version || !existsSync(join(folder, path, "package.json")),
    )
    .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
}

/** Returns the packages of a lock file by their folders; none where there is no such file. */
const readLock = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {});

/**
 * Installs the packages that are missing. Those of tests and checks are left out where nobody needs them, and stay where
 * they are.
 */
export async function ensureInstalled({ withTests = true } = {}) {
  const pinned = join(project, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
  const missing = () => [...missingPackages(project, withTests), ...(existsSync(pinned) ? [] : ["node"])];
  const atFirst = missing();
  if (atFirst.length === 0) return;
  const installed = readLock(join(project, "node_modules/.package-lock.json"));
  const all = withTests || Object.values(installed).some(({ dev }) => dev);
  const flags = ["--no-audit", "--no-fund", "--loglevel=error", "--engine-strict=false"];
  // Spelt out, because NODE_ENV and npm's own settings can leave out any of them.
  flags.push(all ? "--include=dev" : "--omit=dev", "--include=optional", "--include=peer", "--ignore-scripts=false");
  if (!existsSync(pinned)) rmSync(join(project, "node_modules/node"), { recursive: true, force: true });
  let output = "";
  const install = (command) => npm([...command, ...flags], (text) => (output += text));
  const progress = () => `${Math.max(0, atFirst.length - missing().length)} of ${atFirst.length}`;
  await step(
    "Installing packages",
    async () => {
      // `npm ci` refuses a lock file that lacks the binaries of other systems, as written with some registry mirrors.
      // `npm install` installs the same locked versions, does not change the file and leaves what is there.
      const isFirst = Object.keys(installed).length === 0;
      const done = (isFirst && (await install(["ci"]))) || (await install(["install", "--no-save"]));
      if (!done) fail(`${output}The packages could not be installed. Can the npm registry be reached?`);
    },
    progress,
  );
  const left = missing();
  if (left.length > 0) fail(`${output}${explainMissing(left)}`);
  // The package downloads Node with its headers, which only compilers of native code read: a third of it.
  rmSync(join(project, "node_modules/node/node_modules"), { recursive: true, force: true });
}

function npm(arguments_, onOutput) {
  // Windows starts npm.cmd by its shell only.
  const isWindows = process.platform === "win32";
  const child = spawn(isWindows ? "npm.cmd" : "npm", arguments_, {
    cwd: project,
    stdio: ["ignore", "pipe", "pipe"],
    shell: isWindows,
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", onOutput);
  return new Promise((resolve) => {
    child.on("error", ({ message }) => {
      onOutput(`npm: ${message}\n`);
      resolve(false);
    });
    child.on("close", (status) => resolve(status === 0));
  });
}

/** Returns what npm left out and the variables of the environment that can have told it to. */
function explainMissing(names) {
  const more = names.length > 3 ? ` and ${names.length - 3} more` : "";
  const set = Object.keys(process.env).filter((key) =>
    /^(NODE_ENV|npm_config_(omit|only|production|dev|optional|include|ignore_scripts|os|cpu|libc))$/i.test(key),
  );
  return `npm did not install ${names.slice(0, 3).join(", ")}${more}.${
    set.length > 0
      ? ` Unset what can have caused it: ${set.map((key) => `${key}=${process.env[key]}`).join(", ")}.`
      : ""
  } To begin anew, delete node_modules.`;
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

/**
 * Replaces this process by the pinned Node, so that a service has one process. Where the running Node or the system cannot
 * do that, and below npm, which has to be watched, this process stays beside it.
 */
export function becomeNode(arguments_, extraEnv = {}) {
  if (!process.execve || process.platform === "win32" || process.env.npm_lifecycle_event)
    return become("node", arguments_, extraEnv);
  const node = join(bin, "node");
  process.chdir(project);
  process.execve(node, [node, ...arguments_], { ...env, ...extraEnv });
}

/** Runs a command in place of this process: passes signals on to it and exits with its code. */
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
