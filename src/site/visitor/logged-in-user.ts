import { personName } from "#accounts/person/person-name.ts";
import { readRoot } from "#client/storage/storage.ts";
import { withNeeded } from "./recover-import.ts";

interface User {
  first_name: string;
  last_name: string;
  email: string;
}

/** Shows the user's name in the header and enables its logout button. Loaded only for logged-in users. */
export function showLoggedInUser(): void {
  const user = (readRoot().user as { userData?: User | null } | undefined)?.userData;
  for (const element of document.querySelectorAll("[data-person]")) {
    element.textContent = user ? personName(user) || user.email : "";
  }
  for (const button of document.querySelectorAll<HTMLElement>("[data-log-out]")) {
    button.onclick = () =>
      withNeeded(import("#client/flows/log-out.ts"), async ({ logOut }) => {
        await logOut();
        location.assign(button.dataset.logOut!);
      });
  }
}
