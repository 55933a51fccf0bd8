import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { Database } from "#infra/database/tables.server.ts";
import "../tables.server.ts";

/** How long a mailed code is valid, in minutes. */
const codeMinutes = 10;
/** How many codes can be tried against one that was mailed. */
const maxGuesses = 5;
/** How many codes can be tried for one address in a day: with the limit of mails it leaves 20 in a million. */
export const dailyGuesses = { max: 20, seconds: 86_400 };
/** How long an address that was proved by a code may register, in minutes. */
const proofMinutes = 30;

interface CodeDeps {
  db: Database;
  /** That of Better Auth (`readAuthSecret`): without it, a stolen database tells no code. */
  secret: string;
  now: () => Date;
}

/** Creates the code that is mailed to an address; it replaces the one before. */
export async function createMailedCode({ db, secret, now }: CodeDeps, email: string): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, "0");
  const row = {
    code_hash: digest(secret, `code|${email}|${code}`),
    attempts: 0,
    expires_at: new Date(now().getTime() + codeMinutes * 60_000),
  };
  await db
    .insertInto("account_codes")
    .values({ email, ...row })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(row))
    .execute();
  return code;
}

/**
 * Checks a typed code, which works once: of two requests with the right one, one gets it. Each try is counted before it is
 * compared, so that concurrent ones are not free. `code_expired`: there is none any more, it is too old, was used, or was
 * missed too often.
 */
export async function consumeMailedCode(
  { db, secret, now }: CodeDeps,
  email: string,
  code: string,
): Promise<"right" | "wrong_code" | "code_expired"> {
  const counted = await db
    .updateTable("account_codes")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("email", "=", email)
    .where("expires_at", ">", now())
    .where("attempts", "<", maxGuesses)
    .returning(["code_hash", "attempts"])
    .executeTakeFirst();
  if (!counted) return "code_expired";
  const typed = digest(secret, `code|${email}|${code}`);
  if (!isSame(typed, counted.code_hash)) return counted.attempts < maxGuesses ? "wrong_code" : "code_expired";
  const used = await db
    .deleteFrom("account_codes")
    .where("email", "=", email)
    .where("code_hash", "=", typed)
    .returning("email")
    .executeTakeFirst();
  return used ? "right" : "code_expired";
}

/** Returns what proves for a while that somebody reads the mails of an address, so that an account can be created for it. */
export function createMailboxProof({ secret, now }: Omit<CodeDeps, "db">, email: string): string {
  const until = String(now().getTime() + proofMinutes * 60_000);
  return `${until}.${digest(secret, `proof|${email}|${until}`)}`;
}

/** Returns whether a proof is one of this address, and not too old. */
export function isMailboxProof({ secret, now }: Omit<CodeDeps, "db">, email: string, proof: string): boolean {
  const [until = "", signature = ""] = proof.split(".");
  return isSame(digest(secret, `proof|${email}|${until}`), signature) && Number(until) > now().getTime();
}

const digest = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("base64url");

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
