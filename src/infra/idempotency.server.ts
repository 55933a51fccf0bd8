import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database, Trx } from "./database/tables.server.ts";

/** What became of a key: this request is the first with it, repeats an earlier one, or wrongly reuses its key. */
export type KeyOutcome<T> = { kind: "first" } | { kind: "repeat"; answer: T } | { kind: "reused" };

export interface KeyClaim<T> {
  /** Which call the key belongs to, with the caller where calls are personal. */
  scope: string;
  key: string;
  requestHash: string;
  /** What a repeat will be answered. */
  answer: T;
  now: Date;
  /** Claims older than this count no more (for keys made from the request itself). */
  forgetBefore?: Date;
}

/** Keys as clients may send them. */
export const keyPattern = /^[\x21-\x7e]{1,200}$/;

/**
 * Claims a key inside the transaction that does the work: of several at once the first commits, the others wait and then
 * repeat its answer.
 */
export async function claimKey<T extends object>(trx: Trx, claim: KeyClaim<T>): Promise<KeyOutcome<T>> {
  const { scope, key, requestHash, now, forgetBefore = new Date(0) } = claim;
  const answer = JSON.stringify(claim.answer);
  const claimed = await sql`
    insert into idempotency_keys as it (scope, key, request_hash, answer, created_at)
    values (${scope}, ${key}, ${requestHash}, ${answer}::jsonb, ${now})
    on conflict (scope, key) do update
      set request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at
      where it.created_at < ${forgetBefore}
    returning 1`.execute(trx);
  if (claimed.rows.length > 0) return { kind: "first" };
  const { rows } = await sql<{ request_hash: string; answer: T }>`
    select request_hash, answer from idempotency_keys where scope = ${scope} and key = ${key}`.execute(trx);
  const earlier = rows[0]!;
  return earlier.request_hash === requestHash ? { kind: "repeat", answer: earlier.answer } : { kind: "reused" };
}

/** Replaces what a repeat will be answered, when the work has changed it. */
export async function setKeyAnswer(trx: Trx, scope: string, key: string, answer: object): Promise<void> {
  await sql`update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb
    where scope = ${scope} and key = ${key}`.execute(trx);
}

/** A digest of a request: equal for equal content, in whatever order its members came. */
export function hashRequest(request: unknown): string {
  return createHash("sha256").update(canonical(request)).digest("base64url");
}

/** Forgets keys after a week; for the nightly upkeep. */
export async function forgetKeys(db: Database, now: Date): Promise<void> {
  const week = new Date(now.getTime() - 7 * 24 * 3600_000);
  await sql`delete from idempotency_keys where created_at < ${week}`.execute(db);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object" && !(value instanceof Date)) {
    const members = Object.entries(value).filter(([, it]) => it !== undefined);
    members.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([key, it]) => `${JSON.stringify(key)}:${canonical(it)}`).join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}
