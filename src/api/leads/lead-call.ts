import type { FastifyRequest } from "fastify";
import type { $ZodObject, output } from "zod/v4/core";
import { type Address, readAddress } from "#address/address.ts";
import { knownExposures } from "#growth/experiments/running/known-exposures.ts";
import { keyPattern } from "#infra/limits/idempotency.server.ts";
import { createMemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import type { Limit } from "#infra/limits/rate-limit.server.ts";
import { contactRequestSchema } from "#leads/requests/contact-request.ts";
import { marketplaceRequestSchema } from "#leads/requests/marketplace-request.ts";
import {
  type Arrival,
  type Received,
  receiveContactRequest,
  receiveMarketplaceRequest,
} from "#leads/requests/receive-request.server.ts";
import { type LeadReceipt, leadReceipt, requestContract } from "#leads/requests/request-contract.ts";
import type { Locale } from "#text/locales.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { bodyLimits } from "../http/bodies.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { tooManyRequests } from "../http/enforce-rate-limit.ts";
import type { FormFields } from "../http/form-fields.ts";
import { readIdempotencyKey } from "../http/idempotency-key.ts";
import { plainForm } from "../http/plain-form.ts";
import { Problem, refusals } from "../http/problem.ts";
import { leadTexts } from "./consent-texts.ts";

type Accepted = Extract<Received, { kind: "received" }>;

/**
 * Returns an accepted request, and counts it once in the metrics.
 * @throws Problem 422 or 429 when it was refused
 */
function acceptedLead(received: Received, kind: string, { metrics }: Pick<CoreDeps, "metrics">): Accepted {
  if (received.kind === "limited") throw tooManyRequests(received.retryAfter);
  if (received.kind === "idempotency_key_reused") throw new Problem(422, received.kind);
  if (!received.repeated) metrics.leads.inc({ kind, state: received.suspicion ? "suspect" : "new" });
  return received;
}

function receiptOf({ id, receivedAt }: Accepted): { data: LeadReceipt } {
  return { data: { id, received_at: receivedAt } };
}

/** POST /contact-us. */
export function contactUs(api: Api, deps: CoreDeps): void {
  registerLeadCall(api, deps, {
    ...requestContract.contact,
    kind: "contact",
    body: contactRequestSchema(phoneEverywhere),
    limit: deps.config.limits.contact,
    receive: (body, arrival) => receiveContactRequest(body, arrival, deps),
    formPath: () => "/contact-us",
    successPath: "/contact-us/success",
  });
}

/** The request page has another name in each language (SPEC.md section 1). */
const pages = { id: "/products/request-api-marketplace", en: "/products/request-api-market-place" };

/** POST /api-marketplace/requests: requests access, which people review. */
export function marketplaceRequests(api: Api, deps: CoreDeps): void {
  registerLeadCall(api, deps, {
    ...requestContract.marketplace,
    kind: "api-marketplace",
    body: marketplaceRequestSchema(phoneEverywhere),
    limit: deps.config.limits.forms,
    receive: (body, arrival) => receiveMarketplaceRequest(body, arrival, deps),
    formPath: ({ locale }) => pages[locale],
    successPath: "/products/api-marketplace/your-request-are-being-reviewed",
  });
}

/** A call that receives a lead, as JSON or as a plain HTML form. */
interface LeadCall<S extends $ZodObject> {
  path: string;
  summary: string;
  body: S;
  kind: "contact" | "api-marketplace";
  /** Requests of one address that are accepted; twice as many may be sent. */
  limit: Limit;
  receive(body: output<S>, arrival: Arrival): Promise<Received>;
  /** Without JavaScript: the page of the form, and the page after it was accepted. */
  formPath(address: Address): string;
  successPath: string;
}

/** Registers such a call: 201 with a receipt for JSON; for a form 303 to the success page, or its page with errors. */
function registerLeadCall<S extends $ZodObject>(api: Api, deps: CoreDeps, call: LeadCall<S>): void {
  const schema = {
    summary: call.summary,
    tags: ["leads"],
    body: call.body,
    consumes: ["application/json", "application/x-www-form-urlencoded"],
    response: { 201: leadReceipt, ...refusals(400, 413, 422, 429) },
  };
  const form = plainForm(call.body, call, deps);
  const attempts = createMemoryRateLimit({ ...call.limit, max: call.limit.max * 2 });

  async function receive(request: FastifyRequest, fields: FormFields | undefined) {
    const idempotencyKey = fields ? keyOf(fields) : readIdempotencyKey(request);
    if (request.validationError) throw request.validationError;
    const body = request.body as output<S> & { page?: string; locale?: Locale; exposures?: unknown };
    const { page, locale: stated } = body;
    const locale = stated ?? (page ? readAddress(page).locale : preferredLocale(request.headers["accept-language"]));
    const texts = leadTexts(call.kind, locale);
    const limit = { scope: call.kind, who: request.ip, limit: call.limit };
    const arrival = { locale, texts, limit, idempotencyKey, mergeEqual: fields !== undefined };
    const exposures = knownExposures(deps.experiments.current(), body.exposures);
    const received = await call.receive({ ...body, exposures }, arrival);
    return acceptedLead(received, call.kind, deps);
  }

  api.post(
    call.path,
    {
      config: { idempotencyKey: "optional", formPath: call.formPath, attempts },
      bodyLimit: bodyLimits.long,
      schema,
      ...form.route,
    },
    async (request, reply) =>
      form.respond(
        request,
        reply,
        (fields) => receive(request, fields),
        (received) => reply.code(201).send(receiptOf(received)),
      ),
  );
}

function keyOf({ idempotency_key = "" }: FormFields): string | undefined {
  return keyPattern.test(idempotency_key) ? idempotency_key : undefined;
}
