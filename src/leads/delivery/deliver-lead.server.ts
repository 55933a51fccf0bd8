import { createHash, createHmac } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { readSet } from "#content/read-set.server.ts";
import type { CompanySettings } from "#infra/config/config.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { linkToken } from "#infra/mailer/link-token.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import { type ObserveOutbound, unobserved } from "#infra/tracing/observe-outbound.server.ts";
import type { LeadReceived } from "../deps.server.ts";
import { enqueueAssignment } from "../inbox/assign-on-arrival.server.ts";
import { isSetAside } from "../inbox/lead-states.ts";
import { given } from "../requests/contact-request.ts";
import type { LeadTable } from "../tables.server.ts";

type Lead = Pick<Selectable<LeadTable>, "id" | "email" | "received_at">;

/** Thank-you mails to one address an hour: a stranger may enter any address in the form. */
const thanksPerHour = 3;
/** Suspects announced one by one in an hour; during a flood the rest are in the daily digest only. */
const warningsPerHour = 30;

/** Returns whether the lead's address has had as many thank-you mails within an hour as one may get. */
async function isThankYouLimitReached(db: Database, lead: Lead): Promise<boolean> {
  const { count } = await countInHourBefore(db, lead)
    .where(sql`lower(email)`, "=", lead.email.toLowerCase())
    .where("state", "not in", ["suspect", "spam"])
    .executeTakeFirstOrThrow();
  return Number(count) >= thanksPerHour;
}

/** Returns whether sales have been warned of as many suspects within an hour as they may be. */
async function isWarningLimitReached(db: Database, lead: Lead): Promise<boolean> {
  const { count } = await countInHourBefore(db, lead).where("suspicion", "is not", null).executeTakeFirstOrThrow();
  return Number(count) >= warningsPerHour;
}

function countInHourBefore(db: Database, { id, received_at }: Lead) {
  return db
    .selectFrom("leads")
    .select((expression) => expression.fn.countAll<number>().as("count"))
    .where("received_at", ">", new Date(received_at.getTime() - 3_600_000))
    .where("received_at", "<=", received_at)
    .where("id", "!=", id);
}

const usualChannels = ["sales-mail", "thank-you-mail", "crm"] as const;
/** Notifies sales of a request that may be spam. */
const suspectChannel = "suspect-mail";
export type Channel = (typeof usualChannels)[number] | typeof suspectChannel;

export interface DeliveryDeps {
  db: Database;
  jobs: Jobs;
  mailer: Pick<Mailer, "send">;
  /** Its mailbox of sales as it is now. */
  company: Pick<CompanySettings, "salesMail">;
  /** Origin of the site, for links in mails. */
  publicUrl: string;
  crm?: CrmTarget | undefined;
  /** Observes each call of the CRM; without it they are neither measured nor traced. */
  observe?: ObserveOutbound;
  /** Base of the API as mail readers reach it. */
  apiUrl: string;
  /** Signs the links in mails. */
  secret: string;
  now: () => Date;
}

/** Handles `lead-received`: enqueues one job per channel, so that an outage of one delays no other. Repeatable. */
export async function enqueueDeliveries(
  received: LeadReceived,
  { db, jobs, crm }: Pick<DeliveryDeps, "db" | "jobs" | "crm">,
) {
  const { lead } = received;
  const isWanted = { "sales-mail": true, "thank-you-mail": !received.thanked, crm };
  const usual = usualChannels.filter((channel) => isWanted[channel]);
  const channels: readonly Channel[] = received.suspect ? [suspectChannel] : usual;
  await db.transaction().execute(async (trx) => {
    for (const channel of channels) {
      await jobs.send(trx, "lead-delivery", { lead, channel }, { id: jobId(received, channel) });
    }
    if (!received.suspect) await enqueueAssignment(trx, lead, { jobs }, { id: jobId(received, "assign") });
  });
}

/**
 * Handles `lead-delivery`. A delivery is recorded and never repeated; no transaction is open while the other side
 * responds.
 */
