import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { digestSet as digest } from "#content/set-changes.server.ts";
import { setLocales, setNames } from "#content/sets.ts";

/** What both languages looked like when somebody last said that they say the same. */
const record = "content/translated.json";
type Record_ = Record<string, { id: string; en: string }>;

const bilingual = () => setNames.filter((set) => setLocales(set).length === 2);
const read = (): Record_ => (existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {});

/** A set whose one language changed since then is stale in the other. */
export function checkTranslations(): string[] {
  const known = read();
  return bilingual().flatMap((set) => {
    const then = known[set];
    if (!then) return [`${set}: nobody has confirmed that both languages say the same`];
    const changed = (["id", "en"] as const).filter((locale) => digest(locale, set) !== then[locale]);
    if (changed.length === 0) return [];
    return [`${set}: ${changed.join(" and ")} changed since the languages were last compared`];
  });
}

export function confirmTranslations(): void {
  const now = Object.fromEntries(bilingual().map((set) => [set, { id: digest("id", set), en: digest("en", set) }]));
  writeFileSync(record, `${JSON.stringify(now, null, 2)}\n`);
}
