import { speedMetrics } from "#insight/speed/metrics.ts";
import type { SpeedView } from "#insight/speed/speed-view.ts";
import { fill } from "#text/fill.ts";
import { StateBadge } from "../../layout/state-badge.tsx";
import { useWords } from "../../words/use-words.ts";
import { useSpeedFormat } from "./use-speed-format.ts";

/** Renders each measure of all page views beside its budget. */
export function SpeedTiles({ all, budgets }: Pick<SpeedView, "all" | "budgets">) {
  const words = useWords("admin-speed");
  const say = useSpeedFormat();
  return (
    <ul aria-label={words.all} className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
      {speedMetrics.map((metric) => {
        const value = all[metric];
        return (
          <li key={metric} className="panel flex flex-col gap-2 p-4">
            <p className="text-sm text-muted">{words.metrics[metric]}</p>
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="num text-2xl font-semibold">{value === null ? "–" : say[metric](value)}</span>
              {value !== null && (
                <StateBadge tone={value <= budgets[metric] ? "good" : "bad"}>
                  {value <= budgets[metric] ? words.within : words.beyond}
                </StateBadge>
              )}
            </p>
            <p className="text-xs text-muted">
              {fill(words.budget, { value: say[metric](budgets[metric]) })} · {words.hints[metric]}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