export async function deliverLead(id: string, channel: Channel, deps: DeliveryDeps): Promise<void> {
  const { db, now } = deps;
  const lead = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  // Erased in the meantime, confirmed to be spam, or restored.
  if (!lead || isSetAside(lead.state) !== (channel === suspectChannel) || lead.state === "spam") return;
  const delivered = await db
    .selectFrom("lead_deliveries")
    .select("delivered_at")
    .where("lead_id", "=", id)
    .where("channel", "=", channel)
    .executeTakeFirst();
  if (delivered) return;
  await deliver[channel](lead, deps);
  await db
    .insertInto("lead_deliveries")
    .values({ lead_id: id, channel, delivered_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await notifyAdmin(db, "leads", id);
}

const deliver: Record<Channel, (lead: Selectable<LeadTable>, deps: DeliveryDeps) => Promise<void>> = {
  async "sales-mail"(lead, { mailer, company, publicUrl }) {
    // Mails are React components, which are loaded with the first one.
    const { salesNotice } = await import("./mails/sales-notice.server.tsx");
    const replyTo = { name: lead.name, address: lead.email };
    const notice = await salesNotice(lead, publicUrl);
    await mailer.send({ id: `lead-${lead.id}-sales`, to: company.salesMail, replyTo, ...notice });
  },
  async "suspect-mail"(lead, { db, mailer, company, publicUrl, apiUrl, secret }) {
    if (await isWarningLimitReached(db, lead)) return;
    const { salesNotice } = await import("./mails/sales-notice.server.tsx");
    const mail = await salesNotice(lead, publicUrl, restoreUrl(lead.id, apiUrl, secret));
    await mailer.send({ id: `lead-${lead.id}-suspect`, to: company.salesMail, ...mail });
  },
  async "thank-you-mail"(lead, { db, mailer, company, publicUrl, apiUrl, secret }) {
    if (await isThankYouLimitReached(db, lead)) return;
    const { thankYouMail } = await import("./mails/thank-you.server.tsx");
    const replyTo = { name: readSet(lead.locale, "common").company.name, address: company.salesMail };
    const token = lead.marketing_consent ? linkToken("marketing", lead.id, secret) : undefined;
    const unsubscribeUrl = token && `${apiUrl}/subscribe/unsubscribe?token=${token}`;
    const mail = await thankYouMail(lead, publicUrl, unsubscribeUrl);
    const about = { kind: "lead-thanks", lead: lead.id };
    await mailer.send({ id: `lead-${lead.id}-thanks`, to: lead.email, replyTo, about, ...mail });
  },
  async crm(lead, { crm, now, observe = unobserved }) {
    const call = { to: "crm", call: "send", attributes: { "lead.id": lead.id } };
    if (crm) await observe(call, (traceHeaders) => sendToCrm(lead, crm, now(), traceHeaders));
  },
};

/** Returns the link by which a suspect is reviewed and restored, without a login. */
export function restoreUrl(lead: string, apiUrl: string, secret: string): string {
  return `${apiUrl}/leads/restore?token=${linkToken("restore", lead, secret)}`;
}

/** Returns the same id for the same lead and channel, so that repeating adds no job; a restored lead gets new ones. */
function jobId({ lead, restored = "" }: LeadReceived, channel: Channel | "assign"): string {
  const hex = createHash("sha256").update(`${lead}/${channel}${restored}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

interface CrmTarget {
  url: string;
  secret: string;
}

/**
 * Posts a lead to the CRM's webhook. The signature is HMAC-SHA256 over `timestamp.body`; the Idempotency-Key is the
 * lead's id, so that the CRM can recognise a repeat after a lost response.
 * @param traceHeaders continue the trace there
 * @throws when the CRM did not respond with 2xx within ten seconds; the job is then retried
 */
export async function sendToCrm(
  lead: Selectable<LeadTable>,
  { url, secret }: CrmTarget,
  now: Date,
  traceHeaders: Record<string, string> = {},
): Promise<void> {
  const { suspicion: _suspicion, words: _words, owner_id: _owner, version: _version, ...received } = lead;
  // What staff add later is not part of the request.
  const { origin: _origin, origin_detail: _detail, legal_basis: _basis, basis_day: _day, ...request } = received;
  const { basis_note: _note, tags: _tags, own_values: _own, ...data } = request;
  const { company, phone, job } = lead;
  const stated = { company: given(company), phone: given(phone), job: given(job) };
  const body = JSON.stringify({ event: "lead.received", data: { ...data, ...stated } });
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const response = await fetch(url, {
    method: "POST",
    body,
    redirect: "error",
    signal: AbortSignal.timeout(10_000),
    headers: {
      ...traceHeaders,
      "content-type": "application/json",
      "idempotency-key": lead.id,
      "x-bigsuite-timestamp": timestamp,
      "x-bigsuite-signature": signBody(secret, timestamp, body),
    },
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The CRM responded with ${response.status}`);
}

/** Returns the signature, which the receiver also calculates and compares in constant time. */
export function signBody(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}
