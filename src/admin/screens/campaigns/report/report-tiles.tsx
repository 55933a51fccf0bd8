import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ReportLine } from "#growth/campaigns/report.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../kit/data.ts";
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

interface TileProps {
  label: string;
  value: ReactNode;
  /** The list that the number counts, where there is one. */
  to?: string;
  /** Needs somebody now. */
  urgent?: boolean;
  /** Further numbers, each with its own list. */
  parts?: readonly { label: string; value: ReactNode; to?: string }[];
}

/** Renders a number that leads to its list. */
function Tile({ label, value, to, urgent = false, parts = [] }: TileProps) {
  return (
    <li className={`panel flex flex-col p-4 ${urgent ? "border-s-4 border-s-bad" : ""}`}>
      {to ? (
        <Link to={to} className="group block rounded-sm">
          <span className="flex items-center justify-between gap-2 text-sm text-muted">
            {label}
            <Icon name="arrow-right" className="size-4 opacity-60 group-hover:text-primary group-hover:opacity-100" />
          </span>
          <span className="num mt-1 block text-2xl font-semibold text-ink group-hover:text-primary">{value}</span>
        </Link>
      ) : (
        <p>
          <span className="block text-sm text-muted">{label}</span>
          <span className="num mt-1 block text-2xl font-semibold text-ink">{value}</span>
        </p>
      )}
      {parts.length > 0 && (
        <dl className="mt-2 grid border-t border-line pt-2 text-xs">
          {parts.map((part) => (
            <div key={part.label} className="flex min-h-6 items-center justify-between gap-2">
              <dt className="text-muted">{part.label}</dt>
              <dd className="num font-medium">
                {part.to ? (
                  <Link to={part.to} className="link inline-block min-w-6 text-end leading-6">
                    {part.value}
                  </Link>
                ) : (
                  part.value
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
