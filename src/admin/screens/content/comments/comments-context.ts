import { createContext, useContext } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { CommentsView, ThreadView } from "#publishing/comments/comment-view.ts";
import type { Locale } from "#text/locales.ts";
import type { ThreadPlace } from "./thread-place.ts";

export interface PlacedThread extends ThreadView {
  place: ThreadPlace;
}

/** The field that a new comment is about; an empty pointer is the whole document, null both languages. */
export interface CommentTarget {
  pointer: string;
  locale: Locale | null;
}

/** A wish to see the comments of a place, or one thread; a new object each time. */
export type CommentWish = { pointer: string } | { thread: string };

export interface Comments {
  /** Undefined until they have arrived. */
  threads: readonly PlacedThread[] | undefined;
  refusal: Refusal | undefined;
  refetch: () => Promise<unknown>;
  colleagues: CommentsView["colleagues"];
  marks: CommentMarks;
  target: CommentTarget;
  setTarget: (target: CommentTarget) => void;
  wish: CommentWish | undefined;
}

/** What the marks at the fields show; changes only with the number of threads, and not while somebody types. */
export interface CommentMarks {
  /** Open threads by the pointer of their field. */
  counts: ReadonlyMap<string, number>;
  /** Opens the comments of a field beside the form. */
  openAt: (target: CommentTarget) => void;
}

const Context = createContext<Comments | undefined>(undefined);
export const CommentsProvider = Context.Provider;

export function useComments(): Comments {
  const context = useContext(Context);
  if (!context) throw new Error("used outside the comments of a document");
  return context;
}

const MarksContext = createContext<CommentMarks | undefined>(undefined);
export const CommentMarksProvider = MarksContext.Provider;

/** Returns undefined where fields have no comments, as on the screen of the brand. */
export const useCommentMarks = (): CommentMarks | undefined => useContext(MarksContext);
