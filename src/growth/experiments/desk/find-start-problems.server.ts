import type { Selectable } from "kysely";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";
import { everyPage, sharedPages } from "../overlap.ts";
import type { ExperimentPage } from "./experiment-view.ts";
import { findWordsProblems } from "./find-words-problems.server.ts";
import type { StartProblem } from "./start-problem.ts";

type Experiment = Selectable<Tables["experiments"]>;

/** Returns what prevents an experiment from being started: pages that another one uses, sections and words it lacks. */
export async function findStartProblems(
  db: Database | Trx,
  experiment: Experiment,
  pages: readonly ExperimentPage[],
): Promise<StartProblem[]> {
  const problems = [...findPageProblems(experiment, pages), ...findSectionProblems(experiment, pages)];
  const running = await db
    .selectFrom("experiments")
    .select(["name", "pages", "locales"])
    .where("state", "=", "running")
    .where("id", "<>", experiment.id)
    .orderBy("id")
    .execute();
  for (const other of running) {
    const shared = sharedPages(experiment, other);
    if (shared.length > 0)
      problems.push({ code: "pages_overlap", arm: null, what: `${other.name}: ${shared.join(", ")}` });
  }
  return [...problems, ...(await findWordsProblems(db, experiment))];
}

function findPageProblems(experiment: Experiment, pages: readonly ExperimentPage[]): StartProblem[] {
  return experiment.pages.flatMap((path): StartProblem[] => {
    if (path === everyPage) return [];
    const page = pages.find((each) => each.path === path);
    if (!page) return [{ code: "page_unknown", arm: null, what: path }];
    const isThere = experiment.locales.some((locale) => page.titles[locale] !== undefined);
    return isThere ? [] : [{ code: "page_language_missing", arm: null, what: path }];
  });
}

/** A section must be on every page, or some visitors of its arm would see the page as it is. */
function findSectionProblems({ arms, ...experiment }: Experiment, pages: readonly ExperimentPage[]): StartProblem[] {
  const isEvery = experiment.pages.includes(everyPage);
  const chosen = pages.filter(({ path }) => isEvery || experiment.pages.includes(path));
  return arms.flatMap(({ key, change }): StartProblem[] => {
    if (change.kind !== "section") return [];
    const has = ({ sections }: ExperimentPage) => sections.includes(change.section);
    const isThere = isEvery ? chosen.some(has) : chosen.every(has);
    return isThere ? [] : [{ code: "section_unknown", arm: key, what: change.section }];
  });
}
