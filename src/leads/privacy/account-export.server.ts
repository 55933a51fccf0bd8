import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { consumeRateLimit } from "#infra/limits/rate-limit.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import type { Locale } from "#text/locales.ts";
import { collectLeads } from "./personal-data.server.ts";

/** The owner of an account, whose address is verified. */
export interface AccountOwner {
  id: string;
  email: string;
  locale: Locale;
  created_at: Date;
}

/** Payload of the `older-requests` queue. */
export interface OlderRequests {
  email: string;
  locale: Locale;
  /** Requests received before this moment (ISO 8601). */
  before: string;
}

/**
 * Collects the requests and the newsletter for an account's export. Requests older than the account may be those of an
 * earlier owner of the address, so they are mailed to the address, once a day at most, and not exported.
 */
export async function collectForAccount(
  { db, jobs, now }: { db: Database; jobs: Pick<Jobs, "send">; now: () => Date },
  { id, email, locale, created_at }: AccountOwner,
): Promise<object> {
  // Lines of a file were not sent by the owner of the account: rights requests, which are checked, hand them over.
  const { requests, newsletter, imported_lines: _lines, ...others } = await collectLeads(db, email);
  const own = requests.filter(({ received_at }) => received_at >= created_at);
  const other_mails = others.other_mails.filter(({ at }) => at >= created_at);
  const collected = { requests: own, newsletter, ...(other_mails.length > 0 && { other_mails }) };
  const older = requests.length - own.length;
  if (older === 0) return collected;
  const limit = { max: 1, seconds: 86_400 };
  const { allowed } = await consumeRateLimit(db, { scope: "older-requests", who: id, limit, now: now() });
  const job: OlderRequests = { email, locale, before: created_at.toISOString() };
  if (allowed) await jobs.send(db, "older-requests", job);
  return { ...collected, older_requests: { count: older, sent_to: email } };
}

/** Handles `older-requests`: mails the requests as a file to their sender's address. */
export async function sendOlderRequests(
  { email, locale, before }: OlderRequests,
  { db, mailer, publicUrl }: { db: Database; mailer: Pick<Mailer, "send">; publicUrl: string },
  job: { id: string },
): Promise<void> {
  const { requests } = await collectLeads(db, email);
  const older = requests.filter(({ received_at }) => received_at < new Date(before));
  // Erased in the meantime.
  if (older.length === 0) return;
  const { olderRequestsMail } = await import("../delivery/mails/older-requests.server.tsx");
  const content = Buffer.from(JSON.stringify({ requests: older }, null, 2));
  const attachments = [{ filename: "bigsuite-requests.json", content, contentType: "application/json" }];
  await mailer.send({
    id: job.id,
    to: email,
    attachments,
    ...(await olderRequestsMail(locale, older.length, publicUrl)),
  });
}
