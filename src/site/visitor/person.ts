import { personName } from "#accounts/person/person-name.ts";
import { readRoot } from "#client/storage/storage.ts";

interface Person {
  first_name: string;
  last_name: string;
  email: string;
}

/** Writes into the header who is logged in, and lets its button log them out. Loaded only where somebody is. */
export function showPerson(): void {
  const person = (readRoot().user as { userData?: Person | null } | undefined)?.userData;
  for (const place of document.querySelectorAll("[data-person]")) {
    place.textContent = person ? personName(person) || person.email : "";
  }
  for (const button of document.querySelectorAll<HTMLElement>("[data-log-out]")) {
    button.onclick = async () => {
      const { logOut } = await import("#client/flows/log-out.ts");
      await logOut();
      location.assign(button.dataset.logOut!);
    };
  }
}
