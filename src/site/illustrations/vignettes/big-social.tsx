import type { Bilingual, Locale } from "#text/locales.ts";
import { Chip, Figure, linePath, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  week: string;
  total: string;
  mentions: string;
  sentiment: [string, string, string];
  days: string[];
  peak: string;
  posts: [name: string, source: string, text: string, mood: string][];
}> = {
  id: {
    label:
      "Pantauan satu merek kopi selama sepekan: 12.480 sebutan, 61 persen positif, puncak keluhan antrean pada hari Kamis, dan dua unggahan terbaru.",
    week: "13–19 Oktober",
    total: "12.480",
    mentions: "sebutan, naik 18%",
    sentiment: ["Positif 61%", "Netral 27%", "Negatif 12%"],
    days: ["Sen", "Sel", "Rab", "Kam", "Jum", "Sab", "Min"],
    peak: "Antrean promo, Bekasi",
    posts: [
      ["Rani P.", "forum", "Gula arennya pas, jadi langganan", "Positif"],
      ["Yoga S.", "X", "Promo jam 5, antre sampai parkiran", "Negatif"],
    ],
  },
  en: {
    label:
      "A week of listening to one coffee brand: 12,480 mentions, 61 percent positive, a peak of complaints about queues on Thursday, and the two latest posts.",
    week: "13–19 October",
    total: "12,480",
    mentions: "mentions, up 18%",
    sentiment: ["Positive 61%", "Neutral 27%", "Negative 12%"],
    days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    peak: "Promo queues, Bekasi",
    posts: [
      ["Rani P.", "forum", "The palm sugar is spot on. A regular now", "Positive"],
      ["Yoga S.", "X", "5 pm promo and the queue fills the car park", "Negative"],
    ],
  },
};

/** Four readings a day, of 100. */
const all = [
  14, 20, 26, 18, 16, 27, 31, 22, 19, 30, 38, 26, 24, 52, 96, 71, 40, 44, 50, 33, 28, 46, 57, 41, 36, 55, 66, 49,
];
const complaints = [3, 4, 6, 4, 3, 5, 7, 5, 4, 6, 9, 7, 8, 24, 47, 30, 14, 11, 12, 8, 6, 8, 10, 8, 6, 8, 9, 7];

export function BigSocial({ locale }: { locale: Locale }) {
  const w = words[locale];
  const line = linePath(all, 24, 124, 432, 112);
  return (
    <VignetteFrame locale={locale} label={w.label} title="Kopi Lereng" aside={w.week}>
      <Figure x={24} y={84} value={w.total} text={w.mentions} />
      <path d="M204 74h248" strokeWidth={8} strokeLinecap="round" className="stroke-line" />
      <path d="M204 74h152" strokeWidth={8} strokeLinecap="round" className="stroke-primary" />
      <path d="M426 74h26" strokeWidth={8} strokeLinecap="round" className="stroke-bad" />
      <g fontSize={12} className="fill-muted">
        {w.sentiment.map((text, i) => (
          <text key={text} x={[200, 327, 456][i]} y={103} textAnchor={(["start", "middle", "end"] as const)[i]}>
            {text}
          </text>
        ))}
      </g>
      <path d="M24 136h432M24 169h432M24 202h432" strokeDasharray="2 4" className="stroke-line" />
      <path d={`${line}V236H24z`} className="fill-primary-soft" />
      <path d={linePath(complaints, 24, 124, 432, 112)} fill="none" strokeWidth={1.5} className="stroke-bad" />
      <path
        d={line}
        fill="none"
        strokeWidth={2.5}
        strokeLinejoin="round"
        pathLength={1}
        strokeDasharray={1}
        className="stroke-primary motion-safe:animate-draw"
      />
      <path d="M24 236h432M248 134v102" className="stroke-line" />
      <circle cx={248} cy={128} r={5} strokeWidth={2} className="fill-accent stroke-surface" />
      <Chip x={262} y={117} text={w.peak} tone="accent" />
      <g fontSize={12} textAnchor="middle" className="fill-muted">
        {w.days.map((day, i) => (
          <text key={day} x={54 + i * 62} y={255}>
            {day}
          </text>
        ))}
      </g>
      {w.posts.map(([name, source, text, mood], i) => {
        const y = 268 + i * 57;
        return (
          <g key={name}>
            <path d={`M24 ${y}h432`} className="stroke-line" />
            <circle cx={40} cy={y + 29} r={16} className="fill-primary-soft" />
            <text x={40} y={y + 33} fontSize={12} fontWeight={600} textAnchor="middle" className="fill-primary">
              {name[0]}
              {name[5]}
            </text>
            <text x={68} y={y + 25} fontWeight={600} className="fill-ink">
              {name}
              <tspan fontWeight={400} dx={8} className="fill-muted">
                {source}
              </tspan>
            </text>
            <text x={68} y={y + 43} className="fill-muted">
              {text}
            </text>
            <Chip x={456} y={y + 10} text={mood} tone={i ? "bad" : "good"} end />
          </g>
        );
      })}
    </VignetteFrame>
  );
}
