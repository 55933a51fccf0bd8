import { compareWords, escapeKey } from "../compare-words.ts";

/** A field that two sides changed from the same base, each in its own way; an absent value is undefined. */
interface MergedField {
  /** A JSON pointer. */
  path: string;
  base?: unknown;
  shipped?: unknown;
  edited?: unknown;
}

export interface Merge {
  /** The edited words with what only the shipped ones changed, but where a choice says otherwise. */
  words: unknown;
  /** Fields that only the shipped words changed. */
  taken: MergedField[];
  conflicts: MergedField[];
}

/** The words of one side, or a text that joins both. */
export type Choice = "shipped" | "edited" | { text: string };

/**
 * Merges words that were edited with a new version of those they were edited from, field by field. A list of another
 * length is one field: nobody can tell which of its items is which.
 * @param choices what holds in a field, by its path; a conflict without one has the edited words
 */
export function mergeWords(
  base: unknown,
  shipped: unknown,
  edited: unknown,
  choices: ReadonlyMap<string, Choice> = new Map(),
): Merge {
  const taken: MergedField[] = [];
  const conflicts: MergedField[] = [];

  function merge(base: unknown, shipped: unknown, edited: unknown, path: string): unknown {
    if (isSame(base, shipped) || isSame(shipped, edited)) return edited;
    if (isBranch(base) && isBranch(shipped) && isBranch(edited) && haveSameParts([base, shipped, edited]))
      return mergeBranches(base, shipped, edited, path);
    const field = { path, base, shipped, edited };
    const isTaken = isSame(base, edited);
    (isTaken ? taken : conflicts).push(field);
    const choice = choices.get(path) ?? (isTaken ? "shipped" : "edited");
    return typeof choice === "object" ? choice.text : choice === "shipped" ? shipped : edited;
  }

  function mergeBranches(base: Branch, shipped: Branch, edited: Branch, path: string): unknown {
    const keys = new Set([...Object.keys(edited), ...Object.keys(shipped)]);
    const entries = [...keys]
      .map((key) => [key, merge(base[key], shipped[key], edited[key], `${path}/${escapeKey(key)}`)] as const)
      .filter(([, value]) => value !== undefined);
    return Array.isArray(edited) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  }

  const words = merge(base, shipped, edited, "");
  return { words, taken, conflicts };
}

type Branch = Record<string, unknown>;

const isSame = (one: unknown, other: unknown) => compareWords(one, other).length === 0;

const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;

/** Returns whether three values have the same parts: objects, or lists of one length. */
function haveSameParts(values: readonly Branch[]): boolean {
  const lengths = values.map((value) => (Array.isArray(value) ? value.length : undefined));
  return new Set(lengths).size === 1;
}
