import { createOTP } from "@better-auth/utils/otp";
import { symmetricDecrypt } from "better-auth/crypto";
import type { Database } from "#infra/database/tables.server.ts";
import { recoveryCodeStorage } from "./recovery-codes.server.ts";
import { canonicalRecoveryCode } from "./recovery-codes.ts";
import { claimCode, releaseCode } from "./single-use-codes.server.ts";
import "../tables.server.ts";

/**
 * Checks the second factor of somebody who is logged in: a code of the authenticator app, or a recovery code, which it
 * consumes. A code of the app works once, here or at the login.
 * @param secret Better Auth's secret (`readAuthSecret`)
 */
export async function confirmSecondFactor(
  { db, secret, now }: { db: Database; secret: string; now: () => Date },
  userId: string,
  typed: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("two_factors")
    .select(["id", "secret", "backup_codes"])
    .where("user_id", "=", userId)
    .where("verified", "=", true)
    .executeTakeFirst();
  if (!row) return false;
  const digits = typed.replace(/\s/g, "");
  if (/^\d{6}$/.test(digits)) {
    if (!(await claimCode(db, userId, digits, now()))) return false;
    const isRight = await createOTP(await symmetricDecrypt({ key: secret, data: row.secret })).verify(digits);
    if (!isRight) await releaseCode(db, userId, digits);
    return isRight;
  }
  const storage = recoveryCodeStorage(secret);
  const codes = JSON.parse(await storage.decrypt(row.backup_codes)) as string[];
  const remaining = codes.filter((code) => code !== canonicalRecoveryCode(typed));
  if (remaining.length === codes.length) return false;
  const backup_codes = await storage.encrypt(JSON.stringify(remaining));
  const used = await db
    .updateTable("two_factors")
    .set({ backup_codes })
    .where("id", "=", row.id)
    // Of two concurrent requests with the same code, one succeeds.
    .where("backup_codes", "=", row.backup_codes)
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}
