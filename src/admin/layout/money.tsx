import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { useLocale } from "../words/locale.ts";

/** Renders an amount in whole rupiah. */
export function Money({ value }: { value: number | null | undefined }) {
  const locale = useLocale();
  if (value === null || value === undefined) return "–";
  return <span className="num whitespace-nowrap">{formatRupiah(value, locale)}</span>;
}
