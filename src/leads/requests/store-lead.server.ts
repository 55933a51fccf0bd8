import { type RawBuilder, sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";

/** What makes a repeat of a request recognisable. */
export interface RequestClaim {
  scope: string;
  /** Null when repeats are not recognised. */
  key: string | null;
  requestHash: string;
  /** A key claimed before this moment may be claimed anew; null when a claim is good until the key is deleted. */
  reclaimBefore: Date | null;
}

/**
 * Creates the database function that `storeLead` calls; run it at each start. A function is planned once per connection
 * and saves round trips: with separate statements the embedded database accepts fewer than 500 requests a second.
 * Earlier versions call `receive_lead` of migration 0008.
 * Outcomes: `limited`, `first` (stored), `repeat` (with the first receipt), `reused` (the key belongs to another request).
 */
export async function prepareStoreLead(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Instances that start together would fail on replacing the same function.
    await sql`select pg_advisory_xact_lock(hashtext('bigsuite-store-lead'))`.execute(trx);
    await sql`
      create or replace function store_lead(
        allowed boolean, lead jsonb, own_receipt jsonb,
        claim_scope text, claim_key text, claim_hash text, reclaim_before timestamptz,
        out outcome text, out receipt jsonb
      ) language plpgsql as $body$
      declare
        earlier idempotency_keys;
      begin
        if not allowed then
          outcome := 'limited';
          return;
        end if;
        outcome := 'first';
        receipt := own_receipt;
        if claim_key is not null then
          insert into idempotency_keys as claim (scope, key, request_hash, answer, created_at)
          values (claim_scope, claim_key, claim_hash, own_receipt, (lead->>'received_at')::timestamptz)
          on conflict (scope, key) do update
            set request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at
            where claim.created_at < reclaim_before;
          if not found then
            select * into earlier from idempotency_keys where scope = claim_scope and key = claim_key;
            outcome := case when earlier.request_hash = claim_hash then 'repeat' else 'reused' end;
            receipt := case when earlier.request_hash = claim_hash then earlier.answer end;
            return;
          end if;
        end if;
        insert into leads select (jsonb_populate_record(null::leads, lead)).*;
      end
      $body$`.execute(trx);
  });
}

/**
 * Returns a call of the function as part of the caller's statement: a row of `outcome` and `receipt`.
 * @param allowed a condition on the database: whether the sender's limit leaves room for the request
 * @param lead the row; members without a column are left out
 */
export function storeLead(
  allowed: RawBuilder<boolean>,
  lead: object,
  receipt: object,
  { scope, key, requestHash, reclaimBefore }: RequestClaim,
): RawBuilder<unknown> {
  return sql`store_lead(
    ${allowed}, ${JSON.stringify(lead)}::jsonb, ${JSON.stringify(receipt)}::jsonb,
    ${scope}, ${key}, ${requestHash}, ${reclaimBefore})`;
}
