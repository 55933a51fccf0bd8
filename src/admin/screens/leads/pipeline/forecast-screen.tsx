import { type ReactNode, useId } from "react";
import type { ForecastView } from "#leads/pipeline/pipeline-contract.ts";
import { type Rupiah, rupiah, zero } from "#money/rupiah.ts";
import { formatRupiah, formatShortRupiah } from "#shop/prices/format-rupiah.ts";
import { languageTags } from "#text/locales.ts";
import { useCall, useLocale, useWords } from "../../../kit/data.ts";
import { ChoiceFilter, useUrlFilters } from "../../../kit/list.ts";
import { Empty, Loading, Panel, RefusalNote, Screen } from "../../../kit/parts.ts";
import { LeadStateBadge } from "../lead-state.tsx";
import { LeadTabs } from "./lead-tabs.tsx";
import "./pipeline.css";
import { type ForecastLine, linesOf, ownersOf, type Sums, sumOf } from "./sum-forecast.ts";

const nobody = "nobody";

/** Renders what open leads are expected to bring, by month and owner, plain and weighted, and how long leads are in a state. */
export default function ForecastScreen() {
  const { forecast: words } = useWords("admin-pipeline");
  const { data, refusal, refetch } = useCall("/admin/leads/forecast");
  return (
    <Screen title={words.title} lead={words.lead}>
      <LeadTabs />
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading lines={8} />}
      {data && (data.rows.length > 0 ? <Forecast forecast={data} /> : <NoForecast />)}
      {data && <PacePanel pace={data.pace} />}
    </Screen>
  );
}

function NoForecast() {
  const { forecast: words } = useWords("admin-pipeline");
  return (
    <Empty>
      {words.empty} {words.emptyHint}
    </Empty>
  );
}

function Forecast({ forecast: { months, rows, more } }: { forecast: ForecastView }) {
  const { forecast: words } = useWords("admin-pipeline");
  const locale = useLocale();
  const [filters, setFilters] = useUrlFilters(["owner"]);
  const owners = ownersOf(rows);
  const own = filters.owner ? rows.filter(({ owner }) => (owner?.id ?? nobody) === filters.owner) : rows;
  const lines = linesOf(own, months);
  const total = sumOf(own);
  const month = new Intl.DateTimeFormat(languageTags[locale], { month: "short", year: "numeric", timeZone: "UTC" });
  const nameOf = (name: string) =>
    ({ earlier: words.earlier, later: words.later, none: words.noMonth })[name] ??
    month.format(new Date(`${name}-01T00:00:00Z`));
  const overdue = lines.find((line) => line.month === "earlier")?.value ?? zero;
  const wonNow = lines.find((line) => line.month === months[0])?.won ?? zero;
  return (
    <>
      {more && <p className="text-sm text-warn">{words.capped}</p>}
      <dl className="forecast-figures">
        <Figure label={words.open} value={total.value} />
        <Figure label={words.weighted} value={total.weighted} />
        <Figure label={words.overdue} value={overdue} />
        <Figure label={words.wonThisMonth} value={wonNow} />
      </dl>
      <Panel
        title={words.byMonth}
        actions={
          <ChoiceFilter
            label={words.owner}
            value={filters.owner ?? ""}
            onChange={(owner) => setFilters({ owner: owner || undefined })}
            options={[
              { value: "", label: words.everybody },
              ...owners.map(({ id, name }) => ({ value: id ?? nobody, label: name ?? words.nobody })),
            ]}
          />
        }
      >
        <SumTable
          head={words.month}
          caption={words.byMonth}
          rows={lines.map((line: ForecastLine) => ({ id: line.month, name: nameOf(line.month), sums: line }))}
          total={total}
        />
        <p className="mt-2 text-xs text-muted">{words.bars}</p>
      </Panel>
      <Panel title={words.byOwner}>
        <SumTable
          head={words.owner}
          caption={words.byOwner}
          rows={owners.map(({ id, name, sums }) => ({ id: id ?? nobody, name: name ?? words.nobody, sums }))}
          total={sumOf(rows)}
        />
      </Panel>
    </>
  );
}

