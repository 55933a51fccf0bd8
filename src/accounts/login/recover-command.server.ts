import type { OperatorDeps } from "#infra/operator/operator.server.ts";
import { systemUser } from "#infra/operator/system-user.server.ts";
import { recoverAccess } from "./recover-access.server.ts";

type Print = (text: string) => void;

/** Runs `npm run admin -- recover`, which needs a reason and the address typed a second time. */
export async function recoverCommand(
  deps: OperatorDeps,
  email: string,
  { reason, confirm }: { reason: string; confirm: string },
  print: Print,
): Promise<boolean> {
  if (!email) return refuse(print, "Whose account? recover <address> --reason <text> --confirm <address>");
  if (reason.trim().length < 10) return refuse(print, "--reason: say how the identity was checked, in a few words");
  if (confirm.trim().toLowerCase() !== email.trim().toLowerCase()) {
    return refuse(
      print,
      `This removes two-step verification and every passkey of ${email} and logs all devices out.\n` +
        "Check who is asking first. To go on, type the address once more: --confirm <address>",
    );
  }
  const actor = { kind: "operator", name: systemUser() } as const;
  const recovered = await recoverAccess(deps, { email, reason: reason.trim(), actor });
  if (!recovered.ok) return refuse(print, `${email}: ${recovered.code}`);
  const { userId, twoFactor, passkeys } = recovered;
  deps.log?.warn({ part: "accounts", event: "access_recovered", user: userId, twoFactor, passkeys }, "by the operator");
  print(`Two-step verification ${twoFactor ? "removed" : "was off"}, ${passkeys} passkeys removed.\n`);
  print(`${email} is notified by mail and logs in with the password. The reason is recorded.\n`);
  return true;
}

/** Runs `npm run admin -- recoveries`: whose access was restored, when and why. */
export async function listRecoveries({ db }: OperatorDeps, print: Print): Promise<boolean> {
  const rows = await db
    .selectFrom("account_recoveries")
    .innerJoin("users", "users.id", "account_recoveries.user_id")
    .select(["email", "reason", "at"])
    .orderBy("at")
    .execute();
  if (rows.length === 0) print("None yet.\n");
  for (const { email, reason, at } of rows) print(`${at.toISOString()}  ${email}  ${reason}\n`);
  return true;
}

function refuse(print: Print, text: string): false {
  print(`${text}\n`);
  return false;
}
