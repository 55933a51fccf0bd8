import { defaultLocale, isLocale, type Locale, locales } from "./locales.ts";

/**
 * Returns the language of the response, from an Accept-Language header (RFC 9110, section 12.5.4): the one of the greatest
 * weight, of equal ones the first named, never one of weight 0; Indonesian where the header prefers none.
 */
export function preferredLocale(header: string | undefined): Locale {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").split(",").slice(0, 20)) {
    const [range = "", ...parameters] = part.trim().toLowerCase().split(";");
    const language = range.split("-")[0]!.trim();
    const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith("q="));
    const weight = quality ? Math.min(Number(quality.slice(2)) || 0, 1) : 1;
    if (isLocale(language) || language === "*") weights.set(language, Math.max(weight, weights.get(language) ?? 0));
  }
  const named = [...weights.keys()].filter(isLocale);
  // What is not named has the weight of `*`; without one it is what remains when all others are refused.
  const others = [defaultLocale, ...locales].filter((locale) => !named.includes(locale));
  const weightOf = (locale: Locale) => weights.get(locale) ?? weights.get("*") ?? Number.MIN_VALUE;
  const [best = defaultLocale] = [...named, ...others].sort((one, other) => weightOf(other) - weightOf(one));
  return weightOf(best) > 0 ? best : defaultLocale;
}
