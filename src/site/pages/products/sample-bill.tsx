import { minus, negative, type Rupiah, rupiah, sum, times } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { discountOf, type TaxRate, taxOn } from "#shop/prices/money.ts";
import type { Bilingual } from "#text/locales.ts";
import { Toast } from "../../pictures/kit/frames.tsx";
import { Chip } from "../../pictures/kit/parts.tsx";
import { Picture } from "../../pictures/kit/picture.tsx";
import { Figure } from "../../pictures/people/person.tsx";
import { usePage } from "../../use-page.ts";

const months = 3;
/** The seeded voucher for three months and more. */
const voucher = { code: "HEMAT3", unit: "percent", value: 15, cap: rupiah(2_000_000) } as const;

const words: Bilingual<{ title: string; label: string; months: string; voucher: string; total: string; paid: string }> =
  {
    id: {
      title: "Tagihan",
      label: "Tagihan contoh: harga paket tiga bulan, dikurangi voucher, ditambah PPN. Sesudah dibayar paketnya aktif.",
      months: `${months} bulan`,
      voucher: "Voucher",
      total: "Yang Anda bayar",
      paid: "Lunas pukul 09.14, paket aktif",
    },
    en: {
      title: "Invoice",
      label:
        "A sample invoice: a package for three months, less a voucher, plus VAT. Once it is paid, the package is active.",
      months: `${months} months`,
      voucher: "Voucher",
      total: "What you pay",
      paid: "Paid 09:14, package active",
    },
  };

/** Draws an invoice to its last line, from today's price of a package and today's tax. */
export function SampleBill({ price, name, taxRate }: { price: Rupiah; name: string; taxRate: TaxRate }) {
  const { locale } = usePage().address;
  const t = words[locale];
  const subtotal = times(price, months);
  const discount = discountOf(subtotal, voucher);
  const charged = minus(subtotal, discount);
  const { ppn } = taxOn(charged, taxRate);
  const lines = [
    [`${name}, ${t.months}`, subtotal],
    [`${t.voucher} ${voucher.code}`, negative(discount)],
    ["PPN", ppn],
  ] as const;
  return (
    <Picture locale={locale} label={t.label}>
      <div className="bill">
        <div className="bill-paper">
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <b className="font-display text-lg">{t.title}</b>
            <Chip tone="good">INV-202611-000006</Chip>
          </p>
          <dl>
            {lines.map(([line, amount]) => (
              <div key={line}>
                <dt>{line}</dt>
                <dd translate="no">{formatRupiah(amount, locale)}</dd>
              </div>
            ))}
          </dl>
          <p className="text-muted">{t.total}</p>
          <p translate="no" className="price-figure">
            {formatRupiah(sum(charged, ppn), locale)}
          </p>
        </div>
        <div className="bill-people">
          <Figure bust="glasses" className="w-24 shrink-0 lg:w-56" />
          <Toast>{t.paid}</Toast>
        </div>
      </div>
    </Picture>
  );
}
