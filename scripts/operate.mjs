// Operator commands: `npm run leads -- --help`. Asks the running server; when none runs, does the work itself.
// Plain JavaScript, so that any Node can start it; the work is done by the Node that the project pins.
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
const kept = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
for (const [key, value] of Object.entries(kept)) process.env[key] ??= value;

const args = process.argv.slice(2);
// a long export that is cut off by `head` is no error
process.stdout.on("error", () => process.exit(0));

const socket = createConnection(socketPath(resolve(process.env.DATA_DIR || "data")));
const nobodyThere = () => process.exit(workAlone());
socket.once("error", nobodyThere);
socket.once("connect", async () => {
  socket.off("error", nobodyThere);
  socket.once("error", (error) => {
    console.error(`The server went away: ${error.message}`);
    process.exit(1);
  });
  socket.write(`${JSON.stringify(args)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const said = JSON.parse(line);
    if (said.out !== undefined) process.stdout.write(said.out);
    if (said.ok !== undefined) process.exitCode = said.ok ? 0 : 1;
  }
});

/** No server runs: the pinned Node opens the database itself. */
function workAlone() {
  const node = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  if (!existsSync(node)) {
    console.error("Run `npm start` once first: it installs what is needed.");
    return 1;
  }
  const script = join(root, "scripts", "operate-alone.ts");
  return spawnSync(node, [script, ...args], { stdio: "inherit" }).status ?? 1;
}

/** The same rule as `operatorSocket` in src/infra/operator/operator-socket.server.ts; a test holds them together. */
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
