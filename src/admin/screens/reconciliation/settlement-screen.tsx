import { Link, useParams } from "react-router";
import { pathTo } from "#contract/calls.ts";
import { minus, zero } from "#money/rupiah.ts";
import type { RowResult } from "#shop/settlements/match-lines.ts";
import type { SettlementReport } from "#shop/settlements/settlement-contract.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Table } from "#ui/table.tsx";
import { useCall, useList, useLocale, useWords } from "../../kit/data.ts";
import { DataTable, useUrlFilters } from "../../kit/list.ts";
import { DetailScreen, Money, ObjectHistory, Panel, When } from "../../kit/parts.ts";
import { FileState } from "./file-state.tsx";
import { SettlementActions } from "./settlement-actions.tsx";
import { Steps } from "./steps.tsx";
import { useFilePeriod } from "./use-file-period.ts";

/** Renders the report of a settlement file: what agrees, what differs, and the button that posts. */
export default function SettlementScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-reconciliation");
  const call = useCall(pathTo("/admin/reconciliation/files/:id", { id }));
  const [{ result }, setFilters] = useUrlFilters(["result"]);
  return (
    <DetailScreen call={call} title={words.title} back={{ to: "/reconciliation", label: words.title }}>
      {(report) => {
        const open = report.results.matched.rows - report.posted.rows;
        const shown = (result as ShownResult | undefined) ?? firstResult(report);
        return {
          title: report.name,
          detail: <FileState state={report.state} />,
          actions: report.state !== "discarded" && <SettlementActions report={report} />,
          main: (
            <>
              <Steps at={report.state === "posted" && open === 0 ? "done" : open > 0 ? "post" : "check"} />
              <TotalsPanel report={report} />
              <ResultChoice report={report} shown={shown} onChoose={(next) => setFilters({ result: next })} />
              <p className="text-sm text-muted">{words.results[shown].hint}</p>
              {/* Not directly in the screen: the table has a height of its own below the totals, also on a phone. */}
              <div className="stack">
                {shown === "missing" ? <MissingTable id={id} /> : <RowsTable id={id} result={shown} />}
                <ObjectHistory kind="settlement" id={id} />
              </div>
            </>
          ),
        };
      }}
    </DetailScreen>
  );
}

/** Renders the paid orders that a file should have. */
function MissingTable({ id }: { id: string }) {
  const words = useWords("admin-reconciliation");
  const list = useList(pathTo("/admin/reconciliation/files/:id/missing", { id }));
  return (
    <DataTable
      {...list}
      headers={words.columns}
      columns={[
        { id: "order", cell: ({ order }) => <OrderLink order={order} />, width: "minmax(12rem, 1fr)" },
        { id: "gross", money: ({ total }) => total, width: 150 },
        { id: "paid", cell: ({ paid_at }) => <When date={paid_at} />, width: 170 },
        { id: "method", cell: ({ method }) => <span className="num">{method}</span>, width: 150 },
      ]}
      label={words.results.missing.title}
      getId={({ order }) => order.id}
      empty={words.noRows}
      name="settlement-missing"
    />
  );
}

/** Renders the rows of a file with one result. */
function RowsTable({ id, result }: { id: string; result: RowResult }) {
  const words = useWords("admin-reconciliation");
  const list = useList(pathTo("/admin/reconciliation/files/:id/rows", { id }), { result });
  const differs = result === "amount_differs";
  return (
    <DataTable
      {...list}
      headers={words.columns}
      columns={[
        {
          id: "order",
          cell: ({ order, order_text }) => (order ? <OrderLink order={order} /> : order_text || "–"),
          width: "minmax(10.5rem, 1fr)",
        },
        { id: "gross", money: ({ gross }) => gross, width: 120 },
        differs && { id: "expected", money: ({ expected }) => expected, width: 120 },
        differs && { id: "difference", money: ({ gross, expected }) => minus(gross, expected ?? zero), width: 120 },
        { id: "paid", cell: ({ paid_day }) => <When date={paid_day} />, width: 140 },
        { id: "kind", cell: ({ kind }) => words.kinds[kind], width: 104 },
        { id: "fee", money: ({ fee }) => fee, width: 104 },
        { id: "net", money: ({ net }) => net, width: 120 },
        {
          id: "reference",
          cell: ({ reference }) => <span className="num">{reference}</span>,
          width: "minmax(7rem, 1fr)",
        },
        { id: "line", cell: ({ line }) => line, width: 60, align: "end", yields: true },
      ]}
      label={words.results[result].title}
      getId={(row) => String(row.id)}
      empty={words.noRows}
      name="settlement-rows"
    />
  );
}

/** Renders the result in a sentence, and the sums of the file, of what matched and of what is posted. */
function TotalsPanel({ report }: { report: SettlementReport }) {
  const words = useWords("admin-reconciliation");
  const locale = useLocale();
  const periodOf = useFilePeriod();
  const { totals, columns } = words;
  const number = (count: number) => count.toLocaleString(languageTags[locale]);
  const { amount_differs, not_received, unknown } = report.results;
  const differences = amount_differs.rows + not_received.rows + unknown.rows + report.missing;
  const row = (name: string, { rows, gross, fees, net }: SettlementReport["all"]) => [
    name,
    number(rows),
    <Money key="gross" value={gross} />,
    <Money key="fees" value={fees} />,
    <Money key="net" value={net} />,
  ];
  return (
    <Panel title={`${totals.title}, ${periodOf(report)}`}>
      <p role="status" className="mb-3 font-medium">
        {differences === 0 ? words.clean : fill(words.differences, { n: number(differences) })}
      </p>
      <Table
        amounts
        caption={totals.title}
        head={[totals.title, columns.rows, columns.gross, columns.fee, columns.net]}
        rows={[
          row(totals.all, report.all),
          row(totals.matched, report.results.matched),
          row(totals.posted, report.posted),
        ]}
      />
      {report.ignored > 0 && (
        <p className="mt-3 text-sm text-muted">{fill(totals.ignored, { n: number(report.ignored) })}</p>
      )}
    </Panel>
  );
}

type ShownResult = RowResult | "missing";

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
function firstResult(report: SettlementReport): ShownResult {
  return order.slice(1, 5).find((result) => countOf(report, result) > 0) ?? "matched";
}

/** Renders every result with its rows and sum; a press lists them. */
function ResultChoice({
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

/** Renders the number of an order, which opens it. */
function OrderLink({ order }: { order: { id: string; number: string } }) {
  return (
    <Link to={`/orders/${order.id}`} className="link num">
      {order.number}
    </Link>
  );
}
