import { reportDays } from "#insight/figures/measures.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../kit/data.ts";
import { ChoiceFilter } from "../../kit/list.ts";

/** Returns the chosen period in days, as text of the address; the usual one when the address holds something else. */
export function periodOf(days: string | undefined): string {
  return reportDays.some((each) => String(each) === days) ? days! : String(reportDays[0]);
}

/** Renders the choice of the period of charts and funnel. */
export function PeriodChoice({ days, onChange }: { days: string; onChange: (days: string) => void }) {
  const { period } = useWords("admin-today");
  return (
    <ChoiceFilter
      label={period.label}
      value={days}
      options={reportDays.map((each) => ({ value: String(each), label: fill(period.days, { n: each }) }))}
      onChange={onChange}
    />
  );
}
