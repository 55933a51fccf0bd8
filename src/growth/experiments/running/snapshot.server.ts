import { createWordLayer, type LayeredWords, type WordLayer } from "#content/word-layer.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import type { ArmChange } from "../experiment.ts";
import "../../campaigns/tables.server.ts";
import "../tables.server.ts";

/** An arm as it is drawn. */
export interface ShownArm {
  key: string;
  weight: number;
  change: ArmChange;
  /** The words of a change of words; missing where one of their versions is. */
  words?: WordLayer;
}

export interface ShownExperiment {
  /** As browsers call it: `x3`. */
  name: string;
  pages: readonly string[];
  locales: readonly Locale[];
  arms: readonly ShownArm[];
}

/** What this instance knows of experiments. It is replaced as a whole. */
export interface ExperimentSnapshot {
  running: readonly ShownExperiment[];
  /** Each with its winner as its only arm, the latest last. */
  shipped: readonly ShownExperiment[];
  /** The arms of every experiment that was started, by its name. */
  started: ReadonlyMap<string, ReadonlySet<string>>;
  /** The names of experiments that were not started. */
  drafts: ReadonlySet<string>;
  /** The sources of the campaigns' vocabulary. */
  sources: ReadonlySet<string>;
}

export const noExperiments: ExperimentSnapshot = {
  running: [],
  shipped: [],
  started: new Map(),
  drafts: new Set(),
  sources: new Set(),
};

/** Reads versions of documents by their ids; those that do not exist are missing. */
export type ReadVersions = (ids: readonly number[]) => Promise<ReadonlyMap<number, LayeredWords>>;

/** Reads all experiments and the sources of campaigns. */
export async function readSnapshot(db: Database, readVersions: ReadVersions): Promise<ExperimentSnapshot> {
  const rows = await db
    .selectFrom("experiments")
    .select(["id", "state", "pages", "locales", "arms", "winner"])
    .orderBy("stopped_at")
    .orderBy("id")
    .execute();
  const terms = await db.selectFrom("campaign_terms").select("value").where("kind", "=", "source").execute();
  const changes = rows
    .filter(({ state }) => state === "running")
    .flatMap(({ arms }) => arms.map(({ change }) => change));
  const versions = await readVersions(changes.flatMap((change) => (change.kind === "words" ? change.versions : [])));
  const nameOf = ({ id }: { id: number }) => `x${id}`;
  const shown = (row: (typeof rows)[number], arms: ShownArm[]): ShownExperiment => {
    const { pages, locales } = row;
    return { name: nameOf(row), pages, locales, arms };
  };
  return {
    running: rows
      .filter(({ state }) => state === "running")
      .map((row) =>
        shown(
          row,
          row.arms.map(({ key, weight, change }) => ({ key, weight, change, ...wordsOf(change, versions) })),
        ),
      ),
    shipped: rows
      .filter(({ state }) => state === "shipped")
      .map((row) =>
        shown(
          row,
          row.arms.filter(({ key }) => key === row.winner),
        ),
      ),
    started: new Map(
      rows
        .filter(({ state }) => state !== "draft")
        .map((row) => [nameOf(row), new Set(row.arms.map(({ key }) => key))]),
    ),
    drafts: new Set(rows.filter(({ state }) => state === "draft").map(nameOf)),
    sources: new Set(terms.map(({ value }) => value)),
  };
}

function wordsOf(change: ArmChange, versions: ReadonlyMap<number, LayeredWords>): { words?: WordLayer } {
  if (change.kind !== "words") return {};
  const found = change.versions.map((id) => versions.get(id));
  return found.every((version) => version !== undefined) ? { words: createWordLayer(found) } : {};
}
