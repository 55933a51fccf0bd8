import type { core } from "zod";
import { completeWords } from "./complete-words.ts";

/** Words that one exchange of parts does not make right, such as a list whose items and length changed, take a few rounds. */
const mostRounds = 5;

/**
 * Returns words in which missing parts, and those that do not match their schema, are those of other words.
 * @param check returns what does not match, at the places of the words
 * @throws when the words do not match after that either
 */
export function fitWords(
  words: unknown,
  other: unknown,
  check: (words: unknown) => readonly core.$ZodIssue[],
): unknown {
  let fitted = completeWords(words, other);
  for (let round = 0; round < mostRounds; round++) {
    const issues = check(fitted);
    if (issues.length === 0) return fitted;
    for (const issue of issues)
      fitted =
        issue.code === "unrecognized_keys"
          ? changeAt(fitted, issue.path, (part) => omitKeys(part, issue.keys))
          : exchangePart(fitted, other, issue.path);
  }
  throw new Error("The words do not match their schema, whatever parts of them are as shipped");
}

/** Returns words with the part at a place exchanged for that of other words, or the smallest part around it that both have. */
function exchangePart(words: unknown, other: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined || !isBranch(words) || !isBranch(other) || !(key in other)) return other;
  return withPart(words, key, exchangePart(partOf(words, key), partOf(other, key), rest));
}

function changeAt(words: unknown, [key, ...rest]: readonly PropertyKey[], change: (part: unknown) => unknown): unknown {
  if (key === undefined) return change(words);
  return isBranch(words) ? withPart(words, key, changeAt(partOf(words, key), rest, change)) : words;
}

const isBranch = (value: unknown): value is object => typeof value === "object" && value !== null;

const partOf = (branch: object, key: PropertyKey): unknown => (branch as Record<PropertyKey, unknown>)[key];

const withPart = (branch: object, key: PropertyKey, part: unknown): object =>
  Array.isArray(branch) ? branch.with(Number(key), part) : { ...branch, [key]: part };

const omitKeys = (branch: unknown, keys: readonly string[]): unknown =>
  isBranch(branch) ? Object.fromEntries(Object.entries(branch).filter(([key]) => !keys.includes(key))) : branch;
