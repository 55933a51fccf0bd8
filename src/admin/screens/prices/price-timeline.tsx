import { fill } from "#text/fill.ts";
import { daysBetween } from "#time/jakarta-day.ts";
import { useWords } from "../../words/use-words.ts";

const days = 90;
const width = 120;

/**
 * Renders a line from today over the next 90 days with a mark for each planned change; the texts beside it say the
 * same.
 */
export function PriceTimeline({
  today,
  planned,
  name,
}: {
  today: string;
  planned: readonly { from_day: string }[];
  name: string;
}) {
  const { timeline } = useWords("admin-prices");
  return (
    <svg viewBox={`0 0 ${width} 10`} className="price-line" role="img" aria-label={fill(timeline, { package: name })}>
      <line x1="4" x2={width - 4} y1="5" y2="5" />
      <circle cx="4" cy="5" r="2" />
      {planned.map(({ from_day }) => (
        <circle key={from_day} cx={placeOf(daysBetween(today, from_day))} cy="5" r="3.5" data-planned="" />
      ))}
    </svg>
  );
}

/** Returns the place of a change on the line; later ones are at the end of the line. */
const placeOf = (day: number) => 4 + (Math.max(0, Math.min(day, days)) / days) * (width - 8);
