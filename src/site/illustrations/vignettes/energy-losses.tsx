import type { Bilingual, Locale } from "#text/locales.ts";
import { OutcomeCard, SourceCard } from "./flow-cards.tsx";
import { Chip, Panel, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  title: string;
  period: string;
  sources: [name: string, value: string][];
  losses: string[];
  limit: string;
  reports: string;
  order: [title: string, about: string, state: string];
  facts: [value: string, text: string][];
}> = {
  id: {
    label:
      "Susut per penyulang, Oktober 2026, dari meter induk 10.480 MWh, meter pelanggan 9.662 MWh, dan 37 laporan padam. Rajawali menonjol, 14,2 persen dengan 22 laporan, lalu Regu 3 mendapat surat tugas memeriksa 12 meter.",
    title: "Susut per penyulang",
    period: "Oktober 2026",
    sources: [
      ["Meter induk", "10.480 MWh"],
      ["Meter pelanggan", "9.662 MWh"],
      ["Laporan padam", "37"],
    ],
    losses: ["5,1%", "6,4%", "14,2%", "5,8%", "7,3%"],
    limit: "Batas 8%",
    reports: "22 laporan",
    order: ["Surat tugas 0417", "Penyulang Rajawali, Regu 3", "Terkirim"],
    facts: [
      ["12", "meter diperiksa"],
      ["321 MWh", "susut"],
      ["08.00", "besok"],
    ],
  },
  en: {
    label:
      "Losses per feeder, October 2026, from a bulk meter at 10,480 MWh, customers’ meters at 9,662 MWh and 37 outage reports. Rajawali stands out at 14.2 percent with 22 reports, and Crew 3 gets a work order to inspect 12 meters.",
    title: "Losses per feeder",
    period: "October 2026",
    sources: [
      ["Bulk meter", "10,480 MWh"],
      ["Customer meters", "9,662 MWh"],
      ["Outage reports", "37"],
    ],
    losses: ["5.1%", "6.4%", "14.2%", "5.8%", "7.3%"],
    limit: "Limit 8%",
    reports: "22 reports",
    order: ["Work order 0417", "Rajawali feeder, Crew 3", "Sent"],
    facts: [
      ["12", "meters to inspect"],
      ["321 MWh", "lost"],
      ["08:00", "tomorrow"],
    ],
  },
};

const feeders = ["Merpati", "Elang", "Rajawali", "Nuri", "Camar"];
/** Returns where each loss is written: in its bar of 8 units per cent, the highest above it. */
const tops = [195, 185, 98, 190, 178];
const marks = [
  "M12 2 6.5 22M12 2l5.5 20M3.5 7.5h17M5.5 12h13M3.5 7.5v2M20.5 7.5v2M9.3 12l6.4 4.5M14.7 12l-6.4 4.5 8.4 5.5M15.7 16.5 7.3 22",
  "M5 3h14v18H5zM8 6.5h8V11H8zM8.5 15.5h7M12 18h.01",
  "M3 4h18v13H11.5L7 21v-4H3zM13 6.5 9.5 11h5L11 14.5",
];

/** Renders a power company's month: energy supplied and billed, outages, and the feeder to inspect first. */
export function EnergyLosses({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title={w.title} aside={w.period}>
      <path d="M0 49h480v335H0z" className="fill-well" />
      <path
        d="M162 91c34 0 10 64 42 64M162 155h42M162 219c34 0 10-64 42-64"
        fill="none"
        strokeWidth={2}
        strokeDasharray="8 4"
        className="stroke-primary motion-safe:animate-flow"
      />
      {w.sources.map(([name, value], i) => (
        <SourceCard key={name} x={16} y={64 + i * 64} width={150} mark={marks[i]!} name={name} value={value} />
      ))}
      <Panel x={200} y={64} width={264} height={182} />
      <path d="M232 220v-41M282 220v-51M382 220v-46M432 220v-58" strokeWidth={38} className="stroke-primary" />
      <path
        d="M332 220V106"
        strokeWidth={38}
        pathLength={1}
        strokeDasharray={1}
        className="stroke-accent motion-safe:animate-draw"
      />
      {w.losses.map((loss, i) => (
        <g key={loss} fontSize={12} fontWeight={i === 2 ? 600 : 500} textAnchor="middle">
          <text x={232 + i * 50} y={tops[i]} className={i === 2 ? "fill-ink" : "fill-on-primary"}>
            {loss}
          </text>
          <text x={232 + i * 50} y={237} className={i === 2 ? "fill-ink" : "fill-muted"}>
            {feeders[i]}
          </text>
        </g>
      ))}
      <path d="M213 220h238" className="stroke-line" />
      <path d="M213 156h238" strokeDasharray="4 4" strokeWidth={1.5} className="stroke-ink" />
      <text x={213} y={149} fontSize={12} className="fill-muted">
        {w.limit}
      </text>
      <Chip x={360} y={106} text={w.reports} tone="bad" />
      <path d="M332 246v26" strokeWidth={2} className="stroke-accent" />
      <OutcomeCard mark="M8 5H5.5v15.5h13V5H16M8.5 3h7v4h-7zM8.5 14l2.5 2.5 4.5-5" words={w.order} facts={w.facts} />
    </VignetteFrame>
  );
}
