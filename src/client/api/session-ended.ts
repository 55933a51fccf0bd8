import { readAddress, writeAddress } from "#address/address.ts";
import { forgetPerson, forgetTyped } from "../storage/forget-person.ts";
import { rememberAddress } from "../storage/last-visited.ts";
import { noteEnded } from "../storage/logout-reason.ts";
import { storedToken } from "./token.ts";

/** Where an order is made: the checkout, or a package that is renewed or upgraded. */
const ordering = /^\/payment(\?|$)|^\/account\/packages\?(.*&)?(renew|upgrade)=/;

/**
 * The rule of SPEC.md section 8 for a 403 on any call: the stored token is removed, with all that is the person's alone,
 * and the visitor goes to the login page in their language, to come back afterwards to where they were. Who was logged
 * in, as far as this page knew (`wasIn`), is told there why.
 */
export function endLogin(wasIn = storedToken() !== undefined): void {
  forgetTyped();
  leaveForLogin(wasIn);
}

/** The same for a login that only ran out: what its owner typed in this tab waits there for them, and for nobody else. */
export function expireLogin(): void {
  leaveForLogin(storedToken() !== undefined);
}

function leaveForLogin(wasIn: boolean): void {
  void forgetPerson();
  const here = readAddress(location.pathname);
  if (here.path.startsWith("/auth/")) return;
  rememberAddress();
  if (wasIn) noteEnded(ordering.test(here.path + location.search) ? "order" : "session");
  location.assign(writeAddress({ ...here, path: "/auth/login" }));
}
