import { type RawBuilder, sql } from "kysely";
import { leadIndustries } from "#catalogue/industries.ts";
import { productIds } from "#catalogue/products.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { campaigns, companyWords, firstNames, lastNames, messages, pick, weighted } from "./names.ts";
import { exposureOf } from "./seed-experiment.server.ts";
import { largeStaff } from "./seed-people.server.ts";

/** Leads numbered from one to another, of `count` that lie evenly over the period until `at`. */
interface LeadRange {
  from: number;
  to: number;
  count: number;
  days: number;
  at: Date;
  /** Some leads have the address of a customer. */
  customers: number;
  /** Whose arms half of the latest had seen. */
  experiment?: number | undefined;
}

const products = [...weighted({ "big-social": 6, "big-assistant": 3, "big-view": 2 }), ...productIds, "not-sure"];
const sources = weighted({ google: 6, linkedin: 3, newsletter: 2, instagram: 2, "": 7 });
const settled = weighted({ lost: 55, contacted: 12, qualified: 8, won: 16, spam: 8, suspect: 1 });

/** Returns an arrival by a campaign, some of them on a page of the other edition. */
const touch = (campaign: RawBuilder<unknown>) => sql`
  jsonb_build_object('utm_source', source, 'utm_medium', case when source <> '' then 'cpc' else '' end,
    'utm_campaign', ${campaign}, 'landing_page', case when n % 7 = 0 then '/v2' else '' end || '/products/' || product,
    'at', to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/** Inserts leads: the latest are new, older ones have been worked on. */
export async function seedLeads(trx: Trx, range: LeadRange): Promise<void> {
  const { from, to, count, days, at, customers, experiment } = range;
  await sql`
    insert into leads (id, kind, state, received_at, name, company, email, phone, industry, job, product, message, details,
      locale, page, utm_source, utm_medium, utm_campaign, first_touch, last_touch, marketing_consent, privacy_version,
      suspicion, updated_at, owner_id, exposures)
    select gen_random_uuid(), case when n % 40 = 0 then 'api-marketplace' else 'contact' end, state, since, first || ' ' || last, 'PT ' || one || ' ' || two || ' ' || (n % 5000),
      case when n % 12 = 0 then 'large.' || (1 + (n / 12) % ${customers}::int) || '@pelanggan.example'
        else lower(first) || '.' || n || '@' || lower(one) || '.example' end,
      '+62813' || lpad((n % 100000000)::text, 8, '0'), industry, 'Manajer', product, message, '{}',
      case when n % 5 = 0 then 'en' else 'id' end, '/contact-us',
      nullif(source, ''), case when source <> '' then 'cpc' end, case when source <> '' then campaign end,
      case when source <> '' then ${touch(sql`case when n % 3 = 0 then earlier else campaign end`)} end,
      ${touch(sql`case when source <> '' then campaign else '' end`)}, n % 3 = 0, '2026-11-01',
      case when state in ('suspect', 'spam') then 'links' end,
      case when state = 'new' then since else least(${at}::timestamptz, since + interval '26 hours') end,
      case when state in ('contacted', 'qualified', 'won', 'lost') then 'large-staff-' || (1 + n % ${largeStaff}::int) end,
      ${exposureOf(experiment, at)}
    from (
      select drawn.*, case when since > ${at}::timestamptz - interval '2 days' or (n % 400 = 0 and since > ${at}::timestamptz - interval '20 days')
        then 'new' else settled end as state
      from (
        select n, ${at}::timestamptz - (1 - (n - random()) / ${count}::float8) * ${days}::int * interval '1 day' as since,
          ${pick(firstNames)} as first, ${pick(lastNames)} as last, ${pick(companyWords)} as one,
          ${pick(companyWords)} as two, ${pick(leadIndustries)} as industry, ${pick(products)} as product,
          ${pick(messages)} as message, ${pick(sources)} as source, ${pick(campaigns)} as campaign,
          ${pick(campaigns)} as earlier,
          ${pick(settled)} as settled
        from generate_series(${from}::int, ${to}::int) as n) as drawn) as lead`.execute(trx);
}
