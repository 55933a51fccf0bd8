/**
 * The life of a lead: which states may follow which. A suspect is restored as new, or confirmed to be spam; what was won
 * or lost by mistake is opened again.
 */
export const leadMoves = {
  new: ["contacted", "qualified", "lost", "suspect", "spam"],
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

/** Whether a lead may go from one state to another. */
export function mayMove(from: LeadState, to: LeadState): boolean {
  return (leadMoves[from] as readonly LeadState[]).includes(to);
}

/** Whether a lead waits outside the pipeline: no mail to its sender, no hand-off. */
export function isSetAside(state: LeadState): boolean {
  return state === "suspect" || state === "spam";
}
