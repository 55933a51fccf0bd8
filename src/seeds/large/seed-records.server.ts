import { sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import { largeStaff } from "./seed-people.server.ts";

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
