import { readNames } from "#accounts/staff/staff-people.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { ForecastView } from "#leads/pipeline/pipeline-contract.ts";
import { readForecast } from "#leads/pipeline/read-pipeline.server.ts";

/** Returns the forecast with the names of the owners. */
export async function viewForecast(db: Database, now: Date): Promise<ForecastView> {
  const { rows, ...rest } = await readForecast(db, now);
  const names = await readNames(
    db,
    rows.map(({ owner_id }) => owner_id),
  );
  const ownerOf = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? id });
  return { ...rest, rows: rows.map(({ owner_id, ...row }) => ({ ...row, owner: ownerOf(owner_id) })) };
}
