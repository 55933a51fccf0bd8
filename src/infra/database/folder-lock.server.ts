import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createPrivateFolder } from "../config/private-folder.server.ts";

/** Another process owns the embedded database; `pid` is the process id it stored, if any. */
export class FolderInUse extends Error {
  readonly pid: number | undefined;
  constructor(folder: string, pid: number | undefined) {
    super(`${folder} is in use by another process${pid ? ` (${pid})` : ""}`);
    this.name = "FolderInUse";
    this.pid = pid;
  }
}

/** Open locks: one that nothing refers to is closed, and released, by the garbage collector. */
const openLocks = new Set<DatabaseSync>();

/**
 * Makes this process the only owner of a folder until it unlocks it or ends; returns the unlock function. The lock is
 * SQLite's exclusive file lock, which the operating system releases with the process, `kill -9` included.
 * @throws FolderInUse when another process has locked it
 */
export function lockFolder(folder: string): () => void {
  createPrivateFolder(folder);
  const pidFile = join(folder, "owner.pid");
  const lock = new DatabaseSync(join(folder, "owner.lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA journal_mode = OFF; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new FolderInUse(folder, readPid(pidFile));
  }
  writeFileSync(pidFile, String(process.pid));
  openLocks.add(lock);
  return () => {
    if (openLocks.delete(lock)) lock.close();
  };
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}
