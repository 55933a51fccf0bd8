import type { Trx } from "#infra/database/tables.server.ts";
import { deleteEmailChange } from "../links/email-changes.server.ts";
import { deleteLinks } from "../links/links.server.ts";
import { clearTrustedDevices } from "../login/devices.server.ts";
import "../tables.server.ts";

/** Ends every session of a person, and what somebody in one of them may have begun; returns how many there were. */
export async function endAllSessions(trx: Trx, userId: string): Promise<number> {
  const ended = await trx.deleteFrom("sessions").where("user_id", "=", userId).returning("id").execute();
  await deleteLinks(trx, userId, ["change-email"]);
  await clearTrustedDevices(trx, userId);
  await deleteEmailChange(trx, userId);
  return ended.length;
}

/** Suspends an account: its sessions end, and nobody can log in until it is restored. Its packages stay as they are. */
export async function suspendAccount(trx: Trx, userId: string, at: Date): Promise<{ sessions: number }> {
  await trx.updateTable("users").set({ suspended_at: at, updated_at: at }).where("id", "=", userId).execute();
  return { sessions: await endAllSessions(trx, userId) };
}

/** Restores a suspended account: its owner may log in again. */
export async function restoreAccount(trx: Trx, userId: string, at: Date): Promise<void> {
  await trx.updateTable("users").set({ suspended_at: null, updated_at: at }).where("id", "=", userId).execute();
}
