import type { Selectable } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { LeadTable } from "../tables.server.ts";
import type { LeadState } from "./lead-states.ts";

export type Lead = Selectable<LeadTable>;

export interface LeadFilter {
  state?: LeadState | undefined;
  /** Only those received before this lead, in the order of the list. */
  after?: Pick<Lead, "id" | "received_at"> | undefined;
  limit: number;
}

/** Returns leads, newest first. */
export function listLeads(db: Database, { state, after, limit }: LeadFilter): Promise<Lead[]> {
  let query = db.selectFrom("leads").selectAll().orderBy("received_at", "desc").orderBy("id").limit(limit);
  if (state) query = query.where("state", "=", state);
  if (after) {
    query = query.where((is) =>
      is.or([
        is("received_at", "<", after.received_at),
        is.and([is("received_at", "=", after.received_at), is("id", ">", after.id)]),
      ]),
    );
  }
  return query.execute();
}

/** Yields all leads, newest first, in batches, so that an export never loads the whole table. */
export async function* allLeads(db: Database, state?: LeadState): AsyncGenerator<Lead[]> {
  let after: Lead | undefined;
  do {
    const batch = await listLeads(db, { state, after, limit: 500 });
    if (batch.length > 0) yield batch;
    after = batch.length === 500 ? batch.at(-1) : undefined;
  } while (after);
}

/** Returns the lead whose id is or begins with the given one (at least eight characters, in any case), if only one does. */
export async function findLead(db: Database, idOrPrefix: string): Promise<Lead | undefined> {
  const id = idOrPrefix.toLowerCase();
  if (!/^[0-9a-f-]{8,36}$/.test(id)) return undefined;
  const found = await db
    .selectFrom("leads")
    .selectAll()
    .where((is) => is(is.cast<string>("id", "text"), "like", `${id}%`))
    .limit(2)
    .execute();
  return found.length === 1 ? found[0] : undefined;
}
