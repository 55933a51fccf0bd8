import type { PersonView } from "#accounts/person/person-contract.ts";
import type { User } from "#accounts/person/user.server.ts";

/** Returns a person as the API sends them. */
export function viewPerson(user: User): PersonView {
  return { ...user, created_at: user.created_at.toISOString() };
}
