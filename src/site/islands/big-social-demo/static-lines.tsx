import type { Day } from "./figures.ts";
import { lineStyles } from "./line-styles.ts";

/** Renders the chart's lines as rendered by the server, until the interactive chart replaces them. */
export function StaticLines({ days }: { days: readonly Day[] }) {
  const highest = Math.max(1, ...days.flatMap((day) => lineStyles.map(({ tone }) => day[tone])));
  return (
    <svg
      viewBox={`0 0 ${days.length - 1} 100`}
      preserveAspectRatio="none"
      className="absolute inset-0 h-full w-full ps-10 pb-12 pt-4"
      aria-hidden="true"
    >
      {lineStyles.map(({ tone, stroke, dash }) => (
        <path
          key={tone}
          d={`M${days.map((day, index) => `${index} ${Math.round(100 - (100 * day[tone]) / highest)}`).join("L")}`}
          className={`fill-none ${stroke}`}
          strokeWidth={2}
          strokeDasharray={dash.join(" ") || undefined}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
