import { storedToken, updateSignedInHint } from "#client/api/stored-token.ts";
import { onPageRestored } from "./page-lifecycle.ts";
import { withNeeded } from "./recover-import.ts";

/** Shows the login state in the header; updates it when another tab logs in or out and when the page is restored. */
export function showLoginState(): void {
  const show = () => {
    updateSignedInHint();
    if (storedToken()) withNeeded(import("./logged-in-user.ts"), ({ showLoggedInUser }) => showLoggedInUser());
  };
  show();
  addEventListener("storage", show);
  onPageRestored(show);
}
