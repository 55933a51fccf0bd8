import { track } from "#client/measuring/track.ts";
import { setAsideUnreadable } from "#client/storage/storage.ts";

/** Sets an unreadable root aside before anything reads it, and reports that it happened. */
export function tidyStorage(): void {
  const problem = setAsideUnreadable();
  if (!problem) return;
  console.warn(`The stored state could not be read (${problem}); it is kept under "root.unreadable".`);
  track("stored_state_unreadable");
}
