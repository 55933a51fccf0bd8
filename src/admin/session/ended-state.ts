import { create } from "zustand";
import { clearToken } from "#client/api/token.ts";

/** `expired`: by itself, so that the work goes on after a login. `ended`: by somebody, who wants nothing shown any more. */
type Ending = "expired" | "ended";

const store = create<{ ending: Ending | undefined }>(() => ({ ending: undefined }));

/** Returns how the session ended, which the server no longer knows; undefined while it has not. */
export const useSessionEnding = (): Ending | undefined => store((state) => state.ending);
export const isSessionOver = (): boolean => store.getState().ending !== undefined;
let isOpened = false;
/** Records that the app showed something: before, there is nothing to clear, and the login page comes at once. */
export function markOpened(): void {
  isOpened = true;
}
export function endSession(ending: Ending): void {
  // The login page, opened in another tab, would take it for a login.
  clearToken();
  // What somebody ended stays ended, whatever calls on their way are refused for.
  store.setState((state) => ({ ending: state.ending === "ended" ? "ended" : isOpened ? ending : "expired" }));
}
/** Returns how a session ended that the server refused: from the members of its problem. */
export const endingOf = ({ expired }: Record<string, unknown>): Ending => (expired === false ? "ended" : "expired");
export const resumeSession = (): void => store.setState({ ending: undefined });
