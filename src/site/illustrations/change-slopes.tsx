import type { Change } from "#content/kinds/customers.ts";

/**
 * Renders each figure as a line from before to after, on a scale of its own. Decorative: the text beside it has the
 * numbers.
 */
export function ChangeSlopes({ figures, className = "" }: { figures: readonly Change[]; className?: string }) {
  const lines = figures.map(({ before, after }) => {
    const most = Math.max(before, after) || 1;
    return [height(before / most), height(after / most)] as const;
  });
  // The first figure is drawn last, on top of the others.
  const order = lines.map((line, index) => ({ line, first: index === 0 })).reverse();
  return (
    <svg viewBox="0 0 320 140" className={`h-auto w-full ${className}`} aria-hidden="true">
      <g opacity={0.5} className="stroke-faint">
        <path d="M20 8v124M300 8v124" strokeDasharray="2 4" />
        <path d="M20 132h280" />
      </g>
      {order.map(({ line: [from, to], first }, index) => (
        <g key={index} className={first ? "stroke-hue" : "stroke-faint"}>
          <path d={`M20 ${from}C130 ${from} 190 ${to} 300 ${to}`} fill="none" strokeWidth={first ? 3 : 2} />
          <circle cx={20} cy={from} r={5} strokeWidth={2} className="fill-surface" />
          <circle cx={300} cy={to} r={6} strokeWidth={0} className={first ? "fill-hue" : "fill-faint"} />
        </g>
      ))}
    </svg>
  );
}

function height(share: number): number {
  return Math.round(128 - share * 112);
}
