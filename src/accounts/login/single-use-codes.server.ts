import type { Database, Trx } from "#infra/database/tables.server.ts";
import { hashToken } from "../links/links.server.ts";
import "../tables.server.ts";

/** Longer than a code of an authenticator app is accepted (its own half minute, one before and one after), in seconds. */
export const codeSeconds = 120;

const digest = (userId: string, code: string) => hashToken(`${userId}|${code}`);

/**
 * Claims a code for a person before it is checked, so that it works once (RFC 6238, 5.2): of two requests with the same
 * code, one gets it. Returns whether it was unused.
 */
export async function claimCode(db: Database | Trx, userId: string, code: string, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto("used_codes")
    .values({ user_id: userId, code_hash: digest(userId, code), used_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "code_hash"])
        .doUpdateSet({ used_at: now })
        .where("used_codes.used_at", "<=", oldest(now)),
    )
    .returning("user_id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Releases a claimed code that turned out to be wrong. */
export async function releaseCode(db: Database | Trx, userId: string, code: string): Promise<void> {
  await db
    .deleteFrom("used_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", digest(userId, code))
    .execute();
}

const oldest = (now: Date) => new Date(now.getTime() - codeSeconds * 1000);
