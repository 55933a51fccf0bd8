import type { Bilingual } from "#text/locales.ts";

/** Words for the particulars of a request for API access. */
export const detailLabels: Record<string, Bilingual> = {
  apis: { id: "API yang diminta", en: "APIs asked for" },
  monthly_calls: { id: "Perkiraan panggilan sebulan", en: "Expected calls a month" },
};

const values: Record<string, Bilingual> = {
  identity: { id: "Identitas", en: "Identity" },
  vision: { id: "Visi", en: "Vision" },
  text: { id: "Teks", en: "Text" },
  location: { id: "Lokasi", en: "Location" },
  "up-to-10k": { id: "sampai 10.000", en: "up to 10,000" },
  "10k-100k": { id: "10.000–100.000", en: "10,000–100,000" },
  "100k-1m": { id: "100.000–1 juta", en: "100,000–1 million" },
  "over-1m": { id: "di atas 1 juta", en: "over 1 million" },
};

/** One particular as people read it: `["identity", "text"]` -> `Identitas, Teks`. */
export function detailText(value: unknown, locale: keyof Bilingual): string {
  return [value]
    .flat()
    .map((it) => values[String(it)]?.[locale] ?? String(it))
    .join(", ");
}
