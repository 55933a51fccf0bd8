import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import "../tables.server.ts";

/** Returns the keyed digest by which an address is recognised without being stored. */
export function addressDigest(email: string, secret: string): string {
  return createHmac("sha256", secret).update(`newsletter-stop\0${email.toLowerCase()}`).digest("base64url");
}

/**
 * Stores the digests of addresses that have left, before their rows are deleted: an older list that is imported later
 * must not bring them back. For the nightly upkeep.
 */
export async function storeStops(db: Database, secret: string): Promise<void> {
  const ended = await db.selectFrom("subscribers").select(["email", "ended_at"]).where("state", "=", "ended").execute();
  if (ended.length === 0) return;
  const digests = ended.map(({ email }) => addressDigest(email, secret));
  const at = ended.map(({ ended_at }) => ended_at!);
  await sql`
    insert into subscriber_stops (digest, at)
    select digest, at from unnest(${digests}::text[], ${at}::timestamptz[]) as stop (digest, at)
    on conflict (digest) do nothing`.execute(db);
}
