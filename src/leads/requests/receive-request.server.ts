import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { hashRequest } from "#infra/limits/idempotency.server.ts";
import { countRequest, type LimitClaim, secondsUntil } from "#infra/limits/rate-limit.server.ts";
import { attributionFields } from "#text/attribution.ts";
import { consentProof, type PrivacyText } from "#text/consent-proof.ts";
import type { Locale } from "#text/locales.ts";
import type { LeadDeps, LeadReceived } from "../deps.server.ts";
import type { LeadTable } from "../tables.server.ts";
import type { ContactRequest } from "./contact-request.ts";
import type { MarketplaceRequest } from "./marketplace-request.ts";
import { type RequestClaim, storeLead } from "./store-lead.server.ts";
import { type Suspicion, suspicionOf } from "./suspicion.ts";

/** The texts in force beside a form, in its language; hashes are SHA-256, hexadecimal. */
export interface ConsentTexts extends PrivacyText {
  /** Hash of the sentence beside the box for news. */
  marketingHash: string;
}

/** The columns of a lead that prove which texts its sender saw. */
type ProofColumns = Pick<Selectable<LeadTable>, "privacy_version" | "privacy_hash" | "marketing_hash">;

/** How a request arrived: what makes a repeat of it recognisable, and its language when the request names none. */
export interface Arrival {
  locale: Locale;
  idempotencyKey?: string | undefined;
  /** Without a key, equal requests within five minutes count as one (a form without JavaScript sent twice). */
  mergeEqual?: boolean;
  /** The texts beside the form, or the proof where consent was given earlier. */
  texts: ConsentTexts | ProofColumns;
  /** The sender's limit, counted in the same statement. */
  limit: LimitClaim;
}

export type Received =
  | { kind: "received"; id: string; receivedAt: string; repeated: boolean; suspicion: Suspicion | undefined }
  | { kind: "limited"; retryAfter: number }
  | { kind: "idempotency_key_reused" };

type LeadRequest = ContactRequest | MarketplaceRequest;

/** The columns that the kind of request decides. */
type KindColumns = Pick<Selectable<LeadTable>, "kind" | "product" | "message" | "details">;

type Outcome = "limited" | "first" | "repeat" | "reused";

const mergeMilliseconds = 5 * 60_000;

/** Stores a request and enqueues what must follow from it in one statement: both happen, or neither. */
export async function receiveRequest(
  request: LeadRequest,
  columns: KindColumns,
  suspicion: Suspicion | undefined,
  arrival: Arrival,
  { db, jobs, now }: LeadDeps,
): Promise<Received> {
  const at = now();
  const lead = rowOf(request, columns, suspicion, arrival, at);
  const ownReceipt = { id: lead.id, receivedAt: at.toISOString() };
  const thanked = columns.kind === "event" && { thanked: true };
  const received: LeadReceived = { lead: lead.id, ...(suspicion && { suspect: true }), ...thanked };
  const job = jobs.sending("lead-received", received);
  const allowed = sql<boolean>`counted.used <= ${arrival.limit.limit.max}::int`;
  const stored = storeLead(allowed, lead, ownReceipt, claimOf(request, columns.kind, arrival, at));
  const { rows } = await sql<{ ends: Date; outcome: Outcome; receipt: typeof ownReceipt }>`
    select counted.ends, stored.outcome, stored.receipt, case when stored.outcome = 'first' then ${job} end as job
    from ${countRequest(arrival.limit, at)} counted, lateral ${stored} stored`.execute(db);
  const { ends, outcome, receipt } = rows[0]!;
  if (outcome === "limited") return { kind: "limited", retryAfter: secondsUntil(ends, at) };
  if (outcome === "reused") return { kind: "idempotency_key_reused" };
  return { kind: "received", ...receipt, repeated: outcome === "repeat", suspicion };
}

function claimOf(request: LeadRequest, kind: string, arrival: Arrival, at: Date): RequestClaim {
  const requestHash = hashRequest(contentOf(request));
  const key = arrival.idempotencyKey ?? null;
  if (key !== null || !arrival.mergeEqual) return { scope: kind, key, requestHash, reclaimBefore: null };
  const reclaimBefore = new Date(at.getTime() - mergeMilliseconds);
  return { scope: `${kind}-equal`, key: requestHash, requestHash, reclaimBefore };
}

/** Fields that may differ when the same form is sent again. */
const circumstances = new Set([...Object.keys(attributionFields), "page", "started_at", "elapsed_ms", "website"]);

/** Returns what the sender typed and chose. */
function contentOf(request: LeadRequest): object {
  return Object.fromEntries(Object.entries(request).filter(([field]) => !circumstances.has(field)));
}

/** Returns the row of `leads`: the request's fields under their own names, and what the server adds. */
function rowOf(
  request: LeadRequest,
  columns: KindColumns,
  suspicion: Suspicion | undefined,
  { locale, texts }: Arrival,
  at: Date,
) {
  return {
    ...emptyAsNull(request),
    ...columns,
    ...("privacyHash" in texts ? proofOf(request, texts) : texts),
    id: randomUUID(),
    state: suspicion ? "suspect" : "new",
    received_at: at,
    updated_at: at,
    locale: request.locale ?? locale,
    suspicion: suspicion ?? null,
  };
}

function proofOf({ privacy_version: shown, marketing_consent }: LeadRequest, texts: ConsentTexts): ProofColumns {
  const { text_hash, ...privacy } = consentProof(shown, texts, marketing_consent ? texts.marketingHash : null);
  return { ...privacy, marketing_hash: text_hash };
}

function emptyAsNull(request: LeadRequest): object {
  return Object.fromEntries(Object.entries(request).map(([field, value]) => [field, value === "" ? null : value]));
}

/**
 * Stores a contact request and enqueues its mails and the hand-over to the CRM in one transaction. A suspect is stored
 * too, and announced to sales as one. A repeat (same Idempotency-Key, same content) gets the first receipt.
 */
export function receiveContactRequest(request: ContactRequest, arrival: Arrival, deps: LeadDeps): Promise<Received> {
  const lines = [request.name, request.company, request.job];
  const suspicion = suspicionOf(request, lines, request.message, deps.now());
  const { product, message } = request;
  return receiveRequest(request, { kind: "contact", product, message, details: {} }, suspicion, arrival, deps);
}

/** Stores a request for access to the API Marketplace: a lead like any other, with details of its own. */
export function receiveMarketplaceRequest(
  request: MarketplaceRequest,
  arrival: Arrival,
  deps: LeadDeps,
): Promise<Received> {
  const { apis, monthly_calls, use_case: message } = request;
  const suspicion = suspicionOf(request, [request.name, request.company, request.job], message, deps.now());
  const details = { apis, monthly_calls };
  const columns = { kind: "api-marketplace", product: "api-marketplace", message, details } as const;
  return receiveRequest(request, columns, suspicion, arrival, deps);
}
