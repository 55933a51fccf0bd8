import { storedNames } from "#content/read-entry.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import "./tables.server.ts";

type CheckedIn = { ok: true } | { ok: false; code: "not_found" | "no_seat" };

/**
 * Records that somebody came, or that this was an error; only who has a seat can come. Repeatable: who is checked in twice
 * keeps the first time.
 */
export async function checkIn(
  { event, id, present }: { event: string; id: string; present: boolean },
  actor: Actor,
  { db, now }: { db: Database; now: () => Date },
): Promise<CheckedIn> {
  const at = now();
  return db.transaction().execute(async (trx): Promise<CheckedIn> => {
    const found = await trx
      .selectFrom("event_registrations")
      .select(["state", "checked_in_at"])
      .where("id", "=", id)
      .where("event", "in", storedNames("events", event))
      .forUpdate()
      .executeTakeFirst();
    if (!found) return { ok: false, code: "not_found" };
    if (found.state !== "seat") return { ok: false, code: "no_seat" };
    if ((found.checked_in_at !== null) === present) return { ok: true };
    await trx
      .updateTable("event_registrations")
      .set({ checked_in_at: present ? at : null })
      .where("id", "=", id)
      .execute();
    await notifyAdmin(trx, "events", event);
    await recordChange(trx, actor, at, {
      action: present ? "event.checked_in" : "event.check_in_undone",
      object: { kind: "events", id: event },
      after: { registration: id },
    });
    return { ok: true };
  });
}
