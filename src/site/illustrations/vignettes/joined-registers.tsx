import type { Bilingual, Locale } from "#text/locales.ts";
import { OutcomeCard, SourceCard } from "./flow-cards.tsx";
import { Chip, Panel, textWidth, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  title: string;
  sources: [name: string, value: string][];
  key: string;
  audit: string;
  heads: string[];
  rows: string[][];
  decision: [title: string, about: string, state: string];
  facts: [value: string, text: string][];
}> = {
  id: {
    label:
      "Data Dukcapil, Dinsos, dan Dinkes dicocokkan lewat NIK menjadi satu daftar keluarga prasejahtera; setiap pembacaan tercatat. Bappeda menyetujui bantuan 2027 untuk 18.412 keluarga: 1.206 yang terlewat masuk, 874 yang ganda dihapus.",
    title: "Satu daftar keluarga prasejahtera",
    sources: [
      ["Dukcapil", "142.310 KK"],
      ["Dinsos", "18.080 KK"],
      ["Dinkes", "19.455 KK"],
    ],
    key: "Cocok lewat NIK",
    audit: "Akses tercatat",
    heads: ["Nomor KK", "Bantuan", "Gizi balita"],
    rows: [
      ["•••• 4417", "PKH", "Kurang"],
      ["•••• 0926", "Terlewat", "Stunting"],
      ["•••• 7731", "Ganda", "Baik"],
    ],
    decision: ["Keputusan Bappeda", "Bantuan 2027 untuk 18.412 keluarga", "Disetujui"],
    facts: [
      ["+1.206", "terlewat, kini masuk"],
      ["−874", "ganda, dihapus"],
    ],
  },
  en: {
    label:
      "Civil registry, social affairs and health data, matched by identity number into one list of low-income families; every access is logged. The planning agency approves aid in 2027 for 18,412 families: 1,206 that were missed join, 874 duplicates go.",
    title: "One list of low-income families",
    sources: [
      ["Civil registry", "142,310"],
      ["Social affairs", "18,080"],
      ["Health office", "19,455"],
    ],
    key: "Matched by ID number",
    audit: "Access logged",
    heads: ["Family card", "Aid", "Child nutrition"],
    rows: [
      ["•••• 4417", "PKH", "Poor"],
      ["•••• 0926", "Missed", "Stunted"],
      ["•••• 7731", "Paid twice", "Good"],
    ],
    decision: ["Planning agency’s decision", "Aid in 2027 for 18,412 families", "Approved"],
    facts: [
      ["+1,206", "missed, now included"],
      ["−874", "duplicates removed"],
    ],
  },
};

const marks = [
  "M2.5 5h19v14h-19zM5.5 15.5c0-3.5 6-3.5 6 0M8.5 11a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3M15 10h3.5M15 14h3.5",
  "M12 20s-8.5-5-8.5-10.8C3.5 4.5 10 3.5 12 8c2-4.5 8.5-3.5 8.5 1.2C20.5 15 12 20 12 20z",
  "M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9z",
];

/** Renders a regency's three registers of the same families, joined into one list for its decision. */
export function JoinedRegisters({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title={w.title}>
      <Chip x={456} y={14} text={w.audit} tone="good" end />
      <path d="M0 49h480v335H0z" className="fill-well" />
      <path
        d="M88 112c0 26 152 0 152 26M240 112v26M392 112c0 26-152 0-152 26"
        fill="none"
        strokeWidth={2}
        strokeDasharray="8 4"
        className="stroke-primary motion-safe:animate-flow"
      />
      {w.sources.map(([name, value], i) => (
        <SourceCard key={name} x={16 + i * 152} y={58} width={144} mark={marks[i]!} name={name} value={value} />
      ))}
      <Panel x={16} y={147} width={448} height={115} />
      <path d="M17 206h446v28H17z" className="fill-accent-soft" />
      <path d="M17 178h446" className="stroke-line" />
      <path d="M18 206v28" strokeWidth={3} className="stroke-accent" />
      {w.heads.map((head, i) => (
        <text key={head} x={32 + i * 152} y={172} fontSize={12} className="fill-muted">
          {head}
        </text>
      ))}
      <Chip x={231 - textWidth(w.key, 12) / 2} y={135} text={w.key} tone="solid" />
      {w.rows.map((cells, row) => (
        <g key={cells[0]} className="fill-ink num">
          {cells.map((cell, i) => (
            <text
              key={w.heads[i]}
              x={32 + i * 152}
              y={197 + row * 28}
              fontWeight={row && i === 1 ? 600 : undefined}
              className={row === 2 && i === 1 ? "fill-bad" : undefined}
            >
              {cell}
            </text>
          ))}
        </g>
      ))}
      <OutcomeCard
        mark="M12 2v3.5M12 2h4v2.5h-4M7 11a5 5 0 0 1 10 0M3.5 11.5h17M6 14.5V18M12 14.5V18M18 14.5V18M3 21h18"
        words={w.decision}
        facts={w.facts}
      />
    </VignetteFrame>
  );
}
