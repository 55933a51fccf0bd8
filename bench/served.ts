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
  /** Milliseconds from the process's start to the first ready answer. */
  readyAfter: number;
  stop(): Promise<void>;
}

/** Compressed pages of a suite that settled; the next ones start with them, as a deployment does after its first minutes. */
const compressedPages = mkdtempSync(join(tmpdir(), "bigsuite-bench-pages-"));
process.on("exit", () => rmSync(compressedPages, { recursive: true, force: true }));

/** Starts the built suite on a free port and waits until it is ready; `fresh` without the pages of an earlier run. */
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
  const started = performance.now();
  const child = spawn("node", [...flags, "build/server/index.js"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error", ...env },
  });
  const url = `http://localhost:${port}`;
  while (!(await isReady(url))) await new Promise((resolve) => setTimeout(resolve, 10));
  const readyAfter = performance.now() - started;
  return {
    url,
    process: child,
    dataDir,
    readyAfter,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until the pages are warm and compressed best: the process has gone quiet, or ten minutes have passed. */
export async function settle({ process: child, dataDir }: Served): Promise<void> {
  const used = () => Number(readFileSync(`/proc/${child.pid}/stat`, "utf8").split(" ")[13]);
  for (let quiet = 0, rounds = 0; quiet < 4 && rounds < 1200; rounds++) {
    const before = used();
    await new Promise((resolve) => setTimeout(resolve, 500));
    quiet = used() - before < 3 ? quiet + 1 : 0;
  }
  if (existsSync(join(dataDir, "pages"))) cpSync(join(dataDir, "pages"), compressedPages, { recursive: true });
}

export function removeData({ dataDir }: Served): void {
  rmSync(dataDir, { recursive: true, force: true });
}
