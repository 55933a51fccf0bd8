/** What a person may ask about their data (UU PDP, art. 5 to 13): to see it, erase it, withdraw consent, correct it. */
export const rightsKinds = ["access", "erase", "withdraw", "correct"] as const;
export type RightsKind = (typeof rightsKinds)[number];

export const rightsStates = ["open", "done", "refused"] as const;
export type RightsState = (typeof rightsStates)[number];

export const rightsEvents = ["fulfil", "refuse", "reopen"] as const;
export type RightsEvent = (typeof rightsEvents)[number];

const table: Record<RightsState, Partial<Record<RightsEvent, RightsState>>> = {
  open: { fulfil: "done", refuse: "refused" },
  done: { reopen: "open" },
  refused: { reopen: "open" },
};

/** Returns the state after an event, or null when the event is not allowed in this state. */
export function rightsTransition(state: RightsState, event: RightsEvent): RightsState | null {
  return table[state][event] ?? null;
}

const hour = 3_600_000;
/** Hours within which a request must be fulfilled: three times 24 (UU PDP, art. 32 and 40). */
const dueHours = 72;

/** Returns when a request must be fulfilled at the latest. */
export function rightsDueAt(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + dueHours * hour);
}

/** Days for which a request may have been waiting in a mailbox before it is recorded. */
const recordableDays = 30;

/** Returns whether a request can have been received at that moment. */
export function canBeReceivedAt(receivedAt: Date, now: Date): boolean {
  const age = now.getTime() - receivedAt.getTime();
  return age >= 0 && age <= recordableDays * 24 * hour;
}
