import { createHash } from "node:crypto";
import { chmodSync, lstatSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { CompanySettings, Config } from "../config/config.server.ts";
import { createFolder } from "../config/private-folder.server.ts";
import type { Database } from "../database/tables.server.ts";
import { withoutTimeouts } from "../database/without-timeouts.server.ts";
import type { Jobs } from "../jobs/jobs.server.ts";
import type { Log } from "../log/log.server.ts";

export interface OperatorDeps {
  config: Config;
  /** The settings of the company as they are now. */
  company: CompanySettings;
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
  run(args: string[], deps: OperatorDeps, print: Print): Promise<boolean>;
  /** Runs it where no server runs, and opens the database itself, of whichever version it is; `run` by default. */
  runAlone?(args: string[], deps: Pick<OperatorDeps, "config" | "now">, print: Print): Promise<boolean>;
}

type Print = (text: string) => void;

/** Runs the named command on an open database; errors are printed, never thrown. */
export function runCommand(
  commands: readonly OperatorCommand[],
  words: string[],
  deps: OperatorDeps,
  print: Print,
): Promise<boolean> {
  // A report may take long, and the operator waits for it.
  return runNamed(commands, words, print, (command, args) =>
    withoutTimeouts(deps.db, (db) => command.run(args, { ...deps, db }, print)),
  );
}

/** Finds a command by the first word, and runs it with the others; errors are printed, never thrown. */
export async function runNamed(
  commands: readonly OperatorCommand[],
  [name = "", ...args]: string[],
  print: Print,
  run: (command: OperatorCommand, args: string[]) => Promise<boolean>,
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
    return await run(command, args);
  } catch (error) {
    print(`${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}

/** How long the end of the process waits for commands that run, in milliseconds. */
const longestWait = 5000;

export interface OperatorSocket {
  /** Accepts no more commands, and waits a few seconds for those that run; then they are told, and cut off. */
  close(wait?: number): Promise<void>;
}

/**
 * Listens for operator commands on a socket that only this user can open. One line of JSON in (`string[]`), lines of JSON
 * out: `{"out": text}` any number of times, then `{"ok": boolean}`.
 */
export async function listenForOperator(
  commands: readonly OperatorCommand[],
  deps: OperatorDeps & { log: Log },
): Promise<OperatorSocket> {
  const path = createSocketFolder(deps.config.dataDir);
  // A killed process leaves its socket behind.
  if (process.platform !== "win32") rmSync(path, { force: true });
  const running = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    socket.on("error", () => {});
    const served = serveCommand(socket, commands, deps)
      .catch((error) => deps.log.error({ err: error }, "operator command"))
      .finally(() => running.delete(socket));
    running.set(socket, served);
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(path, resolve));
  if (process.platform !== "win32") chmodSync(path, 0o600);
  return {
    async close(wait = longestWait) {
      server.close();
      await Promise.race([Promise.all(running.values()), sleep(wait, undefined, { ref: false })]);
      for (const socket of running.keys()) {
        sendLine(socket, { out: "The server ended before the command had.\n" });
        sendLine(socket, { ok: false });
        socket.end();
      }
    },
  };
}

const sendLine = (socket: Socket, line: object) => void socket.write(`${JSON.stringify(line)}\n`);

async function serveCommand(socket: Socket, commands: readonly OperatorCommand[], deps: OperatorDeps): Promise<void> {
  const lines = createInterface({ input: socket });
  // It repeats the socket's errors as its own, also after the last line was read.
  lines.on("error", () => {});
  try {
    for await (const line of lines) {
      const args: unknown = JSON.parse(line);
      const words = Array.isArray(args) ? args.map(String) : [];
      const ok = await runCommand(commands, words, deps, (out) => sendLine(socket, { out }));
      sendLine(socket, { ok });
      break;
    }
  } finally {
    socket.end();
  }
}

/**
 * Returns the path at which the running server listens for its operator. The path of a socket is limited to some 100
 * bytes: for a longer data folder the socket is in a folder of this user's below the temporary folder.
 */
export function operatorSocket(dataDir: string): string {
  if (process.platform === "win32") return `\\\\.\\pipe\\bigsuite-${digest(dataDir)}`;
  const path = join(dataDir, "operator.sock");
  if (Buffer.byteLength(path) < 100) return path;
  return join(tmpdir(), `bigsuite-${process.getuid?.()}`, `${digest(dataDir)}.sock`);
}

/**
 * Creates the folder of the socket; returns the socket's path.
 * @throws when the folder below the temporary folder belongs to another user, who could replace the socket
 */
export function createSocketFolder(dataDir: string): string {
  const path = operatorSocket(dataDir);
  if (process.platform === "win32") return path;
  createFolder(dirname(path), 0o700);
  if (dirname(path) !== dataDir) claimFolder(dirname(path));
  return path;
}

/**
 * Creates the folder, or throws when it is not ours: any user may create folders in the temporary folder, under any
 * name.
 */
function claimFolder(folder: string): void {
  const status = lstatSync(folder);
  if (!status.isDirectory() || status.uid !== process.getuid?.()) throw new Error(`${folder} belongs to another user`);
  chmodSync(folder, 0o700);
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
