import { track } from "#client/measuring/track.ts";
import { setAsideUnreadable } from "#client/storage/storage.ts";

/** Moves a stored state that cannot be read out of the way before anything reads it, and reports the problem. */
export function recoverStorage(): void {
  const problem = setAsideUnreadable();
  if (!problem) return;
  console.warn(`Unreadable state (${problem}) moved to root.unreadable`);
  track("stored_state_unreadable");
}
