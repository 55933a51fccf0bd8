import type { Database, Trx } from "#infra/database/tables.server.ts";
import { hashToken } from "../../links/links.server.ts";
import { personName } from "../../person/person-name.ts";
import type { StaffRole } from "../permissions.ts";
import "../../tables.server.ts";
import "../tables.server.ts";

export interface OpenInvitation {
  id: string;
  email: string;
  role: StaffRole;
}

/** Returns the invitation of a mailed link while it is valid, without consuming it. */
export function findInvitation(db: Database | Trx, token: string, now: Date): Promise<OpenInvitation | undefined> {
  return db
    .selectFrom("staff_invitations")
    .select(["id", "email", "role"])
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
}

/** Returns what the invited person reads before they accept; undefined when the link is not valid. */
export async function readInvitation(db: Database, token: string, now: Date) {
  const invitation = await findInvitation(db, token, now);
  if (!invitation) return undefined;
  const account = await db.selectFrom("users").select("id").where("email", "=", invitation.email).executeTakeFirst();
  const inviter = await db
    .selectFrom("staff_invitations")
    .innerJoin("users", "users.id", "invited_by")
    .select(["first_name", "last_name"])
    .where("staff_invitations.id", "=", invitation.id)
    .executeTakeFirst();
  const { email, role } = invitation;
  return { email, role, invited_by: inviter ? personName(inviter) : "", has_account: account !== undefined };
}
