import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Locale } from "#catalogue/locales.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { claimKey, hashRequest } from "#infra/idempotency.server.ts";
import type { Jobs } from "#infra/jobs.server.ts";
import { privacyVersion } from "./circumstances.ts";
import type { Suspicion } from "./suspicion.ts";
import type { LeadTable } from "./tables.server.ts";

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
}

export type Received =
  | { kind: "received"; id: string; receivedAt: string; repeated: boolean; suspicion: Suspicion | undefined }
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
  first_touch?: object | null | undefined;
  last_touch?: object | null | undefined;
  marketing_consent: boolean;
  privacy_version: string;
  locale?: Locale | undefined;
  page?: string | undefined;
  started_at?: number | null | undefined;
  elapsed_ms?: number | null | undefined;
}

type OwnFields = Pick<Insertable<LeadTable>, "kind" | "product" | "message" | "details">;

const mergeMilliseconds = 5 * 60_000;

/** Keeps a request and what must follow from it in one transaction: both are there, or neither. */
export async function receiveRequest(
  request: CommonRequest,
  own: OwnFields,
  suspicion: Suspicion | undefined,
  arrival: Arrival,
  { db, jobs, now }: LeadDeps,
): Promise<Received> {
  const at = now();
  const answer = { id: randomUUID(), receivedAt: at.toISOString() };
  return db.transaction().execute(async (trx) => {
    const claim = claimOf(request, own.kind, arrival, at);
    const outcome = claim ? await claimKey(trx, { ...claim, answer, now: at }) : ({ kind: "first" } as const);
    if (outcome.kind === "reused") return { kind: "idempotency_key_reused" };
    if (outcome.kind === "repeat") return { kind: "received", ...outcome.answer, repeated: true, suspicion };
    await insertLead(trx, request, own, suspicion, { id: answer.id, at, locale: arrival.locale });
    if (!suspicion) await jobs.send(trx, "lead-received", { lead: answer.id });
    return { kind: "received", ...answer, repeated: false, suspicion };
  });
}

function claimOf(request: CommonRequest, kind: string, arrival: Arrival, at: Date) {
  const requestHash = hashRequest(typed(request));
  if (arrival.idempotencyKey) return { scope: kind, key: arrival.idempotencyKey, requestHash };
  if (!arrival.mergeEqual) return undefined;
  const forgetBefore = new Date(at.getTime() - mergeMilliseconds);
  return { scope: `${kind}-equal`, key: requestHash, requestHash, forgetBefore };
}

/** What the sender typed and chose. How they came and how long it took may differ when the same form is sent again. */
function typed(request: CommonRequest): object {
  const besides = /^(utm_|first_touch$|last_touch$|page$|started_at$|elapsed_ms$|website$)/;
  return Object.fromEntries(Object.entries(request).filter(([field]) => !besides.test(field)));
}

async function insertLead(
  trx: Trx,
  request: CommonRequest,
  own: OwnFields,
  suspicion: Suspicion | undefined,
  { id, at, locale }: { id: string; at: Date; locale: Locale },
): Promise<void> {
  await trx
    .insertInto("leads")
    .values({
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
      first_touch: request.first_touch ? JSON.stringify(request.first_touch) : null,
      last_touch: request.last_touch ? JSON.stringify(request.last_touch) : null,
      marketing_consent: request.marketing_consent,
      privacy_version: request.privacy_version || privacyVersion,
      suspicion: suspicion ?? null,
    })
    .execute();
}
