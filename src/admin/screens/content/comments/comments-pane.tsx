import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { pathTo } from "#contract/calls.ts";
import { Icon } from "#ui/icon.tsx";
import { useSend, useWords } from "../../../kit/data.ts";
import { Loading, RefusalNote } from "../../../kit/parts.ts";
import { useEditor } from "../form/editor-context.ts";
import { usePathLabel } from "../form/place-label.ts";
import { Chooser } from "../preview/chooser.tsx";
import { getAt, pathOf } from "../words/at-path.ts";
import { CommentForm } from "./comment-form.tsx";
import { useComments } from "./comments-context.ts";
import { ThreadCard, threadId } from "./thread-card.tsx";
import { quoteOf } from "./thread-place.ts";

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

/** Begins a thread about the focused field, or about the whole document. */
function NewThread({ box }: { box: RefObject<HTMLDivElement | null> }) {
  const { view, store, present, shown } = useEditor();
  const { target, setTarget } = useComments();
  const { comments, languages } = useWords("admin-content");
  const labelOf = usePathLabel();
  const send = useSend();
  const id = useId();
  const path = pathOf(target.pointer);
  const isWhole = target.pointer === "";
  const submit = (comment: { id: string; text: string }) => {
    const { sides } = store.getState();
    const words = sides[target.locale ?? shown[0] ?? "id"].words;
    const quote = isWhole ? null : quoteOf(getAt(words, path));
    return send("POST", pathTo("/admin/content/documents/:name/threads", { name: view.name }), {
      ...target,
      ...comment,
      quote,
    });
  };
  return (
    <div ref={box} className="new-thread">
      <CommentForm draft={`comment.${view.name}`} label={comments.label} send={comments.send} submit={submit}>
        <p id={id} className="comment-about">
          <Icon name="chat" className="size-4 shrink-0" />
          <span className="sr-only">{comments.about} </span>
          <span className="min-w-0 flex-1 truncate">{isWhole ? comments.whole : labelOf(path)}</span>
          {!isWhole && (
            <button
              type="button"
              className="icon-btn"
              aria-label={comments.chooseWhole}
              title={comments.chooseWhole}
              onClick={() => setTarget({ pointer: "", locale: null })}
            >
              <Icon name="close" className="size-3.5" />
            </button>
          )}
        </p>
        {isWhole && <p className="text-xs text-muted">{comments.begin}</p>}
        {present.length > 1 && (
          <Chooser
            label={comments.language}
            value={target.locale ?? "both"}
            onChange={(locale) => setTarget({ ...target, locale: locale === "both" ? null : locale })}
            options={[["both", comments.both], ...present.map((locale) => [locale, languages[locale]] as const)]}
          />
        )}
      </CommentForm>
    </div>
  );
}
