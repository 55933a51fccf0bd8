import type { SpeedMetric } from "#insight/speed/metrics.ts";
import { languageTags } from "#text/locales.ts";
import { useLocale } from "../../words/locale.ts";

/** Returns the functions that say a measure: milliseconds, a score, or a share of page views. */
export function useSpeedFormat(): Record<SpeedMetric, (value: number) => string> {
  const tag = languageTags[useLocale()];
  const milliseconds = (value: number) => `${Math.round(value).toLocaleString(tag)} ms`;
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
  return {
    lcp: milliseconds,
    inp: milliseconds,
    cls: (value) => value.toLocaleString(tag, { maximumFractionDigits: 3 }),
    failed: (value) => percent.format(value),
  };
}
