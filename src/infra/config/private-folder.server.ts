import { chmodSync, mkdirSync, statSync } from "node:fs";

/**
 * Makes a folder that only its owner can enter: what is written into it is readable by all under the usual umask. One
 * that an older version made is closed too, if it is ours and not meant for many, like /tmp.
 */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(folder);
  const isShared = (mode & 0o1000) !== 0;
  if (uid === process.getuid?.() && !isShared && (mode & 0o077) !== 0) chmodSync(folder, 0o700);
}
