import { reportDays } from "#insight/figures/measures.ts";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../words/use-words.ts";

/** Returns the chosen period in days, as text of the address; the usual one when the address holds something else. */
export function periodOf(days: string | undefined): string {
  return reportDays.some((each) => String(each) === days) ? days! : String(reportDays[0]);
}

/** Renders the choice of the period of charts and funnel. */
export function PeriodChoice({ days, onChange }: { days: string; onChange: (days: string) => void }) {
  const { period } = useWords("admin-today");
  return (
    <label className="filter">
      <span className="filter-label">{period.label}</span>
      <select className="filter-select" value={days} onChange={({ target }) => onChange(target.value)}>
        {reportDays.map((each) => (
          <option key={each} value={each}>
            {fill(period.days, { n: each })}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="filter-arrow size-3.5" />
    </label>
  );
}
