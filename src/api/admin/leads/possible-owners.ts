import { listStaffWho } from "#accounts/staff/staff-people.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { Problem } from "../../http/problem.ts";

/** Returns the people who may own leads; of them, sales are assigned leads in turn unless they declined. */
export async function possibleOwners(db: Database) {
  const people = await listStaffWho(db, "leads", "write");
  return people.map(({ id, name, role }) => ({ id, name, byDefault: role === "sales" }));
}

/**
 * Checks that a person may own leads; nobody is allowed too.
 * @throws Problem 422 with an issue of `owner_id`
 */
export async function checkOwner({ db }: { db: Database }, id: string | null | undefined): Promise<void> {
  if (id == null) return;
  const owners = await possibleOwners(db);
  if (!owners.some((owner) => owner.id === id))
    throw new Problem(422, "invalid_input", { issues: [{ path: "owner_id", code: "unknown_choice" }] });
}
