import {
  isReportable,
  type PeriodPreset,
  periodPresets,
  presetOf,
  presetPeriod,
} from "#growth/campaigns/report-period.ts";
import { type Day, isDay } from "#time/jakarta-day.ts";
import { DayInput } from "../../../form/day-input.tsx";
import { ChoiceFilter } from "../../../list/choice-filter.tsx";
import { useWords } from "../../../words/use-words.ts";

interface Period {
  from: Day;
  to: Day;
}

const usual: PeriodPreset = "30";

/** Returns the period of the address; the usual one when it holds something else. */
export function periodOf({ from, to }: { from?: string; to?: string }, today: Day): Period {
  return isDay(from) && isDay(to) && isReportable(from, to) ? { from, to } : presetPeriod(usual, today);
}

/** Renders the choice of a usual period, or of its first and last day. */
export function PeriodChoice({
  from,
  to,
  today,
  onChange,
}: Period & { today: Day; onChange: (period: Period) => void }) {
  const { report: words } = useWords("admin-campaigns");
  const preset = presetOf(from, to, today);
  const change = (changed: Partial<Period>) => {
    const next = { from, to, ...changed };
    if (isDay(next.from) && isDay(next.to) && isReportable(next.from, next.to)) onChange(next);
  };
  return (
    <>
      <ChoiceFilter
        label={words.period}
        value={preset ?? ""}
        options={[
          ...(preset === undefined ? [{ value: "" as const, label: words.ownPeriod }] : []),
          ...periodPresets.map((each) => ({ value: each, label: words.presets[each] })),
        ]}
        onChange={(chosen) => chosen !== "" && onChange(presetPeriod(chosen, today))}
      />
      {/* Read when the field is left: a year that is being typed is a day too. */}
      <label className="filter">
        <span className="filter-label">{words.from}</span>
        <DayInput
          key={`from ${from}`}
          type="date"
          className="filter-select"
          defaultValue={from}
          max={to}
          onBlur={({ target }) => change({ from: target.value })}
        />
      </label>
      <label className="filter">
        <span className="filter-label">{words.until}</span>
        <DayInput
          key={`to ${to}`}
          type="date"
          className="filter-select"
          defaultValue={to}
          min={from}
          max={today}
          onBlur={({ target }) => change({ to: target.value })}
        />
      </label>
    </>
  );
}
