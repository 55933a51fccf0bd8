import { deviceClasses } from "#catalogue/device-classes.ts";
import {
  connections,
  type SpeedDimension,
  type SpeedMetric,
  speedDimensions,
  speedMetrics,
} from "#insight/speed/metrics.ts";
import type { SpeedView } from "#insight/speed/speed-contract.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Table } from "#ui/table.tsx";
import { useCall, useLocale, useWords } from "../../kit/data.ts";
import { ChoiceFilter, FilterBar, useUrlFilters } from "../../kit/list.ts";
import { EmptyList, Loading, Panel, RefusalNote, Screen, StateBadge, TimeChart } from "../../kit/parts.ts";
import { PeriodChoice, periodOf } from "../today/period-choice.tsx";

/** Renders how pages loaded for real visitors, beside the budgets. */
export default function SpeedScreen() {
  const words = useWords("admin-speed");
  const [filters, setFilters] = useUrlFilters(["days", "by", "device", "connection", "edition"]);
  const { days: wantedDays, by: wanted, ...only } = filters;
  const days = periodOf(wantedDays);
  const by = speedDimensions.find((each) => each === wanted) ?? "page_kind";
  const { data, refusal, refetch } = useCall("/admin/speed", { ...only, days, by });
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

/** Renders the measures by the values of one dimension; what is above its budget is marked in words too. */
function SpeedTable({ view, onSplit }: { view: SpeedView; onSplit: (by: SpeedDimension) => void }) {
  const words = useWords("admin-speed");
  const locale = useLocale();
  const say = useSpeedFormat();
  const { by, budgets, values, all } = view;
  const names: Partial<Record<string, string>> = words.values[by];
  const row = (name: string, measures: SpeedView["all"]) => [
    name,
    <span key="views" className="num">
      {measures.views.toLocaleString(languageTags[locale])}
    </span>,
    ...speedMetrics.map((metric) => {
      const value = measures[metric];
      if (value === null) return "–";
      const isBeyond = value > budgets[metric];
      return (
        <span key={metric} className={isBeyond ? "num font-semibold text-bad" : "num"}>
          {say[metric](value)}
          {isBeyond && <span className="sr-only"> {words.beyond}</span>}
        </span>
      );
    }),
  ];
  return (
    <Panel
      title={words.table}
      actions={
        <ChoiceFilter
          label={words.split}
          value={by}
          options={speedDimensions.map((each) => ({ value: each, label: words.by[each] }))}
          onChange={onSplit}
        />
      }
    >
      <Table
        caption={words.table}
        head={[words.by[by], words.views, ...speedMetrics.map((metric) => words.metrics[metric])]}
        rows={[...values.map(({ value, ...measures }) => row(names[value] ?? value, measures)), row(words.all, all)]}
      />
    </Panel>
  );
}

/** Renders each measure of all page views beside its budget. */
function SpeedTiles({ all, budgets }: Pick<SpeedView, "all" | "budgets">) {
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

/** Returns the functions that say a measure: milliseconds, a score, or a share of page views. */
function useSpeedFormat(): Record<SpeedMetric, (value: number) => string> {
  const tag = languageTags[useLocale()];
  const milliseconds = (value: number) => `${Math.round(value).toLocaleString(tag)} ms`;
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
  return {
    lcp: milliseconds,
    inp: milliseconds,
    cls: (value) => value.toLocaleString(tag, { maximumFractionDigits: 3 }),
    failed: (value) => percent.format(value),
  };
}
