import type { Measure } from "#growth/experiments/measures.ts";
import { nearestRupiah } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { languageTags } from "#text/locales.ts";
import { useLocale } from "../../../kit/data.ts";

/** Returns the functions that say the figures of a result. */
export function useResultFormat() {
  const locale = useLocale();
  const tag = languageTags[locale];
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 });
  const relative = new Intl.NumberFormat(tag, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  /** Returns people in a thousand visitors, with one decimal below ten. */
  const perThousand = (share: number, signDisplay: "exceptZero" | "never") => {
    const people = share * 1000;
    const maximumFractionDigits = Math.abs(people) < 9.95 ? 1 : 0;
    return new Intl.NumberFormat(tag, { maximumFractionDigits, signDisplay }).format(people);
  };
  const money = (amount: number) => formatRupiah(nearestRupiah(amount), locale);
  return {
    count: (value: number) => value.toLocaleString(tag),
    money,
    percent: (share: number) => percent.format(share),
    /** A share of what arm a has, with its sign. */
    relative: (share: number) => relative.format(share),
    /** What a visitor brings: a share of visitors, or rupiah. */
    rate: (measure: Measure, value: number) => (measure === "revenue" ? money(value) : percent.format(value)),
    /** A difference of that, with its sign: people in a thousand visitors, or rupiah per visitor. */
    difference: (measure: Measure, value: number) =>
      measure === "revenue" ? `${value > 0 ? "+" : ""}${money(value)}` : perThousand(value, "exceptZero"),
    /** The same without its sign. */
    size: (measure: Measure, value: number) =>
      measure === "revenue" ? money(Math.abs(value)) : perThousand(value, "never"),
  };
}
