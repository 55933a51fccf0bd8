/**
 * The states of a lead and those that may follow each. A suspect is restored as new, or confirmed to be spam; a lead that
 * was won or lost by mistake can be reopened.
 */
const leadMoves = {
  new: ["contacted", "qualified", "won", "lost", "suspect", "spam"],
  contacted: ["qualified", "won", "lost", "suspect", "spam"],
  qualified: ["contacted", "won", "lost"],
  won: ["qualified"],
  lost: ["new", "contacted", "qualified"],
  suspect: ["new", "spam"],
  spam: ["new"],
} as const satisfies Record<string, readonly string[]>;

export type LeadState = keyof typeof leadMoves;
export const leadStates = Object.keys(leadMoves) as LeadState[];

export function isLeadState(value: string): value is LeadState {
  return Object.hasOwn(leadMoves, value);
}

/** Returns the states to which a lead may move. */
export function nextStates(from: LeadState): readonly LeadState[] {
  return leadMoves[from];
}

/** Returns whether a lead may move from one state to another. */
export function mayMove(from: LeadState, to: LeadState): boolean {
  return (leadMoves[from] as readonly LeadState[]).includes(to);
}

/** Returns whether a lead is outside the pipeline: no mail to its sender, not sent to the CRM. */
export function isSetAside(state: LeadState): boolean {
  return state === "suspect" || state === "spam";
}

/** How leads come: by a form of the site, from an event, or by the hand of staff, singly or many at once. */
export const leadKinds = ["contact", "api-marketplace", "event", "manual", "import"] as const;
export type LeadKind = (typeof leadKinds)[number];
