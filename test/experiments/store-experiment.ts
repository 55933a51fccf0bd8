import "#growth/experiments/tables.server.ts";
import type { ArmChange } from "#growth/experiments/experiment.ts";
import type { ExperimentState } from "#growth/experiments/experiment-states.ts";
import { announceExperiments } from "#growth/experiments/running/running-experiments.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";

interface StoredExperiment {
  pages: string[];
  /** What arm b shows, and c when there is one. */
  changes: ArmChange[];
  weights?: number[];
  locales?: Locale[];
  state?: ExperimentState;
  at?: Date;
}

/** Stores an experiment and announces it; returns its number. */
export async function storeExperiment(db: Database, experiment: StoredExperiment): Promise<number> {
  const { pages, changes, weights = [], locales = ["id", "en"], state = "running", at = new Date() } = experiment;
  const arms = [{ kind: "none" } as ArmChange, ...changes].map((change, index) => {
    const key = "abcd"[index]!;
    return { key, name: key, weight: weights[index] ?? 1, change };
  });
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("experiments")
      .values({
        state,
        name: "Percobaan",
        pages: JSON.stringify(pages),
        locales: JSON.stringify(locales),
        arms: JSON.stringify(arms),
        planned_visitors: 10_000,
        started_at: at,
        stopped_at: null,
        winner: null,
        author: "test",
        created_at: at,
        updated_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await announceExperiments(trx);
    return id;
  });
}

/** Ends an experiment and announces that. */
export async function endExperiment(db: Database, id: number, state: ExperimentState, winner?: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = { state, winner: winner ?? null, stopped_at: new Date() };
    await trx.updateTable("experiments").set(ended).where("id", "=", id).execute();
    await announceExperiments(trx);
  });
}
