import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OpenDatabase, openDatabase } from "#infra/database/open-database.server.ts";
import { freshPostgresUrl, writeMigratedPglite } from "./databases.ts";

export interface ServerProcess {
  server: ChildProcess;
  /** Base of the API. */
  url: string;
}

/** Returns the environment of server processes on a new database, and how to open that database without them. */
export async function processEnvironment(
  engine: "PGlite" | "Postgres",
): Promise<{ env: NodeJS.ProcessEnv; open: () => Promise<OpenDatabase> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-process-"));
  const databaseUrl = engine === "Postgres" ? await freshPostgresUrl() : undefined;
  if (engine === "PGlite") await writeMigratedPglite(`${dataDir}/database/files`);
  const env = {
    ...process.env,
    NODE_ENV: "test",
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? "",
    LOG_LEVEL: "fatal",
  };
  return { env, open: () => openDatabase({ dataDir, databaseUrl }) };
}

const compileCache = mkdtempSync(join(tmpdir(), "bigsuite-compiled-"));

/** Starts a server as a process of its own and waits for its port. */
export async function startProcess(
  script: "contact-process.ts" | URL | "../publishing/publish-process.ts" | "shop-process.ts",
  env: NodeJS.ProcessEnv,
): Promise<ServerProcess> {
  const server = fork(script instanceof URL ? script : new URL(`./${script}`, import.meta.url), {
    env: { ...env, NODE_COMPILE_CACHE: compileCache },
    // A process that lives for seconds gains nothing from optimizing the embedded database's code, which takes a second.
    execArgv: ["--liftoff-only"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [{ port }] = (await once(server, "message")) as [{ port: number }];
  return { server, url: `http://127.0.0.1:${port}/api` };
}

/** Ends a server with SIGKILL, which it cannot handle. */
export async function killProcess({ server }: ServerProcess): Promise<void> {
  server.kill("SIGKILL");
  if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
}
