import type { Bilingual, Locale } from "#text/locales.ts";
import { kawungDot } from "../kawung.tsx";
import { Chip, Panel, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  since: string;
  segment: string;
  facts: [name: string, value: string][];
  weeks: string;
  products: string[];
  timeline: string;
  events: [day: string, text: string, from: string][];
}> = {
  id: {
    label:
      "Satu pandangan pelanggan: profil Sari Wulandari, nilai belanja, kegiatan 12 pekan di empat produk sebagai figur kawung, dan tiga kejadian terakhir.",
    since: "Pelanggan sejak 2021",
    segment: "Setia",
    facts: [
      ["Nilai setahun", "Rp12,4 juta"],
      ["Kepuasan", "4,6 dari 5"],
      ["Izin kontak", "Surel, WA"],
    ],
    weeks: "Kegiatan 12 pekan",
    products: ["Belanja", "Obrolan", "Survei", "Laporan"],
    timeline: "Terakhir",
    events: [
      ["24 Okt", "Menanyakan garansi, terjawab", "BigAssistant"],
      ["21 Okt", "Menilai layanan toko lewat survei", "BigBuilder"],
      ["20 Okt", "Voucher ulang tahun terkirim", "BigAction"],
    ],
  },
  en: {
    label:
      "One customer view: the profile of Sari Wulandari, spending, twelve weeks of activity in four products as kawung figures, and the last three events.",
    since: "Customer since 2021",
    segment: "Loyal",
    facts: [
      ["Value a year", "Rp12.4 million"],
      ["Satisfaction", "4.6 of 5"],
      ["May contact by", "Email, WA"],
    ],
    weeks: "Activity, 12 weeks",
    products: ["Orders", "Chats", "Surveys", "Reports"],
    timeline: "Latest",
    events: [
      ["24 Oct", "Asked about warranty, solved", "BigAssistant"],
      ["21 Oct", "Rated the store in a survey", "BigBuilder"],
      ["20 Oct", "Birthday voucher sent", "BigAction"],
    ],
  },
};

/** Activity from 0 to 9: one digit per week, one row per product. */
const weeks = ["341562474689", "112031425364", "020110231429", "101202102131"];

function plot(): string {
  return weeks
    .map((row, y) =>
      [...row].map((digit, x) => kawungDot(272 + x * 16, 118 + y * 26, 3 + Number(digit) * 0.75)).join(""),
    )
    .join("");
}

export function BigOne({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title="Sari Wulandari" aside={w.since}>
      <path d="M0 49h480v335H0z" className="fill-well" />
      <Panel x={16} y={62} width={164} height={158} />
      <circle cx={46} cy={88} r={16} className="fill-primary-soft" />
      <text x={46} y={93} fontWeight={600} textAnchor="middle" className="fill-primary">
        SW
      </text>
      <Chip x={72} y={77} text={w.segment} tone="good" />
      {w.facts.map(([name, value], i) => (
        <g key={name}>
          <text x={30} y={122 + i * 35} fontSize={12} className="fill-muted">
            {name}
          </text>
          <text x={30} y={138 + i * 35} fontWeight={600} className="fill-ink num">
            {value}
          </text>
        </g>
      ))}
      <Panel x={190} y={62} width={274} height={158} />
      <text x={204} y={86} fontWeight={600} className="fill-ink">
        {w.weeks}
      </text>
      {w.products.map((product, i) => (
        <text key={product} x={204} y={122 + i * 26} fontSize={12} className="fill-muted">
          {product}
        </text>
      ))}
      <path d={plot()} className="fill-primary" />
      <path d={kawungDot(448, 170, 9.75)} className="fill-accent" />
      <Panel x={16} y={230} width={448} height={140} raised />
      <text x={32} y={254} fontWeight={600} className="fill-ink">
        {w.timeline}
      </text>
      {w.events.map(([day, text, from], i) => {
        const y = 286 + i * 35;
        return (
          <g key={day}>
            <path d={`M17 ${y - 22}h446`} className="stroke-line" />
            <text x={32} y={y} className="fill-muted num">
              {day}
            </text>
            <text x={88} y={y} fontSize={14} className="fill-ink">
              {text}
            </text>
            <Chip x={452} y={y - 16} text={from} tone="primary" end />
          </g>
        );
      })}
    </VignetteFrame>
  );
}
