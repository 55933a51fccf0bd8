import { useCallback, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { CommentsView } from "#publishing/comments/comment-view.ts";
import { useCall } from "../../../data/use-call.ts";
import { useKeys } from "../../../keys/use-keys.ts";
import { useWords } from "../../../words/use-words.ts";
import type { Sides } from "../draft/document-store.ts";
import { documentPath } from "../draft/use-document.ts";
import type { Shape } from "../shape/shape.ts";
import type { Comments, CommentTarget, CommentWish, PlacedThread } from "./comments-context.ts";
import { placeOfThread } from "./thread-place.ts";

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
  const { data, refusal, refetch } = useCall<CommentsView>(`${documentPath(name)}/comments`);
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
