// Operator commands: `npm run leads -- --help`. The running server executes them; when none runs, this process does.
// Plain JavaScript, so that any Node can start it. The command itself runs on the Node that the project pins.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const settings = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
for (const [key, value] of Object.entries(settings)) process.env[key] ??= value;

const args = process.argv.slice(2);
// A long export that is cut off by `head` is not an error.
process.stdout.on("error", () => process.exit(0));

const socket = createConnection(socketPath(resolve(process.env.DATA_DIR || "data")));
const runWithoutServer = () => process.exit(runAlone());
socket.once("error", runWithoutServer);
socket.once("connect", async () => {
  socket.off("error", runWithoutServer);
  socket.once("error", (error) => {
    console.error(`The connection to the server was lost: ${error.message}`);
    process.exit(1);
  });
  socket.write(`${JSON.stringify(args)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const message = JSON.parse(line);
    if (message.out !== undefined) process.stdout.write(message.out);
    if (message.ok !== undefined) process.exitCode = message.ok ? 0 : 1;
  }
});

/** Runs the command on the pinned Node, which opens the database itself. Returns the exit code. */
function runAlone() {
  const node = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  if (!existsSync(node)) {
    console.error("Run `npm start` once first: it installs what is needed.");
    return 1;
  }
  const script = join(root, "scripts", "operate-alone.ts");
  return spawnSync(node, [script, ...args], { stdio: "inherit" }).status ?? 1;
}

/**
 * Returns the path by the same rule as `operatorSocket` in src/infra/operator/operator.server.ts; a test
 * compares the two.
 */
function socketPath(dataDir) {
  const digest = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\bigsuite-${digest}`;
  const path = join(dataDir, "operator.sock");
  if (Buffer.byteLength(path) < 100) return path;
  const folder = join(tmpdir(), `bigsuite-${process.getuid()}`);
  if (existsSync(folder) && lstatSync(folder).uid !== process.getuid()) {
    console.error(`${folder} belongs to another user, who would read this command.`);
    process.exit(1);
  }
  return join(folder, `${digest}.sock`);
}
