import type { RowResult } from "#shop/settlements/match-lines.ts";
import type { SettlementReport } from "#shop/settlements/settlement-view.ts";
import { languageTags } from "#text/locales.ts";
import { Money } from "../../layout/money.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";

export type ShownResult = RowResult | "missing";

/** In the order in which they deserve attention. */
const order: readonly ShownResult[] = [
  "matched",
  "amount_differs",
  "not_received",
  "unknown",
  "missing",
  "posted_before",
];

const countOf = (report: SettlementReport, result: ShownResult) =>
  result === "missing" ? report.missing : report.results[result].rows;

/** Returns the first difference that has rows, or what matched. */
export function firstResult(report: SettlementReport): ShownResult {
  return order.slice(1, 5).find((result) => countOf(report, result) > 0) ?? "matched";
}

/** Renders every result with its rows and sum; a press lists them. */
export function ResultChoice({
  report,
  shown,
  onChoose,
}: {
  report: SettlementReport;
  shown: ShownResult;
  onChoose: (result: ShownResult) => void;
}) {
  const { results } = useWords("admin-reconciliation");
  const locale = useLocale();
  return (
    <div className="results">
      {order.map((result) => (
        <button
          key={result}
          type="button"
          className="result"
          aria-pressed={result === shown}
          onClick={() => onChoose(result)}
        >
          <span className="text-sm">{results[result].title}</span>
          <span className="result-count num">{countOf(report, result).toLocaleString(languageTags[locale])}</span>
          <span className="text-xs text-muted">
            {result === "missing" ? "\u00a0" : <Money value={report.results[result].gross} />}
          </span>
        </button>
      ))}
    </div>
  );
}
