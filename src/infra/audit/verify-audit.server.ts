import type { Database } from "../database/tables.server.ts";
import { hashEntry } from "./audit-hash.server.ts";
import "./tables.server.ts";

type AuditCheck = { ok: true; entries: number } | { ok: false; firstBroken: number };

const batchSize = 1000;

/** Recalculates the chain of hashes from the first entry to the stored end, in batches. */
export async function verifyAudit(db: Database): Promise<AuditCheck> {
  const head = await db.selectFrom("audit_head").select(["id", "hash"]).executeTakeFirstOrThrow();
  let last = { id: 0, hash: "" };
  while (last.id < head.id) {
    const entries = await db
      .selectFrom("audit_log")
      .selectAll()
      .where("id", ">", last.id)
      .where("id", "<=", head.id)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    for (const { hash, ...entry } of entries) {
      const isNext = entry.id === last.id + 1 && entry.previous_hash === last.hash && hashEntry(entry) === hash;
      if (!isNext) return { ok: false, firstBroken: last.id + 1 };
      last = { id: entry.id, hash };
    }
    if (entries.length === 0) return { ok: false, firstBroken: last.id + 1 };
  }
  return last.hash === head.hash ? { ok: true, entries: last.id } : { ok: false, firstBroken: last.id };
}
