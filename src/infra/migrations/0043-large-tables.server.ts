import { type Kysely, sql } from "kysely";

/**
 * How many accounts a company has, for the planner: the index of their keys is partial, and of such an index it uses no
 * statistics. It expected a thousand accounts of each company, and a cost at which a database with JIT compiles statements
 * for a fifth of a second. Indexes for the deletion of old orders with their money, and for two filters of the audit log at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create statistics users_company_keys on (company_key(company)) from users`,
  sql`analyze users`,
  sql`
    create index payment_receipts_attribution on payment_receipts (attribution_id)
    where attribution_id is not null`,
  sql`create index audit_log_actor_object on audit_log (actor_id, object_kind, id desc) where actor_id is not null`,
  sql`create index audit_log_actor_action on audit_log (actor_id, action, id desc) where actor_id is not null`,
  sql`create index audit_log_kinds on audit_log (actor_kind, object_kind, id desc)`,
  // Who changes what is not evenly spread: without these the planner walks the whole log for what hardly occurs.
  sql`create statistics audit_log_actor_objects (mcv) on actor_id, object_kind from audit_log`,
  sql`create statistics audit_log_actor_actions (mcv) on actor_id, action from audit_log`,
  sql`create statistics audit_log_kind_objects (mcv) on actor_kind, object_kind from audit_log`,
  sql`analyze audit_log`,
  // Of several people who are deleted by one statement none is left when the first of them is counted: the name stays then.
  sql`
    create or replace function leave_company(left_company text) returns void language plpgsql as $$
    declare
      key text := company_key(left_company);
    begin
      update companies set people = people - 1 where id = key;
      delete from companies where id = key and people <= 0;
      update companies set name = coalesce(
          (select min(company) from users where user_role = 'user' and company_key(company) = key), name)
        where id = key and name = left_company;
    end $$`,
];
