/** What a registration for an event is: a seat, a place in the queue for one, or given up. */
export const registrationStates = ["seat", "waiting", "cancelled"] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** `register` and `queue`: signed up again, with a free seat or without one. */
export const registrationEvents = ["register", "queue", "move_up", "cancel"] as const;
type RegistrationEvent = (typeof registrationEvents)[number];

const table: Record<RegistrationState, Partial<Record<RegistrationEvent, RegistrationState>>> = {
  seat: { cancel: "cancelled" },
  waiting: { move_up: "seat", cancel: "cancelled" },
  cancelled: { register: "seat", queue: "waiting" },
};

/** Returns the state after an event, or null where this state does not allow it. */
export function registrationTransition(state: RegistrationState, event: RegistrationEvent): RegistrationState | null {
  return table[state][event] ?? null;
}
