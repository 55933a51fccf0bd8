import { type Kysely, sql } from "kysely";

/** What lists of a million rows are searched by: companies as rows of their own, beginnings of words, of addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...companies, ...beginnings]) await statement.execute(db);
}

const companies = [
  sql`create table companies (id text primary key, name text not null, people integer not null)`,
  sql`
    insert into companies (id, name, people)
    select company_key(company), min(company), count(*) from users
    where user_role = 'user' and company_key(company) <> '' group by 1`,
  sql`create index companies_search on companies using gin (id gin_trgm_ops)`,
  // Replaced by the one above; the planner took it also for whole keys, at a hundred times the cost.
  sql`drop index users_company_search`,
  sql`
    create function leave_company(left_company text) returns void language plpgsql as $$
    declare
      key text := company_key(left_company);
    begin
      update companies set people = people - 1 where id = key;
      delete from companies where id = key and people <= 0;
      -- The name is a spelling that somebody uses.
      update companies set name = (select min(company) from users where user_role = 'user' and company_key(company) = key)
        where id = key and name = left_company;
    end $$`,
  sql`
    create function count_company() returns trigger language plpgsql as $$
    declare
      was text := case when tg_op <> 'INSERT' and old.user_role = 'user' then old.company else '' end;
      becomes text := case when tg_op <> 'DELETE' and new.user_role = 'user' then new.company else '' end;
    begin
      if was = becomes then return null; end if;
      if company_key(becomes) <> '' then
        insert into companies as known (id, name, people) values (company_key(becomes), becomes, 1)
          on conflict (id) do update set people = known.people + 1, name = least(known.name, excluded.name);
      end if;
      if company_key(was) <> '' then perform leave_company(was); end if;
      return null;
    end $$`,
  sql`
    create trigger count_company after insert or delete or update of company, user_role on users
      for each row execute function count_company()`,
];

const beginnings = [
  // A beginning of a word as one key: of a frequent word, an index of words would read each word that begins with it.
  sql`
    create function lead_beginnings(words tsvector) returns text[] language sql immutable parallel safe as $$
      select array_agg(left(lexeme, 4)) || array_agg(left(lexeme, 6)) filter (where length(lexeme) >= 6)
      from unnest(words) where lexeme ~ '^[a-z]{4}'
    $$`,
  sql`create index leads_beginnings on leads using gin (lead_beginnings(words)) with (gin_pending_list_limit = 512)`,
  sql`create index users_email_begins on users (lower(email) text_pattern_ops) where user_role = 'user'`,
];
