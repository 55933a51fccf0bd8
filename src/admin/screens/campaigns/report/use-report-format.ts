import type { ReportLine } from "#growth/campaigns/report.ts";
import { nearestRupiah, type Rupiah } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { languageTags } from "#text/locales.ts";
import { useLocale } from "../../../kit/data.ts";

/** Returns revenue less cost for each rupiah of cost; undefined without any cost. */
export function returnOn(revenue: Rupiah, cost: Rupiah): number | undefined {
  return cost > 0 ? (revenue - cost) / cost : undefined;
}

/** Returns the functions that say the numbers of the report. */
export function useReportFormat() {
  const locale = useLocale();
  const percent = new Intl.NumberFormat(languageTags[locale], {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  return {
    count: (value: number) => value.toLocaleString(languageTags[locale]),
    money: (value: number) => formatRupiah(nearestRupiah(value), locale),
    /** Says the return of one side of a line; a dash without any cost. */
    returned: ({ cost, ...sides }: Pick<ReportLine, "cost" | "first" | "last">, side: "first" | "last") => {
      const value = returnOn(sides[side].revenue, cost);
      return value === undefined ? "–" : percent.format(value);
    },
  };
}
