import { storedToken, updateSignedInHint } from "#client/api/stored-token.ts";
import { whenRestored } from "./when-shown.ts";

/** Keeps the header's login state true when another tab logs in or out, and when the page comes back from the cache. */
export function keepAccountHint(): void {
  const show = () => {
    updateSignedInHint();
    if (storedToken()) import("./person.ts").then(({ showPerson }) => showPerson());
  };
  show();
  addEventListener("storage", show);
  whenRestored(show);
}
