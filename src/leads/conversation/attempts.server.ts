import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { endTurns } from "#notifications/notify-staff.server.ts";
import { firstAnswer, type LeadChange, lockLead, storeChange } from "../inbox/change-lead.server.ts";
import { isSetAside } from "../inbox/lead-states.ts";
import type { AttemptChannel } from "./conversation-contract.ts";
import type { Author, ConversationDeps } from "./deps.server.ts";
import "../tables.server.ts";
import "./tables.server.ts";

type Deps = Pick<ConversationDeps, "db" | "jobs" | "now">;

/** Records that somebody opened WhatsApp, a call or a mail of their own to a lead. Repeatable with the same id. */
export async function addAttempt(
  lead: string,
  { id, channel }: { id: string; channel: AttemptChannel },
  author: Author,
  actor: Actor,
  { db, now }: Omit<Deps, "jobs">,
): Promise<"added" | "not_found"> {
  return db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom("leads").select("id").where("id", "=", lead).executeTakeFirst();
    if (!found) return "not_found";
    const at = now();
    const inserted = await trx
      .insertInto("lead_attempts")
      .values({ id, lead_id: lead, at, channel, author_id: author.id, author_name: author.name })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!inserted) return "added";
    await notifyAdmin(trx, "leads", lead);
    await recordChange(trx, actor, at, {
      action: "lead.attempt_recorded",
      object: { kind: "leads", id: lead },
      after: { attempt: id, channel },
    });
    return "added";
  });
}

/**
 * Stores whether an attempt reached the lead; may be corrected. A new lead that was reached is contacted, one that nobody had
 * belongs to whoever reached it, as after a first answer, and one that was reached waits for no answer any more.
 */
export async function answerAttempt(
  lead: string,
  id: string,
  reached: boolean,
  author: Pick<Author, "id">,
  actor: Actor,
  { db, jobs, now }: Deps,
): Promise<"answered" | "not_found"> {
  return db.transaction().execute(async (trx) => {
    const found = await lockLead(trx, lead);
    const before = await trx
      .selectFrom("lead_attempts")
      .select("reached")
      .where("id", "=", id)
      .where("lead_id", "=", lead)
      .forUpdate()
      .executeTakeFirst();
    if (!found || !before) return "not_found";
    const at = now();
    await trx.updateTable("lead_attempts").set({ reached, answered_at: at }).where("id", "=", id).execute();
    await recordChange(trx, actor, at, {
      action: "lead.attempt_answered",
      object: { kind: "leads", id: lead },
      before: { attempt: id, reached: before.reached },
      after: { attempt: id, reached },
    });
    if (reached) await endTurns(trx, ["lead_answer", "lead_assigned"], lead, at);
    const isTaken = reached && found.merged_into === null && !isSetAside(found.state);
    const change: LeadChange = isTaken ? firstAnswer(found, author.id) : {};
    if (change.state || change.owner_id) await storeChange(trx, found, change, actor, { jobs, now });
    else await notifyAdmin(trx, "leads", lead);
    return "answered";
  });
}
