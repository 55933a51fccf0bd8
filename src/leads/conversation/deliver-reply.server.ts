import type { Selectable } from "kysely";
import { readSet } from "#content/read-set.server.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { InboundMail } from "#infra/config/inbound-mail.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import { PermanentFailure } from "#infra/jobs/permanent-failure.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import { isSetAside } from "../inbox/lead-states.ts";
import { replyAddress } from "./reply-address.server.ts";
import "../tables.server.ts";
import "./tables.server.ts";

export interface ReplyDeps {
  db: Database;
  mailer: Pick<Mailer, "send">;
  publicUrl: string;
  salesMail: string;
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
  try {
    await mailer.send({
      id: `lead-mail-${id}`,
      to: mail.contact_email,
      replyTo: { name: readSet(locale, "common").company.name, address: replyToOf(mail.lead_id, deps) },
      thread: mail.thread,
      subject: mail.subject,
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

function replyToOf(lead: string, { inboundMail, salesMail, secret }: ReplyDeps): string {
  return inboundMail ? replyAddress(lead, inboundMail.address, secret) : salesMail;
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
