import type { FastifyRequest } from "fastify";
import type { $ZodObject, output } from "zod/v4/core";
import { type Address, readAddress } from "#address/address.ts";
import { knownExposures } from "#growth/experiments/running/known-exposures.ts";
import { keyPattern } from "#infra/limits/idempotency.server.ts";
import { createMemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import type { Limit } from "#infra/limits/rate-limit.server.ts";
import type { Arrival, Received } from "#leads/requests/receive-request.server.ts";
import { leadReceipt } from "#leads/requests/request-contract.ts";
import type { Locale } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { bodyLimits } from "../http/bodies.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import type { FormFields } from "../http/form-fields.ts";
import { readIdempotencyKey } from "../http/idempotency-key.ts";
import { plainForm } from "../http/plain-form.ts";
import { refusals } from "../http/problem.ts";
import { leadTexts } from "./consent-texts.ts";
import { acceptedLead, receiptOf } from "./lead-receipt.ts";

/** A call that receives a lead, as JSON or as a plain HTML form. */
export interface LeadCall<S extends $ZodObject> {
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
export function registerLeadCall<S extends $ZodObject>(api: Api, deps: CoreDeps, call: LeadCall<S>): void {
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
