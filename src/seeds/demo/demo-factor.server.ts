import type { Database } from "#infra/database/tables.server.ts";
import { demoIds } from "./demo-objects.server.ts";

/** The second step of an invented login. */
interface DemoFactor {
  /** What an authenticator app shows now. */
  code: string;
  /** The secret as a person types it into an app (base32). */
  secret: string;
  /** The address that adds it to an app; without what apps assume, so that its QR code is small. */
  otpauth: string;
}

/** Returns the second step of an invented member of staff; undefined for anybody else. */
export async function demoFactor(
  db: Database,
  { username, role }: { username: string; role: string },
  authSecret: string,
): Promise<DemoFactor | undefined> {
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
  const otp = createOTP(await symmetricDecrypt({ key: authSecret, data: row.secret }));
  const secret = new URL(otp.url("BigSuite", role)).searchParams.get("secret") ?? "";
  return { code: await otp.totp(), secret, otpauth: `otpauth://totp/BigSuite:${role}?secret=${secret}` };
}

/** Returns the second step for a terminal: the present code, the secret, and with `withPicture` its QR code. */
export async function factorAsText(
  { code, secret, otpauth }: DemoFactor,
  { withPicture }: { withPicture: boolean },
): Promise<string> {
  const text = `code ${code} (for half a minute), secret ${secret}`;
  if (!withPicture) return text;
  // Loaded on demand, to save memory on an idle server.
  const { renderUnicodeCompact } = await import("uqr");
  return `${text}\n${renderUnicodeCompact(otpauth)}`;
}
