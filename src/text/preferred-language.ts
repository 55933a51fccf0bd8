import { defaultLocale, isLocale, type Locale } from "./locales.ts";

/** Returns the language of the response, from an Accept-Language header; Indonesian unless English is preferred. */
export function preferredLocale(header: string | undefined): Locale {
  let best: { locale: Locale; weight: number } | undefined;
  for (const part of (header ?? "").split(",").slice(0, 20)) {
    const [range = "", ...parameters] = part.trim().toLowerCase().split(";");
    const locale = range.split("-")[0];
    const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith("q="));
    const weight = quality ? Number(quality.slice(2)) || 0 : 1;
    if (isLocale(locale) && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale ?? defaultLocale;
}
