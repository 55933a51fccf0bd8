import "../../tables.server.ts";
import { randomUUID } from "node:crypto";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import type { AccountDeps } from "../../deps.server.ts";
import { linkMinutes } from "../../links/link-purposes.ts";
import type { AccountMail } from "../../mails/account-mail.ts";
import { personName } from "../../person/person-name.ts";
import { isUniqueViolation } from "../../registration/register.server.ts";
import { isStaff, type StaffRole } from "../permissions.ts";

interface Invitation {
  actor: Extract<Actor, { kind: "staff" }>;
  /** In lower case. */
  email: string;
  role: StaffRole;
  locale: Locale;
}

type Invited = { ok: true; id: string } | { ok: false; code: "already_staff" | "conflict" };

/**
 * Invites somebody by mail, whether or not the address has an account. An earlier invitation of the address becomes
 * invalid.
 */
export async function inviteStaff(deps: AccountDeps, invitation: Invitation): Promise<Invited> {
  try {
    return await storeInvitation(deps, invitation);
  } catch (error) {
    // Two administrators invited the same address concurrently.
    if (isUniqueViolation(error)) return { ok: false, code: "conflict" };
    throw error;
  }
}

function storeInvitation({ db, jobs, now }: AccountDeps, invitation: Invitation): Promise<Invited> {
  const { actor, email, role, locale } = invitation;
  return db.transaction().execute(async (trx) => {
    const account = await trx.selectFrom("users").select("user_role").where("email", "=", email).executeTakeFirst();
    if (account && isStaff(account.user_role)) return { ok: false, code: "already_staff" };
    const at = now();
    const id = randomUUID();
    await trx
      .updateTable("staff_invitations")
      .set({ withdrawn_at: at })
      .where("email", "=", email)
      .where("accepted_at", "is", null)
      .where("withdrawn_at", "is", null)
      .execute();
    await trx
      .insertInto("staff_invitations")
      .values({
        id,
        email,
        role,
        locale,
        token_hash: null,
        invited_by: actor.id,
        created_at: at,
        expires_at: new Date(at.getTime() + linkMinutes["staff-invitation"] * 60_000),
        withdrawn_at: null,
        accepted_at: null,
        accepted_by: null,
      })
      .execute();
    const mail: AccountMail = { kind: "staff-invitation", invitation: id };
    await jobs.send(trx, "account-mail", mail);
    await recordChange(trx, actor, at, {
      action: "staff.invited",
      object: { kind: "invitation", id },
      after: { email, role, locale },
    });
    await notifyAdmin(trx, "staff", id);
    return { ok: true, id };
  });
}

/** Withdraws an invitation, whose link becomes invalid; false when it is not open. */
export function withdrawInvitation(
  { db, now }: Pick<AccountDeps, "db" | "now">,
  { actor, id }: { actor: Actor; id: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const withdrawn = await trx
      .updateTable("staff_invitations")
      .set({ withdrawn_at: at })
      .where("id", "=", id)
      .where("accepted_at", "is", null)
      .where("withdrawn_at", "is", null)
      .returning(["email", "role"])
      .executeTakeFirst();
    if (!withdrawn) return false;
    const object = { kind: "invitation", id };
    await recordChange(trx, actor, at, { action: "staff.invitation_withdrawn", object, before: withdrawn });
    await notifyAdmin(trx, "staff", id);
    return true;
  });
}

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
