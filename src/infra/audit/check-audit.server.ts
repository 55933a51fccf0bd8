import "./tables.server.ts";
import { notifyAdmin } from "../database/admin-changes.server.ts";
import type { Database } from "../database/tables.server.ts";
import { withoutTimeouts } from "../database/without-timeouts.server.ts";
import type { Jobs } from "../jobs/jobs.server.ts";
import { type Actor, actorName } from "./actor.ts";
import { recordChange } from "./record-change.server.ts";
import { verifyAudit } from "./verify-audit.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "audit-check": { check: number };
  }
}

interface CheckDeps {
  db: Database;
  jobs: Pick<Jobs, "send">;
  now: () => Date;
}

/** Asks for a check of the whole chain in the background; while one runs, that one counts. */
export async function askAuditCheck({ db, jobs, now }: CheckDeps, actor: Actor): Promise<{ ok: true }> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    // The lock makes the second of two presses find the check of the first.
    const head = await trx.selectFrom("audit_head").select("id").forUpdate().executeTakeFirstOrThrow();
    const running = await trx.selectFrom("audit_checks").select("id").where("ended_at", "is", null).executeTakeFirst();
    if (running) return { ok: true };
    const { id } = await trx
      .insertInto("audit_checks")
      .values({
        asked_by: actorName(actor),
        asked_at: at,
        entries: head.id,
        ended_at: null,
        first_broken: null,
        last_hash: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await jobs.send(trx, "audit-check", { check: id });
    await recordChange(trx, actor, at, {
      action: "audit.check_asked",
      object: { kind: "audit", id: String(id) },
      after: { entries: head.id },
    });
    await notifyAdmin(trx, "audit", String(id));
    return { ok: true };
  });
}

/** Registers the job of the check; call before the jobs start. */
export function registerAuditChecks({ db, jobs, now }: { db: Database; jobs: Jobs; now: () => Date }): void {
  jobs.work("audit-check", ({ check }) => runAuditCheck({ db, now }, check));
}

/** Checks the whole chain; open screens show how far it has come, and the result. */
export function runAuditCheck({ db, now }: Pick<CheckDeps, "db" | "now">, check: number): Promise<void> {
  return withoutTimeouts(db, async (connection) => {
    const update = async (values: { checked: number; ended_at?: Date; first_broken?: number; last_hash?: string }) => {
      await connection.updateTable("audit_checks").set(values).where("id", "=", check).execute();
      await notifyAdmin(connection, "audit", String(check));
    };
    const result = await verifyAudit(connection, (checked) => update({ checked }));
    if (!result.ok) {
      const { firstBroken } = result;
      return update({ checked: firstBroken - 1, ended_at: now(), first_broken: firstBroken });
    }
    const last = await connection
      .selectFrom("audit_log")
      .select("hash")
      .where("id", "=", result.entries)
      .executeTakeFirst();
    await update({ checked: result.entries, ended_at: now(), ...(last && { last_hash: last.hash }) });
  });
}

/** Returns the last check that somebody asked for; null when there was none. */
export async function readAuditCheck(db: Database) {
  const row = await db.selectFrom("audit_checks").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst();
  if (!row) return null;
  const { asked_by, checked, entries, first_broken, last_hash } = row;
  return {
    asked_by,
    asked_at: row.asked_at.toISOString(),
    checked,
    entries: Math.max(entries, checked),
    ended_at: row.ended_at?.toISOString() ?? null,
    first_broken,
    last_hash,
  };
}
