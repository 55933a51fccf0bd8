import { createOTP } from "@better-auth/utils/otp";
import { symmetricDecrypt } from "better-auth/crypto";
import { sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { consumeRateLimit } from "#infra/limits/rate-limit.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import type { AccountMail } from "../mails/account-mail.ts";
import { auditOwnChange, type Sender } from "./complete-change.server.ts";
import { clearTrustedDevices } from "./devices.server.ts";
import { recordFactor } from "./factors.server.ts";
import { recoveryCodeStorage } from "./recovery-codes.server.ts";
import { canonicalRecoveryCode } from "./recovery-codes.ts";
import { claimCode, releaseCode } from "./single-use-codes.server.ts";
import "../tables.server.ts";

/** Wrong codes in a row after which the session that sends one ends. */
const maxWrongCodes = 10;

type FactorConfirmed =
  | { ok: true; by: "code" | "recovery_code" }
  /** `ended`: the session is gone, by this wrong code or before it. */
  | { ok: false; ended: boolean };

interface Confirmation {
  userId: string;
  sessionId: string;
  /** What was typed: six digits of the app, or a recovery code in any form. */
  typed: string;
  sender: Sender;
}

/**
 * Checks the second factor of somebody who is logged in and records it in the session. A code of the app works once, here
 * or at the login; a recovery code is consumed, and its owner is told.
 *
 * Guessing ends for good: the wrong codes of an account are counted in a row, whatever time passes between them, and from
 * the tenth on each ends its session. Devices must then give a code to log in, where Better Auth counts too.
 * @param deps `secret`: Better Auth's (`readAuthSecret`)
 */
export async function confirmFactor(
  deps: AccountDeps & { secret: string },
  { userId, sessionId, typed, sender }: Confirmation,
): Promise<FactorConfirmed> {
  const { db, jobs, now } = deps;
  return db.transaction().execute(async (trx): Promise<FactorConfirmed> => {
    // Locked, so that codes sent at once are counted and checked one after the other.
    const row = await trx
      .selectFrom("two_factors")
      .select(["id", "secret", "backup_codes", "wrong_codes"])
      .where("user_id", "=", userId)
      .where("verified", "=", true)
      .forUpdate()
      .executeTakeFirst();
    const session = await trx.selectFrom("sessions").select("id").where("id", "=", sessionId).executeTakeFirst();
    if (!session) return { ok: false, ended: true };
    if (!row) return { ok: false, ended: false };
    const at = now();
    if (await isCodeOfApp(trx, deps.secret, { userId, row, typed, at })) {
      await trx.updateTable("two_factors").set({ wrong_codes: 0 }).where("id", "=", row.id).execute();
      await recordFactor(trx, { id: sessionId }, "code", at);
      return { ok: true, by: "code" };
    }
    const left = await consumeRecoveryCode(trx, deps.secret, { row, typed });
    if (left !== undefined) {
      await recordFactor(trx, { id: sessionId }, "recovery_code", at);
      await reportRecoveryCode({ jobs, now }, trx, { userId, sender, left });
      return { ok: true, by: "recovery_code" };
    }
    const { wrong_codes } = await trx
      .updateTable("two_factors")
      .set({ wrong_codes: sql`wrong_codes + 1` })
      .where("id", "=", row.id)
      .returning("wrong_codes")
      .executeTakeFirstOrThrow();
    if (wrong_codes < maxWrongCodes) return { ok: false, ended: false };
    await endGuessing({ jobs, now }, trx, { userId, sessionId, sender });
    return { ok: false, ended: true };
  });
}

interface FactorRow {
  id: string;
  secret: string;
  backup_codes: string;
}

async function isCodeOfApp(
  trx: Trx,
  secret: string,
  { userId, row, typed, at }: { userId: string; row: FactorRow; typed: string; at: Date },
): Promise<boolean> {
  const digits = typed.replace(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return false;
  if (!(await claimCode(trx, userId, digits, at))) return false;
  const isRight = await createOTP(await symmetricDecrypt({ key: secret, data: row.secret })).verify(digits);
  if (!isRight) await releaseCode(trx, userId, digits);
  return isRight;
}

/** Returns how many codes are left; undefined when the typed one is none of them. */
async function consumeRecoveryCode(
  trx: Trx,
  secret: string,
  { row, typed }: { row: FactorRow; typed: string },
): Promise<number | undefined> {
  const storage = recoveryCodeStorage(secret);
  const codes = JSON.parse(await storage.decrypt(row.backup_codes)) as string[];
  const remaining = codes.filter((code) => code !== canonicalRecoveryCode(typed));
  if (remaining.length === codes.length) return undefined;
  const backup_codes = await storage.encrypt(JSON.stringify(remaining));
  await trx.updateTable("two_factors").set({ backup_codes, wrong_codes: 0 }).where("id", "=", row.id).execute();
  return remaining.length;
}

/** Returns whose login awaits its second step under an identifier of Better Auth; undefined when none does. */
export async function findChallengedUser(db: Database, identifier: string, now: Date): Promise<string | undefined> {
  const challenge = await db
    .selectFrom("verifications")
    .select("value")
    .where("identifier", "=", identifier)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return challenge?.value;
}

/** Forgets the wrong codes of an account: its owner has logged in with a right one. */
export async function clearWrongCodes(db: Database, userId: string): Promise<void> {
  await db
    .updateTable("two_factors")
    .set({ wrong_codes: 0 })
    .where("user_id", "=", userId)
    .where("wrong_codes", ">", 0)
    .execute();
}

/** Tells the owner of an account that a recovery code was used at a login; `secret` as above. */
export async function reportUsedRecoveryCode(
  deps: AccountDeps & { secret: string },
  { userId, sender }: Pick<Confirmation, "userId" | "sender">,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("two_factors")
      .select("backup_codes")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (!row) return;
    const codes = JSON.parse(await recoveryCodeStorage(deps.secret).decrypt(row.backup_codes)) as string[];
    await reportRecoveryCode(deps, trx, { userId, sender, left: codes.length });
  });
}

async function reportRecoveryCode(
  { jobs, now }: Pick<AccountDeps, "jobs" | "now">,
  trx: Trx,
  { userId, sender, left }: { userId: string; sender: Sender; left: number },
): Promise<void> {
  const action = "account.recovery_code_used";
  await auditOwnChange(trx, { userId, sender, action, at: now(), after: { left } });
  const mail: AccountMail = { kind: "recovery-code-used", user_id: userId, left };
  await jobs.send(trx, "account-mail", mail);
}

/** Ends the session that guesses and those that never gave the factor, and tells the owner, at most once a day. */
async function endGuessing(
  { jobs, now }: Pick<AccountDeps, "jobs" | "now">,
  trx: Trx,
  { userId, sessionId, sender }: Pick<Confirmation, "userId" | "sessionId" | "sender">,
): Promise<void> {
  await trx
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where(({ eb, or }) => or([eb("id", "=", sessionId), eb("factor_at", "is", null)]))
    .execute();
  await clearTrustedDevices(trx, userId);
  await auditOwnChange(trx, { userId, sender, action: "account.wrong_codes", at: now() });
  const limit = { max: 1, seconds: 86_400 };
  const { allowed } = await consumeRateLimit(trx, { scope: "wrong-codes", who: userId, limit, now: now() });
  const mail: AccountMail = { kind: "wrong-codes", user_id: userId };
  if (allowed) await jobs.send(trx, "account-mail", mail);
}
