import { localizeHref, type PageAddress } from "#address/address.ts";
import { returnPage, returnPath } from "#client/storage/return-path.ts";

/**
 * Returns where a login leads: back to the page before it; to the account when that is unknown or was the home page, on
 * which nothing would show that the login succeeded.
 */
export function addressAfterLogin(address: PageAddress, home = localizeHref("/account", address)): string {
  return returnPage() === "/" ? home : returnPath(home);
}

/** @param home where it leads when the page before is unknown */
export function redirectAfterLogin(address: PageAddress, home?: string): void {
  location.assign(addressAfterLogin(address, home));
}
