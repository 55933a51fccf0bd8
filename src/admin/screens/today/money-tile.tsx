import type { Today } from "#insight/figures/today-view.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { type Locale, languageTags } from "#text/locales.ts";
import type { TileProps } from "./tile.tsx";

interface MoneyWords {
  label: string;
  sameDay: string;
  change: string;
  lastMonth: string;
}

/** Returns the tile of the money received, compared with last month to the same day. */
export function moneyTile(money: NonNullable<Today["money"]>, words: MoneyWords, locale: Locale): TileProps {
  const { thisMonth, lastMonthToDate, lastMonth } = money;
  const change = lastMonthToDate > 0 ? thisMonth / lastMonthToDate - 1 : undefined;
  const percent = new Intl.NumberFormat(languageTags[locale], {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  return {
    label: words.label,
    value: <span className="text-xl">{formatRupiah(thisMonth, locale)}</span>,
    to: "/orders?state=paid",
    parts: [
      { label: words.sameDay, value: formatRupiah(lastMonthToDate, locale) },
      ...(change === undefined ? [] : [{ label: words.change, value: percent.format(change) }]),
      { label: words.lastMonth, value: formatRupiah(lastMonth, locale) },
    ],
  };
}
