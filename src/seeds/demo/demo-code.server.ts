import type { Database } from "#infra/database/tables.server.ts";
import { demoIds } from "./demo-objects.server.ts";

/** Returns the code that an authenticator app shows now for an invented member of staff; undefined for anybody else. */
export async function demoCode(db: Database, username: string, secret: string): Promise<string | undefined> {
  const ids = await demoIds(db, "users");
  if (ids.length === 0) return undefined;
  const row = await db
    .selectFrom("two_factors")
    .innerJoin("users", "users.id", "two_factors.user_id")
    .select("two_factors.secret")
    .where("users.username", "=", username)
    .where("users.id", "in", ids)
    .executeTakeFirst();
  if (!row) return undefined;
  // Loaded on demand, to save memory on an idle server.
  const { symmetricDecrypt } = await import("better-auth/crypto");
  const { createOTP } = await import("@better-auth/utils/otp");
  return createOTP(await symmetricDecrypt({ key: secret, data: row.secret })).totp();
}
