/** The states of a decision that needs a second person. */
export const proposalStates = ["open", "approved", "rejected", "withdrawn"] as const;
export type ProposalState = (typeof proposalStates)[number];

export const proposalEvents = ["approved", "rejected", "withdrawn"] as const;
export type ProposalEvent = (typeof proposalEvents)[number];

const table: Record<ProposalState, Partial<Record<ProposalEvent, ProposalState>>> = {
  open: { approved: "approved", rejected: "rejected", withdrawn: "withdrawn" },
  approved: {},
  rejected: {},
  withdrawn: {},
};

/** Returns the state after an event, or null when the proposal was decided already. */
export function proposalTransition(state: ProposalState, event: ProposalEvent): ProposalState | null {
  return table[state][event] ?? null;
}
