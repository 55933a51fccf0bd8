import type { Bilingual, Locale } from "#text/locales.ts";
import { Chip, Panel, VignetteFrame } from "./vignette-frame.tsx";

const words: Bilingual<{
  label: string;
  title: string;
  versions: string;
  clause: string;
  lines: [mark: " " | "−" | "+", text: string][];
  basis: string;
  law: [string, string];
  excerpt: string[];
  verdict: string;
  summary: string[];
  risk: [string, string];
}> = {
  id: {
    label:
      "Dua versi pasal kebocoran data dibandingkan: tujuh hari kerja diganti menjadi 3 x 24 jam, dengan rujukan Undang-Undang 27 Tahun 2022 Pasal 46 dan ringkasan akibatnya.",
    title: "Perjanjian data pelanggan",
    versions: "versi 3 dan 4",
    clause: "Pasal 14. Kegagalan pelindungan data",
    lines: [
      [" ", "Pengendali memberi tahu Subjek Data dan lembaga"],
      ["−", "secara tertulis dalam tujuh hari kerja."],
      ["+", "secara tertulis paling lambat 3 x 24 jam, beserta"],
      ["+", "data yang terungkap, kapan, dan penanganannya."],
    ],
    basis: "Dasar hukum",
    law: ["UU 27/2022", "Pasal 46"],
    excerpt: ["Pemberitahuan tertulis", "paling lambat 3 x 24 jam"],
    verdict: "Sesuai",
    summary: ["Tenggat kini selaras dengan", "undang-undang."],
    risk: ["Risiko", "tinggi ke rendah"],
  },
  en: {
    label:
      "Two versions of a data-breach clause compared: seven working days becomes 3 x 24 hours, with a reference to Law 27 of 2022, article 46, and a summary of what changes.",
    title: "Customer data agreement",
    versions: "versions 3 and 4",
    clause: "Clause 14. Data protection failure",
    lines: [
      [" ", "The Controller tells data subjects and the agency"],
      ["−", "in writing within seven working days."],
      ["+", "in writing within 3 x 24 hours, stating the data"],
      ["+", "exposed, when and how, and the remedy."],
    ],
    basis: "Legal basis",
    law: ["Law 27/2022", "Article 46"],
    excerpt: ["Written notice within", "3 x 24 hours"],
    verdict: "Complies",
    summary: ["The deadline now agrees", "with the law."],
    risk: ["Risk", "high to low"],
  },
};

export function BigLegal({ locale }: { locale: Locale }) {
  const w = words[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title={w.title} aside={w.versions}>
      <text x={24} y={79} fontSize={15} fontWeight={600} className="fill-ink">
        {w.clause}
      </text>
      {w.lines.map(([mark, text], i) => {
        const y = 96 + i * 32;
        const tone = mark === "+" ? "good" : mark === "−" ? "bad" : undefined;
        return (
          <g key={text}>
            {tone ? (
              <path d={`M0 ${y}h480v32H0z`} className={tone === "good" ? "fill-good-soft" : "fill-bad-soft"} />
            ) : null}
            <text x={24} y={y + 21} className="fill-muted num">
              {i + 41}
            </text>
            <text x={54} y={y + 21} fontWeight={600} className={tone === "good" ? "fill-good" : "fill-bad"}>
              {mark}
            </text>
            <text
              x={74}
              y={y + 21}
              fontSize={14}
              className="fill-ink"
              textDecoration={mark === "−" ? "line-through" : undefined}
            >
              {text}
            </text>
          </g>
        );
      })}
      <path d="M0 224h480v160H0z" className="fill-well" />
      <path d="M0 224h480" className="stroke-line" />
      <path d="M124 224v20" strokeWidth={2} strokeDasharray="8 4" className="stroke-accent motion-safe:animate-flow" />
      <Panel x={16} y={244} width={216} height={126} raised />
      <rect x={16} y={256} width={3} height={102} className="fill-accent" />
      <text x={34} y={270} fontSize={12} className="fill-muted">
        {w.basis}
      </text>
      <text x={34} y={294} fontSize={15} fontWeight={600} className="fill-ink">
        {w.law[0]}
        <tspan dx={8} fontWeight={500} className="fill-primary">
          {w.law[1]}
        </tspan>
      </text>
      <path d="M34 308h180" className="stroke-line" />
      {w.excerpt.map((line, i) => (
        <text key={line} x={34} y={331 + i * 20} className="fill-muted">
          {line}
        </text>
      ))}
      <Panel x={244} y={244} width={220} height={126} raised />
      <Chip x={260} y={258} text={w.verdict} tone="good" />
      {w.summary.map((line, i) => (
        <text key={line} x={262} y={302 + i * 20} fontSize={14} className="fill-ink">
          {line}
        </text>
      ))}
      <path d="M245 334h218" className="stroke-line" />
      <text x={262} y={356} className="fill-muted">
        {w.risk[0]}
      </text>
      <text x={448} y={356} fontWeight={600} textAnchor="end" className="fill-good">
        {w.risk[1]}
      </text>
    </VignetteFrame>
  );
}
