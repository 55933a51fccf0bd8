import type { Change } from "#content/kinds/customers.ts";

/** Each figure as a line from before to after, on a scale of its own. Decorative: the numbers stand beside it as text. */
export function ChangeSlopes({ figures, className = "" }: { figures: readonly Change[]; className?: string }) {
  const lines = figures.map(({ before, after }) => {
    const most = Math.max(before, after) || 1;
    return [height(before / most), height(after / most)] as const;
  });
  return (
    <svg viewBox="0 0 320 140" className={`h-auto w-full ${className}`} aria-hidden="true">
      <path d="M20 8v124M300 8v124" strokeDasharray="2 4" className="stroke-line" />
      <path d="M20 132h280" className="stroke-line" />
      {lines.map(([from, to], index) => (
        <g key={index} className={index === 0 ? "stroke-primary" : "stroke-faint"}>
          <path d={`M20 ${from}C130 ${from} 190 ${to} 300 ${to}`} fill="none" strokeWidth={index === 0 ? 3 : 2} />
          <circle cx={20} cy={from} r={5} strokeWidth={2} className="fill-surface" />
          <circle cx={300} cy={to} r={6} strokeWidth={0} className={index === 0 ? "fill-primary" : "fill-faint"} />
        </g>
      ))}
    </svg>
  );
}

function height(share: number): number {
  return Math.round(128 - share * 112);
}
