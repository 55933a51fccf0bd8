import { readSet } from "#content/read-set.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { wantsMail } from "#notifications/notify-staff.server.ts";
import { excerpt } from "#text/excerpt.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { renderShopMail } from "../mails/shop-mail.server.tsx";
import type { Contact, Shop } from "../shop.server.ts";
import { findRequest, type StoredRequest } from "./read-help.server.ts";

/** Payload of the `help-mail` queue: about a message, or about a request that was assigned. */
export type HelpMailJob = { message: string } | { assigned: string; to: string; version: number };

export interface HelpMailDeps extends Pick<Shop, "db" | "findContact" | "settings"> {
  /** Returns how to reach a person of the staff who may still answer requests; null when they may not. */
  findColleague: (userId: string) => Promise<Contact | null>;
}

/** A mail, and the customer whom it is about. */
export interface HelpMail {
  mail: Mail;
  audience: "customer" | "sales";
  userId: string;
}

/**
 * Composes the mail about a message: an answer goes to the customer with its text, a customer's message to the person who
 * answers the request, else to the team's mailbox. The team's mail has no text, in which people may write what belongs to
 * the thread alone. Null for what was erased, and for a customer without an account.
 */
export async function composeHelpMail(job: HelpMailJob, deps: HelpMailDeps): Promise<HelpMail | null> {
  if ("assigned" in job) {
    const request = await findRequest(deps.db, job.assigned);
    const to = request && (await deps.findColleague(job.to));
    if (!request || !to || !(await wantsMail(deps.db, "help_assigned", job.to))) return null;
    const id = `help-${request.id}-assigned-${job.version}`;
    return {
      mail: await teamMail({ id, kind: "assigned", request, to }, deps),
      audience: "sales",
      userId: request.user_id,
    };
  }
  const message = await deps.db
    .selectFrom("help_messages")
    .selectAll()
    .where("id", "=", job.message)
    .executeTakeFirst();
  const request = message && (await findRequest(deps.db, message.request_id));
  if (!message || !request) return null;
  const id = `help-${message.id}`;
  if (message.kind === "answer") {
    const to = await deps.findContact(request.user_id);
    return (
      to && {
        mail: await answerMail({ id, request, to, text: message.text }, deps),
        audience: "customer",
        userId: request.user_id,
      }
    );
  }
  const owner = request.owner_id ? await deps.findColleague(request.owner_id) : null;
  if (owner && !(await wantsMail(deps.db, "help_received", request.owner_id!))) return null;
  const to = owner ?? { email: deps.settings.salesMail, locale: "id" as const };
  const kind = message.id === request.id ? "received" : "again";
  return { mail: await teamMail({ id, kind, request, to }, deps), audience: "sales", userId: request.user_id };
}

/** The origin of the links. */
interface MailSite {
  settings: Pick<Shop["settings"], "publicUrl">;
}

type MailedRequest = Pick<StoredRequest, "id" | "number" | "topic" | "order_number">;

/** Returns the facts that every mail about a request states. */
function factsOf({ number, topic, order_number }: MailedRequest, locale: Locale): [string, string][] {
  const { facts, topics } = readSet(locale, "mails-help");
  const rows: [string, string | null][] = [
    [facts.number, number],
    [facts.topic, topics[topic]],
    [facts.order, order_number],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** Composes the mail with an answer, which is the whole text that a person of the team wrote. */
export async function answerMail(
  { id, request, to, text }: { id: string; request: MailedRequest; to: Contact; text: string },
  { settings }: MailSite,
): Promise<Mail> {
  const { locale } = to;
  const { answer } = readSet(locale, "mails-help");
  const heading = fill(answer.subject, { number: request.number });
  const rendered = await renderShopMail({
    locale,
    site: settings.publicUrl,
    heading,
    lines: [answer.line, ...text.trim().split(/\n\s*\n/), answer.next],
    facts: factsOf(request, locale),
    button: {
      label: answer.button,
      href: `${settings.publicUrl}${locale === "en" ? "/en" : ""}/account/help?request=${request.id}`,
    },
    reason: "request",
  });
  return { id, to: to.email, subject: excerpt(heading, 120), ...rendered };
}

/** Composes the mail to the team. */
export async function teamMail(
  {
    id,
    kind,
    request,
    to,
  }: { id: string; kind: "received" | "again" | "assigned"; request: MailedRequest; to: Contact },
  { settings }: MailSite,
): Promise<Mail> {
  const { locale } = to;
  const words = readSet(locale, "mails-help");
  const { subject, line } = words.team[kind];
  const heading = fill(subject, { number: request.number });
  const rendered = await renderShopMail({
    locale,
    site: settings.publicUrl,
    reason: "sales",
    heading,
    lines: [line],
    facts: factsOf(request, locale),
    button: { label: words.team.button, href: `${settings.publicUrl}/admin/help/${request.id}` },
  });
  return { id, to: to.email, subject: heading, ...rendered };
}
