import { APIError } from "better-auth/api";
import type { Database } from "#infra/database/tables.server.ts";
import "../tables.server.ts";

/**
 * Returns Better Auth's hooks for what a passkey must fulfil beyond its signature. A passkey replaces both steps of a
 * login, so the device must have verified its user (WebAuthn Level 3, flag UV).
 */
export function passkeyRules(db: Database) {
  return {
    async registered({ verification }: { verification: Registration }) {
      const { userVerified, credential } = verification.registrationInfo ?? {};
      if (!userVerified) throw refuse("BAD_REQUEST", "USER_NOT_VERIFIED");
      if (credential && (await isPasskeyKnown(db, credential.id))) throw refuse("CONFLICT", "PASSKEY_KNOWN");
    },
    async authenticated({ verification }: { verification: Authentication }) {
      if (!verification.authenticationInfo.userVerified) throw refuse("UNAUTHORIZED", "USER_NOT_VERIFIED");
    },
  };
}

interface Registration {
  registrationInfo?: { userVerified: boolean; credential: { id: string } };
}
interface Authentication {
  authenticationInfo: { userVerified: boolean };
}

/** Returns whether any account has the passkey. */
export async function isPasskeyKnown(db: Database, credentialId: string): Promise<boolean> {
  const row = await db.selectFrom("passkeys").select("id").where("credential_id", "=", credentialId).executeTakeFirst();
  return row !== undefined;
}

const refuse = (status: "BAD_REQUEST" | "CONFLICT" | "UNAUTHORIZED", code: string) =>
  APIError.from(status, { code, message: code });
