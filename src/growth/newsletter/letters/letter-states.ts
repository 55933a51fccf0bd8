export const letterStates = ["draft", "scheduled", "sending", "sent", "cancelled"] as const;
export type LetterState = (typeof letterStates)[number];

/**
 * What can happen to a letter. `postpone`: at its time it could not be sent, and somebody has to look at it; `repeat`: it
 * is sent again to those of whom nobody knows whether they have it.
 */
export type LetterEvent = "schedule" | "unschedule" | "start" | "postpone" | "finish" | "repeat" | "cancel";

/** The state after an event; what is not listed is refused. Nothing else changes a state. */
const transitions: Record<LetterState, Partial<Record<LetterEvent, LetterState>>> = {
  draft: { schedule: "scheduled", cancel: "cancelled" },
  scheduled: { unschedule: "draft", start: "sending", postpone: "draft", cancel: "cancelled" },
  sending: { finish: "sent", cancel: "cancelled" },
  sent: { repeat: "sending" },
  cancelled: {},
};

/** Returns the state after an event, or undefined where it cannot happen. */
export function nextLetterState(state: LetterState, event: LetterEvent): LetterState | undefined {
  return transitions[state][event];
}
