import type { Database } from "#infra/database/tables.server.ts";
import { personName } from "../../person/person-name.ts";
import "../../tables.server.ts";
import "../tables.server.ts";

/** For so many days after it expired or ended an invitation is stored. */
const retentionDays = 30;
const day = 86_400_000;

/** Returns the invitations that were neither accepted nor withdrawn, expired ones included, newest first. */
export async function listInvitations(db: Database, now: Date) {
  const rows = await db
    .selectFrom("staff_invitations")
    .leftJoin("users", "users.id", "staff_invitations.invited_by")
    .select(["staff_invitations.id", "staff_invitations.email", "role", "staff_invitations.locale", "expires_at"])
    .select(["staff_invitations.created_at", "first_name", "last_name"])
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .orderBy("staff_invitations.created_at", "desc")
    .limit(200)
    .execute();
  return rows.map(({ first_name, last_name, ...row }) => ({
    ...row,
    invited_by: first_name === null ? null : personName({ first_name, last_name: last_name ?? "" }),
    expired: row.expires_at <= now,
  }));
}

/** Deletes invitations that expired a month ago, accepted and withdrawn ones included; for the nightly upkeep. */
export async function deleteOldInvitations(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom("staff_invitations")
    .where("expires_at", "<", new Date(now.getTime() - retentionDays * day))
    .execute();
}
