import type { Bilingual, Locale } from "#text/locales.ts";
import { Chip, Panel, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  title: string;
  next: string;
  every: string[];
  polite: [string, string];
  table: string;
  added: string;
  heads: string[];
  rows: string[][];
}> = {
  id: {
    label:
      "Jadwal pengumpulan empat situs selama 24 jam, patuh robots.txt dan satu permintaan tiap dua detik, dengan hasilnya sebagai tabel harga pangan yang rapi.",
    title: "Sumber, 24 jam terakhir",
    next: "berikutnya 3 menit lagi",
    every: ["tiap jam", "tiap 2 jam", "tiap 4 jam", "harian"],
    polite: ["robots.txt dipatuhi", "1 permintaan / 2 detik"],
    table: "harga_pangan",
    added: "+1.204 baris",
    heads: ["Komoditas", "Kota", "Harga/kg", "Diambil"],
    rows: [
      ["Beras medium", "Bandung", "Rp13.450", "09.00"],
      ["Cabai rawit", "Medan", "Rp58.200", "09.00"],
      ["Telur ayam", "Makassar", "Rp29.700", "09.01"],
    ],
  },
  en: {
    label:
      "The collection schedule of four sites over 24 hours, obeying robots.txt at one request every two seconds, with the result as a clean table of food prices.",
    title: "Sources, last 24 hours",
    next: "next in 3 minutes",
    every: ["hourly", "every 2 h", "every 4 h", "daily"],
    polite: ["robots.txt obeyed", "1 request / 2 seconds"],
    table: "food_prices",
    added: "+1,204 rows",
    heads: ["Commodity", "City", "Price/kg", "Taken"],
    rows: [
      ["Medium rice", "Bandung", "Rp13,450", "09:00"],
      ["Bird's eye chilli", "Medan", "Rp58,200", "09:00"],
      ["Eggs", "Makassar", "Rp29,700", "09:01"],
    ],
  },
};

const sites = ["harga-pangan.example", "tender.example", "properti.example", "putusan.example"];
const steps = [1, 2, 4, 24];
const columns = [32, 166, 348, 448];

/** Returns one stroke for each run; its height is the amount collected. */
function runs(row: number): string {
  let path = "";
  for (let hour = 0; hour < 24; hour += steps[row]!) {
    const height = 6 + ((hour * 7 + row * 5) % 13);
    path += `M${262 + hour * 8} ${87 + row * 30}v${-height}`;
  }
  return path;
}

export function BigSpider({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title={w.title} aside={w.next}>
      {sites.map((site, row) => {
        const y = 82 + row * 30;
        return (
          <g key={site}>
            <circle cx={29} cy={y - 4} r={4} className={row === 2 ? "fill-accent" : "fill-good"} />
            <text x={42} y={y} fontWeight={500} className="fill-ink">
              {site}
            </text>
            <text x={248} y={y} fontSize={12} textAnchor="end" className="fill-muted">
              {w.every[row]}
            </text>
            <path d={`M258 ${y + 5}h198`} className="stroke-line" />
            <path d={runs(row)} strokeWidth={4} className={row === 2 ? "stroke-accent" : "stroke-primary"} />
          </g>
        );
      })}
      <path d="M0 206h480v178H0z" className="fill-well" />
      <path d="M0 206h480" className="stroke-line" />
      <Chip x={456} y={195} text={w.polite[1]} tone="quiet" end />
      <Chip x={24} y={195} text={w.polite[0]} tone="good" />
      <Panel x={16} y={230} width={448} height={140} raised />
      <text x={32} y={254} fontWeight={600} className="fill-ink font-mono">
        {w.table}
      </text>
      <text x={448} y={254} fontSize={12} textAnchor="end" className="fill-muted num">
        {w.added}
      </text>
      <g fontSize={12} className="fill-muted">
        {w.heads.map((head, i) => (
          <text key={head} x={columns[i]} y={280} textAnchor={i > 1 ? "end" : "start"}>
            {head}
          </text>
        ))}
      </g>
      {w.rows.map((cells, row) => (
        <g key={cells[0]} className="fill-ink num">
          <path d={`M17 ${289 + row * 27}h446`} className="stroke-line" />
          {cells.map((cell, i) => (
            <text key={columns[i]} x={columns[i]} y={307 + row * 27} textAnchor={i > 1 ? "end" : "start"}>
              {cell}
            </text>
          ))}
        </g>
      ))}
    </VignetteFrame>
  );
}
