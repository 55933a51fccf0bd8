import { safeReturnPath } from "#accounts/return-path.ts";
import { localizeHref } from "#address/address.ts";
import { returnAddress } from "#client/return-address.ts";
import type { PageAddress } from "../form/words-with-links.tsx";

/** Goes back to where the visitor was before logging in; to the account when that is not known. */
export function goBack(address: PageAddress): void {
  const account = localizeHref("/account", address);
  location.assign(safeReturnPath(returnAddress(account), account));
}
