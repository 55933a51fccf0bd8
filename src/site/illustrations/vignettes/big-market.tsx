import type { Bilingual, Locale } from "#text/locales.ts";
import { Chip, Panel, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  title: string;
  seller: string;
  tags: [string, string];
  heads: string[];
  rows: string[][];
  price: string;
  per: string;
  licence: [name: string, value: string][];
  button: string;
  sample: string;
}> = {
  id: {
    label:
      "Halaman set data Harga pangan harian: contoh baris, harga Rp2.400.000 sebulan, lisensi pemakaian internal, tanpa data pribadi.",
    title: "Harga pangan harian",
    seller: "Lembaga Data Nusa",
    tags: ["514 kabupaten dan kota", "diperbarui tiap hari"],
    heads: ["tanggal", "wilayah", "komoditas", "harga"],
    rows: [
      ["26-10", "Kab. Garut", "Cabai merah", "41.800"],
      ["26-10", "Kota Padang", "Cabai merah", "46.250"],
      ["26-10", "Kota Kupang", "Bawang merah", "38.900"],
      ["26-10", "Kab. Sleman", "Beras medium", "13.300"],
    ],
    price: "Rp2.400.000",
    per: "/ bulan",
    licence: [
      ["Lisensi", "Pakai internal"],
      ["Data pribadi", "Tidak ada"],
      ["Lengkap", "99,2%"],
    ],
    button: "Berlangganan",
    sample: "Unduh contoh 100 baris",
  },
  en: {
    label:
      "The page of a data set, Daily food prices: sample rows, a price of 2,400,000 rupiah a month, a licence for internal use, no personal data.",
    title: "Daily food prices",
    seller: "Lembaga Data Nusa",
    tags: ["514 regencies and cities", "updated every day"],
    heads: ["date", "region", "commodity", "price"],
    rows: [
      ["26-10", "Kab. Garut", "Red chilli", "41,800"],
      ["26-10", "Kota Padang", "Red chilli", "46,250"],
      ["26-10", "Kota Kupang", "Shallots", "38,900"],
      ["26-10", "Kab. Sleman", "Medium rice", "13,300"],
    ],
    price: "Rp2,400,000",
    per: "/ month",
    licence: [
      ["Licence", "Internal use"],
      ["Personal data", "None"],
      ["Complete", "99.2%"],
    ],
    button: "Subscribe",
    sample: "Download 100 sample rows",
  },
};

const columns = [32, 98, 200, 448];

export function BigMarket({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title={w.title} aside={w.seller}>
      <path d="M0 49h480v335H0z" className="fill-well" />
      <Chip x={16} y={62} text={w.tags[0]} tone="primary" />
      <Chip x={464} y={62} text={w.tags[1]} tone="good" end />
      <Panel x={16} y={96} width={448} height={150} />
      <g fontSize={12} className="fill-muted font-mono">
        {w.heads.map((head, i) => (
          <text key={head} x={columns[i]} y={117} textAnchor={i > 2 ? "end" : "start"}>
            {head}
          </text>
        ))}
      </g>
      {w.rows.map((cells, row) => (
        <g key={cells[1]} className="fill-ink num">
          <path d={`M17 ${126 + row * 30}h446`} className="stroke-line" />
          {cells.map((cell, i) => (
            <text key={columns[i]} x={columns[i]} y={146 + row * 30} textAnchor={i > 2 ? "end" : "start"}>
              {cell}
            </text>
          ))}
        </g>
      ))}
      <path
        d="M308 146l12-3 12 2 12-6 12 1 12-4 12 2 12-5M308 176l12-6 12 4 12-8 12 2 12 2 12-8 12-1M308 200l12 2 12-4 12 5 12-2 12 3 12-4 12 3M308 231l12 1 12-2 12 1h12l12-2 12 1 12-1"
        fill="none"
        strokeWidth={1.5}
        className="stroke-primary"
      />
      <Panel x={16} y={258} width={230} height={112} />
      {w.licence.map(([name, value], i) => (
        <g key={name}>
          {i ? <path d={`M17 ${258 + i * 37}h228`} className="stroke-line" /> : null}
          <text x={32} y={281 + i * 37} className="fill-muted">
            {name}
          </text>
          <text x={232} y={281 + i * 37} fontWeight={600} textAnchor="end" className="fill-ink">
            {value}
          </text>
        </g>
      ))}
      <Panel x={258} y={258} width={206} height={112} raised />
      <text x={276} y={287} fontSize={18} fontWeight={600} className="fill-ink num">
        {w.price}
      </text>
      <text x={446} y={287} fontSize={12} textAnchor="end" className="fill-muted">
        {w.per}
      </text>
      <rect x={276} y={302} width={170} height={32} rx={8} className="fill-primary" />
      <text x={361} y={323} fontSize={14} fontWeight={600} textAnchor="middle" className="fill-on-primary">
        {w.button}
      </text>
      <text x={361} y={356} fontSize={12} textAnchor="middle" className="fill-primary">
        {w.sample}
      </text>
    </VignetteFrame>
  );
}
