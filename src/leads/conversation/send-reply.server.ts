import type { Selectable } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { messageIdOf } from "#infra/mailer/mail.server.ts";
import { storeChange } from "../inbox/change-lead.server.ts";
import { isSetAside } from "../inbox/lead-states.ts";
import type { LeadTable } from "../tables.server.ts";
import type { MailInput } from "./conversation-input.ts";
import type { Author, ConversationDeps } from "./deps.server.ts";
import { leadFamily } from "./lead-family.server.ts";
import "./tables.server.ts";

/** Message-IDs of a long thread that a mail names: the first one and the last ones (RFC 5322, 3.6.4). */
const maxThread = 20;

export type MailRefusal = "lead_set_aside" | "lead_merged";

/** Returns why no mail may be sent to a lead; undefined when it may. */
export function mailRefusal({ state, merged_into }: Pick<Selectable<LeadTable>, "state" | "merged_into">) {
  if (merged_into) return "lead_merged";
  return isSetAside(state) ? "lead_set_aside" : undefined;
}

/**
 * Stores a mail to a lead and enqueues it in the same transaction; a new lead becomes contacted. Repeatable with the same
 * id. A stale version is refused, so that two people do not answer at once.
 */
export async function sendReply(
  lead: string,
  { id, version, subject, body, template }: MailInput,
  author: Author,
  actor: Actor,
  { db, jobs, now, publicUrl }: Omit<ConversationDeps, "listColleagues"> & { publicUrl: string },
): Promise<"queued" | "not_found" | "stale_version" | MailRefusal> {
  return db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom("leads").selectAll().where("id", "=", lead).forUpdate().executeTakeFirst();
    if (!found) return "not_found";
    const sent = await trx.selectFrom("lead_mails").select("id").where("id", "=", id).executeTakeFirst();
    if (sent) return "queued";
    if (found.version !== version) return "stale_version";
    const refusal = mailRefusal(found);
    if (refusal) return refusal;
    const at = now();
    await trx
      .insertInto("lead_mails")
      .values({
        id,
        lead_id: lead,
        at,
        direction: "out",
        state: "queued",
        message_id: messageIdOf(`lead-mail-${id}`, publicUrl),
        thread: JSON.stringify(await threadOf(trx, lead, publicUrl)),
        contact_name: found.name,
        contact_email: found.email,
        subject,
        body,
        template,
        author_id: author.id,
        author_name: author.name,
      })
      .execute();
    await jobs.send(trx, "lead-mail", { mail: id }, { id });
    await recordChange(trx, actor, at, {
      action: "lead.mail_queued",
      object: { kind: "leads", id: lead },
      after: { mail: id, template, subject, body },
    });
    if (found.state === "new") await storeChange(trx, found, { state: "contacted" }, actor, { jobs, now });
    else await notifyAdmin(trx, "leads", lead);
    return "queued";
  });
}

/** Returns the Message-IDs of everything written so far, beginning with our confirmation of the request. */
async function threadOf(trx: Database | Trx, lead: string, publicUrl: string): Promise<string[]> {
  const family = await leadFamily(trx, lead);
  const mails = await trx
    .selectFrom("lead_mails")
    .select("message_id")
    .where("lead_id", "in", family)
    .where("automatic", "=", false)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const thanked = await trx
    .selectFrom("lead_deliveries")
    .select("lead_id")
    .where("lead_id", "=", lead)
    .where("channel", "=", "thank-you-mail")
    .executeTakeFirst();
  const first = thanked ? [messageIdOf(`lead-${lead}-thanks`, publicUrl)] : [];
  const all = [...first, ...mails.map((mail) => mail.message_id)];
  return all.length > maxThread ? [all[0]!, ...all.slice(1 - maxThread)] : all;
}
