import { countedNetwork } from "#infra/limits/rate-limit.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import { hashToken } from "../links/links.server.ts";
import { bookAttempt, forgiveAttempt } from "./slowdown.server.ts";

/** Wrong passwords for one name from one place, or in one browser of its owner, that cost nothing. */
const freeFailures = 5;
/** Wrong passwords for one name from anywhere, after which every try at it takes longer. */
const freeFromAnywhere = 20;
/** How much longer, at most, in milliseconds. */
const longestDelay = 2_000;

export type LoginAttempt =
  | { allowed: false; retryAfterSeconds: number; userId: string | undefined }
  /**
   * `delay`: milliseconds to let pass first. `failures`: wrong passwords for the account from anywhere, this try
   * included. `forgive`: to be called when the password was right.
   */
  | {
      allowed: true;
      delay: number;
      userId: string | undefined;
      failures: number;
      forgive: () => Promise<void>;
    };

/**
 * Slows guessing down without locking an owner out, on all instances together (OWASP, "Blocking brute force attacks":
 * device cookies). Tries wait by name and address, so strangers elsewhere cannot make the owner wait; a browser in
 * which the owner has logged in before waits for its own failures only. Unknown accounts behave the same, and waits
 * go by the name that was typed: else they would tell which e-mail address belongs to a username.
 */
export async function bookLogin(
  deps: AccountDeps,
  login: {
    /** E-mail address or username, in lower case. */
    identifier: string;
    address: string;
    device: string | undefined;
    /** Failures of one address, over all accounts, that cost nothing. */
    addressFree: number;
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
  const known = await login.isKnownDevice(userId ?? login.identifier);
  const place = known ? `device:${login.device}` : countedNetwork(login.address);
  const keys = {
    pair: `pair:${hashToken(`${login.identifier}|${place}`)}`,
    address: `address:${hashToken(place)}`,
    anywhere: `name:${hashToken(login.identifier)}`,
    account: `account:${hashToken(userId ?? login.identifier)}`,
  };
  for (const [key, free] of [
    [keys.pair, freeFailures],
    [keys.address, login.addressFree],
  ] as const) {
    const booked = await bookAttempt(db, key, free, now());
    if (!booked.allowed) return { ...booked, userId };
  }
  const anywhere = await bookAttempt(db, keys.anywhere, Number.MAX_SAFE_INTEGER, now());
  const account = await bookAttempt(db, keys.account, Number.MAX_SAFE_INTEGER, now());
  const over = anywhere.allowed && !known ? Math.max(0, anywhere.failures - freeFromAnywhere) : 0;
  return {
    allowed: true,
    delay: Math.min(longestDelay, over * 100),
    userId,
    failures: account.allowed ? account.failures : 0,
    forgive: () => forgiveAttempt(db, [keys.pair, keys.anywhere, keys.account], [keys.address]),
  };
}
