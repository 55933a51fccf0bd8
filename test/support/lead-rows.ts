import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { LeadTable } from "#leads/tables.server.ts";
import { goodRequest } from "./leads.ts";

/** Inserts a lead as it is stored, without jobs; returns its id. */
export async function insertLead(db: Database, fields: Partial<Insertable<LeadTable>> = {}): Promise<string> {
  const id = randomUUID();
  const at = fields.received_at ?? new Date("2026-11-19T03:00:00Z");
  const row = {
    ...goodRequest,
    id,
    kind: "contact",
    phone: "+6281234567890",
    state: "new",
    received_at: at,
    updated_at: at,
    details: "{}",
    locale: "id",
    page: null,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    utm_term: null,
    first_touch: null,
    last_touch: null,
    exposures: null,
    marketing_consent: false,
    privacy_version: "2026-11-20",
    privacy_hash: null,
    marketing_hash: null,
    suspicion: null,
    merged_into: null,
    ...fields,
  } as const satisfies Insertable<LeadTable>;
  await db.insertInto("leads").values(row).execute();
  return id;
}
