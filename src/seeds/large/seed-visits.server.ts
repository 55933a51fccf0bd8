import { sql } from "kysely";
import { productIds } from "#catalogue/products.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { campaigns } from "./names.ts";

const pages = ["/", "/contact-us", "/products/pricing", ...productIds.map((id) => `/products/${id}`)];

/** Inserts visits and page views of each day by page, language and campaign. */
export async function seedVisits(trx: Trx, { days, at }: { days: number; at: Date }): Promise<void> {
  await sql`
    insert into insight_days (day, name, path, locale, edition, utm_source, utm_medium, utm_campaign, count)
    select (${at}::timestamptz at time zone 'Asia/Jakarta')::date - ago, name, path, locale, 'v1',
      case when campaign = '' then '' else 'google' end, case when campaign = '' then '' else 'cpc' end, campaign,
      case name when 'visit' then 20 else 60 end + floor(random() * 60)::int
    from generate_series(0, ${days}::int) as ago, unnest(array['visit', 'page_view']) as name,
      unnest(${pages}::text[]) as path, unnest(array['id', 'en']) as locale,
      unnest(${["", ...campaigns]}::text[]) as campaign
    on conflict do nothing`.execute(trx);
}
