import { chmodSync, mkdirSync, statSync } from "node:fs";

/**
 * Creates a folder that only its owner can enter, because files in it are readable by all under the usual umask. A folder
 * of an older version becomes private too, if this user owns it and it is not shared like /tmp.
 */
export function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(folder);
  const isShared = (mode & 0o1000) !== 0;
  if (uid === process.getuid?.() && !isShared && (mode & 0o077) !== 0) chmodSync(folder, 0o700);
}
