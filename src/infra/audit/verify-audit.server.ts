import { sql } from "kysely";
import type { Database } from "../database/tables.server.ts";
import "./tables.server.ts";

type AuditCheck = { ok: true; entries: number } | { ok: false; firstBroken: number };

const batchSize = 10_000;

/** Recalculates the chain of hashes from the first entry to the stored end, in batches. */
export async function verifyAudit(db: Database): Promise<AuditCheck> {
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
  }
  return last.hash === head.hash ? { ok: true, entries: last.id } : { ok: false, firstBroken: last.id };
}
