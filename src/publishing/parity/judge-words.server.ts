import { readDocumentName } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { publishedWords } from "#content/read-set.server.ts";
import { contentChecks } from "#content/rules/content-checks.server.ts";
import type { Finding } from "#content/rules/finding.ts";
import type { WordLayer } from "#content/word-layer.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { createPauses } from "#time/create-pauses.server.ts";
import type { ParityProblem } from "./parity-view.ts";
import { proseOf, readStale } from "./read-stale.server.ts";
import { toProblem } from "./to-problem.server.ts";

/** What is to be done in the published words, by document, and how many texts each language has. */
interface Judged {
  db: Database;
  problems: ReadonlyMap<string, readonly ParityProblem[]>;
  /** By language and document, `id/bigview`; without those that are not there. */
  texts: ReadonlyMap<string, number>;
}

/** Published words are judged once: they change with their layer alone. */
const known = new WeakMap<WordLayer, Judged>();

/** Returns what the check of the files finds in the published words, and texts that the other language left behind. */
export async function judgeWords(db: Database, names: readonly string[]): Promise<Judged> {
  const layer = publishedWords();
  const before = known.get(layer);
  if (before?.db === db) return before;
  const judged = { db, problems: await findProblems(db), texts: await countTexts(names) };
  known.set(layer, judged);
  return judged;
}

async function findProblems(db: Database) {
  const problems = new Map<string, ParityProblem[]>();
  const add = (name: string, problem: ParityProblem) => {
    const own = problems.get(name);
    if (own) own.push(problem);
    else problems.set(name, [problem]);
  };
  const findings = await findAll();
  const stale = await readStale(db);
  for (const finding of findings) {
    const { name, problem } = toProblem(finding);
    // What was published since is compared by its own versions.
    if (finding.rule !== "translation" || !stale.has(name)) add(name, problem);
  }
  for (const [name, languages] of stale)
    for (const locale of locales)
      for (const [path, { at, by }] of languages[locale]) add(name, staleProblem(locale, path, at, by));
  return problems;
}

const staleProblem = (locale: Locale, path: string, at: Date, by: string): ParityProblem => ({
  kind: "stale",
  code: "stale",
  values: {},
  locale,
  path,
  message: "",
  since: at.toISOString(),
  by,
});

async function findAll(): Promise<Finding[]> {
  const findings: Finding[] = [];
  const pauses = createPauses();
  for (const check of contentChecks)
    for (const finding of check()) {
      if (finding) findings.push(finding);
      if (pauses.isDue()) await pauses.pause();
    }
  return findings;
}

async function countTexts(names: readonly string[]): Promise<Map<string, number>> {
  const texts = new Map<string, number>();
  const pauses = createPauses();
  for (const name of names) {
    for (const locale of locales) {
      const words = readPublishedDocument(readDocumentName(name)!, locale);
      if (words) texts.set(`${locale}/${name}`, proseOf(words).size);
    }
    if (pauses.isDue()) await pauses.pause();
  }
  return texts;
}
