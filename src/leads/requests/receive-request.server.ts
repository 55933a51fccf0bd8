import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { hashRequest } from "#infra/limits/idempotency.server.ts";
import { type LimitClaim, secondsUntil, taking } from "#infra/limits/rate-limit.server.ts";
import type { Locale } from "#text/locales.ts";
import type { LeadReceived } from "../delivery/deliver-lead.server.ts";
import type { LeadTable } from "../tables.server.ts";
import { type ConsentTexts, consentProof } from "./consent-texts.ts";
import type { Suspicion } from "./suspicion.ts";

export interface LeadDeps {
  db: Database;
  jobs: Jobs;
  now: () => Date;
}

/** How a request came: what makes a repeat of it recognisable, and its language when it does not say itself. */
export interface Arrival {
  locale: Locale;
  idempotencyKey?: string | undefined;
  /** Without a key, equal requests within five minutes count as one (a form without JavaScript pressed twice). */
  mergeEqual?: boolean;
  /** The words beside the form, for the proof of consent. */
  texts: ConsentTexts;
  /** The sender's limit, counted in the same statement. */
  limit: LimitClaim;
}

export type Received =
  | { kind: "received"; id: string; receivedAt: string; repeated: boolean; suspicion: Suspicion | undefined }
  | { kind: "limited"; retryAfter: number }
  | { kind: "idempotency_key_reused" };

/** What the two kinds of request have in common. */
interface CommonRequest {
  name: string;
  company: string;
  email: string;
  phone: string;
  industry: string;
  job: string;
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  utm_term: string;
  first_touch?: Record<string, string> | null | undefined;
  last_touch?: Record<string, string> | null | undefined;
  marketing_consent: boolean;
  privacy_version: string;
  locale?: Locale | undefined;
  page?: string | undefined;
  started_at?: number | null | undefined;
  elapsed_ms?: number | null | undefined;
}

type OwnFields = Pick<Selectable<LeadTable>, "kind" | "product" | "message" | "details">;

type Outcome = "limited" | "first" | "repeat" | "reused";

const mergeMilliseconds = 5 * 60_000;

/** Keeps a request and what must follow from it in one statement: both are there, or neither. */
export async function receiveRequest(
  request: CommonRequest,
  own: OwnFields,
  suspicion: Suspicion | undefined,
  arrival: Arrival,
  { db, jobs, now }: LeadDeps,
): Promise<Received> {
  const at = now();
  const lead = leadOf(request, own, suspicion, { id: randomUUID(), at, ...arrival });
  const answer = { id: lead.id, receivedAt: at.toISOString() };
  const claim = claimOf(request, own.kind, arrival, at);
  const received: LeadReceived = { lead: lead.id, ...(suspicion && { suspect: true }) };
  const announced = jobs.sending("lead-received", received);
  const { rows } = await sql<{ ends: Date; outcome: Outcome; answer: typeof answer }>`
    select l.ends, r.outcome, r.answer, case when r.outcome = 'first' then ${announced} end as job
    from ${taking(arrival.limit, at)} l, lateral receive_lead(
      l.used <= ${arrival.limit.limit.max}::int, ${JSON.stringify(lead)}::jsonb, ${JSON.stringify(answer)}::jsonb,
      ${claim.scope}, ${claim.key}, ${claim.requestHash}, ${claim.forgetBefore}) r`.execute(db);
  const { ends, outcome, answer: given } = rows[0]!;
  if (outcome === "limited") return { kind: "limited", retryAfter: secondsUntil(ends, at) };
  if (outcome === "reused") return { kind: "idempotency_key_reused" };
  return { kind: "received", ...given, repeated: outcome === "repeat", suspicion };
}

function claimOf(request: CommonRequest, kind: string, arrival: Arrival, at: Date) {
  const requestHash = hashRequest(typed(request));
  const given = { scope: kind, key: arrival.idempotencyKey ?? null, requestHash, forgetBefore: null };
  if (given.key !== null || !arrival.mergeEqual) return given;
  const forgetBefore = new Date(at.getTime() - mergeMilliseconds);
  return { scope: `${kind}-equal`, key: requestHash, requestHash, forgetBefore };
}

/** What the sender typed and chose. How they came and how long it took may differ when the same form is sent again. */
function typed(request: CommonRequest): object {
  const besides = /^(utm_|first_touch$|last_touch$|page$|started_at$|elapsed_ms$|website$)/;
  return Object.fromEntries(Object.entries(request).filter(([field]) => !besides.test(field)));
}

function leadOf(
  request: CommonRequest,
  own: OwnFields,
  suspicion: Suspicion | undefined,
  { id, at, locale, texts }: { id: string; at: Date } & Pick<Arrival, "locale" | "texts">,
): Selectable<LeadTable> {
  return {
    id,
    ...own,
    state: suspicion ? "suspect" : "new",
    received_at: at,
    updated_at: at,
    name: request.name,
    company: request.company,
    email: request.email,
    phone: request.phone,
    industry: request.industry,
    job: request.job,
    locale: request.locale ?? locale,
    page: request.page ?? null,
    utm_source: request.utm_source || null,
    utm_medium: request.utm_medium || null,
    utm_campaign: request.utm_campaign || null,
    utm_term: request.utm_term || null,
    first_touch: request.first_touch ?? null,
    last_touch: request.last_touch ?? null,
    marketing_consent: request.marketing_consent,
    ...consentProof(request.privacy_version, request.marketing_consent, texts),
    suspicion: suspicion ?? null,
  };
}
