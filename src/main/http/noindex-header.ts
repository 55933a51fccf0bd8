import type { RequestListener } from "node:http";
import type { Config } from "#infra/config/config.server.ts";

/** Keeps every response of a staging site (ROBOTS=noindex) out of search engines: pages, files and calls. */
export function addNoindexHeader({ listed }: Pick<Config, "listed">, next: RequestListener): RequestListener {
  if (listed) return next;
  return (request, response) => {
    response.setHeader("X-Robots-Tag", "noindex, nofollow");
    next(request, response);
  };
}
