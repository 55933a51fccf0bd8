import type { OrderRowView } from "#shop/order-desk/order-row-view.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { isWorkspaceLate } from "#shop/workspaces/workspace-states.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { StateBadge } from "../../layout/state-badge.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { OrderStateBadge } from "./order-state.tsx";

/** Renders the state of an order in the list, and what a person has to do about it. */
export function StateAndNeeds({ order: { state, attention, workspace_due } }: { order: OrderRowView }) {
  const { needs } = useWords("admin-orders");
  const locale = useLocale();
  const amount = (value: number) => ({ amount: formatRupiah(Math.abs(value), locale) });
  // What has to be done stands first.
  return (
    <span className="grid-states">
      {attention?.proposed && <StateBadge tone="info">{needs.proposed}</StateBadge>}
      {attention && attention.surplus > 0 && (
        <StateBadge tone="warn">{fill(needs.surplus, amount(attention.surplus))}</StateBadge>
      )}
      {attention && attention.surplus < 0 && (
        <StateBadge tone="bad">{fill(needs.owed, amount(attention.surplus))}</StateBadge>
      )}
      {attention && attention.to_send > 0 && (
        <StateBadge tone="warn">{fill(needs.to_send, amount(attention.to_send))}</StateBadge>
      )}
      {workspace_due !== null && (
        <StateBadge
          tone={isWorkspaceLate({ state: "preparing", dueDay: workspace_due }, jakartaDay(new Date())) ? "bad" : "warn"}
        >
          {fill(needs.workspace, { date: formatDay(workspace_due, locale) })}
        </StateBadge>
      )}
      <OrderStateBadge state={state} />
    </span>
  );
}
