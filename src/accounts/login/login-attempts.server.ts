import { countedNetwork } from "#infra/limits/rate-limit.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import { hashToken } from "../links/links.server.ts";
import { clearAttempts, recordAttempt } from "./attempt-throttle.server.ts";

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
