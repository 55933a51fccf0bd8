import { type Locale, languageTags } from "#text/locales.ts";

/** Returns the formats of numbers and days in a language; creating them is slow, so callers store the result. */
export function formatsFor(locale: Locale) {
  const tag = languageTags[locale];
  const whole = new Intl.NumberFormat(tag);
  const short = new Intl.NumberFormat(tag, { notation: "compact", maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", timeZone: "UTC" });
  const longDay = new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  return {
    whole: (value: number) => whole.format(value),
    short: (value: number) => short.format(value),
    share: (part: number, all: number) => percent.format(all === 0 ? 0 : part / all),
    day: (value: string) => day.format(new Date(value)),
    longDay: (value: string) => longDay.format(new Date(value)),
    time: (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, "0")}${locale === "id" ? "." : ":"}${String(minute % 60).padStart(2, "0")}`,
  };
}
export type Formats = ReturnType<typeof formatsFor>;
