import { editDistance } from "#text/edit-distance.ts";
import { plainWords, withNeighboursJoined } from "./search-terms.ts";

/** What people come to do, with the words in which they ask for it. */
interface SearchIntent {
  /** The same in every language. */
  id: string;
  label: string;
  line: string;
  /** The path without language and edition. */
  href: string;
  typed: readonly string[];
}

export interface IntentList {
  /** Words that change no request. */
  fillers: readonly string[];
  spellings: readonly { word: string; typed: readonly string[] }[];
  items: readonly SearchIntent[];
}

export interface IntentMatch {
  intent: SearchIntent;
  /** How its words match: as typed, with one typing error, or as the beginning of what may still be typed. */
  by: "words" | "typo" | "beginning";
  /** The words of the list, where there was a typing error. */
  phrase: string;
}

/** A request of more words is a sentence, which the full text answers. */
const maxTerms = 8;
/** Letters that a word must have to be corrected; shorter ones are too often other words. */
const shortestCorrected = 5;
const maxBeginnings = 3;

interface Phrase {
  text: string;
  intent: SearchIntent;
}

/** Intents as they are looked up. */
export interface IntentIndex {
  list: IntentList;
  fillers: ReadonlySet<string>;
  spellings: ReadonlyMap<string, string>;
  /** By the sorted words of the phrase. */
  phrases: ReadonlyMap<string, Phrase>;
  /** Every word of a phrase and every spelling that is long enough to be corrected. */
  words: readonly string[];
}

/** Prepares a list for `matchIntents`. Of two intents with the same words, the first counts. */
export function indexIntents(list: IntentList): IntentIndex {
  const lower = (text: string) => plainWords(text).toLowerCase();
  const spellings = new Map(list.spellings.flatMap(({ word, typed }) => typed.map((form) => [lower(form), word])));
  const phrases = new Map<string, Phrase>();
  for (const intent of list.items)
    for (const text of intent.typed) {
      const key = keyOf(respell(lower(text).split(" "), spellings));
      if (!phrases.has(key)) phrases.set(key, { text, intent });
    }
  const words = new Set([...[...phrases.keys()].flatMap((key) => key.split(" ")), ...spellings.keys()]);
  return {
    list,
    fillers: new Set(list.fillers.map(lower)),
    spellings,
    phrases,
    words: [...words].filter((word) => word.length >= shortestCorrected),
  };
}

/**
 * Returns what a query asks for: the intent with exactly its words, in any order and without fillers; else that with one
 * typing error; and those whose words begin with it. The cost is bounded by the list, whatever is typed: at most eight words
 * are read, and each is compared only with words of about its length.
 */
export function matchIntents(query: string, index: IntentIndex): IntentMatch[] {
  const typed = plainWords(query.slice(0, 200)).toLowerCase();
  const terms = typed.split(" ").filter(Boolean);
  if (terms.length === 0 || terms.length > maxTerms) return [];
  const readings = [...withNeighboursJoined(terms)].flatMap((reading) => [
    respell(reading, index.spellings),
    respell(
      reading.filter((term) => !index.fillers.has(term)),
      index.spellings,
    ),
  ]);
  const find = (reading: readonly string[]) => index.phrases.get(keyOf(reading));
  const exact = readings.map(find).find((phrase) => phrase !== undefined);
  const corrected = exact ? undefined : findCorrected([readings[0]!, readings[1]!], index);
  const found = exact ?? corrected;
  return [
    ...(found ? [{ intent: found.intent, by: exact ? "words" : "typo", phrase: found.text } as const] : []),
    ...(found || typed.length < 3 ? [] : beginningWith(typed, index.list)),
  ];
}

/** Returns the words in the spelling of the list. */
const respell = (terms: readonly string[], spellings: ReadonlyMap<string, string>): string[] =>
  terms.map((term) => spellings.get(term) ?? term);

const keyOf = (terms: readonly string[]): string => [...new Set(terms)].sort().join(" ");

/** Returns the phrase that a reading has but for one letter of one word. */
function findCorrected(readings: readonly string[][], { phrases, words, spellings }: IntentIndex): Phrase | undefined {
  for (const reading of readings)
    for (const [at, term] of reading.entries()) {
      if (term.length < shortestCorrected - 1 || term.length > 30) continue;
      for (const word of words) {
        if (Math.abs(word.length - term.length) > 1 || editDistance(term, word) !== 1) continue;
        const phrase = phrases.get(keyOf(reading.with(at, spellings.get(word) ?? word)));
        if (phrase) return phrase;
      }
    }
  return undefined;
}

function beginningWith(typed: string, { items }: IntentList): IntentMatch[] {
  const found: IntentMatch[] = [];
  for (const intent of items) {
    const phrase = intent.typed.find((text) => text.startsWith(typed));
    if (phrase) found.push({ intent, by: "beginning", phrase });
    if (found.length === maxBeginnings) break;
  }
  return found;
}
