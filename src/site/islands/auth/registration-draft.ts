import { personName } from "#accounts/person/person-name.ts";
import type { Registration } from "#client/state/registration.ts";

type Asked = Pick<Registration, "first_name" | "email">;

/** Returns the stored draft as the form shows it: one name, and the address. */
export function displayedDraft(draft: Registration): Asked {
  return { first_name: draft.first_name && personName(draft), email: draft.email };
}

/** Returns the form's fields as the state stores them, without the password; the draft's other fields stay as they are. */
export function draftOf(fields: Record<string, unknown>): Partial<Registration> {
  // The first name is the whole name: the form has no field for a last one.
  return { first_name: String(fields.first_name ?? ""), last_name: "", email: String(fields.email ?? "") };
}
