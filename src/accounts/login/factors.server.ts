import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { ChangeNeeds, FactorMethod } from "./credential-changes.ts";
import { confirmedSince } from "./session-rules.server.ts";
import "../tables.server.ts";

/** Records that the second factor or a passkey was checked in a session. */
export async function recordFactor(
  db: Database | Trx,
  session: { id: string } | { token: string },
  by: FactorMethod,
  at: Date,
): Promise<void> {
  const [column, value] = "id" in session ? (["id", session.id] as const) : (["token", session.token] as const);
  await db.updateTable("sessions").set({ factor_at: at, factor_by: by }).where(column, "=", value).execute();
}

/**
 * Returns whether the second factor was checked in a session.
 * @param now when given, only a check within the last minutes counts
 */
export function isStrong(factorAt: Date | null, now?: Date): boolean {
  if (!factorAt) return false;
  return !now || factorAt > confirmedSince(now);
}

/** Returns by which means a person can give a second factor; none when none is set up. */
async function readFactorMethods(db: Database | Trx, userId: string): Promise<FactorMethod[]> {
  const app = await db
    .selectFrom("two_factors")
    .select("id")
    .where("user_id", "=", userId)
    .where("verified", "=", true)
    .limit(1)
    .executeTakeFirst();
  const passkey = await db
    .selectFrom("passkeys")
    .select("id")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return [...(app ? (["code", "recovery_code"] as const) : []), ...(passkey ? (["passkey"] as const) : [])];
}

/** Returns whether a person has two-step verification or a passkey. */
export async function hasFactor(db: Database | Trx, userId: string): Promise<boolean> {
  return (await readFactorMethods(db, userId)).length > 0;
}

/** Takes the second factor from a person's sessions when none is set up any more: a session does not outlive its factor. */
export async function forgetLostFactor(trx: Trx, userId: string): Promise<void> {
  if (await hasFactor(trx, userId)) return;
  await trx.updateTable("sessions").set({ factor_at: null, factor_by: null }).where("user_id", "=", userId).execute();
}

/** What is still to be proved before a change. */
export interface MissingProof {
  needs: ("password" | "factor")[];
  /** By which means the second factor can be given for this change. */
  methods: FactorMethod[];
}

/** Returns what is still to be proved in a session before a change; undefined when nothing is. */
export async function findMissingProof(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  { recentPassword, freshFactor }: ChangeNeeds,
  now: Date,
): Promise<MissingProof | undefined> {
  const session = await db
    .selectFrom("sessions")
    .select(["confirmed_at", "factor_at", "factor_by"])
    .where("id", "=", sessionId)
    .executeTakeFirst();
  const since = confirmedSince(now);
  const isRecent = (at: Date | null | undefined) => at != null && at > since;
  const methods = freshFactor
    ? (await readFactorMethods(db, userId)).filter((method) => freshFactor.includes(method))
    : [];
  const isGiven =
    isRecent(session?.factor_at) && session?.factor_by != null && freshFactor?.includes(session.factor_by) === true;
  const needs: MissingProof["needs"] = [];
  if (recentPassword && !isRecent(session?.confirmed_at)) needs.push("password");
  if (methods.length > 0 && !isGiven) needs.push("factor");
  return needs.length > 0 ? { needs, methods } : undefined;
}
