import "../../tables.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { AccountDeps } from "../../deps.server.ts";
import type { FieldIssue } from "../../field-issue.ts";
import { hashToken } from "../../links/links.server.ts";
import { newPasswordIssues } from "../../passwords/new-password.server.ts";
import { hashPassword } from "../../passwords/password-hash.server.ts";
import { personName } from "../../person/person-name.ts";
import type { Role } from "../../person/roles.ts";
import { deriveUsername, insertUser } from "../../registration/register.server.ts";
import { isStaff, type StaffRole } from "../permissions.ts";

/** From where the invited person answers, for the audit log. */
type Sender = Pick<Extract<Actor, { kind: "staff" }>, "network" | "requestId">;

interface NewStaff {
  token: string;
  /** The whole name. */
  name: string;
  password: string;
  sender: Sender;
}

type Accepted =
  | { ok: true; userId: string }
  | { ok: false; code: "link_invalid" | "login_required" | "other_account" | "account_suspended" }
  | { ok: false; code: "invalid_input"; issues: FieldIssue[] };

/**
 * Accepts an invitation of an address without an account: creates one with a verified address, since the link proves that
 * the mailbox is the person's.
 */
export async function acceptWithPassword(deps: AccountDeps, accepting: NewStaff): Promise<Accepted> {
  const { db, now, passwordCost } = deps;
  const { token, name, password, sender } = accepting;
  const invitation = await findInvitation(db, token, now());
  if (!invitation) return { ok: false, code: "link_invalid" };
  const issues = newPasswordIssues(password, [invitation.email, name]);
  if (issues.length > 0) return { ok: false, code: "invalid_input", issues };
  const hash = await hashPassword(password, passwordCost);
  return db.transaction().execute(async (trx) => {
    const at = now();
    const invited = await claimInvitation(trx, token, at);
    if (!invited) return { ok: false, code: "link_invalid" };
    const { email, role, locale } = invited;
    const username = await deriveUsername(trx, email, at);
    const none = { phone_number: "", company: "", job_role: "", address: "", products: [] };
    const person = { ...none, first_name: name, last_name: "", username, email, locale };
    const userId = await insertUser(trx, person, hash, { now: at, role, verified: true });
    // Somebody registered with the address in the meantime; its owner logs in.
    if (!userId) return releaseInvitation(trx, invited, "login_required");
    await completeInvitation(trx, invited, { userId, username, before: undefined, at, sender });
    return { ok: true, userId };
  });
}

/** Accepts an invitation as the owner of an account, who is logged in: it must be the invited address's. */
export function acceptWithAccount(
  { db, now }: Pick<AccountDeps, "db" | "now">,
  { token, userId, sender }: { token: string; userId: string; sender: Sender },
): Promise<Accepted> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const invited = await claimInvitation(trx, token, at);
    if (!invited) return { ok: false, code: "link_invalid" };
    const user = await trx
      .selectFrom("users")
      .select(["email", "username", "user_role", "suspended_at"])
      .where("id", "=", userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (user?.email !== invited.email) return releaseInvitation(trx, invited, "other_account");
    // They became staff in another way: a link must not lower their role.
    if (isStaff(user.user_role)) return releaseInvitation(trx, invited, "link_invalid");
    if (user.suspended_at) return releaseInvitation(trx, invited, "account_suspended");
    await trx.updateTable("users").set({ user_role: invited.role, updated_at: at }).where("id", "=", userId).execute();
    const { username, user_role: before } = user;
    await completeInvitation(trx, invited, { userId, username, before, at, sender });
    return { ok: true, userId };
  });
}

/** Marks an invitation as accepted: of two concurrent calls, one gets it. */
function claimInvitation(trx: Trx, token: string, at: Date) {
  return trx
    .updateTable("staff_invitations")
    .set({ accepted_at: at })
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", at)
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .returning(["id", "email", "role", "locale"])
    .executeTakeFirst();
}

/** Undoes the claim, so that the link stays valid for who it was sent to. */
async function releaseInvitation<Code extends string>(
  trx: Trx,
  { id }: Pick<OpenInvitation, "id">,
  code: Code,
): Promise<{ ok: false; code: Code }> {
  await trx.updateTable("staff_invitations").set({ accepted_at: null }).where("id", "=", id).execute();
  return { ok: false, code };
}

/** Records who joined by which invitation. The person is the actor: they had no rights before. */
async function completeInvitation(
  trx: Trx,
  { id, role }: OpenInvitation,
  joined: { userId: string; username: string; before: Role | undefined; at: Date; sender: Sender },
): Promise<void> {
  const { userId, username, before, at, sender } = joined;
  await trx.updateTable("staff_invitations").set({ accepted_by: userId }).where("id", "=", id).execute();
  const actor = { kind: "staff", id: userId, name: username, ...sender } as const;
  await recordChange(trx, actor, at, {
    action: "staff.joined",
    object: { kind: "staff", id: userId },
    ...(before ? { before: { role: before } } : {}),
    after: { role, invitation: id },
  });
  await notifyAdmin(trx, "staff", userId);
}

interface OpenInvitation {
  id: string;
  email: string;
  role: StaffRole;
}

/** Returns the invitation of a mailed link while it is valid, without consuming it. */
function findInvitation(db: Database | Trx, token: string, now: Date): Promise<OpenInvitation | undefined> {
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
