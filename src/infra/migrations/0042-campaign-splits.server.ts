import { type Kysely, sql } from "kysely";

/**
 * The figures of campaigns by day and one dimension: a report of two years adds up a tenth of the rows that all
 * combinations of arrivals have. Triggers maintain them, so that a version that does not know them leaves none behind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const splitsOf = (table: string) => sql`
  insert into campaign_split_days (dimension, day, measure, first, last, count, amount)
  select case when grouping(first_campaign) = 0 then 'campaign' when grouping(first_source) = 0 then 'source'
      when grouping(first_medium) = 0 then 'medium' when grouping(first_edition) = 0 then 'edition'
      when grouping(product) = 0 then 'product' else 'locale' end,
    day, measure, coalesce(first_campaign, first_source, first_medium, first_edition, product, locale),
    coalesce(last_campaign, last_source, last_medium, last_edition, product, locale),
    sum(count)::bigint, sum(amount)::bigint
  from ${sql.table(table)}
  group by grouping sets ((day, measure, first_campaign, last_campaign), (day, measure, first_source, last_source),
    (day, measure, first_medium, last_medium), (day, measure, first_edition, last_edition), (day, measure, product),
    (day, measure, locale))`;

const statements = [
  // Nothing is added between the copy and the triggers.
  sql`lock table campaign_days in share row exclusive mode`,
  sql`
    create table campaign_split_days (
      dimension text not null,
      day date not null,
      measure text not null,
      first text not null,
      last text not null,
      count bigint not null,
      amount bigint not null
    )`,
  splitsOf("campaign_days"),
  sql`create index campaign_split_days_day on campaign_split_days (dimension, day)`,
  // What one campaign brought; of all combinations in the order of the days.
  sql`create index campaign_days_first on campaign_days (first_campaign, day)`,
  sql`create index campaign_days_last on campaign_days (last_campaign, day)`,
  // For the deletion of single days.
  sql`create index campaign_split_days_of on campaign_split_days (day)`,
  sql`
    create function add_campaign_splits() returns trigger language plpgsql as $$
    begin
      ${splitsOf("added")};
      return null;
    end $$`,
  sql`
    create trigger add_splits after insert on campaign_days referencing new table as added
      for each statement execute function add_campaign_splits()`,
  // Days are replaced as a whole.
  sql`
    create function remove_campaign_splits() returns trigger language plpgsql as $$
    begin
      delete from campaign_split_days where day in (select distinct day from removed);
      return null;
    end $$`,
  sql`
    create trigger remove_splits after delete on campaign_days referencing old table as removed
      for each statement execute function remove_campaign_splits()`,
];
