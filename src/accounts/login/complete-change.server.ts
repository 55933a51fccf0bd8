import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import type { AccountMail } from "../mails/account-mail.ts";
import { isStaff } from "../staff/permissions.ts";
import { forgetLostFactor } from "./factors.server.ts";
import { endOtherSessions } from "./sessions.server.ts";
import "../tables.server.ts";

/** From where a person changes something of their own, for the audit log. */
export type Sender = Pick<Extract<Actor, { kind: "staff" }>, "network" | "requestId">;

/** What becomes known about a person's own account: the letter to its owner by the name of the entry in the audit log. */
const letters = {
  "account.two_factor_on": "two-factor-on",
  "account.two_factor_off": "two-factor-off",
  "account.recovery_codes_made": "recovery-codes-made",
  "account.passkey_added": "passkey-added",
  "account.passkey_removed": "passkey-removed",
  "account.device_trusted": "device-trusted",
} as const satisfies Record<string, AccountMail["kind"]>;

interface OwnChange {
  userId: string;
  sender: Sender;
  action: keyof typeof letters;
  /** The session that stays; without it every session stays. */
  sessionId?: string;
}

/** Completes a change of credentials: all other sessions end, the owner gets a letter, and that of staff is audited. */
export async function completeChange(deps: AccountDeps, { userId, sender, action, sessionId }: OwnChange) {
  await deps.db.transaction().execute(async (trx) => {
    if (sessionId !== undefined) await endOtherSessions(trx, userId, sessionId);
    await forgetLostFactor(trx, userId);
    await auditOwnChange(trx, { userId, sender, action, at: deps.now() });
    await deps.jobs.send(trx, "account-mail", { kind: letters[action], user_id: userId });
  });
}

/** Writes what staff change about their own account to the audit log; nothing for a customer. */
export async function auditOwnChange(
  trx: Trx,
  change: { userId: string; sender: Sender; action: string; at: Date; after?: Record<string, unknown> },
): Promise<void> {
  const { userId, sender, action, at, after } = change;
  const user = await trx
    .selectFrom("users")
    .select(["user_role", "username"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user || !isStaff(user.user_role)) return;
  const actor = { kind: "staff", id: userId, name: user.username, ...sender } as const;
  await recordChange(trx, actor, at, { action, object: { kind: "staff", id: userId }, ...(after ? { after } : {}) });
}
