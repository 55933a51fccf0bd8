import { sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import { companyWords, firstNames, lastNames, pick } from "./names.ts";
import { exposureOf } from "./seed-experiment.server.ts";

/** Members of sales who own the leads. */
export const largeStaff = 8;

/** Inserts customers `large-1` to `large-<count>`, registered evenly over the period until `at`. None of them can log in, nor can the members of sales. */
export async function seedPeople(
  trx: Trx,
  { count, days, at, experiment }: { count: number; days: number; at: Date; experiment?: number | undefined },
): Promise<void> {
  await sql`
    insert into users (id, name, email, email_verified, created_at, updated_at, first_name, last_name, username,
      phone_number, company, job_role, address, user_role, products, locale, exposures)
    select 'large-' || n, first || ' ' || last, 'large.' || n || '@pelanggan.example', n % 20 <> 0, since, since, first,
      last, 'large.' || n, '+62812' || lpad(n::text, 8, '0'), 'PT ' || one || ' ' || two || ' ' || (n % 900), 'Manajer',
      'Jalan ' || two || ' ' || n, 'user', array[product], case when n % 5 = 0 then 'en' else 'id' end, ${exposureOf(experiment, at)}
    from (
      select n, ${pick(firstNames)} as first, ${pick(lastNames)} as last, ${pick(companyWords)} as one,
        ${pick(companyWords)} as two, ${pick(["big-social", "big-view", "big-assistant", "big-query"])} as product,
        ${at}::timestamptz - (1 - (n - 0.5) / ${count}::float8) * ${days}::int * interval '1 day' as since
      from generate_series(1, ${count}::int) as n) as person
    on conflict do nothing`.execute(trx);
  await sql`
    insert into companies (id, name, people)
    select company_key(company), min(company), count(*) from users
    where user_role = 'user' and company_key(company) <> '' group by 1
    on conflict (id) do update set people = excluded.people, name = excluded.name`.execute(trx);
  await sql`
    insert into users (id, name, email, email_verified, created_at, updated_at, first_name, last_name, username,
      user_role, locale)
    select 'large-staff-' || n, 'Sales ' || n, 'large.staff.' || n || '@staf.example', true, ${at}, ${at}, 'Sales', n::text,
      'large.staff.' || n, 'sales', 'id'
    from generate_series(1, ${largeStaff}::int) as n
    on conflict do nothing`.execute(trx);
}

/** Inserts subscribers of the newsletter, of whom a quarter has not confirmed, evenly over the period until `at`. */
export async function seedSubscribers(
  trx: Trx,
  { count, days, at }: { count: number; days: number; at: Date },
): Promise<void> {
  await sql`
    insert into subscribers (id, email, locale, state, privacy_version, asked_at, confirmed_at)
    select gen_random_uuid(), 'berita.' || n || '@pelanggan.example', case when n % 5 = 0 then 'en' else 'id' end,
      case when n % 4 = 0 then 'asked' else 'confirmed' end, '2026-11-01', since,
      case when n % 4 <> 0 then since + interval '1 hour' end
    from (
      select n, ${at}::timestamptz - (1 - (n - 0.5) / ${count}::float8) * ${days}::int * interval '1 day' - interval '1 hour' as since
      from generate_series(1, ${count}::int) as n) as subscriber
    on conflict do nothing`.execute(trx);
}
