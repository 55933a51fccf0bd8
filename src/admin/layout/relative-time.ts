import { type Locale, languageTags } from "#text/locales.ts";

const units = [
  { unit: "minute", seconds: 60 },
  { unit: "hour", seconds: 3_600 },
  { unit: "day", seconds: 86_400 },
  { unit: "month", seconds: 30.44 * 86_400 },
  { unit: "year", seconds: 365.25 * 86_400 },
] as const;

/** Returns how far a moment is from now, in its largest whole unit: `3 jam yang lalu`, `in 2 days`. */
export function relativeTime(moment: Date, now: Date, locale: Locale): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000;
  const { unit, seconds: length } = units.findLast(({ seconds: least }) => Math.abs(seconds) >= least) ?? units[0];
  const count = Math.trunc(seconds / length);
  // Indonesian shortens its units beyond recognition.
  const style = locale === "id" ? "long" : "short";
  // "Yesterday" is written, but not the rare words that Indonesian has for two days.
  const numeric = Math.abs(count) <= 1 ? "auto" : "always";
  return new Intl.RelativeTimeFormat(languageTags[locale], { numeric, style }).format(count, unit);
}
