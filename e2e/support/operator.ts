import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** Returns the file in which the server of the journeys leaves the name of its DATA_DIR. */
export const dataDirFile = (port = process.env.E2E_PORT ?? "4477"): string =>
  join(tmpdir(), `bigsuite-e2e-${port}.dir`);

/** Runs an operator command in the server of the journeys, `operate("admin", "list")`, and returns what it printed. */
export const operate = (...command: string[]): Promise<string> =>
  operateIn(readFileSync(dataDirFile(), "utf8"), ...command);

/** Runs an operator command in the server of a DATA_DIR. */
export async function operateIn(dataDir: string, ...command: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)("node", ["scripts/operate.mjs", ...command], { env });
  return stdout;
}
