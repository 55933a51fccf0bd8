import type { FastifyRequest } from "fastify";
import { readAddress } from "#address/address.ts";
import { phoneEverywhere } from "#catalogue/phone-everywhere.server.ts";
import { keyPattern } from "#infra/idempotency.server.ts";
import { type ContactRequest, contactRequestSchema } from "#leads/contact-request.ts";
import { receiveContactRequest } from "#leads/receive-contact-request.server.ts";
import type { Arrival } from "#leads/receive-request.server.ts";
import { type FormFields, fieldsAsRequest, goToSuccess, isForm, showFormAgain } from "./contact-form.ts";
import type { Api, CoreDeps } from "./deps.ts";
import { readIdempotencyKey } from "./idempotency-key.ts";
import { preferredLocale } from "./language.ts";
import { acceptedLead, receiptOf, receiptSchema } from "./lead-receipt.ts";
import { Problem, refusals } from "./problem.ts";

/** POST /contact-us, as JSON or as a plain HTML form. */
export function contactUs(api: Api, deps: CoreDeps): void {
  const schema = {
    summary: "Send a contact request",
    tags: ["leads"],
    body: contactRequestSchema(phoneEverywhere),
    response: { 201: receiptSchema, ...refusals(400, 413, 422, 429) },
  };
  const forms = new WeakMap<object, FormFields>();

  async function receive(request: FastifyRequest, body: ContactRequest, arrival: Omit<Arrival, "limit">) {
    const limit = { scope: "contact", who: request.ip, limit: deps.config.limits.contact };
    const received = await receiveContactRequest(body, { ...arrival, limit }, deps);
    return acceptedLead(received, "contact", deps);
  }

  api.post(
    "/contact-us",
    {
      schema,
      attachValidation: true,
      preValidation: async (request) => {
        if (!isForm(request)) return;
        const fields = (request.body ?? {}) as unknown as FormFields;
        forms.set(request, fields);
        request.body = fieldsAsRequest(fields) as never;
      },
    },
    async (request, reply) => {
      const fields = forms.get(request);
      const { body } = request;
      const locale = body?.page ? readAddress(body.page).locale : preferredLocale(request.headers["accept-language"]);
      if (!fields) {
        if (request.validationError) throw request.validationError;
        const received = await receive(request, body, { locale, idempotencyKey: readIdempotencyKey(request) });
        return reply.code(201).send(receiptOf(received));
      }
      try {
        if (request.validationError) throw request.validationError;
        const key = keyPattern.test(fields.idempotency_key ?? "") ? fields.idempotency_key : undefined;
        await receive(request, body, { locale, idempotencyKey: key, mergeEqual: true });
      } catch (error) {
        if (error instanceof Problem) return showFormAgain(reply, fields, error, deps);
        throw error;
      }
      return goToSuccess(reply, fields);
    },
  );
}
