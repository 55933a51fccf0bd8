import type { Bilingual, Locale } from "#text/locales.ts";
import { Chip, Ring, VignetteFrame } from "./vignette-frame.tsx";

export interface LineageWords {
  label: string;
  /** Name and kind: three sources, two tables (the first one has the card), two uses. */
  nodes: [name: string, kind: string][];
  owner: string;
  /** The quality of the first table, in per cent. */
  score: string;
  /** Three of its columns; the first is personal and masked. */
  columns: [name: string, kind: string][];
}

const shared: Bilingual<{ title: string; stages: string[]; quality: string; masked: string }> = {
  id: { title: "Silsilah data", stages: ["Mentah", "Bersih", "Dipakai"], quality: "Mutu", masked: "disamarkan" },
  en: { title: "Data lineage", stages: ["Raw", "Refined", "In use"], quality: "Quality", masked: "masked" },
};

const places = [
  [24, 84],
  [24, 138],
  [24, 192],
  [180, 108],
  [180, 174],
  [336, 108],
  [336, 174],
] as const;
const edges = [
  [0, 3],
  [1, 3],
  [2, 4],
  [3, 5],
  [3, 6],
  [4, 6],
] as const;

/**
 * Renders data on its way through BigLake: three sources, two refined tables, two uses, and a card of the first table.
 */
export function Lineage({ words: w, locale }: { words: LineageWords; locale: Locale }) {
  const { title, stages, quality, masked } = shared[locale];
  return (
    <VignetteFrame locale={locale} label={w.label} title={title} aside="BigLake">
      <path d="M0 49h480v201H0z" className="fill-well" />
      <path d="M0 250h480" className="stroke-line" />
      {stages.map((stage, i) => (
        <text key={stage} x={24 + i * 156} y={72} fontSize={12} fontWeight={500} className="fill-muted">
          {stage}
        </text>
      ))}
      {edges.map(([from, to]) => {
        const [x1, y1] = places[from]!;
        const [x2, y2] = places[to]!;
        const lit = from === 3 || to === 3;
        return (
          <path
            key={`${from}${to}`}
            d={`M${x1 + 120} ${y1 + 22}C${x1 + 142} ${y1 + 22} ${x2 - 22} ${y2 + 22} ${x2} ${y2 + 22}`}
            fill="none"
            strokeWidth={lit ? 2 : 1.5}
            strokeDasharray={lit ? "8 4" : undefined}
            className={lit ? "stroke-primary motion-safe:animate-flow" : "stroke-faint"}
          />
        );
      })}
      {w.nodes.map(([name, kind], i) => {
        const [x, y] = places[i]!;
        return (
          <g key={name}>
            <rect
              x={x}
              y={y}
              width={120}
              height={44}
              rx={8}
              strokeWidth={i === 3 ? 2 : 1}
              className={i === 3 ? "fill-primary-soft stroke-primary" : "fill-surface stroke-line"}
            />
            <text x={x + 11} y={y + 19} fontWeight={600} className="fill-ink">
              {name}
            </text>
            <text x={x + 11} y={y + 35} fontSize={12} className="fill-muted">
              {kind}
            </text>
          </g>
        );
      })}
      <text x={24} y={278} fontSize={15} fontWeight={600} className="fill-ink font-mono">
        {w.nodes[3]![0]}
      </text>
      <text x={24} y={298} className="fill-muted">
        {w.owner}
      </text>
      <Ring x={436} y={283} r={17} percent={parseFloat(w.score.replace(",", "."))} />
      <text x={408} y={280} fontSize={12} textAnchor="end" className="fill-muted">
        {quality}
      </text>
      <text x={408} y={297} fontSize={15} fontWeight={600} textAnchor="end" className="fill-good num">
        {w.score}
      </text>
      {w.columns.map(([name, kind], i) => {
        const x = 24 + i * 148;
        return (
          <g key={name}>
            <rect x={x} y={314} width={136} height={54} rx={8} className="fill-surface stroke-line" />
            <text x={x + 12} y={337} fontWeight={600} className="fill-ink font-mono">
              {name}
            </text>
            <text x={x + 124} y={337} fontSize={12} textAnchor="end" className="fill-muted">
              {kind}
            </text>
            {i === 0 ? (
              <Chip x={x + 10} y={343} text={masked} tone="accent" />
            ) : (
              <path
                d={[14, 10, 18, 7, 12, 16, 9, 13]
                  .map((h, n) => `M${x + 15 + n * 15} 361v${-(i === 1 ? h : 20 - h) + 1}`)
                  .join("")}
                strokeWidth={9}
                opacity={0.45}
                className="stroke-primary"
              />
            )}
          </g>
        );
      })}
    </VignetteFrame>
  );
}
