import type { Today } from "#insight/figures/today-view.ts";
import { languageTags } from "#text/locales.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { moneyTile } from "./money-tile.tsx";
import type { TileProps } from "./tile.tsx";

/** Returns the tiles of the numbers that there are. */
export function useTiles(today: Today | undefined): TileProps[] {
  const { tiles: words } = useWords("admin-today");
  const locale = useLocale();
  const count = (value: number) => value.toLocaleString(languageTags[locale]);
  const { leads, orders, workspaces, money, packages, jobs, subscribers, rights } = today ?? {};
  return [
    leads && {
      label: words.leads.label,
      value: count(leads.inTime + leads.overdue + leads.longOverdue),
      to: "/leads?state=new",
      urgent: leads.overdue + leads.longOverdue > 0,
      parts: [
        { label: words.leads.inTime, value: count(leads.inTime) },
        { label: words.leads.overdue, value: count(leads.overdue), to: "/leads?state=new&age=waited-1" },
        { label: words.leads.longOverdue, value: count(leads.longOverdue), to: "/leads?state=new&age=waited-3" },
        { label: words.leads.suspects, value: count(leads.suspects), to: "/leads?state=suspect" },
      ],
    },
    orders && {
      label: words.orders.label,
      value: count(orders.toDecide),
      to: "/orders?attention=true",
      urgent: orders.toDecide > 0,
      parts: [
        { label: words.orders.refunds, value: count(orders.refundsToSend), to: "/orders?attention=true" },
        { label: words.orders.awaiting, value: count(orders.awaitingPayment), to: "/orders?state=awaiting_payment" },
      ],
    },
    workspaces && {
      label: words.workspaces.label,
      value: count(workspaces.preparing),
      to: "/orders?workspace=preparing",
      urgent: workspaces.late > 0,
      parts: [{ label: words.workspaces.late, value: count(workspaces.late), to: "/orders?workspace=preparing" }],
    },
    money && moneyTile(money, words.money, locale),
    packages && {
      label: words.packages.label,
      value: count(packages.endingSoon),
      to: "/customers?package=active",
      parts: [{ label: words.packages.grace, value: count(packages.inGrace) }],
    },
    jobs && {
      label: words.jobs.label,
      value: count(jobs.failed),
      to: "/jobs",
      urgent: jobs.failed > 0,
      parts: [{ label: words.jobs.retrying, value: count(jobs.retrying), to: "/jobs?state=retry" }],
    },
    rights && {
      label: words.rights.label,
      value: count(rights.open),
      to: "/people",
      urgent: rights.overdue > 0,
      parts: [
        { label: words.rights.overdue, value: count(rights.overdue) },
        { label: words.rights.dueSoon, value: count(rights.dueSoon) },
      ],
    },
    subscribers && {
      label: words.subscribers.label,
      value: count(subscribers.confirmed),
      parts: [{ label: words.subscribers.newThisMonth, value: count(subscribers.newThisMonth) }],
    },
  ].filter((tile) => tile !== undefined);
}
