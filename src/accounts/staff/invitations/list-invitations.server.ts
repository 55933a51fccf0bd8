import type { Database } from "#infra/database/tables.server.ts";
import { personName } from "../../person/person-name.ts";
import "../../tables.server.ts";
import "../tables.server.ts";

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
