import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { digestSet } from "#content/set-changes.server.ts";
import { setLocales, setNames } from "#content/sets.ts";

/** The digests of both languages when they were last confirmed to have the same meaning. */
const recordFile = "content/translated.json";
type ConfirmedDigests = Record<string, { id: string; en: string }>;

const bilingual = () => setNames.filter((set) => setLocales(set).length === 2);
const readConfirmed = (): ConfirmedDigests =>
  existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, "utf8")) : {};

/** Finds sets that changed in one language since the confirmation: the other language is out of date. */
export function checkTranslations(): string[] {
  const confirmed = readConfirmed();
  return bilingual().flatMap((set) => {
    const digests = confirmed[set];
    if (!digests) return [`${set}: nobody has confirmed that both languages have the same meaning`];
    const changed = (["id", "en"] as const).filter((locale) => digestSet(locale, set) !== digests[locale]);
    if (changed.length === 0) return [];
    return [`${set}: ${changed.join(" and ")} changed since the languages were last compared`];
  });
}

export function confirmTranslations(): void {
  const now = Object.fromEntries(
    bilingual().map((set) => [set, { id: digestSet("id", set), en: digestSet("en", set) }]),
  );
  writeFileSync(recordFile, `${JSON.stringify(now, null, 2)}\n`);
}
