import { deviceClasses } from "#catalogue/device-classes.ts";
import { connections, speedDimensions } from "#insight/speed/metrics.ts";
import type { SpeedView } from "#insight/speed/speed-view.ts";
import { TimeChart } from "../../charts/time-chart.tsx";
import { useCall } from "../../data/use-call.ts";
import { EmptyList } from "../../layout/empty-list.tsx";
import { Loading } from "../../layout/loading.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { FilterBar } from "../../list/filters.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useWords } from "../../words/use-words.ts";
import { PeriodChoice, periodOf } from "../today/period-choice.tsx";
import { SpeedTable } from "./speed-table.tsx";
import { SpeedTiles } from "./speed-tiles.tsx";
import { useSpeedFormat } from "./use-speed-format.ts";

/** Renders how pages loaded for real visitors, beside the budgets. */
export default function SpeedScreen() {
  const words = useWords("admin-speed");
  const [filters, setFilters] = useUrlFilters(["days", "by", "device", "connection", "edition"]);
  const { days: wantedDays, by: wanted, ...only } = filters;
  const days = periodOf(wantedDays);
  const by = speedDimensions.find((each) => each === wanted) ?? "page_kind";
  const { data, refusal, refetch } = useCall<SpeedView>("/admin/speed", { ...only, days, by });
  const say = useSpeedFormat();
  const optionsOf = (names: Partial<Record<string, string>>, values: readonly string[]) =>
    values.map((value) => ({ value, label: names[value] ?? value }));
  const { values } = words;
  return (
    <Screen title={words.title}>
      <p className="max-w-3xl text-sm text-muted">{words.lead}</p>
      <FilterBar
        filters={[
          { id: "device", label: words.by.device, options: optionsOf(values.device, deviceClasses) },
          { id: "connection", label: words.by.connection, options: optionsOf(values.connection, connections) },
          { id: "edition", label: words.by.edition, options: optionsOf(values.edition, ["v1", "v2"]) },
        ]}
        value={filters}
        setValue={setFilters}
      >
        <PeriodChoice days={days} onChange={(chosen) => setFilters({ days: chosen })} />
      </FilterBar>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading lines={8} />}
      {data && data.all.views === 0 && <EmptyList>{words.none}</EmptyList>}
      {data && data.all.views > 0 && (
        <>
          <SpeedTiles all={data.all} budgets={data.budgets} />
          <div className="panel p-4">
            <TimeChart
              label={words.chart}
              kind="lines"
              days={data.days.days}
              series={[
                { label: words.metrics.lcp, values: data.days.lcp },
                { label: words.metrics.inp, values: data.days.inp },
              ]}
              format={say.lcp}
            />
          </div>
          <SpeedTable view={data} onSplit={(next) => setFilters({ by: next })} />
        </>
      )}
    </Screen>
  );
}
