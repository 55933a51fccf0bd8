import type { ReportLine } from "#growth/campaigns/report.ts";
import { useWords } from "../../../words/use-words.ts";
import { Tile } from "../../today/tile.tsx";
import { useReportFormat } from "./use-report-format.ts";

/** Renders the sums of the period; of one campaign the two ways of counting differ, so both are shown. */
export function ReportTiles({ all, ofCampaign }: { all: ReportLine; ofCampaign: boolean }) {
  const { report: words } = useWords("admin-campaigns");
  const { count, money, returned } = useReportFormat();
  const { first, last } = all;
  const both = (value: string) => (ofCampaign ? [{ label: words.tiles.byFirst, value }] : []);
  const tiles = [
    { label: words.tiles.visits, value: count(all.visits) },
    { label: words.tiles.leads, value: count(last.leads), parts: both(count(first.leads)) },
    { label: words.tiles.accounts, value: count(last.accounts), parts: both(count(first.accounts)) },
    { label: words.tiles.orders, value: count(last.orders), parts: both(count(first.orders)) },
    { label: words.tiles.revenue, value: small(money(last.revenue)), parts: both(money(first.revenue)) },
    {
      label: words.tiles.cost,
      value: small(money(all.cost)),
      parts: [{ label: words.tiles.return, value: returned(all, "last") }, ...both(returned(all, "first"))],
    },
  ];
  return (
    <ul aria-label={words.total} className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
      {tiles.map((tile) => (
        <Tile key={tile.label} {...tile} />
      ))}
    </ul>
  );
}

const small = (amount: string) => <span className="text-lg">{amount}</span>;
