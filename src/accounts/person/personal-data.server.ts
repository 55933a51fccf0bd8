import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import type { AccountDeps } from "../deps.server.ts";
import { listSessions } from "../login/sessions.server.ts";
import type { AccountClosed } from "../mails/account-mail.ts";
import { readConsents } from "./consents.server.ts";
import type { User } from "./user.server.ts";

/** By what other rooms know a person. */
export interface Person {
  id: string;
  email: string;
  /** Whether the person has shown that the address is theirs; data kept by address alone is for them only then. */
  email_verified: boolean;
  locale: Locale;
  /** When the account was registered. */
  created_at: Date;
}

/**
 * A room that keeps data on people. Each hands in how to give it out and how to remove it; removal happens in the
 * transaction in which the account goes, and may leave what the law makes us keep, without contact data.
 */
export interface PersonalDataSource {
  /** Its name in the export, such as `orders`. */
  name: string;
  collect(db: Database, person: Person): Promise<unknown>;
  erase(trx: Trx, person: Person): Promise<void>;
}

/** Everything kept on a person, ready to be written as JSON. */
export async function exportPerson(
  deps: AccountDeps,
  sources: readonly PersonalDataSource[],
  { user, sessionId }: { user: User; sessionId: string },
): Promise<Record<string, unknown>> {
  const { db, now } = deps;
  const collected: Record<string, unknown> = {
    exported_at: now(),
    account: user,
    consents: (await readConsents(db, user.id)).history,
    sessions: await sessionsOf(db, user.id, sessionId, now()),
    devices: await db
      .selectFrom("account_devices")
      .select(["first_seen_at", "last_seen_at"])
      .where("user_id", "=", user.id)
      .execute(),
    deletion: await ownRows(db, "account_deletions", user.id),
    email_changes: await ownRows(db, "email_changes", user.id),
    recoveries: await ownRows(db, "account_recoveries", user.id),
    passkeys: await db
      .selectFrom("passkeys")
      .select(["name", "device_type", "created_at"])
      .where("user_id", "=", user.id)
      .execute(),
  };
  for (const source of sources) collected[source.name] = await source.collect(db, user);
  return collected;
}

/** A person's rows of a small table, as they are but for whose they are. */
async function ownRows(
  db: Database,
  table: "account_deletions" | "email_changes" | "account_recoveries",
  userId: string,
): Promise<object[]> {
  const rows = await db.selectFrom(table).selectAll().where("user_id", "=", userId).execute();
  return rows.map(({ user_id: _, ...row }) => row);
}

async function sessionsOf(db: Database, userId: string, sessionId: string, now: Date) {
  const views = await listSessions(db, { userId, sessionId, now });
  const raw = await db
    .selectFrom("sessions")
    .select(["id", "ip_address", "user_agent"])
    .where("user_id", "=", userId)
    .execute();
  return views.map((view) => ({ ...view, ...raw.find((it) => it.id === view.id) }));
}

/**
 * Erases an account for good, in the caller's transaction: every session ends at once, each room removes what it keeps
 * on its owner, and the owner is told by mail.
 */
export async function eraseAccount(
  { trx, jobs }: { trx: Trx } & Pick<AccountDeps, "jobs">,
  sources: readonly PersonalDataSource[],
  userId: string,
): Promise<void> {
  // Locked first, so that whatever is being written in the person's name is waited for or comes too late (`lockUser`).
  const user = await trx
    .selectFrom("users")
    .select(["id", "email", "email_verified", "locale", "created_at"])
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return;
  for (const source of sources) await source.erase(trx, user);
  await trx.deleteFrom("verifications").where("value", "=", user.id).execute();
  // Sessions, passwords, passkeys, devices, links and consents go with the person (`on delete cascade`).
  await trx.deleteFrom("users").where("id", "=", user.id).execute();
  const closed: AccountClosed = { email: user.email, locale: user.locale };
  await jobs.send(trx, "account-closed", closed);
}
