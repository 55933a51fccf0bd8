import { sql } from "kysely";
import { productIds } from "#catalogue/products.ts";
import type { FigureSource } from "./figure-source.server.ts";

/** Visits by the product of the page on which they started; "" for pages about no product. */
export const visits: FigureSource = ({ from, to }) => sql`
  select day, 'visit' as measure, case when slug = any(${[...productIds]}::text[]) then slug else '' end as product,
    locale, utm_campaign as campaign, count::bigint as count, 0::bigint as amount
  from insight_days, lateral (select case
    when path like '/products/request-api-market%' then 'api-marketplace'
    when path like '/products/%' then split_part(path, '/', 3)
    when path like '/choosing-big%' then 'big-' || substr(path, 14)
    else '' end as slug) as about
  where name = 'visit' and day between ${from}::date and ${to}::date`;
