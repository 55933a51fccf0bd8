import { recordReading } from "#content/reading.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import { makeFeed } from "#site/feeds/make-feed.ts";
import type { SiteServices } from "#site/site-services.ts";
import { compressResponse } from "./cache/compressed-response.server.ts";
import type { CachedPage } from "./cache/page-cache.server.ts";
import { recordServices } from "./cache/record-services.server.ts";
import { safetyHeaders } from "./page-headers.ts";

/** Pathnames of feeds: files for programs, such as the sitemap, robots.txt, RSS, manifests and calendars. */
export const feedPaths =
  /^\/(sitemap\.xml|robots\.txt|llms\.txt|\.well-known\/security\.txt|speculation-rules\.json|manifest\.\w+\.webmanifest|(en\/)?(feed|changelog|newsletter)\.xml|(en\/)?events\/[\w-]+\.ics)$/;

/** Bytes above which the best compression would take seconds: a sitemap with thousands of articles. */
const longFeed = 200_000;

/** Returns the compressed feed at a pathname, or undefined where there is none. */
export async function renderFeed(
  pathname: string,
  config: Config,
  services: SiteServices,
): Promise<CachedPage | undefined> {
  const { services: recorded, used: read } = recordServices(services);
  const { result: feed, used } = await recordReading(() => makeFeed(pathname, recorded));
  if (!feed) return undefined;
  const body = Buffer.from(feed.body);
  const headers = { "Content-Type": feed.type, "Cache-Control": "public, max-age=3600", ...safetyHeaders(config) };
  return {
    response: await compressResponse(body, headers, body.length > longFeed ? { effort: "little" } : {}),
    dependsOn: [...used, ...read, ...(feed.isDaily ? ["day"] : [])],
  };
}
