import type { FastifyRequest } from "fastify";
import type { $ZodObject, output } from "zod/v4/core";
import { type Address, readAddress } from "#address/address.ts";
import { keyPattern } from "#infra/limits/idempotency.server.ts";
import { createMemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import type { Limit } from "#infra/limits/rate-limit.server.ts";
import type { Arrival, Received } from "#leads/requests/receive-request.server.ts";
import type { Locale } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { bodyLimits } from "../http/bodies.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { cutFields, fieldLengths, knownFields } from "../http/form-fields.ts";
import {
  addressOfForm,
  type FormFields,
  fieldsAsRequest,
  isForm,
  redirectToSuccess,
  renderFormWithErrors,
  withTracking,
} from "../http/html-form.ts";
import { readIdempotencyKey } from "../http/idempotency-key.ts";
import { refusalOf, refusals } from "../http/problem.ts";
import { leadTexts } from "./consent-texts.ts";
import { acceptedLead, receiptOf, receiptSchema } from "./lead-receipt.ts";

/** A call that takes in a lead, as JSON or as a plain HTML form. */
export interface LeadCall<S extends $ZodObject> {
  path: string;
  summary: string;
  body: S;
  kind: "contact" | "api-marketplace";
  /** Requests of one address that are accepted; twice as many may be sent. */
  limit: Limit;
  receive(body: output<S>, arrival: Arrival): Promise<Received>;
  /** Without JavaScript: where the form stands, and where to go on to. */
  formPath(address: Address): string;
  successPath: string;
  /** Boxes of the form, which the body holds as a list. */
  boxes?: readonly string[];
}

/** Registers such a call: 201 with a receipt for JSON; for a form 303 to the success page, or the page again. */
export function registerLeadCall<S extends $ZodObject>(api: Api, deps: CoreDeps, call: LeadCall<S>): void {
  const schema = {
    summary: call.summary,
    tags: ["leads"],
    body: call.body,
    consumes: ["application/json", "application/x-www-form-urlencoded"],
    response: { 201: receiptSchema, ...refusals(400, 413, 422, 429) },
  };
  const forms = new WeakMap<object, FormFields>();
  const lengths = fieldLengths(call.body, call.boxes);
  const attempts = createMemoryRateLimit({ ...call.limit, max: call.limit.max * 2 });

  async function receive(request: FastifyRequest, key: string | undefined, mergeEqual: boolean) {
    if (request.validationError) throw request.validationError;
    const { page, locale: stated } = request.body as { page?: string; locale?: Locale };
    const locale = stated ?? (page ? readAddress(page).locale : preferredLocale(request.headers["accept-language"]));
    const texts = leadTexts(call.kind, locale);
    const limit = { scope: call.kind, who: request.ip, limit: call.limit };
    const arrival = { locale, texts, limit, idempotencyKey: key, mergeEqual };
    const received = await call.receive(request.body as output<S>, arrival);
    return acceptedLead(received, call.kind, deps);
  }

  api.post(
    call.path,
    {
      config: { idempotencyKey: "optional", formPath: call.formPath, attempts },
      bodyLimit: bodyLimits.long,
      schema,
      attachValidation: true,
      preValidation: async (request) => {
        if (!isForm(request)) return;
        const given = knownFields((request.body ?? {}) as unknown as FormFields, lengths);
        const fields = withTracking(given, request.headers.referer, deps.config);
        // What is judged is whole: a message that is too long is refused, never stored in part.
        forms.set(request, cutFields(fields, lengths));
        request.body = fieldsAsRequest(fields) as never;
      },
    },
    async (request, reply) => {
      const fields = forms.get(request);
      const plain = request as unknown as FastifyRequest;
      if (!fields) return reply.code(201).send(receiptOf(await receive(plain, readIdempotencyKey(plain), false)));
      try {
        const key = keyPattern.test(fields.idempotency_key ?? "") ? fields.idempotency_key : undefined;
        await receive(plain, key, true);
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) throw error;
        return renderFormWithErrors(reply as never, fields, call.formPath(addressOfForm(fields)), refusal, deps);
      }
      return redirectToSuccess(reply as never, fields, call.successPath, deps.config);
    },
  );
}
