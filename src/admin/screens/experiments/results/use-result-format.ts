import type { Measure } from "#growth/experiments/measures.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { languageTags } from "#text/locales.ts";
import { useLocale } from "../../../words/locale.ts";

/** Returns the functions that say the figures of a result. */
export function useResultFormat() {
  const locale = useLocale();
  const tag = languageTags[locale];
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 });
  const points = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, signDisplay: "exceptZero" });
  const relative = new Intl.NumberFormat(tag, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  const signed = (amount: number) => `${amount > 0 ? "+" : ""}${formatRupiah(Math.round(amount), locale)}`;
  return {
    count: (value: number) => value.toLocaleString(tag),
    money: (amount: number) => formatRupiah(amount, locale),
    percent: (share: number) => percent.format(share),
    /** A share of what arm a has, with its sign. */
    relative: (share: number) => relative.format(share),
    /** What a visitor brings: a share of visitors, or rupiah. */
    rate: (measure: Measure, value: number) =>
      measure === "revenue" ? formatRupiah(Math.round(value), locale) : percent.format(value),
    /** A difference of that, with its sign; of shares in percentage points. */
    difference: (measure: Measure, value: number) =>
      measure === "revenue" ? signed(value) : `${points.format(value * 100)} pp`,
    /** Of a chart, whose values are percentages. */
    ofBase: (value: number) => relative.format(value / 100),
  };
}
