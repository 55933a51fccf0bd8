import { randomUUID } from "node:crypto";
import type { Database } from "#infra/database/tables.server.ts";
import type { ConsentAnswer } from "./cookie-consent.ts";
import "./tables.server.ts";

/**
 * Stores the proof of an answer to the consent banner. Only the browser of a visitor who agreed stores its id.
 * @param textHash SHA-256 of the banner's words; null when another version was shown than the one in force
 */
export async function recordConsent(
  { db, now }: { db: Database; now: () => Date },
  { previous, ...choice }: ConsentAnswer,
  textHash: string | null,
): Promise<{ id: string; at: Date }> {
  const row = { id: randomUUID(), at: now(), ...choice, previous: previous ?? null, text_hash: textHash };
  await db.insertInto("insight_consents").values(row).execute();
  return { id: row.id, at: row.at };
}
