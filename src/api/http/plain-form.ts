import type { FastifyRequest } from "fastify";
import type { $ZodObject } from "zod/v4/core";
import { type Address, readAddress, writeAddress } from "#address/address.ts";
import type { Config } from "#infra/config/config.server.ts";
import { trackingPart } from "#text/tracking-query.ts";
import type { CoreDeps } from "./deps.ts";
import { cutFields, type FormFields, fieldsAsBody, ownFields, readFormFields } from "./form-fields.ts";
import { type PageReply, readerOf, redirectToPage, sendPage } from "./page-reply.ts";
import { describeIssue, describeProblem, type Problem, refusalOf } from "./problem.ts";

export function isForm(request: { headers: FastifyRequest["headers"] }): boolean {
  return request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
}

export interface PlainFormOptions {
  /** The page of the form, which is rendered again with what is wrong. */
  formPath(address: Address): string;
  /** The page to which an accepted form is redirected; with a query where the page says something of its own then. */
  successPath: string | ((fields: FormFields) => { path: string; query: string });
  /** Adds fields that a form of this call may leave out. */
  complete?(fields: FormFields): FormFields;
}

/** What `respond` needs of a request, whatever body its route declares. */
interface FormRequest {
  validationError?: Error & { validation: unknown; validationContext: string };
}

/**
 * Lets a call accept a plain HTML form as well as JSON. The options of the route register it; the handler calls `respond`,
 * which redirects an accepted form to the success page and renders a refused one again with everything typed.
 */
export function plainForm(
  schema: $ZodObject,
  { formPath, successPath, complete = (fields) => fields }: PlainFormOptions,
  deps: Pick<CoreDeps, "config" | "renderPage">,
) {
  const rules = readFormFields(schema);
  const forms = new WeakMap<object, FormFields>();

  async function preValidation(request: FastifyRequest): Promise<void> {
    if (!isForm(request)) return;
    const sent = complete(ownFields((request.body ?? {}) as FormFields, rules));
    const fields = rules.has("utm_source") ? withTracking(sent, request.headers.referer, deps.config) : sent;
    // The rules see whole fields: a message that is too long is refused, never stored in part.
    forms.set(request, cutFields(fields, rules));
    request.body = fieldsAsBody(fields, rules);
  }

  /**
   * @param accept runs the call; gets the fields of a form, or undefined for JSON, and throws its refusals
   * @param sendJson sends the result of a JSON request
   */
  async function respond<Reply extends PageReply, Result>(
    request: FormRequest,
    reply: Reply,
    accept: (fields: FormFields | undefined) => Promise<Result>,
    sendJson: (result: Result) => Reply,
  ): Promise<Reply> {
    const fields = forms.get(request);
    if (!fields) return sendJson(await accept(undefined));
    const address = addressOfForm(fields);
    try {
      await accept(fields);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      return renderWithErrors(reply, fields, { ...address, path: formPath(address) }, refusal, deps);
    }
    if (typeof successPath === "string") return redirectToSuccess(reply, fields, successPath, deps.config);
    const { path, query } = successPath(fields);
    return redirectToPage(reply, { ...address, path }, query, deps.config);
  }

  return { route: { attachValidation: true as const, preValidation }, formPath, respond };
}

/** Returns the language and edition of the page on which the form is. */
export function addressOfForm(fields: FormFields): Address {
  return readAddress(fields.page?.startsWith("/") ? fields.page : "/");
}

/** Redirects to a page in the form's language and edition, with the stored tracking query. */
export function redirectToSuccess<Reply extends PageReply>(
  reply: Reply,
  fields: FormFields,
  path: string,
  config: Config,
): Reply {
  return redirectToPage(reply, { ...addressOfForm(fields), path }, trackingPart(fields.tracking ?? "", true), config);
}

/**
 * Returns the fields with the landing query of the page they were sent from, which the browser names in its Referer: pages
 * are the same for every query, so none of their fields can contain it. Click identifiers are left out for lack of consent.
 */
function withTracking(fields: FormFields, referer: string | undefined, config: Config): FormFields {
  const from = URL.parse(referer ?? "");
  if (fields.tracking || !from || from.origin !== new URL(config.publicUrl).origin) return fields;
  const tracking = trackingPart(from.search, false);
  return tracking ? { ...fields, tracking } : fields;
}

/** Renders the page of a refused form: with everything typed, and each field's issue. */
async function renderWithErrors<Reply extends PageReply>(
  reply: Reply,
  fields: FormFields,
  address: Address,
  refusal: Problem,
  { renderPage }: Pick<CoreDeps, "renderPage">,
): Promise<Reply> {
  const { website: _honeypot, ...values } = fields;
  const { title } = describeProblem(refusal.status, refusal.code, address.locale);
  const issues = (refusal.options.issues ?? []).map((issue) => describeIssue(issue, address.locale));
  const page = await renderPage({
    pathname: writeAddress(address),
    state: { values, issues, problem: { code: refusal.code, title } },
    status: refusal.status,
    ...readerOf(reply.request),
  });
  reply.headers(refusal.options.headers ?? {});
  return sendPage(reply, page);
}
