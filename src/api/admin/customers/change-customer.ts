import type { FastifyRequest } from "fastify";
import type { StaffRole } from "#accounts/staff/permissions.ts";
import { type Change, recordChange } from "#infra/audit/record-change.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { ApiDeps } from "../../http/deps.ts";
import { Problem } from "../../http/problem.ts";
import { staleVersion } from "../stale-version.ts";
import { readCustomer } from "./read-customer.ts";

export interface LockedCustomer {
  id: string;
  version: number;
  email_verified: boolean;
  suspended_at: Date | null;
}

/** What is recorded of a change: its name after `customer.`, and the changed fields. */
type RecordedChange = Pick<Change, "before" | "after" | "reason"> & { action: string };

/**
 * Changes a customer in one transaction with its audit row, and returns the customer as it is now.
 * @param version the one that the change is based on; undefined for a change that overwrites nothing
 * @param apply makes the change and returns what is recorded
 */
export async function changeCustomer(
  deps: ApiDeps,
  { staff }: Pick<FastifyRequest, "staff">,
  { id, version }: { id: string; version?: number | undefined },
  apply: (trx: Trx, customer: LockedCustomer) => Promise<RecordedChange>,
) {
  await deps.db.transaction().execute(async (trx) => {
    const customer = await lockCustomer(trx, id);
    if (version !== undefined && customer.version !== version) throw await staleCustomer(deps, trx, id, staff.role);
    const { action, ...change } = await apply(trx, customer);
    const object = { kind: "customers", id };
    await recordChange(trx, staff.actor, deps.now(), { action: `customer.${action}`, object, ...change });
  });
  return { data: await readCustomer(deps, id, staff.role) };
}

async function lockCustomer(trx: Trx, id: string): Promise<LockedCustomer> {
  const customer = await trx
    .selectFrom("users")
    .select(["id", "version", "email_verified", "suspended_at"])
    .where("id", "=", id)
    .where("user_role", "=", "user")
    .forUpdate()
    .executeTakeFirst();
  if (!customer) throw new Problem(404, "not_found");
  return customer;
}

/** Returns the refusal of a change that is based on an older state, with the customer as it is now. */
export async function staleCustomer(deps: ApiDeps, trx: Trx, id: string, role: StaffRole): Promise<Problem> {
  return staleVersion(await readCustomer({ db: trx, now: deps.now }, id, role));
}
