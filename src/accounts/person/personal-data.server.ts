import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import type { AccountDeps } from "../deps.server.ts";
import { listSessions } from "../login/sessions.server.ts";
import type { AccountClosed } from "../mails/account-mail.ts";
import { readConsents } from "./consents.server.ts";
import type { User } from "./user.server.ts";

/** The identity that other modules receive. */
interface Person {
  id: string;
  email: string;
  /** Whether the address is verified; only then is data stored by address alone exported or erased. */
  email_verified: boolean;
  locale: Locale;
  /** When the account was registered. */
  created_at: Date;
}

/**
 * A module that stores data about people: how to export it and how to erase it. Erasure happens in the transaction in
 * which the account is deleted, and may leave what the law requires, without contact data.
 */
export interface PersonalDataSource {
  /** Its name in the export, such as `orders`. */
  name: string;
  collect(db: Database, person: Person): Promise<unknown>;
  erase(trx: Trx, person: Person): Promise<void>;
  /** Returns whether something between the company and the person must be settled before the erasure, such as a refund. */
  hasUnsettled?(trx: Trx, userId: string): Promise<boolean>;
}

/** Returns everything stored about a person, for an export as JSON. */
export async function exportPerson(
  deps: AccountDeps,
  sources: readonly PersonalDataSource[],
  { user, sessionId }: { user: User; sessionId: string },
): Promise<Record<string, unknown>> {
  const { db, now } = deps;
  const collected: Record<string, unknown> = {
    exported_at: now(),
    account: user,
    arrival: await db
      .selectFrom("users")
      .select(["first_touch", "last_touch", "exposures"])
      .where("id", "=", user.id)
      .executeTakeFirst(),
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

/** Returns a person's rows of a small table, without the column `user_id`. */
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
  return views.map((view) => ({ ...view, ...raw.find((row) => row.id === view.id) }));
}

/** Returns whether an erasure has to wait; locks the account until the transaction ends. */
export async function hasUnsettled(trx: Trx, sources: readonly PersonalDataSource[], userId: string): Promise<boolean> {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
  for (const source of sources) if (await source.hasUnsettled?.(trx, userId)) return true;
  return false;
}

/**
 * Erases an account permanently, in the caller's transaction: ends every session, erases what each module stores about its
 * owner, and notifies the owner by mail.
 */
export async function eraseAccount(
  { trx, jobs }: { trx: Trx } & Pick<AccountDeps, "jobs">,
  sources: readonly PersonalDataSource[],
  userId: string,
): Promise<void> {
  const user = await eraseAccountData(trx, sources, userId);
  if (!user) return;
  const closed: AccountClosed = { email: user.email, locale: user.locale };
  await jobs.send(trx, "account-closed", closed);
}

/** Erases an account as `eraseAccount` does, without a mail. Returns whose it was; undefined when there is none. */
export async function eraseAccountData(
  trx: Trx,
  sources: readonly PersonalDataSource[],
  userId: string,
): Promise<Person | undefined> {
  // Locked first: concurrent writes for this person finish before, or find no account (`lockUser`).
  const user = await trx
    .selectFrom("users")
    .select(["id", "email", "email_verified", "locale", "created_at"])
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return undefined;
  for (const source of sources) await source.erase(trx, user);
  await trx.deleteFrom("verifications").where("value", "=", user.id).execute();
  // Deletes sessions, passwords, passkeys, devices, links and consents too (`on delete cascade`).
  await trx.deleteFrom("users").where("id", "=", user.id).execute();
  return user;
}
