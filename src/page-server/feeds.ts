import type { Config } from "#infra/config/config.server.ts";
import { siteDocuments } from "#site/feeds/site-documents.ts";
import type { SiteServices } from "#site/site-services.ts";
import { type FinishedAnswer, finishAnswer } from "./cache/finished-answer.server.ts";
import type { CachedPage } from "./cache/page-cache.server.ts";
import { safetyHeaders } from "./page-headers.ts";
import type { SharePictures } from "./share-pictures/share-pictures.ts";

/** Addresses of what is not a page: sitemap, robots, feeds, manifest, calendars, pictures for sharing. */
export const documentAddresses =
  /^\/(sitemap\.xml|robots\.txt|llms\.txt|\.well-known\/security\.txt|speculation-rules\.json|manifest\.\w+\.webmanifest|(en\/)?feed\.xml|(en\/)?events\/[\w-]+\.ics|og\/.+\.png)$/;

/** A page's picture for sharing as an answer; it is kept on disk and not in memory, for few are ever asked for. */
export async function answerPicture(
  pathname: string,
  config: Config,
  pictures: SharePictures,
): Promise<FinishedAnswer | undefined> {
  const picture = await pictures(pathname);
  if (!picture) return undefined;
  const headers = { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400", ...safetyHeaders(config) };
  return finishAnswer(Buffer.from(picture), headers, { compress: false });
}

/** Makes a document, or undefined where there is none at the address. */
export async function makeDocument(
  pathname: string,
  config: Config,
  services: SiteServices,
): Promise<CachedPage | undefined> {
  if (!documentAddresses.test(pathname)) return undefined;
  const document = await siteDocuments(pathname, services);
  if (!document) return undefined;
  const body = Buffer.from(document.body);
  return {
    answer: await finishAnswer(
      body,
      { "Content-Type": document.type, "Cache-Control": "public, max-age=3600", ...safetyHeaders(config) },
      { compress: !document.type.startsWith("image/") },
    ),
    dependsOn: document.dependsOn,
  };
}
