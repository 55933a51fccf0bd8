import { type Kysely, sql } from "kysely";

/**
 * The values by which leads are filtered, in one index: several filters at once find few of a million leads, which the
 * indexes of single filters only find by reading all that each of them has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function lead_facets(
      state text, product text, industry text, locale text, kind text, owner_id text, utm_source text, utm_campaign text
    ) returns text[] language sql immutable parallel safe as $$
      select array[
        'state:' || state, 'product:' || product, 'industry:' || industry, 'locale:' || locale, 'kind:' || kind,
        'owner:' || coalesce(owner_id, 'nobody'), 'source:' || utm_source, 'campaign:' || utm_campaign]
    $$`.execute(db);
  await sql`
    create index leads_facets on leads
      using gin (lead_facets(state, product, industry, locale, kind, owner_id, utm_source, utm_campaign))
      with (gin_pending_list_limit = 512)`.execute(db);
}
