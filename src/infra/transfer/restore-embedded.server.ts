import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DamagedDatabase } from "../database/damaged-database.server.ts";
import { lockFolder } from "../database/folder-lock.server.ts";
import { prepareDatabase } from "../database/migrate-commands.server.ts";
import { filesOf, openFiles, openFolder } from "../database/pglite.server.ts";
import type { DataSet, TableSum } from "./data-set.ts";
import { expectWithoutData, writeDatabase } from "./write-database.server.ts";

/**
 * Restores a copy into an embedded database: written and compared beside the present files, it takes their place in the
 * end. Until then nothing of them is changed; then they are set aside.
 * @param folder that of the embedded database
 * @param replace whether a database with data may be set aside too; a damaged one always is
 * @returns where the former files are, if there were any
 * @throws FolderInUse, TransferRefused
 */
export async function restoreEmbedded(
  folder: string,
  data: DataSet,
  now: Date,
  replace: boolean,
): Promise<{ sums: TableSum[]; setAside?: string }> {
  const unlock = lockFolder(folder);
  try {
    const files = filesOf(folder);
    if (!replace && existsSync(files)) await expectReplaceable(folder);
    const restoring = join(folder, "restoring");
    rmSync(restoring, { recursive: true, force: true });
    const base = await openFiles(restoring);
    let sums: TableSum[];
    try {
      await prepareDatabase(base);
      sums = await writeDatabase(base.db, data);
    } finally {
      await base.close();
    }
    const setAside = join(folder, `files-until-${now.toISOString().slice(0, 19).replaceAll(":", "")}`);
    const hadFiles = existsSync(files);
    if (hadFiles) renameSync(files, setAside);
    renameSync(restoring, files);
    return { sums, ...(hadFiles && { setAside }) };
  } finally {
    unlock();
  }
}

/** @throws TransferRefused when the database has data and is not damaged */
async function expectReplaceable(folder: string): Promise<void> {
  try {
    const base = await openFolder(folder);
    await expectWithoutData(base.db).finally(() => base.close());
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error;
  }
}
