import { type RefObject, useId } from "react";
import { Icon } from "#ui/icon.tsx";
import { useSend } from "../../../data/use-send.ts";
import { useWords } from "../../../words/use-words.ts";
import { documentPath } from "../draft/use-document.ts";
import { useEditor } from "../form/editor-context.ts";
import { usePathLabel } from "../form/place-label.ts";
import { Chooser } from "../preview/chooser.tsx";
import { getAt, pathOf } from "../words/at-path.ts";
import { CommentForm } from "./comment-form.tsx";
import { useComments } from "./comments-context.ts";
import { quoteOf } from "./thread-place.ts";

/** Begins a thread about the focused field, or about the whole document. */
export function NewThread({ box }: { box: RefObject<HTMLDivElement | null> }) {
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
    return send<unknown>("POST", `${documentPath(view.name)}/threads`, { ...target, ...comment, quote });
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
