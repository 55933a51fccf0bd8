import type { Bilingual, Locale } from "#text/locales.ts";
import { Chip, Panel, textWidth, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  scanned: string;
  time: string;
  question: string;
  sql: [keyword: string, rest: string][];
  answer: string;
  rows: [city: string, change: string][];
}> = {
  id: {
    label:
      "Pertanyaan dalam bahasa sehari-hari, kota mana yang penjualannya turun bulan lalu, diterjemahkan ke SQL dan dijawab: Makassar turun 14,2 persen, disusul tiga kota lain.",
    scanned: "3 sumber, 1,2 GB",
    time: "0,9 detik",
    question: "Kota mana yang penjualannya turun bulan lalu?",
    sql: [
      ["SELECT", " kota, selisih_persen(nilai)"],
      ["FROM", " penjualan "],
      ["WHERE", " bulan = '2026-10'"],
      ["GROUP BY", " kota "],
    ],
    answer: "Empat kota turun. Makassar paling dalam.",
    rows: [
      ["Makassar", "−14,2%"],
      ["Palembang", "−9,6%"],
      ["Semarang", "−5,1%"],
      ["Balikpapan", "−2,3%"],
    ],
  },
  en: {
    label:
      "A question in everyday words, in which cities did sales fall last month, turned into SQL and answered: Makassar fell 14.2 percent, followed by three other cities.",
    scanned: "3 sources, 1.2 GB",
    time: "0.9 s",
    question: "Which cities sold less last month?",
    sql: [
      ["SELECT", " city, change_percent(amount)"],
      ["FROM", " sales "],
      ["WHERE", " month = '2026-10'"],
      ["GROUP BY", " city "],
    ],
    answer: "Four cities fell, Makassar the most.",
    rows: [
      ["Makassar", "−14.2%"],
      ["Palembang", "−9.6%"],
      ["Semarang", "−5.1%"],
      ["Balikpapan", "−2.3%"],
    ],
  },
};

const shares = [256, 173, 92, 42];

export function BigQuery({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title="BigQuery" aside={w.scanned}>
      <rect x={24} y={64} width={432} height={44} rx={10} strokeWidth={1.5} className="fill-surface stroke-primary" />
      <text x={40} y={91} fontSize={15} fontWeight={500} className="fill-ink">
        {w.question}
      </text>
      <path
        d={`M${46 + textWidth(w.question, 15)} 76v20`}
        strokeWidth={2}
        className="stroke-primary motion-safe:animate-blink"
      />
      <path d="M0 124h480v260H0z" className="fill-well" />
      <path d="M0 124h480" className="stroke-line" />
      <g className="fill-ink font-mono">
        {w.sql.map(([keyword, rest], i) => (
          <text key={keyword} x={48} y={150 + i * 22}>
            <tspan x={24} className="fill-muted">
              {i + 1}
            </tspan>
            <tspan x={48} fontWeight={600} className="fill-primary">
              {keyword}
            </tspan>
            {rest}
          </text>
        ))}
      </g>
      <Chip x={456} y={134} text={w.time} tone="good" end />
      <Panel x={16} y={234} width={448} height={138} raised />
      <text x={32} y={260} fontSize={15} fontWeight={600} className="fill-ink">
        {w.answer}
      </text>
      {w.rows.map(([city, change], i) => {
        const y = 288 + i * 23;
        return (
          <g key={city}>
            <text x={32} y={y} className="fill-muted">
              {city}
            </text>
            <path
              d={`M124 ${y - 4}h${shares[i]}`}
              strokeWidth={10}
              pathLength={1}
              strokeDasharray={1}
              className={`motion-safe:animate-draw ${i ? "stroke-primary" : "stroke-accent"}`}
            />
            <text x={448} y={y} fontWeight={500} textAnchor="end" className="fill-ink num">
              {change}
            </text>
          </g>
        );
      })}
    </VignetteFrame>
  );
}
