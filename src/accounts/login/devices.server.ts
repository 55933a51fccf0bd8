import { randomBytes } from "node:crypto";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { AccountDeps } from "../deps.server.ts";
import { hashToken } from "../links/links.server.ts";
import type { AccountMail } from "../mails/account-mail.ts";
import { describeDevice } from "./device-name.ts";
import "../tables.server.ts";

/** How long a browser counts as the person's own, in seconds. */
export const deviceSeconds = 365 * 86_400;

/** Creates the id by which a browser is recognized later. */
export function createDevice(): string {
  return randomBytes(24).toString("base64url");
}

/** Returns whether this person has registered or logged in with this browser before. */
export async function isKnownDevice(
  deps: Pick<AccountDeps, "db">,
  userId: string,
  device: string | undefined,
): Promise<boolean> {
  if (!device) return false;
  const row = await deps.db
    .selectFrom("account_devices")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("device_hash", "=", hashToken(device))
    .executeTakeFirst();
  return row !== undefined;
}

/** Revokes the trust of every device that may skip the second step. */
export async function clearTrustedDevices(db: Database | Trx, userId: string): Promise<void> {
  await db.deleteFrom("verifications").where("value", "=", userId).execute();
}

/** Stores a browser as the person's own. */
export async function addDevice(trx: Trx, userId: string, device: string, at: Date): Promise<void> {
  await trx
    .insertInto("account_devices")
    .values({ user_id: userId, device_hash: hashToken(device), first_seen_at: at, last_seen_at: at })
    .onConflict((conflict) => conflict.columns(["user_id", "device_hash"]).doUpdateSet({ last_seen_at: at }))
    .execute();
}

/**
 * Stores the browser of a successful login and, when the person has logged in elsewhere before but never here, notifies
 * them by mail. Returns the device id that the browser is to store.
 */
export async function saveDevice(
  deps: AccountDeps,
  login: { userId: string; device: string | undefined; userAgent: string | undefined },
): Promise<string> {
  const at = deps.now();
  const device = login.device ?? createDevice();
  const device_hash = hashToken(device);
  await deps.db.transaction().execute(async (trx) => {
    const devices = await trx
      .selectFrom("account_devices")
      .select("device_hash")
      .where("user_id", "=", login.userId)
      .execute();
    await addDevice(trx, login.userId, device, at);
    if (devices.length === 0 || devices.some((row) => row.device_hash === device_hash)) return;
    const name = describeDevice(login.userAgent ?? null);
    const mail: AccountMail = { kind: "new-device", user_id: login.userId, device: name, at: at.toISOString() };
    await deps.jobs.send(trx, "account-mail", mail);
  });
  return device;
}
