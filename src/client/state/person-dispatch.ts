import { storedToken } from "../api/stored-token.ts";
import { clearedCount } from "../storage/clear-personal-state.ts";
import { dispatch } from "./store.ts";

/**
 * Returns a dispatch for what a response says of the person who is logged in now. It drops what arrives after that login
 * ended, here or in another tab, so that a late response does not write the person back into the browser.
 */
export function dispatchToPerson(): typeof dispatch {
  const cleared = clearedCount();
  const hadToken = storedToken() !== undefined;
  return (name, event) => {
    if (clearedCount() === cleared && (!hadToken || storedToken() !== undefined)) dispatch(name, event);
  };
}
