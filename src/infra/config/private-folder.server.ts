import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates a folder and those above it that are missing, one level at a time: where a file system refuses new folders by
 * "no such file", as /proc does, Node's own recursive form repeats its attempt for ever.
 * @param path absolute
 * @throws when a folder cannot be created, or something else has its name
 */
export function createFolder(path: string, mode?: number): void {
  if (!existsSync(path)) {
    const above = dirname(path);
    if (above !== path) createFolder(above, mode);
    try {
      mkdirSync(path, { mode });
      return;
    } catch (error) {
      // Made by another process in between, or a file that cannot be looked at.
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== "EEXIST") throw new Error(`the folder ${path} cannot be created (${message})`, { cause: error });
    }
  }
  if (!statSync(path).isDirectory()) throw new Error(`${path} is a file, not a folder`);
}

/**
 * Creates a folder that only its owner can enter, because files in it are readable by all under the usual umask. A folder
 * of an older version becomes private too, if this user owns it and it is not shared like /tmp.
 */
export function createPrivateFolder(folder: string): void {
  createFolder(folder, 0o700);
  const { uid, mode } = statSync(folder);
  const isShared = (mode & 0o1000) !== 0;
  if (uid === process.getuid?.() && !isShared && (mode & 0o077) !== 0) chmodSync(folder, 0o700);
}
