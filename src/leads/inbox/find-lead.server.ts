import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { Lead } from "./lead-list-request.server.ts";

/** Returns the lead whose id is or begins with the given one (at least eight characters, in any case), if only one does. */
export async function findLead(db: Database, idOrPrefix: string): Promise<Lead | undefined> {
  const id = idOrPrefix.toLowerCase();
  if (!/^[0-9a-f-]{8,36}$/.test(id)) return undefined;
  const found = await db
    .selectFrom("leads")
    .selectAll()
    // The number is one of the lead's words, which have an index.
    .where(sql<boolean>`words @@ ${`'${id.slice(0, 8)}'`}::tsquery`)
    .where((is) => is(is.cast<string>("id", "text"), "like", `${id}%`))
    .limit(2)
    .execute();
  return found.length === 1 ? found[0] : undefined;
}
