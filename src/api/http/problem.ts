import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isOutage } from "#infra/database/outage.server.ts";
import type { Locale } from "#text/locales.ts";
import { languageTags } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { issueWords, problemWords } from "./problem-words.ts";

/** One field that is wrong: where, which rule (a code of `issueWords`), and the bound or the characters when there are. */
export interface Issue {
  path: string;
  code: string;
  limit?: number;
  characters?: string;
}

export interface ProblemOptions {
  issues?: readonly Issue[];
  headers?: Record<string, string>;
  /** Further members of the problem, for instance the new quote of `price_changed`. */
  extra?: Record<string, unknown>;
}

/** A refusal that may be thrown from anywhere below a call; the error handler answers it. */
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

/** For a call's `response`: describes the refusals it may give, and 503, which any call gives without its database. */
export function refusals<S extends number>(...statuses: S[]) {
  const refusal = { description: "Refused", content: { "application/problem+json": { schema: problemSchema } } };
  return Object.fromEntries([...statuses, 503].map((status) => [status, refusal])) as Record<S | 503, typeof refusal>;
}

/** The problem as it is sent, in one language. */
export function describeProblem(status: number, code: string, locale: Locale, options: ProblemOptions = {}) {
  const words = problemWords[code] ?? problemWords[status >= 500 ? "internal_error" : "invalid_request"]!;
  return {
    type: `urn:bigsuite:problem:${code}`,
    title: words[locale],
    status,
    code,
    ...(options.issues ? { issues: options.issues.map((it) => describeIssue(it, locale)) } : {}),
    ...options.extra,
  };
}

/** Longest path that is repeated to its sender, in characters. */
const longestPath = 100;

/** An issue with its words in one language. */
export function describeIssue({ path, code, limit, characters }: Issue, locale: Locale) {
  const words = issueWords[code] ?? issueWords.invalid!;
  const message = words[locale]
    .replace("{limit}", limit?.toLocaleString(languageTags[locale]) ?? "")
    .replace("{characters}", () => (characters ? `: ${characters}` : ""));
  return { path: path.slice(0, longestPath), code, message };
}

/** Answers a call with a problem in the language of its Accept-Language header. */
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
 * What the caller is told of something thrown: the refusal itself, or 503 `unavailable` while the database cannot be
 * reached; undefined for a surprise. Payment providers repeat a notification after 503 more often than after 500.
 */
export function refusalOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  return isOutage(error) ? new Problem(503, "unavailable", { headers: { "retry-after": "5" } }) : undefined;
}

/** Turns whatever was thrown below a call into its answer; only a surprise is logged as an error. */
export function sendError(error: unknown, _request: FastifyRequest, reply: FastifyReply, log: ErrorLog): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal) {
    if (refusal !== error) log.warn({ request: reply.request.id, code: codeOf(error) }, "database unavailable");
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
  log.error({ err: error, request: reply.request.id }, "call failed");
  return sendProblem(reply, 500, "internal_error");
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? "timeout";

interface ErrorLog {
  error: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
}
