import { sql } from "kysely";
import { dayStores } from "#desk/today.server.ts";
import { deleteOldRecipients } from "#growth/newsletter/letters/old-recipients.server.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { withoutTimeouts } from "#infra/database/without-timeouts.server.ts";
import { createJobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { createSearchIndex } from "#leads/inbox/search/search-index.server.ts";
import { prepareStoreLead } from "#leads/requests/store-lead.server.ts";
import { seedLarge } from "#seeds/large/seed-large.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { createStaff } from "../../test/support/staff.ts";
import type { MeasuredObjects } from "./measured-call.ts";

/** As the issue asks; smaller numbers by the environment are for trying the measurement out. */
const leads = Number(process.env.BENCH_LEADS ?? 1_000_000);
const orders = Number(process.env.BENCH_ORDERS ?? 300_000);

/** Migrates a database and fills it, unless it is filled already. Returns whether it was filled now. */
export async function fill(base: OpenDatabase): Promise<boolean> {
  await migrate(base.db);
  await prepareStoreLead(base.db);
  if (await base.db.selectFrom("leads").select("id").limit(1).executeTakeFirst()) return false;
  const jobs = createJobs(base, { log: silentLog });
  await jobs.start();
  await jobs.stop();
  const now = () => new Date();
  await seedShop(base.db, now());
  const report = (text: string) => void process.stderr.write(`  ${text}`);
  await withoutTimeouts(base.db, async (db) => {
    await createSearchIndex(db);
    await seedLarge({ db, now, stores: dayStores, report }, { leads, orders, experiment: true });
    // Whoever is logged in while it is measured, who has the notifications.
    await createStaff(db, "admin", now());
    for (const statement of more) await statement.execute(db);
    await deleteOldRecipients(db, now());
    await sql`vacuum analyze`.execute(db);
  });
  return true;
}

/**
 * What only lists of the back office need: tags, own fields and values of leads, tasks, notifications, jobs, pictures, versions,
 * vouchers, settlement files, links, requests of people.
 */
const more = [
  sql`
    insert into lead_fields (id, kind, name_id, name_en, choices, position)
    values ('tier', 'choice', 'Tingkat', 'Tier', '{Gold,Silver}', 1), ('seats', 'number', 'Kursi', 'Seats', '{}', 2)`,
  sql`
    insert into lead_tags (key, name, created_at)
    select lower(name), name, now() from unnest(array['Pameran', 'VIP', 'Mitra']) as name`,
  // Nobody has a screen open, and the words stay.
  sql`alter table leads disable trigger user`,
  sql`
    update leads set tags = array[(array['Pameran', 'VIP', 'Mitra'])[1 + n % 3]],
      own_values = jsonb_build_object('tier', (array['Gold', 'Silver'])[1 + n % 2], 'seats', n % 500),
      deal_amount = 1000000 * (1 + n % 90), deal_value = 1000000 * (1 + n % 90), expected_close = current_date + (n % 180 - 60)::int
    from (select id as chosen, row_number() over () as n from leads where hashtext(id::text) % 20 = 0) as valued
    where id = chosen`,
  sql`alter table leads enable trigger user`,
  sql`
    insert into tasks (id, lead_id, created_at, due_at, author_id, author_name, assignee_id, assignee_name, title, state, kind,
      closed_at)
    select gen_random_uuid(), id, since - interval '1 day', since, 'large-staff-1', 'Sales 1', 'large-staff-' || (1 + n % 9), 'Sales',
      'Telepon', case when n % 4 = 0 then 'open' else 'done' end, 'call', case when n % 4 <> 0 then since end
    from (select id, n, now() + (n % 400 - 390) * interval '1 hour' as since
      from (select id, row_number() over () as n from leads limit 200000) as chosen) as planned`,
  sql`
    insert into notifications (step, user_id, object_kind, object_id, params, created_at, read_at)
    select 'lead_assigned', 'admin', 'lead', id::text, '{"by": "Sales 1", "company": "PT Rempah"}', since,
      case when n % 50 <> 0 then since end
    from (select id, n, now() - n * interval '1 minute' as since
      from (select id, row_number() over () as n from leads limit 50000) as chosen) as told`,
  sql`
    insert into pgboss.job (name, data, state, retry_count, created_on, started_on, completed_on, output)
    select name, '{}', state::pgboss.job_state, 3, since, since, since, '{"message": "451 try again later"}'
    from (select n, now() - n * interval '2 seconds' as since,
      (array['lead-delivery', 'order-mail', 'newsletter-mail'])[1 + n % 3] as name,
      case when n % 40 = 0 then 'failed' when n % 40 = 1 then 'retry' when n % 40 = 2 then 'created' else 'completed' end as state
      from generate_series(1, 100000) as n) as done`,
  sql`
    insert into media (id, name, kind, hash, width, height, bytes, alt_id, alt_en, created_by, created_at, updated_at)
    select 'largepicture' || lpad(n::text, 10, '0'), 'Picture ' || n || '.jpg', 'jpeg', md5(n::text), 1600, 900, 200000,
      'Gambar ' || n, case when n % 9 = 0 then '' else 'Picture ' || n end, 'large', since, since
    from (select n, now() - n * interval '1 hour' as since from generate_series(1, 10000) as n) as taken`,
  sql`
    insert into content_versions (document, locale, number, words, origin, author, created_at)
    select 'about-us', locale, n, '{}', 'draft', 'large', now() - n * interval '1 hour'
    from generate_series(1, 5000) as n, unnest(array['id', 'en']) as locale`,
  sql`
    insert into content_publications (id, state, items, author, requested_at, at)
    select gen_random_uuid(), 'published', '[]', 'large', now() - n * interval '1 hour', now() - n * interval '1 hour'
    from generate_series(1, 5000) as n`,
  sql`
    insert into vouchers (uuid, code, unit, value, start_date, end_date, created_at, updated_at)
    select gen_random_uuid(), 'LARGE' || n, 'percent', 10, '2026-01-01', '2027-01-01', since, since
    from (select n, now() - n * interval '1 hour' as since from generate_series(1, 500) as n) as made`,
  sql`
    with batch as (insert into voucher_batches (name, prefix, size, request_key, created_by, created_at)
      values ('Large', 'MANY', 50000, 'large', 'large', now()) returning id)
    insert into vouchers (uuid, code, unit, value, start_date, end_date, max_uses, batch_id, created_at, updated_at)
    select gen_random_uuid(), 'MANY' || n, 'percent', 10, '2026-01-01', '2027-01-01', 1, batch.id, now(), now()
    from generate_series(1, 50000) as n, batch`,
  sql`
    insert into voucher_holds (order_id, voucher_id, user_id, state, updated_at)
    select id, (select id from vouchers where code = 'LARGE1'), user_id, 'used', placed_at from orders
    where state = 'paid' and right(number, 1) = '7'`,
  sql`
    insert into settlement_files (name, format, source, content_hash, state, first_day, last_day, ignored, uploaded_by,
      uploaded_at)
    select 'settlement-' || n, 'midtrans', 'midtrans', md5(n::text), 'posted', current_date - n, current_date - n, 0, 'large',
      now() - n * interval '1 day'
    from generate_series(1, 700) as n`,
  sql`
    insert into settlement_rows (file_id, line, kind, source, reference, order_text, va_number, gross, fee, net, result, order_id)
    select 1 + n % 700, n / 700, 'payment', 'midtrans', 'large-' || n, number, '', total, 4000, total - 4000,
      case when n % 50 = 0 then 'amount_differs' else 'matched' end, id
    from (select row_number() over () as n, id, number, total from orders where state = 'paid' limit 200000) as paid`,
  sql`
    insert into campaign_links (code, path, locale, edition, source, medium, campaign, added_by, added_at)
    select 'large-' || n, '/', 'id', 'v1', 'linkedin', 'social', 'summit', 'large', now() - n * interval '1 hour'
    from generate_series(1, 1000) as n`,
  sql`
    insert into campaign_link_days (code, day, clicks)
    select 'large-' || n, current_date - ago, 1 + (n + ago) % 50 from generate_series(1, 1000) as n, generate_series(0, 364) as ago`,
  sql`
    insert into campaign_costs (campaign, source, first_day, last_day, amount, changed_by, changed_at)
    select campaign, source, month::date, (month + interval '1 month')::date - 1, 5000000, 'large', now()
    from unnest(array['summit', 'brand', 'peluncuran', 'akhir-tahun']) as campaign,
      unnest(array['linkedin', 'google', 'instagram']) as source,
      generate_series(date_trunc('month', now()) - interval '24 months', now(), interval '1 month') as month`,
  sql`
    insert into rights_requests (id, kind, state, email_hash, masked_email, received_at, due_at, recorded_by, done_at, done_by)
    select gen_random_uuid(), 'access', case when n % 500 = 0 then 'open' else 'done' end, md5(n::text), 's***@example', since,
      since + interval '3 days', 'large', case when n % 500 <> 0 then since end, case when n % 500 <> 0 then 'large' end
    from (select n, now() - n * interval '1 hour' as since from generate_series(1, 10000) as n) as received`,
];

/** Returns ids of objects with many others around them, for the calls of one object. */
export async function findObjects(db: Database): Promise<MeasuredObjects> {
  const { rows } = await sql<MeasuredObjects>`
    select (select id from leads order by received_at desc offset 1000 limit 1) as lead,
      (select id from orders where state = 'paid' order by placed_at desc offset 1000 limit 1) as order,
      (select id from companies order by people desc limit 1) as company`.execute(db);
  return rows[0]!;
}
