import { localizeHref, type PageAddress, readAddress } from "#address/address.ts";
import { returnPath } from "#client/storage/return-path.ts";

/**
 * Returns where a login leads: back to the page before it; to the account when that is unknown or was the home page, on
 * which nothing would show that the login succeeded.
 */
export function addressAfterLogin(address: PageAddress): string {
  const account = localizeHref("/account", address);
  const back = returnPath(account);
  return readAddress(back.split(/[?#]/)[0]!).path === "/" ? account : back;
}

export function redirectAfterLogin(address: PageAddress): void {
  location.assign(addressAfterLogin(address));
}
