import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { DocumentRow, DocumentView, WordsIssue } from "#publishing/content-view.ts";
import type { Locale } from "#text/locales.ts";
import { change, type DocumentState, type DocumentStore } from "../draft/document-store.ts";
import type { Warnings } from "../warnings/watch-warnings.ts";
import { getAt, isSame, type Path, pointerOf } from "../words/at-path.ts";
import type { Conflict } from "../words/merge-words.ts";
import type { Folds } from "./folds.ts";

/** A page of the site that a link may lead to. */
export interface PageChoice {
  path: string;
  title: string;
}

export interface EditorContext {
  view: DocumentView;
  store: DocumentStore;
  folds: Folds;
  warnings: Warnings;
  /** The languages that are shown: both side by side, on a phone one. */
  shown: readonly Locale[];
  /** The languages in which the document exists. */
  present: readonly Locale[];
  mayWrite: boolean;
  /** Whether long texts have marks: those of mails and of the back office have none. */
  hasMarks: boolean;
  pages: readonly PageChoice[];
  /** The pointers of the places that a filter leaves; undefined without one. */
  visible: ReadonlySet<string> | undefined;
  onFocus: (locale: Locale, path: Path) => void;
}

const Context = createContext<EditorContext | undefined>(undefined);
export const EditorProvider = Context.Provider;

export function useEditor(): EditorContext {
  const context = useContext(Context);
  if (!context) throw new Error("used outside the editor of a document");
  return context;
}

export function useDocumentState<T>(select: (state: DocumentState) => T): T {
  return useStore(useEditor().store, select);
}

/** Returns what a language has at a path. */
export function useValue(locale: Locale, path: Path): unknown {
  return useDocumentState(({ sides }) => getAt(sides[locale].words, path));
}

/** Returns the function that changes a place in one language, or in all that have the document. */
export function useChange(): (
  at: readonly Locale[],
  path: Path,
  edit: (value: unknown) => unknown,
  group?: string,
) => void {
  const { store } = useEditor();
  return (at, path, edit, group) => change(store, at, path, edit, group);
}

/** Returns what the server found at a place, as long as the place is as it was then. */
export function useIssue(locale: Locale, path: Path): string | undefined {
  const pointer = pointerOf(path);
  return useDocumentState(({ sides }) => {
    const { base, words } = sides[locale];
    const issue: WordsIssue | undefined = base.issues.find((each) => each.path === pointer);
    return issue && isSame(getAt(base.words, path), getAt(words, path)) ? issue.message : undefined;
  });
}

export function useConflict(locale: Locale, path: Path): Conflict | undefined {
  const pointer = pointerOf(path);
  return useDocumentState(({ sides }) => sides[locale].conflicts.find((each) => pointerOf(each.path) === pointer));
}

/** Returns the pages that documents are shown on, each once. */
export function pagesOf(rows: readonly DocumentRow[]): PageChoice[] {
  const pages = new Map(rows.flatMap(({ pages: paths, title }) => paths.map((path) => [path, title] as const)));
  return [...pages]
    .map(([path, title]) => ({ path, title }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
