import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Returns the folder in which backups are written unless another file is named. */
export const backupFolder = (dataDir: string): string => join(dataDir, "backups");

/** Returns the name of a backup of a moment; names sort by it. */
export const backupName = (at: Date): string => `bigsuite-${at.toISOString().slice(0, 19).replaceAll(":", "")}.backup`;

/** Returns the newest backup of the usual folder. */
export function newestBackup(dataDir: string): string | undefined {
  const folder = backupFolder(dataDir);
  if (!existsSync(folder)) return undefined;
  const name = readdirSync(folder)
    .filter((each) => /^bigsuite-.*\.backup$/.test(each))
    .sort()
    .at(-1);
  return name && join(folder, name);
}
