import { useEffect, useRef, useState } from "react";
import { fill } from "#text/fill.ts";
import { busiestDay, type Day, perWeek } from "./figures.ts";
import type { Formats } from "./formats.ts";
import { lineStyles } from "./line-styles.ts";
import { StaticLines } from "./static-lines.tsx";
import type { DemoWords } from "./words.ts";

interface TimeChartProps {
  words: DemoWords;
  formats: Formats;
  days: readonly Day[];
  onRange: (from: string, to: string) => void;
}

/** Mentions over time: a drawing for the eye, with its peak in words and the same numbers as a table beside it. */
export function TimeChart({ words, formats, days, onRange }: TimeChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const { overTime, sentiments } = words;
  const [drawn, setDrawn] = useState(false);
  const latest = useRef(onRange);
  latest.current = onRange;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of theme changes the colours the drawing reads.
  useEffect(() => {
    let end: (() => void) | undefined;
    let over = false;
    void import("./draw-time-chart.ts").then(({ drawTimeChart }) => {
      if (over || !place.current) return;
      end = drawTimeChart(place.current, {
        days,
        formatDay: formats.day,
        onRange: (from, to) => latest.current(from, to),
      });
      setDrawn(true);
    });
    return () => {
      over = true;
      end?.();
    };
  }, [days, formats, theme]);

  const peak = busiestDay(days);
  return (
    <figure>
      <figcaption>
        <h3 className="text-base">{overTime.title}</h3>
        {/* Names of months may be spelt otherwise in this browser than on the server. */}
        <p className="mt-1 text-sm text-muted" suppressHydrationWarning>
          {peak && fill(overTime.peak, { day: formats.longDay(peak.day), n: formats.whole(peak.all) })}{" "}
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
              {sentiments[tone]}
            </span>
          ))}
        </p>
        <div className="relative h-44 overflow-hidden sm:h-64">
          {!drawn && <StaticLines days={days} />}
          <div ref={place} className="h-full w-full" />
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

/** Changes whenever the page turns light or dark. */
function useTheme(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const turned = () => setTurn((count) => count + 1);
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const attribute = new MutationObserver(turned);
    attribute.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    dark.addEventListener("change", turned);
    return () => {
      attribute.disconnect();
      dark.removeEventListener("change", turned);
    };
  }, []);
  return turn;
}
