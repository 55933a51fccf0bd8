import { randomBytes } from "node:crypto";
import type { AccountMail } from "./account-mail.ts";
import type { AccountDeps } from "./deps.server.ts";
import { describeDevice } from "./device-name.ts";
import { hashToken } from "./links.server.ts";
import "./tables.server.ts";

/** How long a browser is remembered as the person's own, in seconds. */
export const deviceSeconds = 365 * 86_400;

/** Whether this browser has logged in as this person before. */
export async function isKnownDevice(deps: AccountDeps, userId: string, device: string | undefined): Promise<boolean> {
  if (!device) return false;
  const row = await deps.db
    .selectFrom("account_devices")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("device_hash", "=", hashToken(device))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Remembers the browser of a login that succeeded and, when the person has logged in elsewhere before and never here,
 * writes to them. Answers what the browser is to keep.
 */
export async function rememberDevice(
  deps: AccountDeps,
  login: { userId: string; device: string | undefined; userAgent: string | undefined },
): Promise<string> {
  const at = deps.now();
  const device = login.device ?? randomBytes(24).toString("base64url");
  const device_hash = hashToken(device);
  await deps.db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom("account_devices")
      .select("device_hash")
      .where("user_id", "=", login.userId)
      .execute();
    await trx
      .insertInto("account_devices")
      .values({ user_id: login.userId, device_hash, first_seen_at: at, last_seen_at: at })
      .onConflict((conflict) => conflict.columns(["user_id", "device_hash"]).doUpdateSet({ last_seen_at: at }))
      .execute();
    if (known.length === 0 || known.some((it) => it.device_hash === device_hash)) return;
    const name = describeDevice(login.userAgent ?? null);
    const mail: AccountMail = { kind: "new-device", user_id: login.userId, device: name, at: at.toISOString() };
    await deps.jobs.send(trx, "account-mail", mail);
  });
  return device;
}
