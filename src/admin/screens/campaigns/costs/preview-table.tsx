import type { PreviewLine } from "#growth/campaigns/cost-preview-view.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { Table } from "#ui/table.tsx";
import { Money } from "../../../layout/money.tsx";
import { StateBadge, type Tone } from "../../../layout/state-badge.tsx";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";

const tones: Record<PreviewLine["state"], Tone> = { new: "good", changed: "warn", same: "quiet", wrong: "bad" };
/** Lines shown; the wrong ones come first. */
const mostLines = 200;

/** Renders what an import would do with each line of the file, the wrong ones first. */
export function PreviewTable({ lines }: { lines: readonly PreviewLine[] }) {
  const { import: words } = useWords("admin-campaigns");
  const locale = useLocale();
  const { columns, states } = words;
  const shown = lines.toSorted((a, b) => Number(b.state === "wrong") - Number(a.state === "wrong")).slice(0, mostLines);
  const nameOf = (column: string) =>
    Object.hasOwn(columns, column) ? columns[column as keyof typeof columns] : column;
  return (
    <div className="max-h-96 overflow-y-auto">
      <Table
        caption={words.title}
        head={[columns.line, columns.state, columns.campaign, columns.source, columns.period, columns.amount]}
        rows={shown.map((line) => {
          const badge = (
            <StateBadge key="state" tone={tones[line.state]}>
              {states[line.state]}
            </StateBadge>
          );
          if (line.state === "wrong") return [line.line, badge, problemOf(line), "", "", ""];
          const { campaign, source, period, amount } = line.cost;
          const before = line.state === "changed" && (
            <span className="block text-xs text-muted">
              {fill(words.before, { amount: formatRupiah(line.before, locale) })}
            </span>
          );
          return [
            line.line,
            badge,
            campaign,
            source,
            period,
            <span key="amount">
              <Money value={amount} />
              {before}
            </span>,
          ];
        })}
      />
    </div>
  );

  function problemOf({ column, code, value = "" }: Extract<PreviewLine, { state: "wrong" }>): string {
    const { problems } = words;
    const problem = Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : problems.other;
    return `${nameOf(column)}: ${fill(problem, { value })}`;
  }
}