function Figure({ label, value }: { label: string; value: Rupiah }) {
  const locale = useLocale();
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num" title={formatRupiah(value, locale)}>
        {formatShortRupiah(value, locale)}
      </dd>
    </div>
  );
}

interface SumRow {
  id: string;
  name: string;
  sums: Sums;
}

/** Renders sums as a table with a bar for each row: pale for the value, full for what of it is probable. */
function SumTable({
  head,
  caption,
  rows,
  total,
}: {
  head: string;
  caption: string;
  rows: readonly SumRow[];
  total: Sums;
}) {
  const { forecast: words } = useWords("admin-pipeline");
  const top = Math.max(1, ...rows.map(({ sums }) => sums.value));
  return (
    <NumberTable
      caption={caption}
      head={[head, "", words.leads, words.value, words.weighted, words.won]}
      rows={rows.map(({ id, name, sums }) => ({
        id,
        cells: [name, <Bar key="bar" sums={sums} top={top} />, sums.count, sums.value, sums.weighted, sums.won],
      }))}
      foot={[words.total, "", total.count, total.value, total.weighted, total.won]}
    />
  );
}

function Bar({ sums: { value, weighted }, top }: { sums: Sums; top: number }) {
  const width = (amount: number) => Math.round((amount / top) * 1000) / 10;
  return (
    <svg className="forecast-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="forecast-value" width={width(value)} height="10" />
      <rect className="forecast-weighted" y="2.5" width={width(weighted)} height="5" />
    </svg>
  );
}

type Cell = number | ReactNode;

/** Renders a table whose numbers stand at the right; amounts are those from the fourth column on. */
function NumberTable({
  caption,
  head,
  rows,
  foot,
}: {
  caption: string;
  head: readonly string[];
  rows: readonly { id: string; cells: readonly Cell[] }[];
  foot: readonly Cell[];
}) {
  const locale = useLocale();
  const id = useId();
  const shown = (cell: Cell, column: number) => {
    if (typeof cell !== "number") return cell;
    return column < 3 ? cell.toLocaleString(languageTags[locale]) : formatRupiah(rupiah(cell), locale);
  };
  const cells = (all: readonly Cell[]) =>
    all.map((cell, column) =>
      column === 0 ? (
        <th key={column} scope="row">
          {cell}
        </th>
      ) : (
        <td key={column} className={column > 1 ? "num" : undefined}>
          {shown(cell, column)}
        </td>
      ),
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" className="overflow-x-auto" tabIndex={0} aria-labelledby={id}>
      <table className="forecast-table">
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((cell, column) =>
              cell === "" ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col" className={column > 1 ? "num" : undefined}>
                  {cell}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>{cells(row.cells)}</tr>
          ))}
        </tbody>
        <tfoot>
          <tr>{cells(foot)}</tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Renders how long leads are in each state before they leave it, and the chance that the forecast gives the state. */
function PacePanel({ pace }: { pace: ForecastView["pace"] }) {
  const { forecast: words } = useWords("admin-pipeline");
  const locale = useLocale();
  const number = (value: number) => value.toLocaleString(languageTags[locale], { maximumFractionDigits: 1 });
  return (
    <Panel title={words.pace}>
      <p className="mb-2 text-sm text-muted">{words.paceHint}</p>
      <div className="overflow-x-auto">
        <table className="forecast-table pace-table">
          <thead>
            <tr>
              <th scope="col">{words.state}</th>
              <th scope="col" className="num">
                {words.weight}
              </th>
              <th scope="col" className="num">
                {words.days}
              </th>
              <th scope="col" className="num">
                {words.stays}
              </th>
            </tr>
          </thead>
          <tbody>
            {pace.map(({ state, weight, days, stays }) => (
              <tr key={state}>
                <th scope="row">
                  <LeadStateBadge state={state} />
                </th>
                <td className="num">{weight}%</td>
                <td className="num">{days === null ? "–" : number(days)}</td>
                <td className="num">{number(stays)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
