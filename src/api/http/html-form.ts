import type { FastifyReply, FastifyRequest } from "fastify";
import { type Address, readAddress, writeAddress } from "#address/address.ts";
import type { Config } from "#infra/config/config.server.ts";
import { attributionLimit } from "#leads/requests/attribution.ts";
import { sendBriefPage } from "./brief-page.ts";
import type { CoreDeps, PageAnswer } from "./deps.ts";
import { describeIssue, describeProblem, Problem } from "./problem.ts";

/** The fields of an HTML form as they came. */
export type FormFields = Record<string, string>;

export function isForm(request: FastifyRequest): boolean {
  return request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
}

/**
 * An HTML form's fields as the call's JSON would hold them: boxes are booleans, times are numbers, empty is absent; the
 * boxes `api_vision` and so on are the list `apis`.
 */
export function fieldsAsRequest(fields: FormFields): Record<string, unknown> {
  const { marketing_consent, started_at, elapsed_ms, locale, page, tracking, ...texts } = fields;
  const apis = Object.keys(texts).filter((name) => name.startsWith("api_") && isTicked(texts[name]));
  return {
    ...utmFields(tracking),
    ...texts,
    marketing_consent: isTicked(marketing_consent),
    ...(apis.length > 0 ? { apis: apis.map((name) => name.slice(4)) } : {}),
    ...(started_at ? { started_at: Number(started_at) || null } : {}),
    ...(elapsed_ms ? { elapsed_ms: Number(elapsed_ms) || null } : {}),
    ...(locale ? { locale } : {}),
    ...(page ? { page } : {}),
  };
}

/** The utm_* fields in a landing query that the call knows, each within its length. */
function utmFields(tracking = ""): Record<string, string> {
  const query = new URLSearchParams(tracking);
  return Object.fromEntries(
    ["utm_source", "utm_medium", "utm_campaign", "utm_term"]
      .map((name) => [name, (query.get(name) ?? "").slice(0, attributionLimit)])
      .filter(([, value]) => value !== ""),
  );
}

/**
 * The same fields with the landing query of the page they were sent from, which the browser names in its Referer: pages
 * are the same for every query, so no field of theirs can hold it. Click identifiers are left out, as nobody agreed to them.
 */
export function withTracking(fields: FormFields, referer: string | undefined, config: Config): FormFields {
  const from = URL.parse(referer ?? "");
  if (fields.tracking || !from || from.origin !== new URL(config.publicUrl).origin) return fields;
  for (const name of ["gclid", "fbclid"]) from.searchParams.delete(name);
  const tracking = knownTracking(from.search);
  return tracking ? { ...fields, tracking } : fields;
}

function isTicked(value: string | undefined): boolean {
  return value !== undefined && !/^(|false|0|off)$/.test(value);
}

/** The language and edition of the page the form stands on. */
export function addressOfForm(fields: FormFields): Address {
  return readAddress(fields.page?.startsWith("/") ? fields.page : "/");
}

/** Sends the browser on to a page of the same language and edition, with the stored tracking query. */
export function redirectToSuccess(reply: FastifyReply, fields: FormFields, path: string, config: Config): FastifyReply {
  return redirectToPage(reply, { ...addressOfForm(fields), path }, knownTracking(fields.tracking ?? ""), config);
}

/** Sends the browser on to a page of the site, by its whole address where the API stands on another host. */
export function redirectToPage(reply: FastifyReply, address: Address, query: string, config: Config): FastifyReply {
  const target = (config.publicApiHost ? config.publicUrl : "") + writeAddress(address);
  return reply
    .code(303)
    .header("location", query ? `${target}?${query}` : target)
    .send();
}

/** Shows the page at `path` again: everything typed is still there, and each field says what is wrong with it. */
export async function renderFormWithErrors(
  reply: FastifyReply,
  fields: FormFields,
  path: string,
  refusal: Problem,
  { renderPage }: Pick<CoreDeps, "renderPage">,
): Promise<FastifyReply> {
  const address = addressOfForm(fields);
  const { website: _honeypot, ...values } = fields;
  const { title } = describeProblem(refusal.status, refusal.code, address.locale);
  const issues = (refusal.options.issues ?? []).map((it) => describeIssue(it, address.locale));
  const page = await renderPage({
    pathname: writeAddress({ ...address, path }),
    state: { values, issues, problem: { code: refusal.code, title } },
    status: refusal.status,
    ...rendererInput(reply.request),
  });
  return sendPage(reply.headers(refusal.options.headers ?? {}), page);
}

/** Returns whom a page is drawn for, and the encodings their browser takes. */
export function rendererInput({ ip, headers }: FastifyRequest) {
  return { address: ip, accepts: headers["accept-encoding"] };
}

/** Sends a page that was drawn; while too many others wait to be drawn, a brief one. */
export function sendPage(reply: FastifyReply, page: PageAnswer | undefined): FastifyReply {
  if (!page) return sendBriefPage(reply, new Problem(503, "unavailable", { headers: { "retry-after": "5" } }));
  return reply
    .code(page.status)
    .headers(page.headers)
    .serializer((body: unknown) => body as string)
    .send(page.body);
}

const knownKey = /^(utm_[a-z_]{1,20}|gclid|fbclid|ref)$/;

/** The known keys of a tracking query, at most 1,000 characters. */
function knownTracking(query: string): string {
  let kept = "";
  for (const pair of new URLSearchParams(query)) {
    const longer = `${kept && `${kept}&`}${new URLSearchParams([pair])}`;
    if (knownKey.test(pair[0]) && pair[1] !== "" && longer.length <= 1000) kept = longer;
  }
  return kept;
}
