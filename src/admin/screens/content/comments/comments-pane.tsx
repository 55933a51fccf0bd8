import { useEffect, useRef, useState } from "react";
import { Loading } from "../../../layout/loading.tsx";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { useWords } from "../../../words/use-words.ts";
import { useEditor } from "../form/editor-context.ts";
import { Chooser } from "../preview/chooser.tsx";
import { useComments } from "./comments-context.ts";
import { NewThread } from "./new-thread.tsx";
import { ThreadCard, threadId } from "./thread-card.tsx";

/** The pane lies over the form where it does not fit beside it (content.css). */
const coversForm = "(width < 80rem)";

/** What is said about the document: the threads of the focused field first, then the newest. */
export default function CommentsPane({ onClose }: { onClose: () => void }) {
  const { mayWrite } = useEditor();
  const { threads, refusal, refetch, target, wish } = useComments();
  const { comments } = useWords("admin-content");
  const [filter, setFilter] = useState<"open" | "resolved">("open");
  const box = useRef<HTMLDivElement>(null);
  const shown = (threads ?? []).filter(({ resolved_at }) => (resolved_at !== null) === (filter === "resolved"));
  const isCurrent = ({ place }: (typeof shown)[number]) => target.pointer !== "" && place.pointer === target.pointer;
  const ordered = [...shown.filter(isCurrent), ...shown.filter((thread) => !isCurrent(thread))];
  const openCount = threads?.filter(({ resolved_at }) => resolved_at === null).length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is fulfilled once, with what is there then.
  useEffect(() => {
    if (!wish) return;
    const wished = threads?.find((thread) =>
      "thread" in wish ? thread.id === wish.thread : thread.place.pointer === wish.pointer && !thread.resolved_at,
    );
    setFilter(wished?.resolved_at ? "resolved" : "open");
    // The other list is shown after the next frame.
    requestAnimationFrame(() => {
      const card = wished && document.getElementById(threadId(wished.id));
      card?.scrollIntoView({ block: "nearest" });
      (card ?? box.current?.querySelector("textarea"))?.focus();
    });
  }, [wish]);
  return (
    <div className="stack">
      {mayWrite && <NewThread box={box} />}
      <Chooser
        label={comments.filter}
        value={filter}
        onChange={setFilter}
        options={[
          ["open", openCount > 0 ? `${comments.open} ${openCount}` : comments.open],
          ["resolved", comments.resolved],
        ]}
      />
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!threads && !refusal && <Loading lines={3} />}
      {threads && ordered.length === 0 && (
        <p className="comments-empty">{filter === "open" ? comments.empty : comments.emptyResolved}</p>
      )}
      <ul className="comment-threads">
        {ordered.map((thread) => (
          <ThreadCard
            key={thread.id}
            thread={thread}
            isCurrent={isCurrent(thread)}
            onLeave={() => matchMedia(coversForm).matches && onClose()}
          />
        ))}
      </ul>
    </div>
  );
}
