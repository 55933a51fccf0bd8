import { localizeHref, readAddress } from "#address/address.ts";
import { returnPath } from "#client/storage/return-path.ts";
import type { PageAddress } from "../form/words-with-links.tsx";

/**
 * Returns where a login leads: back to where the visitor was; to the account when that is not known or was the home
 * page, on which nothing would show that the login succeeded.
 */
export function addressAfterLogin(address: PageAddress): string {
  const account = localizeHref("/account", address);
  const back = returnPath(account);
  return readAddress(back.split(/[?#]/)[0]!).path === "/" ? account : back;
}

export function goBack(address: PageAddress): void {
  location.assign(addressAfterLogin(address));
}
