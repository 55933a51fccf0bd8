/**
 * What became of a letter for one subscriber. `sending` is claimed by a process; `uncertain`: the relay had the whole
 * message, and whether it accepted it is not known; `skipped`: the subscriber had left before.
 */
export const recipientStates = [
  "waiting",
  "sending",
  "sent",
  "refused",
  "uncertain",
  "skipped",
  "bounced",
  "complained",
] as const;
export type RecipientState = (typeof recipientStates)[number];
