import type { IncomingHttpHeaders } from "node:http";
import { type Address, writeAddress } from "#address/address.ts";
import type { RenderedPage } from "#content/page-request.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { describeProblem, Problem } from "./problem.ts";

/** The part of a reply that redirects and pages need, which no response schema of a call describes. */
export interface PageReply {
  request: { ip: string; headers: IncomingHttpHeaders };
  statusCode: number;
  headers(values: Record<string, string>): unknown;
  serializer(serialize: (body: unknown) => string): unknown;
  send(body?: unknown): unknown;
}

/** Redirects to a page of the site, by its whole address where the API has another host. */
export function redirectToPage<Reply extends PageReply>(
  reply: Reply,
  address: Address,
  query: string,
  config: Config,
): Reply {
  const target = (config.publicApiHost ? config.publicUrl : "") + writeAddress(address);
  reply.statusCode = 303;
  reply.headers({ location: query ? `${target}?${query}` : target });
  reply.send();
  return reply;
}

/** Sends a rendered page; a brief one when too many others wait to be rendered. */
export function sendPage<Reply extends PageReply>(reply: Reply, page: RenderedPage | undefined): Reply {
  if (!page) return sendBriefPage(reply, new Problem(503, "unavailable", { headers: { "retry-after": "5" } }));
  reply.statusCode = page.status;
  reply.headers(page.headers);
  reply.serializer((body) => body as string);
  reply.send(page.body);
  return reply;
}

/** Sends a refusal to a browser without JavaScript when rendering its form's page again would cost too much. */
export function sendBriefPage<Reply extends PageReply>(reply: Reply, { status, code, options }: Problem): Reply {
  const locale = preferredLocale(reply.request.headers["accept-language"]);
  const { title } = describeProblem(status, code, locale);
  reply.statusCode = status;
  reply.headers({ ...options.headers, "content-language": locale, "content-type": "text/html; charset=utf-8" });
  reply.serializer((body) => String(body));
  reply.send(
    `<!doctype html><html lang="${locale}"><meta name="viewport" content="width=device-width">` +
      `<title>${title}</title><h1>${title}</h1><p>${readSet(locale, "problems").goBack}</p></html>`,
  );
  return reply;
}

/** Returns for whom a page is rendered, and the encodings their browser accepts. */
export function readerOf({ ip, headers }: PageReply["request"]) {
  return { address: ip, accepts: headers["accept-encoding"] };
}
