import { type Kysely, sql } from "kysely";

/**
 * Counts a request against its sender's limit, claims its key and keeps its lead, all in one statement. As functions
 * their plans are made once per connection: that, and the saved round trips, is what lets the embedded database take in
 * 500 requests a second.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function take_from_limit(limit_key text, at timestamptz, until timestamptz, out used int, out ends timestamptz)
    language sql as $body$
      insert into rate_limits as it (key, count, resets_at) values (limit_key, 1, until)
      on conflict (key) do update set
        count = case when it.resets_at <= at then 1 else it.count + 1 end,
        resets_at = case when it.resets_at <= at then until else it.resets_at end
      returning count, resets_at
    $body$`.execute(db);
  // outcomes: limited, first (kept), repeat (with the first answer), reused (the key was used for other content)
  await sql`
    create function receive_lead(
      allowed boolean, lead jsonb, own_answer jsonb,
      claim_scope text, claim_key text, claim_hash text, forget_before timestamptz,
      out outcome text, out answer jsonb
    ) language plpgsql as $body$
    declare
      earlier idempotency_keys;
    begin
      if not allowed then
        outcome := 'limited';
        return;
      end if;
      outcome := 'first';
      answer := own_answer;
      if claim_key is not null then
        insert into idempotency_keys as it (scope, key, request_hash, answer, created_at)
        values (claim_scope, claim_key, claim_hash, own_answer, (lead->>'received_at')::timestamptz)
        on conflict (scope, key) do update
          set request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at
          where it.created_at < forget_before;
        if not found then
          select * into earlier from idempotency_keys where scope = claim_scope and key = claim_key;
          outcome := case when earlier.request_hash = claim_hash then 'repeat' else 'reused' end;
          answer := case when earlier.request_hash = claim_hash then earlier.answer end;
          return;
        end if;
      end if;
      insert into leads select (jsonb_populate_record(null::leads, lead)).*;
    end
    $body$`.execute(db);
}
