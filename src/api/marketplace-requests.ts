import type { FastifyRequest } from "fastify";
import { readAddress } from "#address/address.ts";
import type { Locale } from "#catalogue/locales.ts";
import { phoneEverywhere } from "#catalogue/phone-everywhere.server.ts";
import { apiKinds, type MarketplaceRequest, marketplaceRequestSchema } from "#leads/marketplace-request.ts";
import { receiveMarketplaceRequest } from "#leads/receive-marketplace-request.server.ts";
import type { Arrival } from "#leads/receive-request.server.ts";
import { addressOfForm, type FormFields, fieldsAsRequest, goToSuccess, isForm, showFormAgain } from "./contact-form.ts";
import type { Api, CoreDeps } from "./deps.ts";
import { readIdempotencyKey } from "./idempotency-key.ts";
import { preferredLocale } from "./language.ts";
import { acceptedLead, receiptOf, receiptSchema } from "./lead-receipt.ts";
import { Problem, refusals } from "./problem.ts";

/** POST /api-marketplace/requests, as JSON or as a plain HTML form: asks for access, which people review. */
export function marketplaceRequests(api: Api, deps: CoreDeps): void {
  const schema = {
    summary: "Ask for access to the API Marketplace",
    tags: ["leads"],
    body: marketplaceRequestSchema(phoneEverywhere),
    response: { 201: receiptSchema, ...refusals(400, 413, 422, 429) },
  };
  const forms = new WeakMap<object, FormFields>();

  async function receive(request: FastifyRequest, body: MarketplaceRequest, more: Partial<Arrival>) {
    const locale = body.page ? readAddress(body.page).locale : preferredLocale(request.headers["accept-language"]);
    const limit = { scope: "api-marketplace", who: request.ip, limit: deps.config.limits.forms };
    const received = await receiveMarketplaceRequest(body, { locale, limit, ...more }, deps);
    return acceptedLead(received, "api-marketplace", deps);
  }

  api.post(
    "/api-marketplace/requests",
    {
      schema,
      attachValidation: true,
      preValidation: async (request) => {
        if (!isForm(request)) return;
        const fields = (request.body ?? {}) as unknown as FormFields;
        forms.set(request, fields);
        request.body = { ...fieldsAsRequest(fields), apis: apisOfForm(fields) } as never;
      },
    },
    async (request, reply) => {
      const fields = forms.get(request);
      try {
        if (request.validationError) throw request.validationError;
        if (fields) {
          await receive(request, request.body, { mergeEqual: true });
          return goToSuccess(reply, fields, successPath);
        }
        const received = await receive(request, request.body, { idempotencyKey: readIdempotencyKey(request) });
        return reply.code(201).send(receiptOf(received));
      } catch (error) {
        if (fields && error instanceof Problem)
          return showFormAgain(reply, fields, error, deps, requestPaths[addressOfForm(fields).locale]);
        throw error;
      }
    },
  );
}

const successPath = "/products/api-marketplace/your-request-are-being-reviewed";
/** The page of the form has a name of its own in each language (SPEC.md section 1). */
const requestPaths: Record<Locale, string> = {
  id: "/products/request-api-marketplace",
  en: "/products/request-api-market-place",
};

/** The boxes ticked in a plain form, each a field of its own: `api_identity=on`. */
function apisOfForm(fields: FormFields): string[] {
  return apiKinds.filter((kind) => `api_${kind}` in fields);
}
