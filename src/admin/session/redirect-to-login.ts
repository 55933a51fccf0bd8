import { writeAddress } from "#address/address.ts";
import { clearPersonalState } from "#client/storage/clear-personal-state.ts";
import { saveLastVisited } from "#client/storage/last-visited.ts";
import { currentLocale } from "../words/locale.ts";

/** Returns the address of the login of staff in the language of the app. */
export const loginAddress = (): string => sitePage("/auth/staff-login");

/** Returns the address of a page of the site in the language of the app. */
export const sitePage = (path: string): string => writeAddress({ locale: currentLocale(), edition: "v1", path });

/** Leaves for the login page, which leads back to this screen and would take a token that is left for a login. */
export function redirectToLogin(): void {
  void clearPersonalState();
  saveLastVisited();
  location.assign(loginAddress());
}
