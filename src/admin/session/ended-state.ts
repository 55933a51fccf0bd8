import { create } from "zustand";
import { clearToken } from "#client/api/token.ts";

const store = create<{ ended: boolean }>(() => ({ ended: false }));

/** Returns whether the server no longer knows the session. */
export const useSessionEnded = (): boolean => store((state) => state.ended);
export function endSession(): void {
  // The login page, opened in another tab, would take it for a login.
  clearToken();
  store.setState({ ended: true });
}
export const resumeSession = (): void => store.setState({ ended: false });
