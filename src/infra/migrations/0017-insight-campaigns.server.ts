import { type Kysely, sql } from "kysely";

/** Campaigns that have been counted, so that no more than so many new ones come in a day: anybody may make them up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table insight_campaigns (
      utm_source text not null,
      utm_medium text not null,
      utm_campaign text not null,
      first_day date not null,
      primary key (utm_source, utm_medium, utm_campaign)
    )`.execute(db);
  await sql`create index insight_campaigns_first_day on insight_campaigns (first_day)`.execute(db);
}
