import { Link, useSearchParams } from "react-router";
import { fill } from "#text/fill.ts";
import { useWords } from "../../../words/use-words.ts";
import { useReportFormat } from "./use-report-format.ts";
import type { ReportRow } from "./use-report-rows.ts";
import "./report.css";

const sides = ["first", "last"] as const;
const steps = ["leads", "accounts", "orders", "revenue", "return"] as const;

/** Renders the steps of each value, those by first touch beside those by last touch. */
export function ReportTable({ label, first, rows }: { label: string; first: string; rows: readonly ReportRow[] }) {
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
