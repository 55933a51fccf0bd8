import type { Bilingual, Locale } from "#text/locales.ts";
import { Chip, Figure, linePath, Panel, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  title: string;
  period: string;
  figures: [value: string, text: string, change: string][];
  chart: string;
  target: string;
  months: string;
  regions: string;
  share: string;
  shared: string;
  unit: string;
}> = {
  id: {
    label:
      "Dasbor penjualan nasional: pendapatan Rp18,4 miliar, 42.310 pesanan, batang pendapatan per bulan terhadap target, dan porsi lima kota. Dikirim tiap Senin pukul 07.00.",
    title: "Penjualan nasional",
    period: "Jan–Okt 2026",
    figures: [
      ["Rp18,4 M", "Pendapatan", "+12%"],
      ["42.310", "Pesanan", "+8%"],
    ],
    chart: "Pendapatan per bulan",
    target: "Target",
    months: "JFMAMJJASO",
    regions: "Per kota",
    share: "Laporan terjadwal",
    shared: "Senin, 07.00",
    unit: "%",
  },
  en: {
    label:
      "A national sales dashboard: revenue of 18.4 billion rupiah, 42,310 orders, monthly revenue bars against target, and the share of five cities. Sent every Monday at 7 am.",
    title: "National sales",
    period: "Jan–Oct 2026",
    figures: [
      ["Rp18.4 bn", "Revenue", "+12%"],
      ["42,310", "Orders", "+8%"],
    ],
    chart: "Revenue by month",
    target: "Target",
    months: "JFMAMJJASO",
    regions: "By city",
    share: "Scheduled report",
    shared: "Mon, 7 am",
    unit: "%",
  },
};

const bars = [42, 48, 55, 50, 62, 66, 60, 74, 81, 92];
const sparks = [
  [20, 34, 30, 48, 44, 62, 58, 80, 74, 96],
  [40, 36, 52, 46, 60, 54, 70, 66, 82, 90],
];
const cities = [
  ["Jakarta", 34],
  ["Surabaya", 22],
  ["Bandung", 17],
  ["Medan", 11],
  ["Makassar", 8],
] as const;

export function BigView({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title={w.title} aside={w.period}>
      <path d="M0 49h480v335H0z" className="fill-well" />
      {w.figures.map(([value, text, change], i) => {
        const x = 16 + i * 228;
        return (
          <g key={text}>
            <Panel x={x} y={62} width={220} height={72} />
            <Figure x={x + 14} y={96} value={value} text={text} />
            <text x={x + 206} y={88} textAnchor="end" fontWeight={600} className="fill-good num">
              {change}
            </text>
            <path
              d={linePath(sparks[i]!, x + 144, 100, 62, 24)}
              fill="none"
              strokeWidth={1.5}
              strokeLinejoin="round"
              className="stroke-primary"
            />
          </g>
        );
      })}
      <Panel x={16} y={144} width={272} height={224} />
      <text x={30} y={168} fontWeight={600} className="fill-ink">
        {w.chart}
      </text>
      <path d="M30 200h244M30 240h244M30 280h244" strokeDasharray="2 4" className="stroke-line" />
      {bars.map((bar, i) => (
        <g key={bar}>
          <path
            d={`M${42 + i * 24.5} 336v${-Math.round(bar * 1.5)}`}
            strokeWidth={14}
            pathLength={1}
            strokeDasharray={1}
            className={`motion-safe:animate-draw ${i === 9 ? "stroke-accent" : "stroke-primary"}`}
          />
          <text x={42 + i * 24.5} y={354} fontSize={12} textAnchor="middle" className="fill-muted">
            {w.months[i]}
          </text>
        </g>
      ))}
      <path d="M30 336h244" className="stroke-line" />
      <path d="M30 258L274 206" strokeDasharray="4 4" strokeWidth={1.5} className="stroke-ink" />
      <text x={30} y={248} fontSize={12} className="fill-muted">
        {w.target}
      </text>
      <Panel x={298} y={144} width={166} height={140} />
      <text x={312} y={168} fontWeight={600} className="fill-ink">
        {w.regions}
      </text>
      {cities.map(([city, share], i) => (
        <g key={city}>
          <text x={312} y={190 + i * 20} fontSize={12} className="fill-muted">
            {city}
          </text>
          <path d={`M374 ${186 + i * 20}h${share * 1.2}`} strokeWidth={8} className="stroke-primary" />
          <text x={452} y={190 + i * 20} fontSize={12} textAnchor="end" className="fill-ink num">
            {share}
            {w.unit}
          </text>
        </g>
      ))}
      <Panel x={298} y={294} width={166} height={74} raised />
      <text x={312} y={321} fontWeight={600} className="fill-ink">
        {w.share}
      </text>
      <text x={312} y={347} className="fill-muted">
        {w.shared}
      </text>
      <Chip x={452} y={332} text="PDF" tone="primary" end />
    </VignetteFrame>
  );
}
