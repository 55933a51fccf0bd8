import type { Locale } from "#text/locales.ts";

/** A moment as people in Jakarta read it, with its zone: `20 November 2026 pukul 14.05 WIB`. */
export function jakartaTime(moment: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : "id-ID", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Jakarta",
  });
  return `${format.format(moment)} WIB`;
}
