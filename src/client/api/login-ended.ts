import { readAddress, writeAddress } from "#address/address.ts";
import { rememberAddress } from "#client/last-visited.ts";
import { changeRoot, isRecord, readRoot } from "#client/storage.ts";
import { forgetToken } from "./token.ts";

/**
 * The rule of SPEC.md section 8 for a 403 on any call, and for a refresh that fails: the stored token is removed
 * and the visitor goes to the login page in their language, to come back afterwards to where they were.
 */
export function endLogin(go: (address: string) => void = (address) => location.assign(address)): void {
  forgetToken();
  const user = readRoot().user;
  if (isRecord(user)) changeRoot({ user: { ...user, userData: null, isBigSocial: false } });
  const here = readAddress(location.pathname);
  if (here.path.startsWith("/auth/")) return;
  rememberAddress();
  go(writeAddress({ ...here, path: "/auth/login" }));
}
