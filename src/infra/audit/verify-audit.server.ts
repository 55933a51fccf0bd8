import "./tables.server.ts";
import { sql } from "kysely";
import type { Database } from "../database/tables.server.ts";
import type { OperatorDeps } from "../operator/operator.server.ts";

type AuditCheck = { ok: true; entries: number } | { ok: false; firstBroken: number };

const batchSize = 10_000;

/**
 * Recalculates the chain of hashes from the first entry to the stored end, in batches, and looks for rows outside of the
 * chain: the database gives every entry its number and moves the end in the same transaction.
 * @param onBatch is told how many entries were read so far
 */
export async function verifyAudit(
  db: Database,
  onBatch: (checked: number) => Promise<unknown> = async () => {},
): Promise<AuditCheck> {
  const head = await db.selectFrom("audit_head").select(["id", "hash"]).executeTakeFirstOrThrow();
  let last = { id: 0, hash: "" };
  while (last.id < head.id) {
    const entries = await db
      .selectFrom("audit_log")
      .select(["id", "hash", "previous_hash", sql<string>`audit_hash(audit_log)`.as("expected")])
      .where("id", ">", last.id)
      .where("id", "<=", head.id)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    for (const { id, hash, previous_hash, expected } of entries) {
      if (id !== last.id + 1 || previous_hash !== last.hash || hash !== expected)
        return { ok: false, firstBroken: last.id + 1 };
      last = { id, hash };
    }
    if (entries.length === 0) return { ok: false, firstBroken: last.id + 1 };
    await onBatch(last.id);
  }
  if (last.hash !== head.hash) return { ok: false, firstBroken: last.id };
  // Of one moment: entries are written meanwhile, behind the end that was read first.
  const outside = await db
    .selectFrom("audit_log")
    .select("id")
    .where(({ eb, or, selectFrom }) =>
      or([eb("id", "is", null), eb("id", "<", 1), eb("id", ">", selectFrom("audit_head").select("audit_head.id"))]),
    )
    .limit(1)
    .executeTakeFirst();
  return outside ? { ok: false, firstBroken: last.id + 1 } : { ok: true, entries: last.id };
}

/** Runs `npm run admin -- verify-audit`: the whole chain, from the first entry to the last. */
export async function verifyCommand({ db }: Pick<OperatorDeps, "db">, print: (text: string) => void): Promise<boolean> {
  const check = await verifyAudit(db);
  if (!check.ok) {
    print(`The audit log is broken: entry ${check.firstBroken} was changed, removed or inserted later.\n`);
    return false;
  }
  const { hash } = await db.selectFrom("audit_head").select("hash").executeTakeFirstOrThrow();
  print(`The audit log is unbroken: ${check.entries} entries.\n`);
  // Whoever owns the database could replace the whole chain, but not what was written down elsewhere.
  if (hash) print(`Note the last hash outside of this server to compare it later: ${hash}\n`);
  return true;
}
