import { collectionOf } from "#content/collections.ts";
import { placeOfText } from "#content/entries/place-of-text.ts";
import type { MarkWords } from "#content/reading.server.ts";
import { textsOf } from "#content/texts-of.ts";
import type { PreviewField } from "#site/preview/preview-field.ts";

/**
 * Characters without width: the number of a field, in base four, stands between two separators at the end of its text.
 * `preview.ts` finds the field of a text by them.
 */
const separator = "\u2063";
const digits = "\u200b\u200c\u2060\u2062";

/** Keys whose texts are compared, looked up or written into attributes, and so must stay as they are. */
const plainKeys =
  /^(href|id|slug|code|language|lang|version|date|day|starts|ends|email|phone|product|products|industry|tier|job|kind|topic|city|npwp|published|updated|revised|group|area|samples|zone|opens|closes|side|skyline|bust|person|picture|logo)$/;

/** Of a long list, the entries that stand first are marked, and those that are edited. */
const markedEntries = 24;

/**
 * Creates the marking of the words of a preview; `fields` has the marked fields by their numbers.
 * @param edited the documents whose drafts are shown
 */
export function createFieldMarks(edited: ReadonlySet<string> = new Set()): { mark: MarkWords; fields: PreviewField[] } {
  const fields: PreviewField[] = [];
  const mark: MarkWords = (locale, set, words) => {
    const { part, copy } = copyMarked(set, words as Record<string, unknown>, edited);
    for (const { keys, value } of textsOf(part)) {
      if (keys.some((key) => plainKeys.test(String(key))) || !/\s/.test(value)) continue;
      fields.push({ locale, ...placeOfText(set, keys, words) });
      setAt(copy, keys, value + markOf(fields.length - 1));
    }
    return copy;
  };
  return { mark, fields };
}

/** Returns the part of the words whose texts are marked, and the words with a copy of this part; the rest is shared. */
function copyMarked(
  set: Parameters<MarkWords>[1],
  words: Record<string, unknown>,
  edited: ReadonlySet<string>,
): { part: Record<string, unknown>; copy: Record<string, unknown> } {
  const collection = collectionOf(set);
  if (!collection) return { part: words, copy: structuredClone(words) };
  const { [collection.list]: list, ...own } = words;
  const entries = list as Record<string, unknown>[];
  const isMarked = (entry: Record<string, unknown>, index: number) =>
    index < markedEntries || edited.has(`${collection.name}:${entry[collection.id]}`);
  return {
    part: { ...own, [collection.list]: entries.map((entry, index) => (isMarked(entry, index) ? entry : null)) },
    copy: {
      ...structuredClone(own),
      [collection.list]: entries.map((entry, index) => (isMarked(entry, index) ? structuredClone(entry) : entry)),
    },
  };
}

function markOf(number: number): string {
  const inBaseFour = Array.from(number.toString(4), (digit) => digits[Number(digit)]).join("");
  return separator + inBaseFour + separator;
}

function setAt(value: unknown, keys: readonly PropertyKey[], text: string): void {
  const parent = keys.slice(0, -1).reduce((branch, key) => (branch as Record<PropertyKey, unknown>)[key], value);
  (parent as Record<PropertyKey, unknown>)[keys.at(-1)!] = text;
}
