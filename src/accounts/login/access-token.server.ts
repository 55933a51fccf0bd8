import { decodeProtectedHeader, importJWK, type JWK, jwtVerify } from "jose";
import type { Database } from "#infra/database/tables.server.ts";
import { type User, userColumns } from "../person/user.server.ts";
import { oldestLogin } from "./session-rules.server.ts";

/** A person whose token is sound and whose session still exists. */
export interface SignedIn {
  user: User;
  sessionId: string;
}

export type TokenRead =
  | { ok: true; signedIn: SignedIn }
  /** `token_invalid`: malformed, tampered or expired. `login_ended`: sound, but its session is over. */
  | { ok: false; code: "token_invalid" | "login_ended" };

export type ReadToken = (token: string) => Promise<TokenRead>;

type Key = Awaited<ReturnType<typeof importJWK>>;

/** No token of ours is longer; what is, is not looked at. */
const longestToken = 2048;
/** Unknown keys send us to the database at most this often, in milliseconds. */
const keyPause = 5_000;

/**
 * Makes the reader of access tokens: signature, issuer, audience and time are checked here, and the session is
 * looked up each time, so that a revoked one is refused at its very next request.
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
      .where("sessions.expires_at", ">", now())
      .where("sessions.created_at", ">", oldestLogin(now()))
      .executeTakeFirst();
    if (!row) return { ok: false, code: "login_ended" };
    return { ok: true, signedIn: { user: row, sessionId: claims.sid } };
  };
}

async function verifiedClaims(
  token: string,
  findKey: (id: string) => Promise<Key | undefined>,
  publicUrl: string,
  currentDate: Date,
): Promise<{ sub: string; sid: string } | undefined> {
  if (token.length > longestToken) return undefined;
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
    if (isDatabaseTrouble(error)) throw error;
    return undefined;
  }
}

/** Errors of jose and of broken JSON tell of a bad token; anything with another shape is ours and must be heard. */
function isDatabaseTrouble(error: unknown): boolean {
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
    // Not before: a read that failed says nothing about the key.
    readAt = now().getTime();
  }

  return async (id) => {
    if (!keys.has(id) && now().getTime() - readAt >= keyPause) {
      // Who comes while the keys are being read waits for them.
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return keys.get(id);
  };
}
