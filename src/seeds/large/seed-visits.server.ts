import { sql } from "kysely";
import { deviceClasses } from "#catalogue/device-classes.ts";
import { productIds } from "#catalogue/products.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { connections } from "#insight/speed/metrics.ts";
import { campaigns } from "./names.ts";
import { pick, weighted } from "./pick.ts";

const pages = ["/", "/contact-us", "/products/pricing", ...productIds.map((id) => `/products/${id}`)];
/** Pages that are seldom visited, such as articles. */
const rarePages = 300;
const names = weighted({ page_view: 12, visit: 5, pricing_page_view: 1, checkout_opened: 1, contact_us_success: 1 });

/** Days from one to another, counted back from `at`. */
interface Days {
  ago: number;
  last: number;
  at: Date;
}

/** Inserts the counts of events by page, language and campaign, of so many single ones a day. */
export async function seedVisits(trx: Trx, { ago, last, at, perDay }: Days & { perDay: number }): Promise<void> {
  await sql`
    insert into insight_days (day, name, path, locale, edition, utm_source, utm_medium, utm_campaign, count)
    select day, name, path, locale, edition, case when campaign = '' then '' else 'google' end,
      case when campaign = '' then '' else 'cpc' end, campaign, count(*)
    from (
      select (${at}::timestamptz at time zone 'Asia/Jakarta')::date - ago as day, ${pick(names)} as name,
        case when random() < 0.7 then ${pick(pages)} else '/articles/large-' || floor(random() * ${rarePages}::int) end as path,
        ${pick(["id", "id", "id", "en"])} as locale, ${pick(["v1", "v1", "v1", "v2"])} as edition,
        ${pick(["", "", "", "", "", "", "", ...campaigns])} as campaign
      from generate_series(${ago}::int, ${last}::int) as ago, generate_series(1, ${Math.ceil(perDay)}::int)) as event
    group by day, name, path, locale, edition, campaign
    on conflict do nothing`.execute(trx);
}

/** Inserts how pages loaded for a few hundred visitors a day. */
export async function seedSpeed(trx: Trx, { ago, last, at }: Days): Promise<void> {
  await sql`
    insert into speed_days (day, metric, page_kind, edition, device, connection, bucket, count)
    select day, metric, page_kind, edition, device, connection, bucket, count(*)
    from (
      select (${at}::timestamptz at time zone 'Asia/Jakarta')::date - ago as day, metric,
        ${pick(["home", "product", "solution", "article", "pricing", "contact"])} as page_kind,
        ${pick(["v1", "v1", "v2"])} as edition, ${pick([...deviceClasses])} as device,
        ${pick([...connections])} as connection,
        case metric when 'failed' then 0 else floor(random() * random() * 14)::int end as bucket
      from generate_series(${ago}::int, ${last}::int) as ago, unnest(array['lcp', 'cls', 'inp', 'failed']) as metric,
        generate_series(1, 400)) as view
    group by 1, 2, 3, 4, 5, 6, 7
    on conflict do nothing`.execute(trx);
}
