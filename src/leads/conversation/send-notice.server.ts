import type { CompanySettings } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import { wantsMail } from "#notifications/notify-staff.server.ts";
import type { ListColleagues } from "./deps.server.ts";
import { survivingLead } from "./lead-family.server.ts";
import type { Notice } from "./mails/notice-mail.server.tsx";
import "../tables.server.ts";
import "./tables.server.ts";

/** Payload of the `lead-notice` queue. */
export type NoticeJob =
  | { kind: "mention"; note: string; to: string }
  /** Sent by versions before reminders were tasks, whose round tells of them. */
  | { kind: "reminder"; reminder: string; due: string }
  | { kind: "answer"; mail: string };

export interface NoticeDeps {
  db: Database;
  mailer: Pick<Mailer, "send">;
  listColleagues: ListColleagues;
  publicUrl: string;
  company: Pick<CompanySettings, "salesMail">;
  now: () => Date;
}

type Text = Pick<Notice, "by" | "text"> & { lead: string };

/** Handles `lead-notice`: mails a colleague. A repeated job sends a mail with the same Message-ID. */
export async function sendNotice(notice: NoticeJob, deps: NoticeDeps): Promise<void> {
  if (notice.kind === "mention") return sendMention(notice, deps);
  if (notice.kind === "reminder") return;
  return sendAnswer(notice, deps);
}

async function sendMention({ note, to }: Extract<NoticeJob, { kind: "mention" }>, deps: NoticeDeps): Promise<void> {
  const found = await deps.db.selectFrom("lead_notes").selectAll().where("id", "=", note).executeTakeFirst();
  if (!found) return;
  const text = { lead: found.lead_id, by: found.author_name, text: found.text };
  await mailTo(to, `lead-note-${note}-${to}`, "mention", text, deps);
}

async function sendAnswer({ mail }: Extract<NoticeJob, { kind: "answer" }>, deps: NoticeDeps): Promise<void> {
  const found = await deps.db.selectFrom("lead_mails").selectAll().where("id", "=", mail).executeTakeFirst();
  if (!found) return;
  const lead = (await survivingLead(deps.db, found.lead_id)) ?? found.lead_id;
  const row = await deps.db.selectFrom("leads").select("owner_id").where("id", "=", lead).executeTakeFirst();
  const text = { lead, by: found.contact_name || found.contact_email, text: found.body };
  await mailTo(row?.owner_id ?? undefined, `lead-answer-${mail}`, "answer", text, deps);
}

/** Mails a colleague; without one, or when they left, the mailbox of sales. */
async function mailTo(
  to: string | undefined,
  id: string,
  kind: Notice["kind"],
  { lead, by, text }: Text,
  { db, mailer, listColleagues, publicUrl, company }: NoticeDeps,
): Promise<void> {
  const found = await db.selectFrom("leads").select("company").where("id", "=", lead).executeTakeFirst();
  if (!found) return;
  const colleague = (await listColleagues(db)).find((person) => person.id === to);
  // A note is between colleagues: nobody else needs it when the named one has left.
  if (!colleague && kind === "mention") return;
  if (colleague && !(await wantsMail(db, `lead_${kind}`, colleague.id))) return;
  const { noticeMail } = await import("./mails/notice-mail.server.tsx");
  const url = `${publicUrl}/admin/leads/${lead}`;
  const about = { kind, by, company: found.company, text, site: publicUrl, url };
  const mail = await noticeMail({ ...about, locale: colleague?.locale ?? "id" });
  await mailer.send({ id, to: colleague?.email ?? company.salesMail, ...mail });
}
