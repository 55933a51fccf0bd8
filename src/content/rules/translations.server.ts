import { existsSync, readFileSync } from "node:fs";
import { digestSet } from "../set-changes.server.ts";
import { setLocales, setNames } from "../sets.ts";
import type { Finding } from "./finding.ts";

/** The digests of both languages when they were last confirmed to have the same meaning. */
export const translatedFile = "content/translated.json";

type ConfirmedDigests = Record<string, { id: string; en: string }>;

/** The sets that have both languages. */
export const bilingualSets = setNames.filter((set) => setLocales(set).length === 2);

/** Finds sets whose files changed in one language since the confirmation: the other language is out of date. */
export function checkTranslations(): Finding[] {
  const confirmed: ConfirmedDigests = existsSync(translatedFile)
    ? JSON.parse(readFileSync(translatedFile, "utf8"))
    : {};
  const rule = "translation";
  return bilingualSets.flatMap((set): Finding[] => {
    const digests = confirmed[set];
    if (!digests)
      return [
        {
          rule,
          code: "unconfirmed",
          set,
          keys: [],
          message: `${set}: nobody has confirmed that both languages have the same meaning`,
        },
      ];
    const changed = (["id", "en"] as const).filter((locale) => digestSet(locale, set) !== digests[locale]);
    if (changed.length === 0) return [];
    const message = `${set}: ${changed.join(" and ")} changed since the languages were last compared`;
    const stale = changed.length === 1 ? ({ locale: changed[0] === "id" ? "en" : "id" } as const) : {};
    return [{ rule, code: "changed_alone", ...stale, set, keys: [], message }];
  });
}
