import "../tables.server.ts";
import { pointerOf } from "#content/compare-words.ts";
import { documentOf, readDocumentName } from "#content/document-names.ts";
import { placeOfText } from "#content/entries/place-of-text.ts";
import { readPublishedDocument, readPublishedSet } from "#content/published-document.server.ts";
import { publishedWords } from "#content/read-set.server.ts";
import { contentChecks } from "#content/rules/content-checks.server.ts";
import { dotted, type Finding } from "#content/rules/finding.ts";
import { isProse } from "#content/rules/prose.ts";
import { setLocales } from "#content/sets.ts";
import { shippedWords } from "#content/shipped-words.server.ts";
import { textsOf } from "#content/texts-of.ts";
import type { WordLayer } from "#content/word-layer.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { createPauses } from "#time/create-pauses.server.ts";
import type { ParityKind, ParityProblem } from "./parity-contract.ts";

/** How many publications back a change is looked for; older ones count as the oldest of these. */
const remembered = 20;

type Stale = Record<Locale, Map<string, TextChange>>;

/** How many documents are read at a time: their words are held until they are compared. */
const atOnce = 50;

/** Returns for each document with published words which of its texts the other language has left behind, and by which change. */
async function readStale(db: Database): Promise<Map<string, Stale>> {
  const rows = await db
    .selectFrom("content_documents")
    .select("document")
    .distinct()
    .where("published_id", "is not", null)
    .execute();
  const names = rows.map(({ document }) => document).filter((name) => readDocumentName(name));
  const stale = new Map<string, Stale>();
  for (let start = 0; start < names.length; start += atOnce) {
    const part = names.slice(start, start + atOnce);
    const versions = Map.groupBy(await readPublishedVersions(db, part), ({ document }) => document);
    for (const name of part) stale.set(name, compareLanguages(name, versions.get(name) ?? []));
  }
  return stale;
}

type PublishedVersion = Awaited<ReturnType<typeof readPublishedVersions>>[number];

function compareLanguages(name: string, versions: readonly PublishedVersion[]): Stale {
  const [id, en] = locales.map((locale) => {
    const states: PublishedState[] = versions
      .filter((version) => version.locale === locale)
      .map(({ words, published_at, author }) => ({ at: published_at!, by: author, texts: proseOf(words) }));
    return lastChanges(states, proseOf(shippedWords(documentOf(name), locale)));
  });
  // A language in which there is nothing is not behind.
  const isThere = (locale: Locale) => readPublishedDocument(documentOf(name), locale) !== undefined;
  return {
    id: isThere("id") ? staleTexts(id!, en!) : new Map(),
    en: isThere("en") ? staleTexts(en!, id!) : new Map(),
  };
}

/** Reads what was published of documents, the latest first. */
function readPublishedVersions(db: Database, names: readonly string[]) {
  return db
    .with("recent", (query) =>
      query
        .selectFrom("content_versions as v")
        .innerJoin("content_documents as d", (join) =>
          join.onRef("d.document", "=", "v.document").onRef("d.locale", "=", "v.locale"),
        )
        .where("d.document", "in", names)
        .where("d.published_id", "is not", null)
        .where("v.published_at", "is not", null)
        .whereRef("v.id", "<=", "d.published_id")
        .select(["v.document", "v.locale", "v.words", "v.published_at", "v.author", "v.id"])
        .select(({ fn }) =>
          fn
            .agg<number>("row_number")
            .over((over) =>
              over.partitionBy(["v.document", "v.locale"]).orderBy("v.published_at", "desc").orderBy("v.id", "desc"),
            )
            .as("place"),
        ),
    )
    .selectFrom("recent")
    .select(["document", "locale", "words", "published_at", "author"])
    .where("place", "<=", remembered)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Returns the prose of words by its JSON pointer. */
const proseOf = (words: unknown): Map<string, string> =>
  new Map(
    [...textsOf(words)]
      .filter(({ keys, value }) => isProse({ path: dotted(keys), value }))
      .map(({ keys, value }) => [pointerOf(keys), value]),
  );

const kinds: Record<Finding["rule"], ParityKind> = {
  set: "other",
  placeholders: "other",
  facts: "other",
  translation: "stale",
  meta: "other",
  links: "links",
  length: "length",
  language: "language",
  terms: "terms",
};

/** Returns what a rule found in published words as work at its document. */
function toProblem(finding: Finding): { name: string; problem: ParityProblem } {
  const { rule, code, values = {}, locale = null, message, set, keys } = finding;
  // What a language lacks stands in the other one.
  const source = code === "lacking" ? (locale === "id" ? "en" : "id") : (locale ?? setLocales(set)[0]!);
  const { document: name, path } = placeOfText(set, keys, readPublishedSet(source, set));
  const isMissing = code === "lacking" || code === "untitled";
  const kind = isMissing ? "missing" : kinds[rule];
  return { name, problem: { kind, code, values, locale, path, message, since: null, by: null } };
}

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

/** When a text changed last, and by whom. */
interface TextChange {
  at: Date;
  by: string;
}

/** The last change of each text of a document in one language, by its JSON pointer. */
type TextChanges = ReadonlyMap<string, TextChange>;

/** Published words of one language with their author; the last are the shipped ones. */
interface PublishedState extends TextChange {
  texts: ReadonlyMap<string, string>;
}

/**
 * Returns when and by whom the texts of a language were changed last.
 * @param states the published words, the newest first
 */
export function lastChanges(states: readonly PublishedState[], shipped: ReadonlyMap<string, string>): TextChanges {
  const changes = new Map<string, TextChange>();
  for (const [index, { at, by, texts }] of states.entries()) {
    const before = states[index + 1]?.texts ?? shipped;
    for (const [path, text] of texts)
      if (!changes.has(path) && before.get(path) !== text) changes.set(path, { at, by });
  }
  return changes;
}

/** Returns the texts that were not changed since the other language's, with the change that left them behind. */
export function staleTexts(own: TextChanges, other: TextChanges): Map<string, TextChange> {
  return new Map([...other].filter(([path, { at }]) => (own.get(path)?.at.getTime() ?? 0) < at.getTime()));
}
