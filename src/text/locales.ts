/** Indonesian is the default and has no prefix in addresses. */
export const locales = ["id", "en"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "id";

/** The tag of each language in the dates and numbers that people read (BCP 47). */
export const languageTags: Record<Locale, string> = { id: "id-ID", en: "en-GB" };

export function isLocale(value: unknown): value is Locale {
  return value === "id" || value === "en";
}

/** A text in both languages, for data outside the content sets (packages, sample data). */
export type Bilingual<T = string> = Record<Locale, T>;
