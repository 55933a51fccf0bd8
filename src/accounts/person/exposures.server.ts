import type { Database } from "#infra/database/tables.server.ts";
import type { Exposures } from "#text/exposures.ts";
import "../tables.server.ts";

/** Returns the experiments that the browser of a person's registration had seen. */
export async function readExposures(db: Database, userId: string): Promise<Exposures | null> {
  const user = await db.selectFrom("users").select("exposures").where("id", "=", userId).executeTakeFirst();
  return user?.exposures ?? null;
}
