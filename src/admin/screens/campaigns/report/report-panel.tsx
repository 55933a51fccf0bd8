import { Link, useSearchParams } from "react-router";
import type { ReportView } from "#growth/campaigns/campaign-contract.ts";
import { type ReportDimension, type ReportLine, reportDimensions } from "#growth/campaigns/report.ts";
import { fill } from "#text/fill.ts";
import type { CsvCell } from "#text/write-csv.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { saveCsv, useLocale, useWords } from "../../../kit/data.ts";
import { ChoiceFilter } from "../../../kit/list.ts";
import { Panel } from "../../../kit/parts.ts";
import { returnOn, useReportFormat } from "./use-report-format.ts";
import "./report.css";
import { productName } from "../../today/product-name.ts";

/** Renders the report by the values of one dimension, as a table and as CSV. */
export function ReportPanel({ report, onSplit }: { report: ReportView; onSplit: (by: ReportDimension) => void }) {
  const { report: words } = useWords("admin-campaigns");
  const { by, from, to } = report;
  const locale = useLocale();
  const rows = useReportRows(report);
  const csv = () => {
    saveCsv(`${words.by[by]} ${from} ${to}`, reportCsv(words.by[by], words.columns, rows), locale);
  };
  return (
    <Panel
      title={words.table}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <ChoiceFilter
            label={words.split}
            value={by}
            options={reportDimensions.map((each) => ({ value: each, label: words.by[each] }))}
            onChange={onSplit}
          />
          <Button kind="quiet" onClick={csv}>
            <Icon name="download" className="size-4" />
            {words.csv}
          </Button>
        </div>
      }
    >
      <ReportTable label={words.table} first={words.by[by]} rows={rows} />
      {words.notes.map((note) => (
        <p key={note} className="mt-3 max-w-4xl text-xs text-muted">
          {note}
        </p>
      ))}
    </Panel>
  );
}

const sides = ["first", "last"] as const;
const steps = ["leads", "accounts", "orders", "revenue", "return"] as const;

/** Renders the steps of each value, those by first touch beside those by last touch. */
function ReportTable({ label, first, rows }: { label: string; first: string; rows: readonly ReportRow[] }) {
  const { columns } = useWords("admin-campaigns").report;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className="report-table">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {first}
            </th>
            <th scope="col" rowSpan={2}>
              {columns.visits}
            </th>
            {sides.map((side) => (
              <th key={side} scope="colgroup" colSpan={steps.length} className="report-side">
                {columns[side]}
              </th>
            ))}
            <th scope="col" rowSpan={2} className="report-side">
              {columns.cost}
            </th>
          </tr>
          <tr>
            {sides.map((side) =>
              steps.map((step) => (
                <th key={`${side} ${step}`} scope="col" className={step === "leads" ? "report-side" : undefined}>
                  {columns[step]}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.isTotal ? "total" : `${row.line.value} ${row.label}`} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: { line, label, campaign, isTotal } }: { row: ReportRow }) {
  const { report: words } = useWords("admin-campaigns");
  const { count, money, returned } = useReportFormat();
  const [parameters] = useSearchParams();
  const alone = new URLSearchParams(parameters);
  if (campaign !== undefined) {
    alone.set("campaign", campaign);
    alone.set("by", "source");
  }
  return (
    <tr data-total={isTotal}>
      <th scope="row">
        {campaign === undefined ? (
          label
        ) : (
          <Link className="link" to={`?${alone}`} aria-label={fill(words.open, { name: label })}>
            {label}
          </Link>
        )}
      </th>
      <td>{count(line.visits)}</td>
      {sides.map((side) => {
        const { leads, accounts, orders, revenue } = line[side];
        return [count(leads), count(accounts), count(orders), money(revenue), returned(line, side)].map(
          (value, index) => (
            <td key={`${side} ${steps[index]}`} className={index === 0 ? "report-side" : undefined}>
              {value}
            </td>
          ),
        );
      })}
      <td className="report-side">{money(line.cost)}</td>
    </tr>
  );
}

/** The names of the columns. */
interface Columns {
  visits: string;
  first: string;
  last: string;
  leads: string;
  accounts: string;
  orders: string;
  revenue: string;
  return: string;
  cost: string;
}

const csvSteps = ["leads", "accounts", "orders", "revenue", "return"] as const;

/** Returns the rows of the report for a spreadsheet; amounts are whole rupiah, and the return is a share. */
function reportCsv(by: string, columns: Columns, rows: readonly ReportRow[]): CsvCell[][] {
  const head = (side: "first" | "last") => csvSteps.map((step) => `${columns[step]} (${columns[side]})`);
  return [
    [by, columns.visits, ...head("first"), ...head("last"), columns.cost],
    ...rows.map(({ label, line }) => [label, line.visits, ...cells(line, "first"), ...cells(line, "last"), line.cost]),
  ];
}

function cells(line: ReportRow["line"], side: "first" | "last"): CsvCell[] {
  const { leads, accounts, orders, revenue } = line[side];
  const share = returnOn(revenue, line.cost);
  return [leads, accounts, orders, revenue, share === undefined ? null : Number(share.toFixed(4))];
}

interface ReportRow {
  line: ReportLine;
  label: string;
  /** The campaign that the row is about, to show it alone. */
  campaign?: string;
  /** The sum of all rows. */
  isTotal?: true;
}

/** Returns the rows of the report with the names of their values: the lines, what is left of them, and the total. */
function useReportRows({ by, lines, more, rest, all }: ReportView): ReportRow[] {
  const { report: words } = useWords("admin-campaigns");
  const named = (names: Partial<Record<string, string>>, empty: string) => (value: string) =>
    value === "" ? empty : ((Object.hasOwn(names, value) ? names[value] : undefined) ?? value);
  const nameOf: Record<ReportDimension, (value: string) => string> = {
    campaign: named({}, words.none),
    source: named({}, words.noSource),
    medium: named({}, words.noMedium),
    product: (value) => (value === "" ? words.noProduct : productName(value, words.products)),
    locale: named(words.languages, words.noLanguage),
    edition: named(words.designs, words.unknownDesign),
  };
  const rows = lines.map((line): ReportRow => {
    const campaign = by === "campaign" && line.value !== "" ? { campaign: line.value } : {};
    return { line, label: nameOf[by](line.value), ...campaign };
  });
  if (more > 0) rows.push({ line: rest, label: fill(words.rest, { n: more }) });
  return [...rows, { line: all, label: words.total, isTotal: true }];
}
