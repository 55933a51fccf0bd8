import { type Locale, languageTags } from "#text/locales.ts";

const units = [
  { unit: "minute", seconds: 60 },
  { unit: "hour", seconds: 3_600 },
  { unit: "day", seconds: 86_400 },
  { unit: "month", seconds: 30.44 * 86_400 },
  { unit: "year", seconds: 365.25 * 86_400 },
] as const;

/** Making a format takes a slow device longer than drawing the row in which it is used. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

function formatOf(locale: Locale, numeric: "auto" | "always"): Intl.RelativeTimeFormat {
  const key = `${locale} ${numeric}`;
  let format = formats.get(key);
  if (!format) {
    // Indonesian shortens its units beyond recognition.
    const style = locale === "id" ? "long" : "short";
    format = new Intl.RelativeTimeFormat(languageTags[locale], { numeric, style });
    formats.set(key, format);
  }
  return format;
}

/** Returns how far a moment is from now, in its largest whole unit: `3 jam yang lalu`, `in 2 days`. */
export function relativeTime(moment: Date, now: Date, locale: Locale): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000;
  const { unit, seconds: length } = units.findLast(({ seconds: least }) => Math.abs(seconds) >= least) ?? units[0];
  const count = Math.trunc(seconds / length);
  // "Yesterday" is written, but not the rare words that Indonesian has for two days.
  return formatOf(locale, Math.abs(count) <= 1 ? "auto" : "always").format(count, unit);
}
