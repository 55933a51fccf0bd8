import { createStore, type StoreApi } from "zustand/vanilla";
import type { Refusal } from "#client/api/outcome.ts";
import type { DocumentLanguage } from "#publishing/content-view.ts";
import { type Locale, locales } from "#text/locales.ts";
import { getAt, type Path, setAt } from "../words/at-path.ts";
import type { Conflict } from "../words/merge-words.ts";

export type Words = Record<string, unknown>;

export type SaveState =
  | { status: "unchanged" | "unsaved" | "saving" }
  | { status: "saved"; at: Date }
  /** It is sent again by itself. */
  | { status: "offline" }
  | { status: "refused"; refusal: Refusal };

/** One language of the document that is edited. */
export interface Side {
  words: Words | null;
  /** What the server has, as last known; `words` are based on it. */
  base: DocumentLanguage;
  conflicts: readonly Conflict[];
  save: SaveState;
  /** Who changed it meanwhile, until the note is closed. */
  joined?: string | undefined;
  /** When the words were typed that this browser had stored. */
  restored?: string | undefined;
}

export type Sides = Record<Locale, Side>;
type BothWords = Record<Locale, Words | null>;

/** One change that can be undone, with the place where it was made. */
interface Step {
  words: BothWords;
  place: Path;
  group: string | undefined;
  at: number;
}

export interface DocumentState {
  sides: Sides;
  past: readonly Step[];
  future: readonly Step[];
}
export type DocumentStore = StoreApi<DocumentState>;

/** Typing in one field without a pause longer than this is one step, in milliseconds. */
const pause = 1_000;
const longestHistory = 200;

export function createDocumentStore(sides: Sides): DocumentStore {
  return createStore(() => ({ sides, past: [], future: [] }));
}

/** Changes a place in some languages as one step; further changes of the same group join it. */
export function change(
  store: DocumentStore,
  at: readonly Locale[],
  path: Path,
  edit: (value: unknown, locale: Locale) => unknown,
  group?: string,
): void {
  store.setState(({ sides, past }) => {
    const last = past.at(-1);
    const now = performance.now();
    const joins = group !== undefined && last?.group === group && now - last.at < pause;
    const step = joins ? { ...last, at: now } : { words: wordsOf(sides), place: path, group, at: now };
    const changed = { ...sides };
    for (const locale of at) {
      const words = setAt(changed[locale].words, path, edit(getAt(changed[locale].words, path), locale));
      changed[locale] = { ...changed[locale], words };
    }
    return {
      sides: changed,
      past: [...past.slice(joins ? 0 : -longestHistory, joins ? -1 : undefined), step],
      future: [],
    };
  });
}

/** Takes the last step back, or makes it again. Returns its place; undefined when there is none. */
export function travel(store: DocumentStore, direction: "undo" | "redo"): Path | undefined {
  const { sides, past, future } = store.getState();
  const step = (direction === "undo" ? past : future).at(-1);
  if (!step) return undefined;
  const back = { ...step, words: wordsOf(sides), group: undefined };
  const restored = Object.fromEntries(
    locales.map((locale) => [locale, { ...sides[locale], words: step.words[locale] }]),
  ) as Sides;
  store.setState({
    sides: restored,
    past: direction === "undo" ? past.slice(0, -1) : [...past, back],
    future: direction === "undo" ? [...future, back] : future.slice(0, -1),
  });
  return step.place;
}

/** Changes what is known of a language. Words that came from outside end the history: a step back would undo them as well. */
export function setSide(store: DocumentStore, locale: Locale, side: Partial<Side>): void {
  store.setState(({ sides, ...history }) => ({
    ...("words" in side ? { past: [], future: [] } : history),
    sides: { ...sides, [locale]: { ...sides[locale], ...side } },
  }));
}

/** Chooses a side of a conflict. */
export function settle(store: DocumentStore, locale: Locale, conflict: Conflict, choice: "mine" | "theirs"): void {
  const { conflicts } = store.getState().sides[locale];
  if (choice === "theirs") change(store, [locale], conflict.path, () => conflict.theirs);
  setSide(store, locale, { conflicts: conflicts.filter((each) => each !== conflict) });
}

const wordsOf = (sides: Sides): BothWords => ({ id: sides.id.words, en: sides.en.words });
