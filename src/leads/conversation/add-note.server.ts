import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import { mentionsIn } from "#text/mentions.ts";
import type { Author, ConversationDeps } from "./deps.server.ts";
import "../tables.server.ts";
import "./tables.server.ts";

/** Adds a note to a lead; each mentioned colleague gets a mail. Repeatable with the same id. */
export async function addNote(
  lead: string,
  { id, text }: { id: string; text: string },
  author: Author,
  actor: Actor,
  { db, jobs, now, listColleagues }: ConversationDeps,
): Promise<"added" | "not_found"> {
  return db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom("leads").select("company").where("id", "=", lead).executeTakeFirst();
    if (!found) return "not_found";
    const usernames = mentionsIn(text);
    const colleagues = usernames.length > 0 ? await listColleagues(trx) : [];
    const mentioned = colleagues.filter(({ username }) => usernames.includes(username));
    const at = now();
    const inserted = await trx
      .insertInto("lead_notes")
      .values({
        id,
        lead_id: lead,
        at,
        author_id: author.id,
        author_name: author.name,
        text,
        mentions: JSON.stringify(mentioned.map(({ id, username, name }) => ({ id, username, name }))),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!inserted) return "added";
    for (const { id: to } of mentioned.filter((colleague) => colleague.id !== author.id)) {
      await jobs.send(trx, "lead-notice", { kind: "mention", note: id, to });
    }
    const to = mentioned.map((colleague) => colleague.id);
    const params = { by: author.name, company: found.company };
    await notifyStaff(trx, "lead_mention", { object: lead, params, to, by: actor, at });
    await notifyAdmin(trx, "leads", lead);
    await recordChange(trx, actor, at, {
      action: "lead.note_added",
      object: { kind: "leads", id: lead },
      after: { note: id, text, mentions: mentioned.map((colleague) => colleague.id) },
    });
    return "added";
  });
}
