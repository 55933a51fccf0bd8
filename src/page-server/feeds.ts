import type { Config } from "#infra/config/config.server.ts";
import { makeFeed } from "#site/feeds/make-feed.ts";
import type { SiteServices } from "#site/site-services.ts";
import { compressResponse } from "./cache/compressed-response.server.ts";
import type { CachedPage } from "./cache/page-cache.server.ts";
import { safetyHeaders } from "./page-headers.ts";

/** Pathnames of feeds: files for programs, such as the sitemap, robots.txt, RSS, manifests and calendars. */
export const feedPaths =
  /^\/(sitemap\.xml|robots\.txt|llms\.txt|\.well-known\/security\.txt|speculation-rules\.json|manifest\.\w+\.webmanifest|(en\/)?feed\.xml|(en\/)?events\/[\w-]+\.ics)$/;

/** Returns the compressed feed at a pathname, or undefined where there is none. */
export async function renderFeed(
  pathname: string,
  config: Config,
  services: SiteServices,
): Promise<CachedPage | undefined> {
  const feed = await makeFeed(pathname, services);
  if (!feed) return undefined;
  const headers = { "Content-Type": feed.type, "Cache-Control": "public, max-age=3600", ...safetyHeaders(config) };
  return { response: await compressResponse(Buffer.from(feed.body), headers), dependsOn: feed.dependsOn };
}
