import { type Kysely, sql } from "kysely";
import { factsQuery } from "./0066-facts.server.ts";

/** Leads that staff enter, their tags, and fields that administrators define. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

/**
 * What staff entered is nobody's request, so it is in no figure of the site. A visitor's request that was merged into such a
 * lead still counts, once however many were.
 */
const isRequest = `lead.kind not in ('manual', 'import') and (lead.merged_into is null or (
  exists (select from leads as survivor where survivor.id = lead.merged_into and survivor.kind in ('manual', 'import'))
  and not exists (
    select from leads as sibling
    where sibling.merged_into = lead.merged_into and sibling.kind not in ('manual', 'import')
      and (sibling.state in ('suspect', 'spam')) = (lead.state in ('suspect', 'spam'))
      and (sibling.received_at, sibling.id) < (lead.received_at, lead.id))))`;

const statements = [
  // Every column allows null: requests are inserted from JSON, by earlier versions too.
  sql`
    alter table leads
      add column origin text,
      add column origin_detail text,
      add column legal_basis text,
      add column basis_day date,
      add column basis_note text,
      add column tags text[],
      add column own_values jsonb`,
  sql`create index leads_origin on leads (origin, received_at desc, id) where origin is not null`,
  sql`create index leads_tags on leads using gin (tags) where tags is not null`,
  sql`create index leads_own_values on leads using gin (own_values jsonb_path_ops) where own_values is not null`,
  // One spelling for each tag, whatever case it is typed in.
  sql`create table lead_tags (key text primary key, name text not null, created_at timestamptz not null)`,
  sql`
    create table lead_fields (
      id text primary key,
      kind text not null check (kind in ('text', 'number', 'choice', 'date')),
      name_id text not null,
      name_en text not null,
      choices text[] not null default '{}',
      position int not null,
      retired_at timestamptz,
      version int not null default 1
    )`,
  sql.raw(`create or replace view facts as ${factsQuery(isRequest)}`),
];
