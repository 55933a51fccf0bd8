import type { ProductJob } from "#catalogue/products.ts";
import type { Bust } from "./busts.ts";
import { FigureShape } from "./person.tsx";

/** Who stands in the row, from left to right, in which job's hue. */
const team: readonly (readonly [Bust, ProductJob])[] = [
  ["labcoat", "keep"],
  ["peci", "understand"],
  ["bun", "ask"],
  ["cap", "collect"],
  ["hijab", "share"],
  ["helmet", "act"],
  ["glasses", "understand"],
  ["batik", "collect"],
];

/** Draws eight people of eight trades side by side. Decorative. */
export function Team() {
  return (
    <svg viewBox="0 0 1000 136" className="team" aria-hidden="true">
      {team.map(([bust, job], index) => (
        <g key={bust} data-job={job} className="text-hue" transform={`translate(${16 + index * 124} 2)scale(1.46)`}>
          <FigureShape bust={bust} />
        </g>
      ))}
    </svg>
  );
}
