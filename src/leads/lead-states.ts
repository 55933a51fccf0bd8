/** The life of a lead: which states may follow which. A suspect is restored as new, or stays. */
export const leadMoves = {
  new: ["contacted", "qualified", "lost", "suspect"],
  contacted: ["qualified", "won", "lost", "suspect"],
  qualified: ["contacted", "won", "lost"],
  won: [],
  lost: ["contacted"],
  suspect: ["new"],
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
