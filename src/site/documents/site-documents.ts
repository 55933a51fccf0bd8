import type { SiteServices } from "../site-services.ts";
import { manifest } from "./manifest.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";
import { speculationRules } from "./speculation-rules.ts";

export interface SiteDocument {
  type: string;
  body: string | Uint8Array;
  /** The content sets it is made of. */
  dependsOn: readonly string[];
}

type Maker = (services: SiteServices, match: RegExpMatchArray) => SiteDocument | undefined | Promise<SiteDocument | undefined>;

const makers: [RegExp, Maker][] = [
  [/^\/sitemap\.xml$/, sitemap],
  [/^\/robots\.txt$/, robots],
  [/^\/speculation-rules\.json$/, speculationRules],
  [/^\/manifest\.(id|en)\.webmanifest$/, manifest],
];

/** The document at an address, or undefined when there is none. */
export async function siteDocuments(pathname: string, services: SiteServices): Promise<SiteDocument | undefined> {
  for (const [pattern, make] of makers) {
    const match = pathname.match(pattern);
    if (match) return make(services, match);
  }
  return undefined;
}
