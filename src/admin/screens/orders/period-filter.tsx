import { DayInput } from "../../form/day-input.tsx";
import { useWords } from "../../words/use-words.ts";

interface Period {
  from?: string;
  to?: string;
}

/** Renders the first and last day of a period, in Jakarta. */
export function PeriodFilter({
  value,
  setValue,
}: {
  value: Period;
  setValue: (changes: { from?: string | undefined; to?: string | undefined }) => void;
}) {
  const { list } = useWords("admin-orders");
  return (["from", "to"] as const).map((end) => (
    <label key={end} className="filter" data-set={value[end] ? "" : undefined}>
      <span className="filter-label">{list[end]}</span>
      <DayInput
        type="date"
        className="filter-select"
        value={value[end] ?? ""}
        min={end === "to" ? value.from : undefined}
        max={end === "from" ? value.to : undefined}
        onChange={({ target }) => setValue({ [end]: target.value || undefined })}
      />
    </label>
  ));
}
