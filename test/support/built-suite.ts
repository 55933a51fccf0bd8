import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

const program = new URL("../../build/server/index.js", import.meta.url).pathname;

/**
 * Starts the built suite as a process of its own and waits until it is ready.
 * @param env PORT and DATA_DIR where it continues another process
 */
export async function startBuiltSuite(env: Record<string, string>) {
  if (!existsSync(program)) throw new Error("The suite is not built: run `npm run build` first");
  const port = Number(env.PORT ?? (await freePort()));
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "bigsuite-instance-"));
  const child = spawn("node", [program], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "fatal",
      PAGE_COMPRESSION: "quick",
      DEMO_DATA: "false",
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
      return child.exitCode;
    },
  };
}
export type BuiltSuite = Awaited<ReturnType<typeof startBuiltSuite>>;
