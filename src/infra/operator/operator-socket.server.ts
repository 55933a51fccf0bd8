import { createHash } from "node:crypto";
import { chmodSync, lstatSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createFolder } from "../config/private-folder.server.ts";

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
