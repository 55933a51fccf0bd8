import { sql } from "kysely";
import { deviceClasses } from "#catalogue/device-classes.ts";
import { productIds } from "#catalogue/products.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { connections } from "#insight/speed/metrics.ts";
import { campaigns, pick, weighted } from "./names.ts";
import { largeStaff } from "./seed-people.server.ts";

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

/** Inserts that each order and every third lead had a mail. */
export async function seedSentMails(trx: Trx): Promise<void> {
  await sql`
    insert into sent_mails (mail_id, at, kind, order_id)
    select 'large-' || number, placed_at + interval '1 minute', 'order-placed', id from orders where user_id like 'large-%'
    on conflict do nothing`.execute(trx);
  await sql`
    insert into sent_mails (mail_id, at, kind, lead_id)
    select 'large-' || id, received_at + interval '1 minute', 'lead-received', id from leads
    where abs(hashtext(id::text)) % 3 = 0
    on conflict do nothing`.execute(trx);
}

/**
 * Inserts entries of the audit log, spread evenly over the period until `at`. They are chained here: the trigger of the
 * log would write each of them twice.
 */
export async function seedAudit(
  trx: Trx,
  { count, days, at }: { count: number; days: number; at: Date },
): Promise<void> {
  await sql`alter table audit_log disable trigger chain_entry`.execute(trx);
  await sql`create function pg_temp.seed_audit(entries integer, days integer, until timestamptz) returns void
    language plpgsql as $$
    declare
      head audit_head;
      made audit_log;
    begin
      select * into head from audit_head for update;
      for n in 1 .. entries loop
        made := null;
        made.entry := gen_random_uuid();
        made.id := head.id + n;
        made.at := until - (1 - n / entries::float8) * days * interval '1 day';
        made.actor_kind := case when n % 10 = 0 then 'job' else 'staff' end;
        made.actor_id := case when n % 10 <> 0 then 'large-staff-' || (1 + n % ${sql.lit(largeStaff)}) end;
        made.actor_name := case when n % 10 = 0 then 'job' else 'Sales ' || (1 + n % ${sql.lit(largeStaff)}) end;
        made.action := (array['lead.changed', 'lead.assigned', 'order.reviewed', 'customer.extended'])[1 + n % 4];
        made.object_kind := (array['leads', 'leads', 'orders', 'customers'])[1 + n % 4];
        made.object_id := 'large-' || n % 100000;
        made.after := '{"state": "contacted"}';
        made.previous_hash := head.hash;
        made.hash := audit_hash(made);
        insert into audit_log select made.*;
        head.hash := made.hash;
      end loop;
      update audit_head set id = head.id + entries, hash = head.hash;
    end $$`.execute(trx);
  await sql`select pg_temp.seed_audit(${count}::int, ${days}::int, ${at}::timestamptz)`.execute(trx);
  await sql`drop function pg_temp.seed_audit`.execute(trx);
  await sql`alter table audit_log enable trigger chain_entry`.execute(trx);
}
