import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
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

/** Starts the built suite on a free port and waits until it is ready. */
export async function serve({
  port,
  dataDir = mkdtempSync(join(tmpdir(), "bigsuite-bench-")),
  env = {},
}: {
  port: number;
  dataDir?: string;
  env?: Record<string, string>;
}): Promise<Served> {
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

/** Waits until the pages are warm: the process has gone quiet, or a minute has passed. */
export async function settle({ process: child }: Served): Promise<void> {
  const { readFileSync } = await import("node:fs");
  const used = () => Number(readFileSync(`/proc/${child.pid}/stat`, "utf8").split(" ")[13]);
  for (let quiet = 0, looks = 0; quiet < 4 && looks < 120; looks++) {
    const before = used();
    await new Promise((resolve) => setTimeout(resolve, 500));
    quiet = used() - before < 3 ? quiet + 1 : 0;
  }
}

export function removeData({ dataDir }: Served): void {
  rmSync(dataDir, { recursive: true, force: true });
}
