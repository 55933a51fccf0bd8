import { sql } from "kysely";
import { productIds } from "#catalogue/products.ts";
import type { FigureSource } from "./figure-source.server.ts";

const slug = sql`case
  when path like '/products/request-api-market%' then 'api-marketplace'
  when path like '/products/%' then split_part(path, '/', 3)
  when path like '/choosing-big%' then 'big-' || substr(path, 14)
  else '' end`;

/** The product that the page at `path` is about; "" for pages about no product. */
export const productOfPath = sql`case when ${slug} = any(${[...productIds]}::text[]) then ${slug} else '' end`;

/** Visits by the product of the page on which they started. */
export const visits: FigureSource = ({ from, to }) => sql`
  select day, 'visit' as measure, ${productOfPath} as product, locale, utm_campaign as campaign,
    count::bigint as count, 0::bigint as amount
  from insight_days where name = 'visit' and day between ${from}::date and ${to}::date`;
