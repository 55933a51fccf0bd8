import { useEffect, useRef, useState } from "react";
import type { BigSocialDemoWords } from "#content/kinds/big-social-demo.ts";
import { fill } from "#text/fill.ts";
import { useThemeVersion } from "#ui/use-theme-version.ts";
import { withOptional } from "../../visitor/recover-import.ts";
import { busiestDay, type Day, perWeek } from "./figures.ts";
import type { Formats } from "./formats.ts";
import { lineStyles } from "./line-styles.ts";

interface TimeChartProps {
  words: BigSocialDemoWords;
  formats: Formats;
  days: readonly Day[];
  onRange: (from: string, to: string) => void;
}

/** Mentions over time: a chart, its peak as a text, and the same numbers as a table. */
export function TimeChart({ words, formats, days, onRange }: TimeChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const theme = useThemeVersion();
  const { overTime, sentiments } = words;
  const [drawn, setDrawn] = useState(false);
  const latest = useRef(onRange);
  latest.current = onRange;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of theme changes the colours of the chart.
  useEffect(() => {
    let cleanUp: (() => void) | undefined;
    let unmounted = false;
    // The same numbers are a table.
    withOptional(import("./draw-time-chart.ts"), ({ drawTimeChart }) => {
      if (unmounted || !container.current) return;
      cleanUp = drawTimeChart(container.current, {
        days,
        formatDay: formats.day,
        onRange: (from, to) => latest.current(from, to),
      });
      setDrawn(true);
    });
    return () => {
      unmounted = true;
      cleanUp?.();
    };
  }, [days, formats, theme]);

  const peak = busiestDay(days);
  return (
    <figure>
      <figcaption>
        <h3 className="text-base">{overTime.title}</h3>
        {/* The browser may spell the names of months differently than the server. */}
        <p className="mt-1 text-sm text-muted">
          <span suppressHydrationWarning>
            {peak && fill(overTime.peak, { day: formats.longDay(peak.day), n: formats.whole(peak.all) })}
          </span>{" "}
          <span className="needs-script max-md:hidden">{overTime.drag}</span>
        </p>
      </figcaption>
      <div aria-hidden="true" className="mt-4">
        <p className="mb-2 flex flex-wrap gap-x-3.5 gap-y-1 text-sm">
          {lineStyles.map(({ tone, stroke, dash }) => (
            <span key={tone} className="flex items-center gap-1.5">
              <svg viewBox="0 0 24 4" className={`h-1 w-6 ${stroke}`} aria-hidden="true">
                <path d="M0 2h24" strokeWidth={2} strokeDasharray={dash.join(" ") || undefined} />
              </svg>
              <span>{sentiments[tone]}</span>
            </span>
          ))}
        </p>
        <div className="relative h-44 overflow-hidden sm:h-52">
          {!drawn && <StaticLines days={days} />}
          <div ref={container} className="h-full w-full" />
        </div>
      </div>
      <details className="mt-3 text-sm">
        <summary className="link inline-block py-2.5">{overTime.table}</summary>
        <div className="mt-3">
          <table className="num w-full text-start text-xs sm:text-sm">
            <thead>
              <tr className="border-b border-line text-muted">
                {[
                  overTime.week,
                  sentiments.positive,
                  sentiments.neutral,
                  sentiments.negative,
                  words.figures.mentions,
                ].map((name, index) => (
                  <th
                    key={name}
                    scope="col"
                    className={`py-2 pe-4 font-medium ${index === 0 ? "text-start" : "text-end"}`}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {perWeek(days).map(({ day, positive, neutral, negative, all }) => (
                <tr key={day} className="border-b border-line">
                  <th scope="row" suppressHydrationWarning className="py-1.5 pe-4 text-start font-regular">
                    {formats.day(day)}
                  </th>
                  {[positive, neutral, negative, all].map((count, index) => (
                    <td key={index} className="py-1.5 pe-4 text-end">
                      {formats.whole(count)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/** Renders the chart's lines as rendered by the server, until the interactive chart replaces them. */
function StaticLines({ days }: { days: readonly Day[] }) {
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
