import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import type { Tables, Trx } from "#infra/database/tables.server.ts";
import "./tables.server.ts";

export type Import = Selectable<Tables["lead_imports"]>;
export type Line = Selectable<Tables["lead_import_rows"]>;

/** The person in whose name an import changes leads. */
export const actorOf = ({ created_by, creator_name }: Import): Actor =>
  ({ kind: "staff", id: created_by ?? "", name: creator_name, network: "", requestId: "" }) as Actor;

/** Stores what became of lines; a lead that is not named stays the one that was found. */
export async function storeResults(trx: Trx, id: string, results: readonly object[]): Promise<void> {
  if (results.length === 0) return;
  await sql`
    update lead_import_rows as target
    set result = became.result, lead_id = coalesce(became.lead_id, target.lead_id), before = became.before,
      version = became.version
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as became (line int, result text, lead_id uuid, before jsonb, version int)
    where target.import_id = ${id} and target.line = became.line`.execute(trx);
}
