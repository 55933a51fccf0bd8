import "../tables.server.ts";
import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { consumeRateLimit, countedNetwork } from "#infra/limits/rate-limit.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import { hashToken } from "../links/links.server.ts";
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

/** The longest wait between two attempts, in seconds: it makes guessing hopeless and is bearable for an owner. */
export const maxWaitSeconds = 30;
/** Older failures no longer count, in seconds. */
export const countedSeconds = 3600;
/** Stored where nobody waits: the present moment would refuse an attempt that began earlier or on a slower clock. */
const noWait = new Date(0);

type Attempt = { allowed: true; failures: number } | { allowed: false; retryAfterSeconds: number };

/**
 * Records an attempt under a key as failed before it is made, so that a hundred concurrent ones are not free. There is no
 * wait while failures are few; then it is one second, and doubles each time.
 * Attempts during a wait are not counted, so an attacker cannot prolong it.
 * @param free failures that cause no wait
 */
export async function recordAttempt(db: Database, key: string, free: number, now: Date): Promise<Attempt> {
  const isOld = sql<boolean>`login_slowdowns.last_at < ${now}::timestamptz - make_interval(secs => ${countedSeconds})`;
  const failures = sql<number>`case when ${isOld} then 1 else login_slowdowns.failures + 1 end`;
  const seconds = sql`least(${maxWaitSeconds}::integer, power(2, least(${failures} - ${free}::bigint, 10))::integer)`;
  const blockedUntil = sql<Date>`case when ${failures} < ${free}::bigint then ${noWait}::timestamptz
    else ${now}::timestamptz + make_interval(secs => ${seconds}) end`;
  const recorded = await db
    .insertInto("login_slowdowns")
    .values({ key, failures: 1, blocked_until: noWait, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ failures, blocked_until: blockedUntil, last_at: now })
        // A wait longer than any is one of a clock that was ahead.
        .where(({ eb, or }) =>
          or([
            eb("login_slowdowns.blocked_until", "<=", now),
            eb("login_slowdowns.blocked_until", ">", new Date(now.getTime() + maxWaitSeconds * 1000)),
          ]),
        ),
    )
    .returning("failures")
    .executeTakeFirst();
  if (recorded) return { allowed: true, failures: recorded.failures };
  const row = await db.selectFrom("login_slowdowns").select("blocked_until").where("key", "=", key).executeTakeFirst();
  const secondsLeft = ((row?.blocked_until.getTime() ?? 0) - now.getTime()) / 1000;
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(secondsLeft)) };
}

/**
 * Removes a successful attempt: its own keys are deleted, and keys shared with other people are reduced by one. Their
 * wait stays, else an attacker with an account of their own could log in between guesses to end it.
 */
async function clearAttempts(db: Database, own: readonly string[], shared: readonly string[]): Promise<void> {
  await db.deleteFrom("login_slowdowns").where("key", "in", own).execute();
  if (shared.length === 0) return;
  await db
    .updateTable("login_slowdowns")
    .set((eb) => ({ failures: eb("failures", "-", 1) }))
    .where("key", "in", shared)
    .where("failures", ">", 0)
    .execute();
}

/** Wrong passwords for one name from one address, or in a browser of its owner, that cause no wait. */
const freeFailures = 5;
/** Wrong passwords for one name from anywhere, after which every attempt is delayed. */
const freeFromAnywhere = 20;
/** The longest delay, in milliseconds. */
const maxDelay = 2_000;

type LoginAttempt =
  | { allowed: false; retryAfterSeconds: number; userId: string | undefined }
  /**
   * `delay`: milliseconds to wait first. `failures`: wrong passwords for the account from anywhere, this attempt
   * included. `clearFailures`: to be called when the password was right.
   */
  | {
      allowed: true;
      delay: number;
      userId: string | undefined;
      failures: number;
      clearFailures: () => Promise<void>;
    };

/**
 * Records a login attempt and slows guessing down without locking an owner out, on all instances together (OWASP,
 * "Blocking brute force attacks": device cookies). Waits are per name and address, so strangers elsewhere cannot make the
 * owner wait; a browser in which the owner has logged in before waits for its own failures only. Unknown accounts behave
 * the same, and waits go by the typed name: else they would reveal which e-mail address belongs to a username.
 */
export async function recordLoginAttempt(
  deps: AccountDeps,
  login: {
    /** E-mail address or username, in lower case. */
    identifier: string;
    address: string;
    device: string | undefined;
    /** Failures of one address, over all accounts, that cause no wait. */
    freeFailuresPerAddress: number;
    isKnownDevice: (userId: string) => Promise<boolean>;
  },
): Promise<LoginAttempt> {
  const { db, now } = deps;
  const user = await db
    .selectFrom("users")
    .select("id")
    .where((eb) => eb.or([eb("email", "=", login.identifier), eb("username", "=", login.identifier)]))
    .executeTakeFirst();
  const userId = user?.id;
  const isKnown = await login.isKnownDevice(userId ?? login.identifier);
  const place = isKnown ? `device:${login.device}` : countedNetwork(login.address);
  const keys = {
    pair: `pair:${hashToken(`${login.identifier}|${place}`)}`,
    address: `address:${hashToken(place)}`,
    anywhere: `name:${hashToken(login.identifier)}`,
    account: `account:${hashToken(userId ?? login.identifier)}`,
  };
  for (const [key, free] of [
    [keys.pair, freeFailures],
    [keys.address, login.freeFailuresPerAddress],
  ] as const) {
    const recorded = await recordAttempt(db, key, free, now());
    if (!recorded.allowed) return { ...recorded, userId };
  }
  const anywhere = await recordAttempt(db, keys.anywhere, Number.MAX_SAFE_INTEGER, now());
  const account = await recordAttempt(db, keys.account, Number.MAX_SAFE_INTEGER, now());
  const excess = anywhere.allowed && !isKnown ? Math.max(0, anywhere.failures - freeFromAnywhere) : 0;
  return {
    allowed: true,
    delay: Math.min(maxDelay, excess * 100),
    userId,
    failures: account.allowed ? account.failures : 0,
    clearFailures: () => clearAttempts(db, [keys.pair, keys.anywhere, keys.account], [keys.address]),
  };
}
