import { Screen } from "../../layout/screen.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useWords } from "../../words/use-words.ts";
import { Charts } from "./charts.tsx";
import { FunnelPanel } from "./funnel-panel.tsx";
import { PeriodChoice, periodOf } from "./period-choice.tsx";
import { Tiles } from "./tiles.tsx";

/** Renders the home screen: what waits for somebody, and how the business develops. */
export default function TodayScreen() {
  const words = useWords("admin-today");
  const [filters, setFilters] = useUrlFilters(["days", "by"]);
  const days = periodOf(filters.days);
  return (
    <Screen title={words.title}>
      <Tiles />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{words.development}</h2>
        <PeriodChoice days={days} onChange={(chosen) => setFilters({ days: chosen })} />
      </div>
      <Charts days={days} />
      <FunnelPanel days={days} by={filters.by} onChange={(by) => setFilters({ by })} />
    </Screen>
  );
}
