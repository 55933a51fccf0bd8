import { consumeRateLimit } from "#infra/limits/rate-limit.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import type { AccountMail } from "../mails/account-mail.ts";

/** Wrong passwords within an hour, from anywhere, after which the account's owner is warned. */
const warningThreshold = 10;

/** Warns the owner of an account whose password somebody guesses at, by mail and at most once a day. */
export async function warnOfWrongPasswords(deps: AccountDeps, userId: string, failures: number): Promise<void> {
  if (failures < warningThreshold) return;
  const { db, now } = deps;
  const limit = { max: 1, seconds: 86_400 };
  const { allowed } = await consumeRateLimit(db, { scope: "wrong-passwords", who: userId, limit, now: now() });
  if (!allowed) return;
  const mail: AccountMail = { kind: "wrong-passwords", user_id: userId };
  await deps.jobs.send(db, "account-mail", mail);
}
