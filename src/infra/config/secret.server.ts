import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./config.server.ts";
import { createFolder } from "./private-folder.server.ts";

/**
 * Returns the secret that signs sessions: from the configuration, else created once in the data folder, readable by its
 * owner only.
 */
export function readAuthSecret({ authSecret, dataDir }: Pick<Config, "authSecret" | "dataDir">): string {
  if (authSecret) return authSecret;
  const file = join(dataDir, "auth-secret");
  // An existing folder may be shared with other programs, so its mode is not changed.
  createFolder(dataDir, 0o700);
  try {
    // "wx" fails when the file exists: two processes starting at once agree on one secret
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
