import { type ReactNode, useState } from "react";
import { pathTo } from "#contract/calls.ts";
import type { ExperimentDetail } from "#growth/experiments/desk/experiment-contract.ts";
import { type Measure, measures } from "#growth/experiments/measures.ts";
import { type SplitDimension, splitDimensions } from "#growth/experiments/results/counted-rows.ts";
import type { MeasureResult, ResultView, SplitLine } from "#growth/experiments/results/result-view.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { Table } from "#ui/table.tsx";
import { useCall, useLocale, useWords } from "../../../kit/data.ts";
import { ChoiceFilter, ExportButton } from "../../../kit/list.ts";
import { Empty, Loading, Panel, RefusalNote, TimeChart } from "../../../kit/parts.ts";
import { useNames } from "../experiment-state.tsx";
import { useResultFormat } from "./use-result-format.ts";
import { VerdictNote } from "./verdict-note.tsx";

/** Renders the result of an experiment: what it says, what the arms did, and by which visitors. */
export function Results({ experiment }: { experiment: ExperimentDetail }) {
  const { result: words, goals } = useWords("admin-experiments");
  const { id } = experiment;
  const { data, refusal, refetch } = useCall(pathTo("/admin/experiments/:id/results", { id }));
  const [measure, setMeasure] = useState<Measure>(experiment.goal);
  const names = useNames(experiment.arms);
  if (!data) return refusal ? <RefusalNote refusal={refusal} onRetry={refetch} /> : <Loading lines={10} />;
  if (data.to === null) return <Empty>{words.none}</Empty>;
  const nameOf = (each: Measure) =>
    each === experiment.goal ? fill(words.goalMark, { name: goals[each] }) : goals[each];
  return (
    <>
      <ResultWarnings result={data} nameOf={names.arm} />
      <Panel
        title={words.title}
        actions={
          <div className="flex flex-wrap items-center gap-2">
            <ChoiceFilter
              label={words.measure}
              value={measure}
              options={measures.map((value) => ({ value, label: nameOf(value) }))}
              onChange={setMeasure}
            />
            <ExportButton path={pathTo("/admin/experiments/:id/results.csv", { id })} label={words.csv} />
          </div>
        }
      >
        <VerdictNote experiment={experiment} result={data} measure={measure} />
        <ArmTable result={data} measure={measure} nameOf={names.arm} />
        <details className="mt-3 text-xs text-muted">
          <summary className="link">{words.methodTitle}</summary>
          <p className="mt-2">{words.method}</p>
        </details>
      </Panel>
      <DifferenceChart days={data.measures[measure].days} measure={measure} nameOf={names.arm} />
      <GuardPanel guards={data.guards} nameOf={names.arm} />
      <SplitPanel result={data} measure={measure} />
    </>
  );
}

interface GuardPanelProps {
  guards: ResultView["guards"];
  nameOf: (arm: string) => string;
}

/** Renders how often forms failed and pages were slow in each arm. */
function GuardPanel({ guards: { forms, speed }, nameOf }: GuardPanelProps) {
  const { guards: words } = useWords("admin-experiments");
  const { percent, count } = useResultFormat();
  const share = ({ rate, of }: { rate: number; of: number }) =>
    of === 0 ? "–" : <span className="num">{fill(words.share, { rate: percent(rate), n: count(of) })}</span>;
  return (
    <Panel title={words.title}>
      <Table
        caption={words.title}
        head={[words.head.arm, words.head.forms, words.head.speed]}
        rows={forms.arms.map((form, index) => [nameOf(form.arm), share(form), share(speed.arms[index]!)])}
      />
      <p className="mt-3 text-xs text-muted">{words.note}</p>
    </Panel>
  );
}

interface ResultWarningsProps {
  result: ResultView;
  nameOf: (arm: string) => string;
}

/** Warns of arms whose visitors are lost, and of what has become worse. */
function ResultWarnings({ result, nameOf }: ResultWarningsProps) {
  const { result: words } = useWords("admin-experiments");
  const tag = languageTags[useLocale()];
  const p = result.sample_ratio.toLocaleString(tag, { maximumSignificantDigits: 1 });
  return (
    <>
      {result.is_skewed && (
        <Warning>
          <strong className="block">{words.skewed.title}</strong>
          {fill(words.skewed.body, { p })}
        </Warning>
      )}
      {(["forms", "speed"] as const).map((name) => {
        const { worse } = result.guards[name];
        return (
          worse.length > 0 && (
            <Warning key={name}>{fill(words.worse[name], { arms: worse.map(nameOf).join(", ") })}</Warning>
          )
        );
      })}
    </>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <div className="refusal-note">
      <Icon name="alert" className="size-4 shrink-0" />
      <p className="flex-1">{children}</p>
    </div>
  );
}

