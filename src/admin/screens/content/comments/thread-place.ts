import { textsOf } from "#content/texts-of.ts";
import type { ThreadView } from "#publishing/comments/comment-contract.ts";
import { quoteLength } from "#publishing/comments/comment-lengths.ts";
import { type Locale, locales } from "#text/locales.ts";
import { childrenOf } from "../shape/check-value.ts";
import type { Shape } from "../shape/shape.ts";
import { getAt, type Path, pathOf, pointerOf } from "../words/at-path.ts";

/** Where a thread stands now; `changed`: the field says something else than when it was opened. */
export interface ThreadPlace {
  pointer: string;
  state: "unchanged" | "changed" | "gone";
}

type Sides = Record<Locale, { words: object | null }>;

/** Returns the beginning of what a field says, for a thread; null for what is no text or number. */
export function quoteOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  const text = typeof value === "string" ? value.trim().slice(0, quoteLength) : "";
  return text === "" ? null : text;
}

/**
 * Returns where the field of a thread is now. An item of a list that was moved is found by what it said, as long as no
 * other item says the same.
 */
export function placeOfThread(
  { pointer, quote, locale }: Pick<ThreadView, "pointer" | "quote" | "locale">,
  shape: Shape,
  sides: Sides,
): ThreadPlace {
  const path = pathOf(pointer);
  const words = (locale ? [locale] : locales).map((each) => sides[each].words).filter((each) => each !== null);
  if (pointer === "") return { pointer, state: "unchanged" };
  const isThere = words.some((each) => hasPlace(shape, each, path));
  if (isThere && (quote === null || words.some((each) => quoteOf(getAt(each, path)) === quote)))
    return { pointer, state: "unchanged" };
  const moved = new Set(quote === null ? [] : words.flatMap((each) => movedTo(each, path, quote)));
  const [found] = moved;
  if (found !== undefined && moved.size === 1) return { pointer: found, state: "unchanged" };
  return { pointer, state: isThere ? "changed" : "gone" };
}

/** Returns whether the words have a place for a path, also where nothing is entered yet. */
function hasPlace(shape: Shape, words: unknown, path: Path): boolean {
  let place = { shape, value: words };
  for (const key of path) {
    const child = childrenOf(place.shape, place.value).find((each) => String(each.key) === String(key));
    if (!child) return false;
    place = child;
  }
  return true;
}

/** Returns the places in the same lists as a path that say what was quoted. */
function movedTo(words: unknown, path: Path, quote: string): string[] {
  return [...textsOf(words)]
    .filter(({ keys, value }) => isSibling(keys as Path, path) && quoteOf(value) === quote)
    .map(({ keys }) => pointerOf(keys as Path));
}

const isSibling = (one: Path, other: Path) =>
  one.length === other.length &&
  one.every((key, index) => (typeof key === "number" ? typeof other[index] === "number" : key === other[index]));
