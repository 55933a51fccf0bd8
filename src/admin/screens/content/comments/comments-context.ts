import { createContext, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { Refusal } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import type { CommentsView, ThreadView } from "#publishing/comments/comment-contract.ts";
import type { Locale } from "#text/locales.ts";
import { useCall, useKeys, useWords } from "../../../kit/data.ts";
import type { Sides } from "../draft/document-store.ts";
import type { Shape } from "../shape/shape.ts";
import { placeOfThread, type ThreadPlace } from "./thread-place.ts";

export interface PlacedThread extends ThreadView {
  place: ThreadPlace;
}

/** The field that a new comment is about; an empty pointer is the whole document, null both languages. */
interface CommentTarget {
  pointer: string;
  locale: Locale | null;
}

/** A wish to see the comments of a place, or one thread; a new object each time. */
type CommentWish = { pointer: string } | { thread: string };

interface Comments {
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
interface CommentMarks {
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

interface ThreadOptions {
  name: string;
  shape: Shape;
  sides: Sides;
  /** The field that was focused last. */
  focused: CommentTarget | undefined;
  onOpen: () => void;
}

const wholeDocument: CommentTarget = { pointer: "", locale: null };

/** Reads the comments of a document, each at its place, and opens the thread that the address names. */
export function useThreads({ name, shape, sides, focused, onOpen }: ThreadOptions): Comments {
  const { tools, comments: words } = useWords("admin-content");
  const { data, refusal, refetch } = useCall(pathTo("/admin/content/documents/:name/comments", { name }));
  const [params] = useSearchParams();
  const named = params.get("thread");
  const [target, setTarget] = useState(wholeDocument);
  const [wish, setWish] = useState<CommentWish>();
  // A field that is focused later is what the next comment is about.
  useEffect(() => setTarget(focused ?? wholeDocument), [focused]);
  const threads = useMemo(
    () => data?.threads.map((thread) => ({ ...thread, place: placeOfThread(thread, shape, sides) })),
    [data, shape, sides],
  );
  const counted = JSON.stringify([...countOpen(threads ?? [])]);
  const openAt = useCallback(
    (target: CommentTarget) => {
      setTarget(target);
      setWish({ pointer: target.pointer });
      onOpen();
    },
    [onOpen],
  );
  const hasArrived = data !== undefined;
  useEffect(() => {
    if (!hasArrived || !named) return;
    setWish({ thread: named });
    onOpen();
  }, [hasArrived, named, onOpen]);
  useKeys({ "mod+/": () => openAt(focused ?? wholeDocument) }, { label: tools.title, names: { "mod+/": words.key } });
  const marks = useMemo(() => ({ counts: new Map<string, number>(JSON.parse(counted)), openAt }), [counted, openAt]);
  return { threads, refusal, refetch, colleagues: data?.colleagues ?? [], marks, target, setTarget, wish };
}

function countOpen(threads: readonly PlacedThread[]): Map<string, number> {
  const open = new Map<string, number>();
  for (const { place, resolved_at } of threads)
    if (resolved_at === null) open.set(place.pointer, (open.get(place.pointer) ?? 0) + 1);
  return open;
}
