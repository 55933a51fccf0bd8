import { useMemo } from "react";
import type { Today } from "#insight/figures/today-contract.ts";
import { useCall, useMay, useMe } from "../../kit/data.ts";
import { type Turn, turnsOf } from "./turns.ts";

const oldest = { sort: "received", direction: "oldest", limit: "50" } as const;

/**
 * Returns what waits for the person, the oldest first, out of the lists that they may work on: those of leads, tasks,
 * orders, workspaces, help, data rights, publications and events. Undefined until all have arrived.
 */
export function useTurns(today: Today | undefined): readonly Turn[] | undefined {
  const may = useMay();
  const me = useMe();
  const leads = useCall(may("leads", "write") ? "/admin/leads" : undefined, { ...oldest, state: "new" });
  const suspects = useCall(may("leads", "write") ? "/admin/leads" : undefined, {
    ...oldest,
    state: "suspect",
    limit: "3",
  });
  const tasks = useCall(may("tasks", "write") ? "/admin/tasks" : undefined, { view: "due", owner: "me" });
  const orders = useCall(may("orders", "write") ? "/admin/orders" : undefined, { attention: "true" });
  const workspaces = useCall(may("workspaces", "write") ? "/admin/orders" : undefined, { workspace: "preparing" });
  const help = useCall(may("help", "write") ? "/admin/help" : undefined);
  const rights = useCall(may("people", "write") ? "/admin/people/requests" : undefined);
  const publications = useCall(may("content", "write") ? "/admin/content/publications" : undefined, {
    state: "review",
  });
  const events = useCall(may("events", "write") ? "/admin/events" : undefined);
  const all = [leads, suspects, tasks, orders, workspaces, help, rights, publications, events];
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
              tasks: tasks.data,
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
