import { cpSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../src/infra/database/migrate.server.ts";
import { openPglite } from "../../src/infra/database/pglite.server.ts";

const database = (dataDir: string) => join(dataDir, "database/files");
const original = () => join(tmpdir(), `bigsuite-e2e-${process.env.E2E_PORT ?? "4477"}.database`);

/** Makes the migrated embedded database without rows with which the servers of the journeys start: making one takes seconds. */
export async function makeDatabase(): Promise<void> {
  removeDatabase();
  const { db, close } = await openPglite(original());
  await migrate(db);
  await close();
}

/** Puts a copy into the DATA_DIR of a server. */
export function copyDatabase(dataDir: string): void {
  cpSync(join(original(), "files"), database(dataDir), { recursive: true });
}

export function removeDatabase(): void {
  rmSync(original(), { recursive: true, force: true });
}
