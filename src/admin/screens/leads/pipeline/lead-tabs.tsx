import { Link, useLocation } from "react-router";
import { useMay, useWords } from "../../../kit/data.ts";

/** Renders the ways to see leads: list, board, forecast, and for those who keep them the reasons. */
export function LeadTabs() {
  const { tabs: words } = useWords("admin-pipeline");
  const { pathname } = useLocation();
  const tabs = [
    ["/leads", words.list],
    ["/leads/board", words.board],
    ["/leads/forecast", words.forecast],
    ...(useMay()("close_reasons", "write") ? [["/leads/reasons", words.reasons]] : []),
  ] as const;
  return (
    <nav aria-label={words.label} className="lead-tabs">
      {tabs.map(([to, name]) => (
        <Link key={to} to={to!} aria-current={pathname === to ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
