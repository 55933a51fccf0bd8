import { personName } from "#accounts/person-name.ts";
import { hintSignedIn } from "#client/api/token.ts";
import { readRoot, watchRoot } from "#client/storage.ts";
import { whenRestored } from "./when-shown.ts";

/**
 * Keeps the header's login state true when another tab logs in or out, and when the page comes back from the cache; says
 * who is logged in, and logs them out.
 */
export function keepAccountHint(): void {
  const show = () => {
    hintSignedIn();
    const person = (readRoot().user as { userData?: Person | null } | undefined)?.userData;
    for (const place of document.querySelectorAll("[data-person]"))
      place.textContent = person ? personName(person) || person.email : "";
  };
  show();
  watchRoot(show);
  addEventListener("storage", show);
  whenRestored(show);
  for (const button of document.querySelectorAll<HTMLElement>("[data-log-out]")) {
    button.onclick = async () => {
      const { endSession } = await import("#client/flows/end-session.ts");
      await endSession();
      location.assign(button.dataset.logOut!);
    };
  }
}

interface Person {
  first_name: string;
  last_name: string;
  email: string;
}
