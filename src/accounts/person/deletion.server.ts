import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { attemptEach } from "#infra/jobs/attempt-each.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import { consumeLink, deleteLinks } from "../links/links.server.ts";
import type { Sender } from "../login/complete-change.server.ts";
import type { AccountMail, MailedMoney } from "../mails/account-mail.ts";
import { isPasswordOf } from "../passwords/passwords.server.ts";
import { isLastAdmin } from "../staff/lock-staff.server.ts";
import { eraseAccount, hasUnsettled, type PersonalDataSource } from "./personal-data.server.ts";
import type { User } from "./user.server.ts";

/** Days between the request for deletion and the erasure. */
export const deletionWaitDays = 7;

export interface Deletion {
  requested_at: Date;
  due_at: Date;
}

type DeletionRequested =
  | { ok: true; deletion: Deletion }
  | { ok: false; code: "wrong_password" | "second_factor_required" | "wrong_code" | "login_ended" | "last_admin" };

interface DeletionRequest {
  user: User;
  sessionId: string;
  sender: Sender;
  password: string;
  /** Of the second factor, required when two-step verification is on. */
  code?: string | undefined;
  /** Money of theirs that is not settled, for the mail: the erasure waits for it. */
  openMoney?: readonly MailedMoney[];
}

/**
 * Starts the waiting period after which the account is erased, and mails a link to withdraw the request. Nothing else
 * changes in the meantime. A repeated request does not replace the first.
 */
export async function requestDeletion(
  deps: AccountDeps & { secret: string },
  { user, sessionId, sender, password, code, openMoney = [] }: DeletionRequest,
): Promise<DeletionRequested> {
  if (!(await isPasswordOf(deps.db, user.id, password))) return { ok: false, code: "wrong_password" };
  if (user.two_factor_enabled) {
    if (!code) return { ok: false, code: "second_factor_required" };
    // Loaded on demand, to save memory on an idle server.
    const { confirmFactor } = await import("../login/second-factor.server.ts");
    const confirmed = await confirmFactor(deps, { userId: user.id, sessionId, typed: code, sender });
    if (!confirmed.ok) return { ok: false, code: confirmed.ended ? "login_ended" : "wrong_code" };
  }
  const requested_at = deps.now();
  const due_at = new Date(requested_at.getTime() + deletionWaitDays * 86_400_000);
  return deps.db.transaction().execute(async (trx) => {
    if (await isLastAdmin(trx, user.id)) return { ok: false, code: "last_admin" };
    const row = await trx
      .insertInto("account_deletions")
      .values({ user_id: user.id, requested_at, due_at })
      .onConflict((conflict) => conflict.column("user_id").doNothing())
      .returning(["requested_at", "due_at"])
      .executeTakeFirst();
    if (!row) return { ok: true, deletion: (await readDeletion(trx, user.id))! };
    const due = due_at.toISOString();
    const mail: AccountMail = { kind: "deletion-requested", user_id: user.id, due, money: [...openMoney] };
    await deps.jobs.send(trx, "account-mail", mail);
    return { ok: true, deletion: row };
  });
}

/** Returns the pending request; undefined when there is none. */
export async function readDeletion(db: Database | Trx, userId: string): Promise<Deletion | undefined> {
  return db
    .selectFrom("account_deletions")
    .select(["requested_at", "due_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Withdraws the request of somebody who is logged in; returns whether there was one. */
export async function withdrawDeletion(deps: AccountDeps, userId: string): Promise<boolean> {
  return deps.db.transaction().execute((trx) => withdraw(deps, trx, userId));
}

/** Withdraws a request by its mailed link; returns whose it was, undefined when the link is unknown, used or expired. */
export async function withdrawDeletionByLink(deps: AccountDeps, token: string): Promise<string | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const link = await consumeLink(trx, token, ["keep-account"], deps.now());
    return link && (await withdraw(deps, trx, link.user_id)) ? link.user_id : undefined;
  });
}

async function withdraw(deps: AccountDeps, trx: Trx, userId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom("account_deletions")
    .where("user_id", "=", userId)
    .returning("user_id")
    .executeTakeFirst();
  if (!row) return false;
  await deleteLinks(trx, userId, ["keep-account"]);
  const mail: AccountMail = { kind: "deletion-withdrawn", user_id: userId };
  await deps.jobs.send(trx, "account-mail", mail);
  return true;
}

/**
 * Erases every account whose waiting period has ended and whose owner has no money of theirs open, each in its own
 * transaction; for the nightly upkeep.
 * @param onErased receives the id of each
 * @throws AggregateError of those that failed, after all others are done
 */
export async function carryOutDeletions(
  deps: AccountDeps,
  sources: readonly PersonalDataSource[],
  onErased: (userId: string) => void = () => {},
): Promise<void> {
  const due = await deps.db
    .selectFrom("account_deletions")
    .select("user_id")
    .where("due_at", "<=", deps.now())
    .orderBy("due_at")
    .execute();
  await attemptEach("accounts", async (attempt) => {
    for (const { user_id } of due)
      if (await attempt(user_id, () => carryOut(deps, sources, user_id))) onErased(user_id);
  });
}

/** Returns whether the account was erased: the request may have been withdrawn since it was read. */
function carryOut(deps: AccountDeps, sources: readonly PersonalDataSource[], userId: string): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    // Locked, so that it can no longer be withdrawn.
    const row = await trx
      .selectFrom("account_deletions")
      .select("due_at")
      .where("user_id", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.due_at > deps.now()) return false;
    // The others may have left since the request: it waits until there is another administrator.
    if (await isLastAdmin(trx, userId)) return false;
    // The person could no longer be asked for a bank account: it waits until their money is settled.
    if (await hasUnsettled(trx, sources, userId)) return false;
    await eraseAccount({ trx, jobs: deps.jobs }, sources, userId);
    await recordChange(trx, { kind: "job", name: "upkeep" }, deps.now(), {
      action: "account.erased",
      object: { kind: "customers", id: userId },
      before: { due_at: row.due_at },
    });
    return true;
  });
}
