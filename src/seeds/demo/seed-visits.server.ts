import { sql } from "kysely";
import { productIds } from "#catalogue/products.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { demoCampaigns } from "./demo-requests.ts";

/** The edition under which invented visits are counted, which marks them. */
export const demoEdition = "demo";

/** Inserts visits of the last months by page, language and campaign, fewer on weekends. */
export async function seedDemoVisits(db: Database, now: Date): Promise<void> {
  const paths = ["/", "/contact-us", ...productIds.map((id) => `/products/${id}`)];
  const campaigns = demoCampaigns.slice(0, -1);
  await sql`
    insert into insight_days (day, name, path, locale, edition, utm_source, utm_medium, utm_campaign, count)
    select day, name, path, locale, ${demoEdition}, utm_source, utm_medium, utm_campaign,
      (1 + (hashtext(day::text || path || locale || utm_campaign) & 3) + (case when path = '/' then 4 else 0 end))
        * (case name when 'visit' then 1 else 3 end) * (case when extract(isodow from day) > 5 then 1 else 2 end)
    from (select ${jakartaDay(now)}::date - ago as day from generate_series(0, 89) as ago) as days,
      unnest(array['visit', 'page_view']) as name, unnest(${paths}::text[]) as path, unnest(array['id', 'en']) as locale,
      jsonb_to_recordset(${JSON.stringify(campaigns)}::jsonb) as campaign (utm_source text, utm_medium text, utm_campaign text)
    where hashtext(day::text || path || utm_campaign) % 3 = 0
    on conflict do nothing`.execute(db);
}