interface ArmTableProps {
  result: ResultView;
  measure: Measure;
  nameOf: (arm: string) => string;
}

/** Renders what each arm did of a measure, and its difference to arm a with its limits. */
function ArmTable({ result, measure, nameOf }: ArmTableProps) {
  const { result: words } = useWords("admin-experiments");
  const format = useResultFormat();
  const { head } = words;
  const { arms, comparisons } = result.measures[measure];
  const isMoney = measure === "revenue";
  const number = (text: string) => <span className="num">{text}</span>;
  return (
    <Table
      caption={words.table}
      head={[
        head.arm,
        head.visitors,
        isMoney ? head.amount : head.count,
        isMoney ? head.perVisitor : head.rate,
        isMoney ? head.differenceMoney : head.difference,
        head.limits,
      ]}
      rows={arms.map(({ arm, count, amount, rate }) => {
        const visitors = result.visitors.find((each) => each.arm === arm)?.count ?? 0;
        const comparison = comparisons.find((each) => each.arm === arm);
        const { difference, low, high } = comparison ?? { difference: null, low: null, high: null };
        const say = (value: number | null) => (value === null ? "–" : format.difference(measure, value));
        return [
          nameOf(arm),
          number(format.count(visitors)),
          number(isMoney ? format.money(amount) : format.count(count)),
          number(format.rate(measure, rate)),
          comparison ? number(say(difference)) : words.base,
          low === null || high === null ? "–" : number(fill(words.range, { low: say(low), high: say(high) })),
        ];
      })}
    />
  );
}

/** Renders a measure by language, device or source of the visitors. */
function SplitPanel({ result, measure }: { result: ResultView; measure: Measure }) {
  const { splits: words, languages } = useWords("admin-experiments");
  const format = useResultFormat();
  const [by, setBy] = useState<SplitDimension>("locale");
  const names: Record<SplitDimension, Partial<Record<string, string>>> = {
    locale: languages,
    device: words.devices,
    source: words.sources,
  };
  const nameOf = (value: string) =>
    value === "" ? fill(words.rest, { n: result.more_sources }) : (names[by][value] ?? value);
  const rateOf = ({ visitors, revenue, ...counts }: SplitLine["arms"][number]) =>
    visitors === 0 ? "–" : format.rate(measure, (measure === "revenue" ? revenue : counts[measure]) / visitors);
  const rate = measure === "revenue" ? words.head.perVisitor : words.head.rate;
  return (
    <Panel
      title={words.title}
      actions={
        <ChoiceFilter
          label={words.split}
          value={by}
          options={splitDimensions.map((each) => ({ value: each, label: words.by[each] }))}
          onChange={setBy}
        />
      }
    >
      <Table
        caption={words.title}
        head={[
          words.by[by],
          ...result.visitors.flatMap(({ arm }) => [fill(words.head.visitors, { arm }), fill(rate, { arm })]),
        ]}
        rows={result.splits[by].map(({ value, arms }) => [
          nameOf(value),
          ...arms.flatMap((arm) => [
            <span key={`${arm.arm} visitors`} className="num">
              {format.count(arm.visitors)}
            </span>,
            <span key={`${arm.arm} rate`} className="num">
              {rateOf(arm)}
            </span>,
          ]),
        ])}
      />
      <p className="mt-3 text-xs text-muted">{words.note}</p>
    </Panel>
  );
}

interface DifferenceChartProps {
  days: MeasureResult["days"];
  measure: Measure;
  nameOf: (arm: string) => string;
}

/** Renders the differences to arm a by day with their limits, a chart for each arm. */
function DifferenceChart({ days: { days, series }, measure, nameOf }: DifferenceChartProps) {
  const { result: words } = useWords("admin-experiments");
  const format = useResultFormat();
  const isMoney = measure === "revenue";
  const title = isMoney ? words.chartMoney : words.chart;
  // What is drawn, tabled and downloaded is what the title says: people in a thousand visitors, or rupiah.
  const scaled = (values: readonly number[]) =>
    values.map((value) => (isMoney ? Math.round(value) : Math.round(value * 1e6) / 1e3));
  if (days.length === 0) return <p className="panel p-4 text-sm text-muted">{words.noChart}</p>;
  return series.map(({ arm, difference, low, high }) => {
    const label = (name: string) => fill(name, { arm: nameOf(arm) });
    return (
      <div key={arm} className="panel p-4">
        <TimeChart
          label={series.length > 1 ? `${title}: ${nameOf(arm)}` : title}
          kind="interval"
          days={days}
          series={[
            { label: label(words.lines.difference), values: scaled(difference) },
            { label: label(words.lines.low), values: scaled(low) },
            { label: label(words.lines.high), values: scaled(high) },
          ]}
          format={(value) => format.difference(measure, isMoney ? value : value / 1000)}
        />
      </div>
    );
  });
}
