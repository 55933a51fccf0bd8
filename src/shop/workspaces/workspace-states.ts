import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import { addWorkingDays } from "#time/working-days.ts";

/**
 * The states of the workspace that a paid order waits for. `preparing`: the team has to open it. `open`: the customer was
 * invited, and the period has started. `dropped`: the money was returned, or the account closed, before it was opened.
 */
export const workspaceStates = ["preparing", "open", "dropped"] as const;
export type WorkspaceState = (typeof workspaceStates)[number];

/**
 * `opened`: the team, or the connection of the product, opened it. `money_returned`: the order was refunded or reversed.
 * `account_closed`: there is nobody to invite.
 */
export const workspaceEvents = ["opened", "money_returned", "account_closed"] as const;
export type WorkspaceEvent = (typeof workspaceEvents)[number];

const table: Record<WorkspaceState, Partial<Record<WorkspaceEvent, WorkspaceState>>> = {
  preparing: { opened: "open", money_returned: "dropped", account_closed: "dropped" },
  open: {},
  dropped: {},
};

/** Returns the state after an event, or null when the event changes nothing in this state. */
export function workspaceTransition(state: WorkspaceState, event: WorkspaceEvent): WorkspaceState | null {
  return table[state][event] ?? null;
}

/** Who opens the workspaces of products that were connected meanwhile, and the name under which `actorName` stores it. */
export const subscriptionJob = { kind: "job", name: "subscription-life" } as const;
export const connectedBy = `${subscriptionJob.kind}:${subscriptionJob.name}`;

/** Working days within which a workspace is promised (`workspaceTime` of the content set `facts`). */
const promisedDays = 1;

/** Returns the last day on which a workspace that was paid for at a moment is on time, in Jakarta. */
export function workspaceDueDay(paidAt: Date): Day {
  // What is due when a day begins is due by the end of the day before.
  return jakartaDay(new Date(addWorkingDays(paidAt, promisedDays).getTime() - 1));
}

/** Returns whether a workspace is still to be opened after the day on which it was due. */
export function isWorkspaceLate(workspace: { state: WorkspaceState; dueDay: Day }, today: Day): boolean {
  return workspace.state === "preparing" && today > workspace.dueDay;
}
