import type { Selectable } from "kysely";
import { checkWords } from "#content/check-words.server.ts";
import { type Document, documentOf } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { setLocales } from "#content/sets.ts";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";
import type { ExperimentArm } from "../experiment.ts";
import { everyPage, sharedPages } from "../overlap.ts";
import type { ExperimentPage } from "./experiment-contract.ts";
import type { StartProblem } from "./start-problem.ts";

type PlannedExperiment = Pick<Selectable<Tables["experiments"]>, "arms" | "locales">;
type Version = Awaited<ReturnType<typeof readVersions>>[number];

/** Returns what the stored words of arms lack: a version that there is, rules that are met, each language of the experiment. */
async function findWordsProblems(db: Database | Trx, experiment: PlannedExperiment): Promise<StartProblem[]> {
  const stored = await readVersions(db, wordsOf(experiment.arms));
  return experiment.arms.flatMap(({ key: arm, change }) => {
    if (change.kind !== "words") return [];
    const named = stored.filter(({ id }) => change.versions.includes(id));
    const missing = change.versions.filter((id) => !named.some((version) => version.id === id));
    return [
      ...missing.map((id): StartProblem => ({ code: "version_unknown", arm, what: String(id) })),
      ...named
        .filter(({ document, locale, words }) => !words || checkWords(documentOf(document), locale, words).length > 0)
        .map((version): StartProblem => ({ code: "version_invalid", arm, what: nameOf(version) })),
      ...findRepeated(named.map(nameOf)).map((what): StartProblem => ({ code: "text_repeated", arm, what })),
      ...findMissingLanguages(experiment, named).map((what): StartProblem => ({ code: "language_missing", arm, what })),
    ];
  });
}

/** Returns the versions that arms name. */
export const wordsOf = (arms: readonly ExperimentArm[]): number[] => [
  ...new Set(arms.flatMap(({ change }) => (change.kind === "words" ? change.versions : []))),
];

/** Reads stored versions of words; those that do not exist are absent. */
export async function readVersions(db: Database | Trx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("content_versions")
    .select(["id", "document", "locale", "number", "note", "words"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
}

/** Only one of two versions of a text could be shown. */
const findRepeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

/** Visitors of the other language would see the words as they are, and be counted. */
function findMissingLanguages({ locales }: PlannedExperiment, versions: readonly Version[]): string[] {
  const documents = [...new Set(versions.map(({ document }) => document))];
  return documents.flatMap((document) =>
    languagesOf(documentOf(document))
      .filter((locale) => locales.includes(locale))
      .filter((locale) => !versions.some((version) => version.document === document && version.locale === locale))
      .map((locale) => nameOf({ document, locale })),
  );
}

/** Returns the languages in which visitors can read a document. */
const languagesOf = (document: Document) =>
  setLocales(document.set).filter((locale) => readPublishedDocument(document, locale) !== undefined);

const nameOf = ({ document, locale }: Pick<Version, "document" | "locale">) => `${document}/${locale}`;

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
