import { kawungDot } from "./kawung.tsx";

/**
 * Renders months as rows of dots, one for each day; a day with an event has the shape of a kawung figure, the next one
 * in the warm accent. Past days are fainter than those to come.
 */
export function MonthRibbon({
  months,
  today,
  next,
  label,
}: {
  months: readonly { month: string; name: string; days: number; eventDays: readonly number[] }[];
  today: string;
  /** The day of the next event. */
  next?: string;
  label: string;
}) {
  return (
    <div role="img" aria-label={label} className="grid gap-y-3 p-5 sm:p-8">
      {months.map(({ month, name, days, eventDays }) => {
        const gone = month < today.slice(0, 7) ? days : month > today.slice(0, 7) ? 0 : Number(today.slice(8)) - 1;
        const [warm, cool] = [true, false].map((wanted) =>
          eventDays
            .filter((day) => (`${month}-${String(day).padStart(2, "0")}` === next) === wanted)
            .map((day) => kawungDot(day * 12, 10, 9))
            .join(""),
        );
        return (
          <div key={month} className="grid grid-cols-[2.5rem_1fr] items-center gap-x-3">
            <span className="text-xs text-muted">{name}</span>
            <svg viewBox="0 0 384 20" strokeWidth={4} strokeLinecap="round" strokeDasharray="0 12" aria-hidden="true">
              {gone > 0 && <path d={`M12 10h${(gone - 1) * 12 + 1}`} opacity={0.45} className="stroke-faint" />}
              {gone < days && (
                <path d={`M${(gone + 1) * 12} 10h${(days - gone - 1) * 12 + 1}`} className="stroke-faint" />
              )}
              {cool && <path d={cool} stroke="none" className="fill-primary" />}
              {warm && <path d={warm} stroke="none" className="fill-accent" />}
            </svg>
          </div>
        );
      })}
    </div>
  );
}
