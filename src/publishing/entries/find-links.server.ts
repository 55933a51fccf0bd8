import { setImmediate } from "node:timers/promises";
import { editableSets } from "#content/document-names.ts";
import { type CollectionName, entryPath } from "#content/entries/collection-fields.ts";
import { placeOfText } from "#content/entries/place-of-text.ts";
import { readPublishedSet } from "#content/published-document.server.ts";
import { dotted } from "#content/rules/finding.ts";
import { linksIn } from "#content/rules/links.ts";
import { setLocales } from "#content/sets.ts";
import { textsOf } from "#content/texts-of.ts";
import type { LinkToEntry } from "../content-view.ts";

/** Returns the published texts, other than its own, that have a link to an entry. */
export async function findLinks(collection: CollectionName, slug: string): Promise<LinkToEntry[]> {
  const target = entryPath(collection, slug);
  const leadsThere = (link: string) => link === target || ["#", "?"].some((end) => link.startsWith(target + end));
  const found: LinkToEntry[] = [];
  for (const set of editableSets)
    for (const locale of setLocales(set)) {
      // Pages are served in between.
      await setImmediate();
      const words = readPublishedSet(locale, set);
      for (const { keys, value } of textsOf(words)) {
        if (!linksIn({ path: dotted(keys), value }).some(leadsThere)) continue;
        const place = placeOfText(set, keys, words);
        if (place.document !== `${collection}:${slug}`) found.push({ ...place, locale });
      }
    }
  return found;
}
