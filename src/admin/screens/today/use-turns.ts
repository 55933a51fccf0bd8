import { useMemo } from "react";
import type { RightsRequestView } from "#accounts/rights/rights-contract.ts";
import type { EventRow } from "#growth/events/event-contract.ts";
import type { Today } from "#insight/figures/today-contract.ts";
import type { LeadRowView } from "#leads/inbox/lead-row-view.ts";
import type { PublicationRow } from "#publishing/content-view.ts";
import type { HelpRowView } from "#shop/help/help-contract.ts";
import type { OrderRowView } from "#shop/order-desk/order-row-view.ts";
import { useCall, useMay, useMe } from "../../kit/data.ts";
import { type Turn, turnsOf } from "./turns.ts";

const oldest = { sort: "received", direction: "oldest", limit: "50" } as const;

/**
 * Returns what waits for the person, the oldest first, out of the lists that they may work on: those of leads, orders,
 * workspaces, help, data rights, publications and events. Undefined until all have arrived.
 */
export function useTurns(today: Today | undefined): readonly Turn[] | undefined {
  const may = useMay();
  const me = useMe();
  const list = <Row>(allowed: boolean, path: string, query = {}) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: called the same number of times, in the same order.
    useCall<Row[]>(allowed ? path : undefined, query);
  const leads = list<LeadRowView>(may("leads", "write"), "/admin/leads", { ...oldest, state: "new" });
  const suspects = list<LeadRowView>(may("leads", "write"), "/admin/leads", {
    ...oldest,
    state: "suspect",
    limit: "3",
  });
  const orders = list<OrderRowView>(may("orders", "write"), "/admin/orders", { attention: "true" });
  const workspaces = list<OrderRowView>(may("workspaces", "write"), "/admin/orders", { workspace: "preparing" });
  const help = list<HelpRowView>(may("help", "write"), "/admin/help");
  const rights = list<RightsRequestView>(may("people", "write"), "/admin/people/requests");
  const publications = list<PublicationRow>(may("content", "write"), "/admin/content/publications", {
    state: "review",
  });
  const events = list<EventRow>(may("events", "write"), "/admin/events");
  const all = [leads, suspects, orders, workspaces, help, rights, publications, events];
  const isLoading = all.some((each) => each.isLoading);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data of all lists, by their identity.
  return useMemo(
    () =>
      isLoading || !today
        ? undefined
        : turnsOf(
            {
              leads: leads.data,
              suspects: suspects.data,
              suspectCount: today.leads?.suspects,
              orders: orders.data,
              workspaces: workspaces.data,
              help: help.data,
              rights: rights.data,
              publications: publications.data,
              events: events.data,
              failedJobs: today.jobs?.failed,
            },
            me,
            new Date(),
          ),
    [isLoading, today, me, ...all.map(({ data }) => data)],
  );
}
