import { localizeHref, type PageAddress } from "#address/address.ts";
import { returnPage, returnPath } from "#client/storage/return-path.ts";

/**
 * Returns where a login leads: back to the page before it; to the account when that is unknown or was the home page, on
 * which nothing would show that the login succeeded.
 */
export function addressAfterLogin(address: PageAddress): string {
  const account = localizeHref("/account", address);
  return returnPage() === "/" ? account : returnPath(account);
}

export function redirectAfterLogin(address: PageAddress): void {
  location.assign(addressAfterLogin(address));
}
