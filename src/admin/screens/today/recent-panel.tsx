import { Link } from "react-router";
import type { LeadRowView } from "#leads/inbox/lead-row-view.ts";
import type { OrderRowView } from "#shop/order-desk/order-row-view.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { useCall } from "../../data/use-call.ts";
import { Panel } from "../../layout/panel.tsx";
import { When } from "../../layout/when.tsx";
import { useMay } from "../../session/me.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { productName } from "./product-name.ts";

const rows = 6;

/** Renders the newest leads and orders, as they come in. */
export function RecentPanel() {
  const { recent: words, funnel } = useWords("admin-today");
  const { states } = useWords("admin-orders");
  const may = useMay();
  const locale = useLocale();
  const query = { limit: String(rows) };
  const leads = useCall<LeadRowView[]>(may("leads", "read") ? "/admin/leads" : undefined, {
    ...query,
    sort: "received",
    direction: "newest",
  });
  const orders = useCall<OrderRowView[]>(may("orders", "read") ? "/admin/orders" : undefined, query);
  if (!may("leads", "read") && !may("orders", "read")) return null;
  const recent = [
    ...(leads.data ?? []).map(({ id, name, product, received_at }) => ({
      at: received_at,
      to: `/leads/${id}`,
      title: words.lead,
      text: `${name}, ${productName(product, funnel.products)}`,
    })),
    ...(orders.data ?? []).map(({ id, number, state, total, placed_at }) => ({
      at: placed_at,
      to: `/orders/${id}`,
      title: states[state],
      text: `${number}, ${formatRupiah(total, locale)}`,
    })),
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, rows);
  return (
    <Panel title={words.title}>
      {recent.length === 0 && !leads.isLoading && !orders.isLoading && (
        <p className="text-sm text-muted">{words.none}</p>
      )}
      <ul className="recent">
        {recent.map(({ at, to, title, text }) => (
          <li key={to}>
            <Link to={to} className="recent-link">
              <span className="recent-text">
                <strong>{title}</strong> {text}
              </span>
              <span className="recent-at">
                <When date={at} relative />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
