import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { migratedPgliteDump } from "../../test/support/pglite-dump.ts";

/** Puts a migrated embedded database without rows into the DATA_DIR of a server: making one takes seconds. */
export async function copyDatabase(dataDir: string): Promise<void> {
  const folder = join(dataDir, "database/files");
  mkdirSync(folder, { recursive: true });
  await promisify(execFile)("tar", ["-xf", await migratedPgliteDump(), "-C", folder]);
}
