import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The secret that signs cookies and guards stored keys: the configured one, or one made at the first start and kept
 * in the data folder, readable by its owner only.
 */
export function authSecret(config: { authSecret?: string | undefined; dataDir: string }): string {
  if (config.authSecret) return config.authSecret;
  const file = join(config.dataDir, "auth-secret");
  mkdirSync(config.dataDir, { recursive: true });
  try {
    // `wx` lets exactly one of several first starts write; the others read what it wrote.
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
