import { readSet } from "#content/read-set.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { CompanySettings } from "#infra/config/config.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { isWorkingTime, nextWorkingTime } from "#time/working-hours.ts";
import type { LeadDeps } from "../deps.server.ts";
import { lockTurns, type PossibleOwner, takeTurn } from "./assign-in-turn.server.ts";
import { lockLead, storeChange, tellOwners } from "./change-lead.server.ts";
import "../tables.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "lead-assign": { lead: string };
  }
}

interface ArrivalDeps extends LeadDeps {
  /** Its working hours as they are now. */
  company: Pick<CompanySettings, "workingHours">;
  /** Returns who may own leads; their accounts belong to another domain. */
  listOwners: (db: Database) => Promise<PossibleOwner[]>;
}

const job = { kind: "job", name: "lead-assign" } as const;

/** Registers the assignment of leads that arrive; call before `jobs.start()`. */
export function registerAssignment(deps: ArrivalDeps): void {
  deps.jobs.work("lead-assign", ({ lead }) => assignOnArrival(lead, deps));
}

/** Enqueues the assignment of a lead that has arrived, was restored or separated, where leads are shared automatically. */
export async function enqueueAssignment(
  trx: Trx,
  lead: string,
  { jobs }: Pick<LeadDeps, "jobs">,
  options: { id?: string } = {},
): Promise<void> {
  if (await isShared(trx)) await jobs.send(trx, "lead-assign", { lead }, options);
}

/** Returns whether leads are assigned in turn when they arrive. */
export async function isShared(db: Database | Trx): Promise<boolean> {
  const row = await db.selectFrom("lead_sharing").select("automatic").executeTakeFirst();
  return row?.automatic ?? false;
}

/** Stores whether leads are assigned in turn when they arrive. */
export async function saveSharing(
  automatic: boolean,
  actor: Actor,
  { db, now }: Pick<LeadDeps, "db" | "now">,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await isShared(trx);
    await trx
      .insertInto("lead_sharing")
      .values({ automatic })
      .onConflict((conflict) => conflict.column("single").doUpdateSet({ automatic }))
      .execute();
    await recordChange(trx, actor, now(), {
      action: "lead.sharing_changed",
      object: { kind: "leads", id: "sharing" },
      before: { automatic: before },
      after: { automatic },
    });
    await notifyAdmin(trx, "leads", "");
  });
}

/**
 * Handles `lead-assign`: gives a lead that nobody has to the person whose turn it is, and tells them. One that arrives outside
 * of the working hours waits until they begin. Repeatable: what has an owner, or is no new lead any more, stays as it is.
 */
export async function assignOnArrival(id: string, deps: ArrivalDeps): Promise<void> {
  const { db, jobs, now, company } = deps;
  const at = now();
  const possible = await deps.listOwners(db);
  await db.transaction().execute(async (trx) => {
    if (!(await isShared(trx))) return;
    const lead = await lockLead(trx, id);
    if (lead?.state !== "new" || lead.owner_id !== null || lead.merged_into !== null) return;
    if (!isWorkingTime(company.workingHours, at)) {
      await jobs.send(trx, "lead-assign", { lead: id }, { startAfter: nextWorkingTime(company.workingHours, at) });
      return;
    }
    const owner = await takeTurn(trx, await lockTurns(trx, possible, at), lead);
    if (owner === undefined) return;
    await storeChange(trx, lead, { owner_id: owner }, job, deps, { rule: true });
    await tellOwners(trx, [{ lead, owner }], job, at, readSet("id", "common").company.name);
  });
}
