import type { core } from "zod";
import { checkWords, isDraftOf } from "#content/check-words.server.ts";
import { pointerOf } from "#content/compare-words.ts";
import { documentOf } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { textsOf } from "#content/texts-of.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { dropDraft, setDraft } from "../documents/save-draft.server.ts";
import type { Publishing } from "../publishing.server.ts";
import type { Words } from "../tables.server.ts";
import { readVersionWords } from "../versions/version-words.server.ts";
import { type LockedDocument, lockDocuments } from "../words-state.server.ts";
import { findPlaces, type MatchOptions, replaceText } from "./find-places.ts";
import type { Replaced, Undone } from "./replace-contract.ts";

interface Replacement extends MatchOptions {
  text: string;
  replacement: string;
}

interface ReplacedWords {
  words: Words;
  /** The fields that were changed. */
  changed: string[];
  /** Fields that do not have the text. */
  gone: string[];
  /** Fields that could not be published with the replacement, and stayed as they were; a rule is undefined for a form. */
  invalid: Map<string, core.$ZodIssue | undefined>;
}

/** Returns the words of a document with a text replaced in the named fields, where the result is valid. */
export function replacedWords(
  { document, locale }: { document: string; locale: Locale },
  before: Words,
  paths: Iterable<string>,
  replacement: Replacement,
): ReplacedWords {
  const asked = new Set(paths);
  const { words, changed } = replaceIn(before, asked, replacement);
  const gone = [...asked].filter((path) => !changed.includes(path));
  const invalid = newIssues(document, locale, before, words, changed);
  if (invalid.size === 0) return { words, changed, gone, invalid };
  const valid = replaceIn(before, new Set(changed.filter((path) => !invalid.has(path))), replacement);
  return { ...valid, gone, invalid };
}

function replaceIn(before: Words, paths: ReadonlySet<string>, { text, replacement, ...options }: Replacement) {
  const words = structuredClone(before);
  const changed: string[] = [];
  for (const { keys, value } of textsOf(before)) {
    if (!paths.has(pointerOf(keys)) || findPlaces(value, text, options).length === 0) continue;
    const parent = keys.slice(0, -1).reduce<unknown>((branch, key) => (branch as Words)[String(key)], words) as Words;
    parent[String(keys.at(-1))] = replaceText(value, text, replacement, options);
    changed.push(pointerOf(keys));
  }
  return { words, changed };
}

/** Returns the changed fields that break a rule now and did not before. */
function newIssues(name: string, locale: Locale, before: Words, after: Words, changed: readonly string[]) {
  const document = documentOf(name);
  if (!isDraftOf(document, after)) return new Map(changed.map((path) => [path, undefined]));
  const found = new Map<string, core.$ZodIssue>();
  const issues = checkWords(document, locale, after);
  const known = new Set(issues.length > 0 ? checkWords(document, locale, before).map(identify) : []);
  // A field of several forms, such as a block of text, is judged as a whole.
  for (const issue of issues.filter((each) => !known.has(identify(each))))
    for (const path of changed)
      if (`${path}/`.startsWith(`${pointerOf(issue.path)}/`) && !found.has(path)) found.set(path, issue);
  return found;
}

const identify = ({ path, code, message }: core.$ZodIssue) => `${pointerOf(path)} ${code} ${message}`;

interface Place {
  document: string;
  locale: Locale;
}

interface RefusedField extends Place {
  path: string;
  code: Replaced["refused"][number]["code"];
  issue?: core.$ZodIssue | undefined;
}

/**
 * Replaces a text in the named fields, with one draft for each document. A document that was changed meanwhile is left
 * alone; of the others, fields that the replacement would make invalid.
 */
export async function replaceInDrafts(
  { db, now }: Pick<Publishing, "db" | "now">,
  actor: Actor,
  {
    items,
    ...replacement
  }: Replacement & { items: readonly (Place & { version: number; paths: readonly string[] })[] },
) {
  const note = `${replacement.text} → ${replacement.replacement}`.slice(0, 300);
  return db.transaction().execute(async (trx) => {
    const drafts: Replaced["drafts"] = [];
    const refused: RefusedField[] = [];
    const locked = await lockDocuments(trx, now(), items);
    for (const [index, { document, locale, version, paths }] of items.entries()) {
      const place = { document, locale };
      const refuse = (code: RefusedField["code"], own: Iterable<string>) => {
        for (const path of own) refused.push({ ...place, path, code });
      };
      const row = locked[index]!;
      const before = row.version === version ? await readWords(trx, row) : undefined;
      if (!before) {
        refuse("stale_version", paths);
        continue;
      }
      const { words, changed, gone, invalid } = replacedWords(place, before, paths, replacement);
      refuse("text_gone", gone);
      for (const [path, issue] of invalid) refused.push({ ...place, path, code: "invalid", issue });
      if (changed.length === 0) continue;
      const saved = await setDraft(trx, actor, now(), row, { words, origin: "replaced", note });
      drafts.push({ ...place, version: saved, before: row.draft_id, paths: changed });
    }
    return { drafts, refused };
  });
}

async function readWords(trx: Trx, row: Place & { draft_id: number | null }): Promise<Words | undefined> {
  if (row.draft_id === null) return readPublishedDocument(documentOf(row.document), row.locale);
  return (await readVersionWords(trx, row.draft_id)) ?? undefined;
}

interface UndoItem {
  document: string;
  locale: Locale;
  version: number;
  /** The draft that the replacement took the place of; null where there was none. */
  before: number | null;
}

/** Makes the drafts of a replacement what they were before it, unless somebody changed them since. */
export async function undoReplacement(
  { db, now }: Pick<Publishing, "db" | "now">,
  actor: Actor,
  items: readonly UndoItem[],
): Promise<Undone> {
  return db.transaction().execute(async (trx) => {
    const result: Undone = { drafts: [], stale: [] };
    const locked = await lockDocuments(trx, now(), items);
    for (const [index, { document, locale, version, before }] of items.entries()) {
      const row = locked[index]!;
      const isReplaced = row.version === version && (await readVersion(trx, row, row.draft_id))?.origin === "replaced";
      const earlier = before === null ? undefined : await readVersion(trx, row, before);
      if (!isReplaced || (before !== null && !earlier)) result.stale.push({ document, locale });
      else {
        const restored = earlier && { words: earlier.words, origin: "restored" as const, note: `#${earlier.number}` };
        const saved = restored
          ? await setDraft(trx, actor, now(), row, restored)
          : await dropDraft(trx, actor, now(), row);
        result.drafts.push({ document, locale, version: saved });
      }
    }
    return result;
  });
}

/** Reads a version of the locked document; undefined for one of another. */
async function readVersion(trx: Trx, { document, locale }: LockedDocument, id: number | null) {
  if (id === null) return undefined;
  return trx
    .selectFrom("content_versions")
    .select(["words", "number", "origin"])
    .where("id", "=", id)
    .where("document", "=", document)
    .where("locale", "=", locale)
    .executeTakeFirst();
}
