import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, test, vi } from "vitest";
import { recordingJobs } from "../../../test/support/jobs.ts";
import { readConfig } from "../config/config.server.ts";
import type { Tables } from "../database/tables.server.ts";
import { silentLog } from "../log/log.server.ts";
import { createSocketFolder, listenForOperator, type OperatorCommand, operatorSocket } from "./operator.server.ts";

const script = new URL("../../../scripts/operate.mjs", import.meta.url).pathname;
const operate = (dataDir: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], { env: { ...process.env, DATA_DIR: dataDir } });

/** These commands use no database. */
const noDatabase = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const echo: OperatorCommand = {
  name: "echo",
  usage: ["<words>"],
  async run(args, _deps, print) {
    if (args[0] === "fail") throw new Error("it failed");
    for (const word of args) print(`${word}\n`);
    return true;
  },
};

test.each(["short", "a-very-long-folder-name-".repeat(4)])(
  "commands go through the running server (%s)",
  async (name) => {
    const dataDir = mkdtempSync(join(tmpdir(), `bigsuite-${name}`));
    // as a killed server leaves it behind
    mkdirSync(dirname(operatorSocket(dataDir)), { recursive: true });
    writeFileSync(operatorSocket(dataDir), "");
    chmodSync(operatorSocket(dataDir), 0o600);
    const config = readConfig({ DATA_DIR: dataDir });
    const deps = {
      config,
      company: config.companyDefaults,
      db: noDatabase,
      jobs: recordingJobs(),
      now: () => new Date(),
      log: silentLog,
    };
    const server = await listenForOperator([echo], deps);
    expect(statSync(operatorSocket(dataDir)).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(operatorSocket(dataDir))).mode & 0o777).toBe(0o700);
    expect((await operate(dataDir, "echo", "two words", "ü")).stdout).toBe("two words\nü\n");
    expect((await operate(dataDir, "echo", "--help")).stdout).toBe("npm run echo -- <words>\n");
    await expect(operate(dataDir, "echo", "fail")).rejects.toMatchObject({ code: 1, stdout: "it failed\n" });
    await expect(operate(dataDir, "nothing")).rejects.toMatchObject({ stdout: "Commands: echo\n" });
    server.close();
  },
);

test("a socket folder that belongs to another user is refused", () => {
  vi.stubEnv("TMPDIR", mkdtempSync(join(tmpdir(), "bigsuite-lure-")));
  try {
    const dataDir = join(tmpdir(), "a-very-long-folder-name-".repeat(4));
    const folder = dirname(operatorSocket(dataDir));
    symlinkSync(tmpdir(), folder);
    expect(() => createSocketFolder(dataDir)).toThrow(`${folder} belongs to another user`);
  } finally {
    vi.unstubAllEnvs();
  }
});

test("a client that disconnects in the middle of its command does not stop the server", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-cut-"));
  const started = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const verbose: OperatorCommand = {
    name: "verbose",
    usage: [""],
    async run(_args, _deps, print) {
      print("a\n".repeat(1_000_000));
      started.resolve();
      await released.promise;
      print("more\n");
      return true;
    },
  };
  const config = readConfig({ DATA_DIR: dataDir });
  const deps = {
    config,
    company: config.companyDefaults,
    db: noDatabase,
    jobs: recordingJobs(),
    now: () => new Date(),
    log: silentLog,
  };
  const server = await listenForOperator([echo, verbose], deps);
  const client = connect(operatorSocket(dataDir));
  client.write('["verbose"]\n');
  await started.promise;
  // With unread output the system resets the connection, which the server sees as an error.
  client.destroy();
  await once(client, "close");
  released.resolve();
  expect((await operate(dataDir, "echo", "still here")).stdout).toBe("still here\n");
  server.close();
});

test("without a server the command opens the database itself", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-alone-"));
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  expect(execFileSync(process.execPath, [script, "leads"], { env, encoding: "utf8" })).toBe("No leads.\n");
});

test.each([
  ["waits for a command that runs", 600_000, { stdout: "done\n" }],
  [
    "tells a command that takes longer, and cuts it off",
    1,
    { code: 1, stdout: expect.stringContaining("ended before") },
  ],
])("the end of the server %s", async (_name, wait, expected) => {
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-ending-"));
  const released = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const slow: OperatorCommand = {
    name: "slow",
    usage: [""],
    async run(_args, _deps, print) {
      started.resolve();
      await released.promise;
      print("done\n");
      return true;
    },
  };
  const config = readConfig({ DATA_DIR: dataDir });
  const deps = {
    config,
    company: config.companyDefaults,
    db: noDatabase,
    jobs: recordingJobs(),
    now: () => new Date(),
    log: silentLog,
  };
  const server = await listenForOperator([slow], deps);
  const running = operate(dataDir, "slow").catch((error) => error);
  await started.promise;
  const closed = server.close(wait);
  if (wait > 1) released.resolve();
  await closed;
  expect(await running).toMatchObject(expected);
  released.resolve();
});
