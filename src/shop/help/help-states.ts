/** What a request is about. */
export const helpTopics = ["payment", "refund", "invoice", "access", "product", "account", "other"] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** Whose turn it is: the team's, the customer's, or nobody's. */
export const helpStates = ["waiting_team", "waiting_customer", "solved"] as const;
export type HelpState = (typeof helpStates)[number];

export const helpEvents = ["customer_wrote", "team_answered", "solved"] as const;
export type HelpEvent = (typeof helpEvents)[number];

const table: Record<HelpState, Partial<Record<HelpEvent, HelpState>>> = {
  waiting_team: { customer_wrote: "waiting_team", team_answered: "waiting_customer", solved: "solved" },
  waiting_customer: { customer_wrote: "waiting_team", team_answered: "waiting_customer", solved: "solved" },
  // A new message opens it again; nothing a customer writes is lost.
  solved: { customer_wrote: "waiting_team", team_answered: "waiting_customer" },
};

/** Returns the state after an event, or null when the event is not allowed in this state. */
export function helpTransition(state: HelpState, event: HelpEvent): HelpState | null {
  return table[state][event] ?? null;
}

/** How a message came about: written by the customer, an answer to them, or a note that only the team reads. */
export const helpMessageKinds = ["customer", "answer", "note"] as const;
export type HelpMessageKind = (typeof helpMessageKinds)[number];
