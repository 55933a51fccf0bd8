import { decodeProtectedHeader, importJWK, type JWK, jwtVerify } from "jose";
import type { Database } from "#infra/database/tables.server.ts";
import { type User, userColumns } from "../person/user.server.ts";
import { isUsable } from "./session-rules.server.ts";

/** A person whose token is valid and whose session exists. */
export interface SignedIn {
  user: User;
  sessionId: string;
}

type TokenRead =
  | { ok: true; signedIn: SignedIn }
  /** `token_invalid`: malformed, tampered or expired. `login_ended`: valid, but its session has ended. */
  | { ok: false; code: "token_invalid" }
  /** `expired`: it ended by itself, after its time or unused for too long; otherwise somebody ended it. */
  | { ok: false; code: "login_ended"; expired: boolean };

export type ReadToken = (token: string) => Promise<TokenRead>;

type Key = Awaited<ReturnType<typeof importJWK>>;

/** Longer ones are refused unread: no token of ours is as long. */
const maxTokenLength = 2048;
/** Pause between two reads of the keys, in milliseconds: tokens with unknown keys must not cause more. */
const keyReadInterval = 5_000;

/**
 * Creates the check of access tokens: signature, issuer, audience and expiry, and each time the session, so that a revoked
 * one is refused at its next request.
 */
export function createTokenReader({
  db,
  publicUrl,
  now,
}: {
  db: Database;
  publicUrl: string;
  now: () => Date;
}): ReadToken {
  const findKey = keyFinder(db, now);
  return async (token) => {
    const claims = await verifiedClaims(token, findKey, publicUrl, now());
    if (!claims) return { ok: false, code: "token_invalid" };
    const row = await db
      .selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.user_id")
      .select(userColumns)
      .where("sessions.id", "=", claims.sid)
      .where("sessions.user_id", "=", claims.sub)
      .where(isUsable(now()))
      .executeTakeFirst();
    if (!row) return { ok: false, code: "login_ended", expired: await isExpired(db, claims.sid) };
    return { ok: true, signedIn: { user: row, sessionId: claims.sid } };
  };
}

/** Returns whether a session that cannot be used is there still, and its owner may log in again. */
async function isExpired(db: Database, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.id")
    .where("sessions.id", "=", sessionId)
    .where("users.suspended_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

async function verifiedClaims(
  token: string,
  findKey: (id: string) => Promise<Key | undefined>,
  publicUrl: string,
  currentDate: Date,
): Promise<{ sub: string; sid: string } | undefined> {
  if (token.length > maxTokenLength) return undefined;
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    const key = alg === "EdDSA" && typeof kid === "string" ? await findKey(kid) : undefined;
    if (!key) return undefined;
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["EdDSA"],
      issuer: publicUrl,
      audience: publicUrl,
      requiredClaims: ["exp", "sub", "sid"],
      currentDate,
    });
    const { sub, sid } = payload;
    return typeof sub === "string" && typeof sid === "string" ? { sub, sid } : undefined;
  } catch (error) {
    if (isUnexpected(error)) throw error;
    return undefined;
  }
}

/** Returns whether an error is not about the token: those of jose and of broken JSON are, a database's is not. */
function isUnexpected(error: unknown): boolean {
  if (error instanceof SyntaxError || error instanceof TypeError) return false;
  const code = (error as { code?: unknown }).code;
  return !(typeof code === "string" && code.startsWith("ERR_J"));
}

function keyFinder(db: Database, now: () => Date): (id: string) => Promise<Key | undefined> {
  let keys = new Map<string, Key>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const rows = await db.selectFrom("jwks").select(["id", "public_key", "alg"]).execute();
    const imported = rows.map(
      async (row): Promise<[string, Key]> => [
        row.id,
        await importJWK(JSON.parse(row.public_key) as JWK, row.alg ?? "EdDSA"),
      ],
    );
    keys = new Map(await Promise.all(imported));
    // Set only after a read that succeeded.
    readAt = now().getTime();
  }

  return async (id) => {
    if (!keys.has(id) && now().getTime() - readAt >= keyReadInterval) {
      // Concurrent requests share one read.
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return keys.get(id);
  };
}
