import { authCall } from "../api/auth.ts";
import { clearFormDrafts, clearPersonalState, clearUnsavedInput } from "../storage/clear-personal-state.ts";

/** Ends the session on request and removes everything of the person from this browser, whatever the server responds. */
export async function logOut(): Promise<void> {
  await authCall("/sign-out", {});
  clearUnsavedInput();
  clearFormDrafts();
  await clearPersonalState();
}
