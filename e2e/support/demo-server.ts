import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../test/support/free-port.ts";
import { expect } from "../test.ts";
import { copyDatabase } from "./database-copy.ts";

/** A server as `npm start` starts it on an empty folder, with the demonstration. */
export interface DemoServer {
  url: string;
  dataDir: string;
  /** What its console says. */
  output(): string;
  /** Ends it and starts it again on the same data; the database is free in between. */
  restart(between: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server and waits until it has answered its first page. */
export async function startDemoServer(): Promise<DemoServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-demo-"));
  await copyDatabase(dataDir);
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  let output = "";
  const start = () => {
    const child = spawn("node", ["build/server/index.js"], {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        LOG_LEVEL: "warn",
        PAGE_COMPRESSION: "quick",
        // Answers other machines too, as in a network that a person shares.
        HOST: "0.0.0.0",
        PORT: port,
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
      },
    });
    child.stdout.on("data", (text) => (output += text));
    return child;
  };
  let child = start();
  const ready = () =>
    expect
      .poll(
        () =>
          fetch(`${url}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 300_000 },
      )
      .toBe(true);
  const end = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  };
  await ready();
  return {
    url,
    dataDir,
    output: () => output,
    async restart(between) {
      await end();
      await between();
      output = "";
      child = start();
      await ready();
    },
    async stop() {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
