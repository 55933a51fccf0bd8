import "./tables.server.ts";
import "../tables.server.ts";
import type { Selectable } from "kysely";
import { readSet } from "#content/read-set.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { CompanySettings } from "#infra/config/config.server.ts";
import type { InboundMail } from "#infra/config/inbound-mail.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";
import { PermanentFailure } from "#infra/jobs/permanent-failure.server.ts";
import { type Mailer, messageIdOf } from "#infra/mailer/mail.server.ts";
import { idOfAddress, taggedAddress } from "#infra/mailer/tagged-address.server.ts";
import { endTurns } from "#notifications/notify-staff.server.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { firstAnswer, storeChange } from "../inbox/change-lead.server.ts";
import { isSetAside } from "../inbox/lead-states.ts";
import { given } from "../requests/contact-request.ts";
import type { LeadTable } from "../tables.server.ts";
import type { MailInput } from "./conversation-contract.ts";
import type { Author, ConversationDeps } from "./deps.server.ts";
import { leadFamily } from "./lead-family.server.ts";
import { areSendable, attachFiles, filesOfMail } from "./lead-files.server.ts";

export interface ReplyDeps {
  db: Database;
  mailer: Pick<Mailer, "send">;
  publicUrl: string;
  company: Pick<CompanySettings, "salesMail">;
  secret: string;
  inboundMail: InboundMail | undefined;
  now: () => Date;
}

const job = { kind: "job", name: "lead-mail" } as const;

/**
 * Handles `lead-mail`: sends a mail to a lead and records it. A repeat sends nothing; after a crash between sending and
 * recording the mail has the same Message-ID again.
 */
export async function deliverReply(id: string, deps: ReplyDeps): Promise<void> {
  const { db, mailer, publicUrl } = deps;
  const found = await db
    .selectFrom("lead_mails")
    .innerJoin("leads", "leads.id", "lead_mails.lead_id")
    .selectAll("lead_mails")
    .select(["leads.locale", "leads.state as lead_state"])
    .where("lead_mails.id", "=", id)
    .executeTakeFirst();
  // Erased in the meantime, or sent by an earlier attempt.
  if (!found || found.state === "sent") return;
  const { lead_state, locale, ...mail } = found;
  if (isSetAside(lead_state)) return record(mail, { state: "failed", failure: "lead_set_aside" }, deps);
  const { replyMail } = await import("./mails/reply-mail.server.tsx");
  const files = await filesOfMail(db, id);
  try {
    await mailer.send({
      id: `lead-mail-${id}`,
      to: mail.contact_email,
      replyTo: { name: readSet(locale, "common").company.name, address: replyToOf(mail.lead_id, deps) },
      thread: mail.thread,
      subject: mail.subject,
      ...(mail.author_name !== null && { fromName: senderName(mail.author_name, locale) }),
      ...(mail.cc !== null && { cc: mail.cc }),
      attachments: files.map(({ name, type, bytes }) => ({
        filename: name,
        content: Buffer.from(bytes),
        contentType: type,
      })),
      ...(await replyMail({ locale, subject: mail.subject, body: mail.body, site: publicUrl })),
    });
  } catch (error) {
    // The queue tries again for days, but the sender must read at once that the mail waits or was refused.
    const refused = { state: "failed", failure: (error as Error).message.slice(0, 300) } as const;
    const isRefused = error instanceof PermanentFailure;
    await record(mail, isRefused ? refused : { state: mail.state, failure: "mail_server" }, deps);
    throw error;
  }
  await record(mail, { state: "sent", failure: null }, deps);
}

/** Returns the name from which a colleague's mail comes: theirs and the company's, as the address is the company's. */
export function senderName(sender: string, locale: Locale): string {
  return fill(readSet(locale, "lead-templates").from, { sender, us: readSet(locale, "common").company.name });
}

function replyToOf(lead: string, { inboundMail, company, secret }: ReplyDeps): string {
  return inboundMail ? replyAddress(lead, inboundMail.address, secret) : company.salesMail;
}

