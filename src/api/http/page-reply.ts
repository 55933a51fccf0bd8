import type { IncomingHttpHeaders } from "node:http";
import { type Address, writeAddress } from "#address/address.ts";
import type { Config } from "#infra/config/config.server.ts";
import { sendBriefPage } from "./brief-page.ts";
import type { RenderedPage } from "./deps.ts";
import { Problem } from "./problem.ts";

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

/** Returns for whom a page is rendered, and the encodings their browser accepts. */
export function readerOf({ ip, headers }: PageReply["request"]) {
  return { address: ip, accepts: headers["accept-encoding"] };
}
