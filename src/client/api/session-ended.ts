import { readAddress, writeAddress } from "#address/address.ts";
import { clearPersonalState, clearUnsavedInput } from "../storage/clear-personal-state.ts";
import { saveLastVisited } from "../storage/last-visited.ts";
import { saveLogoutReason } from "../storage/logout-reason.ts";
import { storedToken } from "./stored-token.ts";

/** Where an order is made: the checkout, or a package that is renewed or upgraded. */
const orderPaths = /^\/payment(\?|$)|^\/account\/packages\?(.*&)?(renew|upgrade)=/;

/**
 * Handles a 403 on any call (SPEC.md section 8): removes the token and everything that is the person's alone, and
 * redirects to the login page in the visitor's language, which leads back here afterwards.
 * @param wasLoggedIn whether the page showed somebody as logged in; the login page then gives the reason
 */
export function handleRevokedSession(wasLoggedIn = storedToken() !== undefined): void {
  clearUnsavedInput();
  redirectToLogin(wasLoggedIn);
}

/** Does the same for a session that expired: what its owner typed in this tab is retained for them alone. */
export function handleExpiredSession(): void {
  redirectToLogin(storedToken() !== undefined);
}

function redirectToLogin(wasLoggedIn: boolean): void {
  void clearPersonalState();
  const here = readAddress(location.pathname);
  if (here.path.startsWith("/auth/")) return;
  saveLastVisited();
  if (wasLoggedIn) saveLogoutReason(orderPaths.test(here.path + location.search) ? "order" : "session");
  location.assign(writeAddress({ ...here, path: "/auth/login" }));
}
