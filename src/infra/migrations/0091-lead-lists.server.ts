import { type Kysely, sql } from "kysely";

/** What lists of very many leads need besides their indexes: what a function costs, and what is summed for the board and for one person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // They take ten times as long as the planner supposes, which calculated them lead by lead instead of using their index.
  sql`alter function lead_beginnings(tsvector) cost 1000`,
  sql`alter function lead_short_beginnings(tsvector) cost 1000`,
  // What one person has in a state: without it all that they have was read.
  sql`
    create index leads_owner_state on leads (owner_id, state, updated_at desc)
      where owner_id is not null and merged_into is null`,
  // Columns of the board and the forecast are summed in the index alone.
  sql`
    create index leads_valued_of_state on leads (state, owner_id)
      include (deal_value, product, updated_at, state_at, received_at, expected_close, id)
      where deal_value is not null and merged_into is null`,
  // In the order of the list: by the day, all of a month would be read and sorted.
  sql`
    create index leads_closing_of_owner on leads (owner_id, received_at desc, id)
      where owner_id is not null and expected_close is not null`,
];
