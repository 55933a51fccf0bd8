import "../tables.server.ts";
import { type Selectable, sql } from "kysely";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import type { ExperimentState } from "../experiment-states.ts";
import type { ExperimentDetail, ExperimentPage, ExperimentRow } from "./experiment-contract.ts";
import { findStartProblems, readVersions, wordsOf } from "./find-start-problems.server.ts";

/** Returns experiments, the newest first; archived ones only when they are requested. */
export async function listExperiments(
  db: Database,
  { state, ...paging }: Paging & { state?: ExperimentState | undefined },
): Promise<Page<ExperimentRow>> {
  const select = selectExperiments(db)
    .$if(state !== undefined, (query) => query.where("state", "=", state!))
    .$if(state === undefined, (query) => query.where("state", "<>", "archived"));
  const key = [
    ["created_at", "desc", "moment"],
    ["id", "desc", "number"],
  ] as const;
  const { rows, next } = await page(select, key, paging);
  return { rows: rows.map(viewRow), next };
}

/** Returns an experiment with what prevents its start, the words that it names, and the publication of its winner. */
export async function readExperiment(
  db: Database,
  id: number,
  pages: readonly ExperimentPage[],
): Promise<ExperimentDetail | undefined> {
  const row = await selectExperiments(db).where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const { publication_id } = row;
  const publication = publication_id
    ? await db
        .selectFrom("content_publications")
        .select(["id", "state"])
        .where("id", "=", publication_id)
        .executeTakeFirst()
    : undefined;
  return {
    ...viewRow(row),
    problems: row.state === "draft" ? await findStartProblems(db, row, pages) : [],
    versions: (await readVersions(db, wordsOf(row.arms))).map(({ words: _words, ...version }) => version),
    publication: publication ?? null,
  };
}

const selectExperiments = (db: Database) =>
  db
    .selectFrom("experiments")
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(count), 0)::int from experiment_exposure_days where experiment_id = experiments.id)`.as(
        "visitors",
      ),
    );

type StoredExperiment = Selectable<Tables["experiments"]> & { visitors: number };

function viewRow(experiment: StoredExperiment): ExperimentRow {
  const { updated_at: _updated, publication_id: _publication, planned_visitors, ...row } = experiment;
  const { started_at, stopped_at, created_at } = row;
  return {
    ...row,
    plannedVisitors: planned_visitors,
    started_at: started_at?.toISOString() ?? null,
    stopped_at: stopped_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}