type Mail = Selectable<Tables["lead_mails"]>;

async function record(
  mail: Mail,
  { state, failure }: Pick<Mail, "state" | "failure">,
  { db, now }: ReplyDeps,
): Promise<void> {
  if (mail.state === state && mail.failure === failure) return;
  const at = now();
  await db.transaction().execute(async (trx) => {
    const sent_at = state === "sent" ? at : null;
    await trx.updateTable("lead_mails").set({ state, failure, sent_at }).where("id", "=", mail.id).execute();
    await notifyAdmin(trx, "leads", mail.lead_id);
    if (state === mail.state) return;
    await recordChange(trx, job, at, {
      action: `lead.mail_${state}`,
      object: { kind: "leads", id: mail.lead_id },
      before: { mail: mail.id, state: mail.state },
      after: { mail: mail.id, state },
    });
  });
}

/** Message-IDs of a long thread that a mail names: the first one and the last ones (RFC 5322, 3.6.4). */
const maxThread = 20;

export type MailRefusal = "lead_set_aside" | "lead_merged" | "lead_without_address";

/** Returns why no mail may be sent to a lead; undefined when it may. */
export function mailRefusal({
  state,
  merged_into,
  email,
}: Pick<Selectable<LeadTable>, "state" | "merged_into" | "email">) {
  if (merged_into) return "lead_merged";
  if (given(email) === null) return "lead_without_address";
  return isSetAside(state) ? "lead_set_aside" : undefined;
}

/**
 * Stores a mail to a lead and enqueues it in the same transaction; a new lead becomes contacted. Repeatable with the same
 * id. A stale version is refused, so that two people do not answer at once.
 */
export async function sendReply(
  lead: string,
  { id, version, subject, body, template, cc = [], files = [] }: SentMail,
  author: Author,
  actor: Actor,
  { db, jobs, now, publicUrl }: Omit<ConversationDeps, "listColleagues"> & { publicUrl: string },
): Promise<"queued" | "not_found" | "stale_version" | "unknown_file" | MailRefusal> {
  return db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom("leads").selectAll().where("id", "=", lead).forUpdate().executeTakeFirst();
    if (!found) return "not_found";
    const sent = await trx.selectFrom("lead_mails").select("id").where("id", "=", id).executeTakeFirst();
    if (sent) return "queued";
    if (found.version !== version) return "stale_version";
    const refusal = mailRefusal(found);
    if (refusal) return refusal;
    if (!(await areSendable(trx, author.id, files))) return "unknown_file";
    const others = [...new Set(cc.map((address) => address.toLowerCase()))].filter(
      (address) => address !== found.email.toLowerCase(),
    );
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
        cc: others.length > 0 ? JSON.stringify(others) : null,
        author_id: author.id,
        author_name: author.name,
      })
      .execute();
    await attachFiles(trx, files, id);
    await jobs.send(trx, "lead-mail", { mail: id }, { id });
    await recordChange(trx, actor, at, {
      action: "lead.mail_queued",
      object: { kind: "leads", id: lead },
      after: { mail: id, template, subject, body, cc: others.length, files: files.length },
    });
    await endTurns(trx, ["lead_answer", "lead_assigned"], lead, at);
    const change = firstAnswer(found, author.id);
    if (change.state || change.owner_id) await storeChange(trx, found, change, actor, { jobs, now });
    else await notifyAdmin(trx, "leads", lead);
    return "queued";
  });
}

type SentMail = Omit<MailInput, "cc" | "files"> & Partial<Pick<MailInput, "cc" | "files">>;

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

/** Returns the address to which a lead's answers go. */
export function replyAddress(lead: string, mailbox: string, secret: string): string {
  return taggedAddress("inbox", lead, mailbox, secret);
}

/** Returns the lead of an address with a token; undefined for another address and for a forged token. */
export function leadOfAddress(address: string, mailbox: string, secret: string): string | undefined {
  return idOfAddress("inbox", address, mailbox, secret);
}
