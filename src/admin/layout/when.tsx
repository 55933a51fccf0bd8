import { formatDay, formatMomentWithZone, formatShortMoment } from "#time/format.ts";
import { useLocale } from "../words/locale.ts";
import { relativeTime } from "./relative-time.ts";

/** Renders a moment or a day in Jakarta; `relative` says how long ago it was, with the moment as its title. */
export function When({ date, relative = false }: { date: string | Date | null | undefined; relative?: boolean }) {
  const locale = useLocale();
  if (!date) return "–";
  const isDay = typeof date === "string" && /^\d{4}-\d\d-\d\d$/.test(date);
  if (isDay) return <time dateTime={date}>{formatDay(date, locale)}</time>;
  const moment = new Date(date);
  return (
    <time
      dateTime={moment.toISOString()}
      title={formatMomentWithZone(moment, locale)}
      className="num whitespace-nowrap"
    >
      {relative ? relativeTime(moment, new Date(), locale) : formatShortMoment(moment, locale)}
    </time>
  );
}
