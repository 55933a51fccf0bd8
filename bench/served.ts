import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
// @ts-expect-error: plain JavaScript, so that any Node can run it
import { environment, flags } from "../scripts/server-command.mjs";

export interface Served {
  url: string;
  process: ChildProcess;
  dataDir: string;
  /** Milliseconds from the start of the process until it is ready. */
  readyAfter: number;
  stop(): Promise<void>;
}

/** Best compressed pages of an earlier server. Later servers start with them, as a deployment does after its first minutes. */
const compressedPages = mkdtempSync(join(tmpdir(), "bigsuite-bench-pages-"));
process.on("exit", () => rmSync(compressedPages, { recursive: true, force: true }));

/** Starts the built suite and waits until it is ready; `fresh` starts it without the pages of an earlier server. */
export async function serve({
  port,
  dataDir = mkdtempSync(join(tmpdir(), "bigsuite-bench-")),
  env = {},
  fresh = false,
}: {
  port: number;
  dataDir?: string;
  env?: Record<string, string>;
  fresh?: boolean;
}): Promise<Served> {
  if (!fresh) cpSync(compressedPages, join(dataDir, "pages"), { recursive: true });
  const startedAt = performance.now();
  const child = spawn("node", [...flags, "build/server/index.js"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      DEMO_DATA: "false",
      PAGE_COMPRESSION: "immediate",
      ...env,
    },
  });
  const url = `http://localhost:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null)
      throw new Error(`the server at ${url} ended with ${child.exitCode} before it was ready`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const readyAfter = performance.now() - startedAt;
  return {
    url,
    process: child,
    dataDir,
    readyAfter,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Waits until the pages are rendered and compressed at the best quality: the process is idle, or the time has passed.
 * @param seconds at most
 */
export async function settle({ process: child, dataDir }: Served, seconds = 600): Promise<void> {
  const processorTicks = () => Number(readFileSync(`/proc/${child.pid}/stat`, "utf8").split(" ")[13]);
  for (let idleRounds = 0, rounds = 0; idleRounds < 4 && rounds < seconds * 2; rounds++) {
    const before = processorTicks();
    await new Promise((resolve) => setTimeout(resolve, 500));
    idleRounds = processorTicks() - before < 3 ? idleRounds + 1 : 0;
  }
  if (existsSync(join(dataDir, "pages"))) cpSync(join(dataDir, "pages"), compressedPages, { recursive: true });
}

export function removeData({ dataDir }: Served): void {
  rmSync(dataDir, { recursive: true, force: true });
}
