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

/** Leads, newest first. */
export function listLeads(db: Database, { state, after, limit }: LeadFilter): Promise<Lead[]> {
  let query = db.selectFrom("leads").selectAll().orderBy("received_at", "desc").orderBy("id").limit(limit);
  if (state) query = query.where("state", "=", state);
  if (after) {
    query = query.where((it) =>
      it.or([
        it("received_at", "<", after.received_at),
        it.and([it("received_at", "=", after.received_at), it("id", ">", after.id)]),
      ]),
    );
  }
  return query.execute();
}

/** All leads, newest first, in portions: an export never holds the whole table. */
export async function* allLeads(db: Database, state?: LeadState): AsyncGenerator<Lead[]> {
  let after: Lead | undefined;
  do {
    const portion = await listLeads(db, { state, after, limit: 500 });
    if (portion.length > 0) yield portion;
    after = portion.length === 500 ? portion.at(-1) : undefined;
  } while (after);
}

/** One lead by its id or the beginning of it (at least eight characters, in any case), when only one begins so. */
export async function findLead(db: Database, given: string): Promise<Lead | undefined> {
  const id = given.toLowerCase();
  if (!/^[0-9a-f-]{8,36}$/.test(id)) return undefined;
  const found = await db
    .selectFrom("leads")
    .selectAll()
    .where((it) => it(it.cast<string>("id", "text"), "like", `${id}%`))
    .limit(2)
    .execute();
  return found.length === 1 ? found[0] : undefined;
}
