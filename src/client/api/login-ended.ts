import { readAddress, writeAddress } from "#address/address.ts";
import { noteEnded } from "#client/ended-note.ts";
import { rememberAddress } from "#client/last-visited.ts";
import { changeRoot, isRecord, readRoot } from "#client/storage.ts";
import { forgetToken, storedToken } from "./token.ts";

/** Where an order is made: the checkout, or a package that is renewed or upgraded. */
const ordering = /^\/payment(\?|$)|^\/account\/packages\?(.*&)?(renew|upgrade)=/;

/**
 * The rule of SPEC.md section 8 for a 403 on any call, and for a refresh that fails: the stored token is removed
 * and the visitor goes to the login page in their language, to come back afterwards to where they were. Who was logged
 * in, as far as this page knew (`wasIn`), is told there why.
 */
export function endLogin(wasIn = storedToken() !== undefined): void {
  forgetToken();
  const user = readRoot().user;
  if (isRecord(user)) changeRoot({ user: { ...user, userData: null, isBigSocial: false } });
  const here = readAddress(location.pathname);
  if (here.path.startsWith("/auth/")) return;
  rememberAddress();
  if (wasIn) noteEnded(ordering.test(here.path + location.search) ? "order" : "session");
  location.assign(writeAddress({ ...here, path: "/auth/login" }));
}
