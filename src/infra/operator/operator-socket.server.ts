import { createHash } from "node:crypto";
import { chmodSync, lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * Where the running server listens for its operator. A socket's path may hold some 100 bytes only: a longer data folder
 * has it in a folder of this user's under the temporary one.
 */
export function operatorSocket(dataDir: string): string {
  if (process.platform === "win32") return `\\\\.\\pipe\\bigsuite-${digest(dataDir)}`;
  const path = join(dataDir, "operator.sock");
  if (Buffer.byteLength(path) < 100) return path;
  return join(tmpdir(), `bigsuite-${process.getuid?.()}`, `${digest(dataDir)}.sock`);
}

/**
 * Makes the folder the socket stands in; answers the socket's path.
 * @throws when the folder under the temporary one is somebody else's, who could put a socket of their own in its place
 */
export function makeSocketFolder(dataDir: string): string {
  const path = operatorSocket(dataDir);
  if (process.platform === "win32") return path;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (dirname(path) !== dataDir) claim(dirname(path));
  return path;
}

/** Anybody may make folders in the temporary one, under any name. */
function claim(folder: string): void {
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) throw new Error(`${folder} belongs to another user`);
  chmodSync(folder, 0o700);
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
