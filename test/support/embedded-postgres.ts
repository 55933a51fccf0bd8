import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import type { PostgresOptions } from "./postgres-process.ts";

/** Starts a real Postgres on a free port, in a folder of its own, as a process that ends when this one does. */
export async function startEmbeddedPostgres(settings: string[]) {
  const options: PostgresOptions = {
    folder: mkdtempSync(join(tmpdir(), "bigsuite-postgres-")),
    port: await freePort(),
    settings,
  };
  chmodSync(options.folder, 0o777);
  const child = fork(new URL("./postgres-process.ts", import.meta.url), [JSON.stringify(options)], { execArgv: [] });
  async function call(name: "initialise" | "start" | "stop"): Promise<void> {
    const answered = Promise.race([once(child, "message"), once(child, "exit").then(() => [{ error: "It ended." }])]);
    child.send(name);
    const [{ error }] = (await answered) as [{ error?: string }];
    if (error) throw new Error(error);
  }
  await call("initialise");
  await call("start");
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${options.port}/postgres`,
    /** The folder of its data. */
    dataDir: join(options.folder, "data"),
    start: () => call("start"),
    stop: () => call("stop"),
    /** Stops it and removes its folder. */
    async end(): Promise<void> {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}
