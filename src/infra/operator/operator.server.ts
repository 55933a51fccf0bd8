import { chmodSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import type { Config } from "../config/config.server.ts";
import type { Database } from "../database/tables.server.ts";
import { withoutTimeouts } from "../database/without-timeouts.server.ts";
import type { Jobs } from "../jobs/jobs.server.ts";
import type { Log } from "../log/log.server.ts";
import { createSocketFolder } from "./operator-socket.server.ts";

export interface OperatorDeps {
  config: Config;
  db: Database;
  jobs: Jobs;
  now: () => Date;
  /** The running server's log; absent when a command opens the database itself. */
  log?: Log;
}

/** A command of the operator, by the name after `npm run`. */
export interface OperatorCommand {
  name: string;
  /** One line for each way to use it. */
  usage: string[];
  /**
   * Runs the command; returns whether it succeeded.
   * @param print adds text to the output
   */
  run(args: string[], deps: OperatorDeps, print: (text: string) => void): Promise<boolean>;
}

/** Runs the named command; errors are printed, never thrown. */
export async function runCommand(
  commands: readonly OperatorCommand[],
  [name = "", ...args]: string[],
  deps: OperatorDeps,
  print: (text: string) => void,
): Promise<boolean> {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    print(`Commands: ${commands.map((candidate) => candidate.name).join(", ")}\n`);
    return false;
  }
  if (args.includes("--help")) {
    print(command.usage.map((line) => `npm run ${name} -- ${line}\n`).join(""));
    return true;
  }
  try {
    // A report may take long, and the operator waits for it.
    return await withoutTimeouts(deps.db, (db) => command.run(args, { ...deps, db }, print));
  } catch (error) {
    print(`${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}

/**
 * Listens for operator commands on a socket that only this user can open. One line of JSON in (`string[]`), lines of JSON
 * out: `{"out": text}` any number of times, then `{"ok": boolean}`.
 */
export async function listenForOperator(
  commands: readonly OperatorCommand[],
  deps: OperatorDeps & { log: Log },
): Promise<Server> {
  const path = createSocketFolder(deps.config.dataDir);
  // A killed process leaves its socket behind.
  if (process.platform !== "win32") rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on("error", () => {});
    serveCommand(socket, commands, deps).catch((error) => deps.log.error({ err: error }, "operator command"));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(path, resolve));
  if (process.platform !== "win32") chmodSync(path, 0o600);
  return server;
}

async function serveCommand(socket: Socket, commands: readonly OperatorCommand[], deps: OperatorDeps): Promise<void> {
  const send = (line: object) => void socket.write(`${JSON.stringify(line)}\n`);
  const lines = createInterface({ input: socket });
  // It repeats the socket's errors as its own, also after the last line was read.
  lines.on("error", () => {});
  try {
    for await (const line of lines) {
      const args: unknown = JSON.parse(line);
      const words = Array.isArray(args) ? args.map(String) : [];
      const ok = await runCommand(commands, words, deps, (out) => send({ out }));
      send({ ok });
      break;
    }
  } finally {
    socket.end();
  }
}
