import { endSession } from "#accounts/login/sessions.server.ts";
import type { AccountMail } from "#accounts/mails/account-mail.ts";
import { endAllSessions, restoreAccount, suspendAccount } from "#accounts/person/user.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { type Change, recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { changeLastDay } from "#shop/subscriptions/change-last-day.server.ts";
import type { Day } from "#time/jakarta-day.ts";

interface Deps {
  db: Database;
  jobs: Jobs;
  now: () => Date;
  actor: Actor;
}

interface LockedCustomer {
  id: string;
  version: number;
  email_verified: boolean;
  suspended_at: Date | null;
}

/** What is recorded of a change: its name after `customer.`, and the changed fields. */
type RecordedChange = Pick<Change, "before" | "after" | "reason"> & { ok: true; action: string };
type Refused<Code extends string> = { ok: false; code: Code };

/**
 * Changes a customer in one transaction with its audit row.
 * @param apply makes the change and returns what is recorded, or a refusal before anything is changed
 */
async function changeCustomer<Code extends string>(
  { db, now, actor }: Deps,
  id: string,
  apply: (trx: Trx, customer: LockedCustomer) => Promise<RecordedChange | Refused<Code>>,
): Promise<{ ok: true } | Refused<Code | "not_found">> {
  return db.transaction().execute(async (trx) => {
    const customer = await trx
      .selectFrom("users")
      .select(["id", "version", "email_verified", "suspended_at"])
      .where("id", "=", id)
      .where("user_role", "=", "user")
      .forUpdate()
      .executeTakeFirst();
    if (!customer) return { ok: false as const, code: "not_found" as const };
    const applied = await apply(trx, customer);
    if (!applied.ok) return applied;
    const { ok: _, action, ...change } = applied;
    await recordChange(trx, actor, now(), {
      action: `customer.${action}`,
      object: { kind: "customers", id },
      ...change,
    });
    return { ok: true as const };
  });
}

interface Versioned {
  id: string;
  version: number;
  reason: string;
}

/** Ends all sessions of a customer and refuses log-ins; packages stay as they are. */
export function suspendCustomer(deps: Deps, { id, version, reason }: Versioned) {
  return changeCustomer(deps, id, async (trx, { suspended_at, ...customer }) => {
    if (customer.version !== version) return { ok: false, code: "stale_version" };
    if (suspended_at) return { ok: false, code: "conflict" };
    const { sessions } = await suspendAccount(trx, id, deps.now());
    const after = { suspended: true, sessions_ended: sessions };
    return { ok: true, action: "suspended", before: { suspended: false }, after, reason };
  });
}

/** Lets the owner of a suspended account log in again. */
export function restoreCustomer(deps: Deps, { id, version, reason }: Versioned) {
  return changeCustomer(deps, id, async (trx, { suspended_at, ...customer }) => {
    if (customer.version !== version) return { ok: false, code: "stale_version" };
    if (!suspended_at) return { ok: false, code: "conflict" };
    await restoreAccount(trx, id, deps.now());
    return { ok: true, action: "restored", before: { suspended: true }, after: { suspended: false }, reason };
  });
}

/** Mails the link that confirms a customer's address once more. */
export function sendVerification(deps: Deps, id: string) {
  return changeCustomer(deps, id, async (trx, { email_verified }) => {
    if (email_verified) return { ok: false, code: "email_already_verified" };
    await deps.jobs.send(trx, "account-mail", { kind: "verify", user_id: id } satisfies AccountMail);
    return { ok: true, action: "verification_sent" };
  });
}

/** Ends one session of a customer, or all of them. */
export function endCustomerSessions(deps: Deps, id: string, session: string | undefined) {
  return changeCustomer(deps, id, async (trx) => {
    if (session && !(await endSession(trx, id, session))) return { ok: false, code: "not_found" };
    const ended = session ? 1 : await endAllSessions(trx, id);
    await notifyAdmin(trx, "customers", id);
    return { ok: true, action: "sessions_ended", after: { sessions_ended: ended } };
  });
}

interface PackageChange {
  subscription: string;
  change: { days: number } | { last_day: Day };
  reason: string;
  /** Of the package. */
  version: number;
}

/** Adds days to a customer's package without money, takes such days back, or sets its last day; paid days stay. */
export function changeCustomerPackage(
  deps: Deps,
  id: string,
  { subscription, change, reason, version }: PackageChange,
) {
  return changeCustomer(deps, id, async (trx) => {
    const row = await trx
      .selectFrom("subscriptions")
      .selectAll()
      .where("id", "=", subscription)
      .where("user_id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, code: "not_found" };
    if (row.version !== version) return { ok: false, code: "stale_version" };
    const requested = "days" in change ? change : { lastDay: change.last_day };
    const changed = await changeLastDay({ trx, now: deps.now }, row, requested, { by: deps.actor.name, reason });
    if (!changed.ok) return changed;
    await notifyAdmin(trx, "customers", id);
    return {
      ok: true,
      action: `package_${changed.event}`,
      before: { product: row.product, last_day: row.last_day, state: row.state },
      after: { product: row.product, last_day: changed.lastDay },
      reason,
    };
  });
}
