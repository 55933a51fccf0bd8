import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/** The folder of this project, with its build. */
export const thisProject = new URL("../..", import.meta.url).pathname;

const quickCompression = new URL("../runner/quick-compression.ts", import.meta.url).href;

/** The address of the suites' pages, which is no port of theirs: the pages of one are those of the next. */
export const publicUrl = "http://localhost:3000";

/** Where the suites of a build leave their pages: one renders a page anew unless words and configuration are the same. */
function sharedPages(project: string, address: string): string {
  const finished = statSync(join(project, "build/finished")).mtimeMs;
  return join(tmpdir(), `bigsuite-pages-${finished}-${encodeURIComponent(address)}`);
}

/** Links the pages of one folder into another that has fewer. */
function linkPages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const present = new Set(readdirSync(to));
  const names = existsSync(from) ? readdirSync(from) : [];
  const isRecord = (name: string) => name.endsWith(".json");
  if (names.filter(isRecord).length <= [...present].filter(isRecord).length) return;
  for (const name of names.filter((name) => /\.(br|gz|json)$/.test(name) && !present.has(name)))
    try {
      linkSync(join(from, name), join(to, name));
    } catch (error) {
      // Another test has just added it, the suite has just removed it, or it is on another disk.
      if (!["EEXIST", "ENOENT", "EXDEV"].includes((error as NodeJS.ErrnoException).code!)) throw error;
    }
}

/**
 * Starts the built suite as a process of its own and waits until it is ready.
 * @param env PORT and DATA_DIR where it continues another process
 * @param project the folder with the build, where it is another one's
 */
export async function startBuiltSuite(env: Record<string, string>, project = thisProject) {
  const program = join(project, "build/server/index.js");
  if (!existsSync(program)) throw new Error("The suite is not built: run `npm run build` first");
  const port = Number(env.PORT ?? (await freePort()));
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "bigsuite-instance-"));
  const pages = join(dataDir, "pages");
  const address = env.PUBLIC_URL ?? publicUrl;
  // Pages with an address of their own are no other suite's.
  const shared = address.endsWith(`:${port}`) ? pages : sharedPages(project, address);
  linkPages(shared, pages);
  const child = spawn("node", [`--import=${quickCompression}`, program], {
    cwd: project,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "fatal",
      PAGE_COMPRESSION: "immediate",
      // A slow machine closes in order too.
      SHUTDOWN_TIMEOUT: "600",
      DEMO_DATA: "false",
      PUBLIC_URL: publicUrl,
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The suite ended with ${child.exitCode}`);
    await sleep(50);
  }
  return {
    url,
    port,
    pid: child.pid!,
    dataDir,
    /** Whether the process is still running. */
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Returns the file names of the mails in its outbox. */
    mails: () => (existsSync(join(dataDir, "outbox")) ? readdirSync(join(dataDir, "outbox")) : []),
    /** Returns the bytes of a mail in its outbox. */
    readMail: (name: string) => readFileSync(join(dataDir, "outbox", name)),
    /** Ends it, by default as an operator does. */
    async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM") {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      linkPages(pages, shared);
      return child.exitCode;
    },
  };
}
export type BuiltSuite = Awaited<ReturnType<typeof startBuiltSuite>>;
