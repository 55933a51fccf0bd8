import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { readSet } from "#content/read-set.server.ts";
import { isOutage } from "#infra/database/outage.server.ts";
import { InvalidCursor } from "#infra/database/page.server.ts";
import { fill } from "#text/fill.ts";
import { type Locale, languageTags } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";

/** One wrong field: its path, the code of the rule (`content/{id,en}/problems.json`), and the limit, characters or pair, if any. */
export interface Issue {
  path: string;
  code: string;
  limit?: number;
  characters?: string;
  /** Two colours with too little contrast. */
  pair?: string;
}

export interface ProblemOptions {
  issues?: readonly Issue[];
  headers?: Record<string, string>;
  /** Further members of the problem, for instance the new quote of `price_changed`. */
  extra?: Record<string, unknown>;
}

/** A refusal that may be thrown anywhere below a call; the error handler sends it. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly options: ProblemOptions;
  constructor(status: number, code: string, options: ProblemOptions = {}) {
    super(code);
    this.name = "Problem";
    this.status = status;
    this.code = code;
    this.options = options;
  }
}

const issueSchema = z.object({ path: z.string(), code: z.string(), message: z.string() });

/** RFC 9457, with `code` for programs and `issues` for forms. */
const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    issues: z.array(issueSchema).optional(),
  })
  .meta({ id: "Problem" });

/** Returns the refusals for a call's `response`, and 503, which any call sends while the database is unreachable. */
export function refusals<S extends number>(...statuses: S[]) {
  const refusal = { description: "Refused", content: { "application/problem+json": { schema: problemSchema } } };
  return Object.fromEntries([...statuses, 503].map((status) => [status, refusal])) as Record<S | 503, typeof refusal>;
}

/** Returns a call's response that is no JSON, for its `response`. */
export function sentAs(mediaType: string | readonly string[], description = "A file") {
  const content = Object.fromEntries([mediaType].flat().map((each) => [each, { schema: z.unknown() }]));
  return { description, content };
}

/** Returns a call's response without a body, for its `response`. */
export const noContent = (description: string) => z.undefined().describe(description);

/** Returns the problem as it is sent, in one language. A code without words has those of its status. */
export function describeProblem(status: number, code: string, locale: Locale, options: ProblemOptions = {}) {
  const { problems } = readSet(locale, "problems");
  const titles: Record<string, string | undefined> = problems;
  return {
    type: `urn:bigsuite:problem:${code}`,
    title: titles[code] ?? problems[status >= 500 ? "internal_error" : "invalid_request"],
    status,
    code,
    ...(options.issues ? { issues: options.issues.map((issue) => describeIssue(issue, locale)) } : {}),
    ...options.extra,
  };
}

/** Longest path that is repeated to its sender, in characters. */
const maxPathLength = 100;

/** Returns an issue with its message in one language. */
export function describeIssue({ path, code, limit, characters, pair }: Issue, locale: Locale) {
  const messages: Record<string, string> = readSet(locale, "problems").issues;
  const message = fill(messages[code] ?? messages.invalid!, {
    limit: limit?.toLocaleString(languageTags[locale]) ?? "",
    characters: characters ? `: ${characters}` : "",
    pair: pair ?? "",
  });
  return { path: path.slice(0, maxPathLength), code, message };
}

/** Sends a problem in the language of the Accept-Language header. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: string,
  options: ProblemOptions = {},
): FastifyReply {
  const locale = preferredLocale(reply.request.headers["accept-language"]);
  return reply
    .code(status)
    .headers({ ...options.headers, "content-language": locale, vary: "origin, accept-language" })
    .type("application/problem+json; charset=utf-8")
    .serializer((body: unknown) => String(body))
    .send(JSON.stringify(describeProblem(status, code, locale, options)));
}

/**
 * Returns the refusal for something thrown: itself, or 503 `unavailable` while the database is unreachable; undefined for
 * an unexpected error. Payment providers repeat a notification after 503 more often than after 500.
 */
export function refusalOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof InvalidCursor)
    return new Problem(400, "invalid_input", { issues: [{ path: "cursor", code: "invalid_format" }] });
  return isOutage(error) ? new Problem(503, "unavailable", { headers: { "retry-after": "5" } }) : undefined;
}

/** Sends the response to anything thrown below a call; only an unexpected error is logged as an error. */
export function sendError(error: unknown, _request: FastifyRequest, reply: FastifyReply, log: ErrorLog): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal) {
    if (refusal.status === 503 && refusal !== error) logOutage(reply.request, error, log);
    return sendProblem(reply, refusal.status, refusal.code, refusal.options);
  }
  const { statusCode = 500, code = "" } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return sendProblem(reply, 413, "body_too_large", { headers: { connection: "close" } });
  if (statusCode === 415) return sendProblem(reply, 415, "unsupported_media_type");
  if (statusCode === 404) return sendProblem(reply, 404, "not_found");
  if (
    error instanceof SyntaxError ||
    code === "FST_ERR_CTP_INVALID_JSON_BODY" ||
    code === "FST_ERR_CTP_EMPTY_JSON_BODY"
  ) {
    return sendProblem(reply, 400, "invalid_json");
  }
  if (statusCode >= 400 && statusCode < 500) return sendProblem(reply, statusCode, "invalid_request");
  if (statusCode === 503) return sendProblem(reply, 503, "unavailable", { headers: { "retry-after": "5" } });
  log.error({ err: error, request: reply.request.id, route: reply.request.routeOptions.url }, "call failed");
  return sendProblem(reply, 500, "internal_error");
}

function logOutage({ id, routeOptions }: FastifyRequest, error: unknown, log: ErrorLog): void {
  const { code = "timeout" } = error as { code?: string };
  log.warn({ request: id, route: routeOptions.url, code }, "database unavailable");
}

interface ErrorLog {
  error: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
}
