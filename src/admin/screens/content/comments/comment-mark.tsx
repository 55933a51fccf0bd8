import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../kit/data.ts";
import { useEditor } from "../form/editor-context.ts";
import { usePathLabel } from "../form/place-label.ts";
import { type Path, pointerOf } from "../words/at-path.ts";
import { useCommentMarks } from "./comments-context.ts";

/**
 * Says at a field how many threads are open, and opens them. Where there is none it is seen with the mouse over the field;
 * by keyboard the field itself has a key for it.
 */
export function CommentMark({ path }: { path: Path }) {
  const { mayWrite } = useEditor();
  const marks = useCommentMarks();
  const { comments } = useWords("admin-content");
  const labelOf = usePathLabel();
  const pointer = pointerOf(path);
  const n = marks?.counts.get(pointer) ?? 0;
  if (!marks || (n === 0 && !mayWrite)) return null;
  const label = fill(n > 0 ? comments.mark : comments.markNone, { name: labelOf(path), n });
  return (
    <button
      type="button"
      className="comment-mark"
      data-count={n || undefined}
      tabIndex={n > 0 ? undefined : -1}
      aria-label={label}
      title={label}
      onClick={() => marks.openAt({ pointer, locale: null })}
    >
      <Icon name="chat" className="size-4" />
      {n > 0 && <span className="num">{n}</span>}
    </button>
  );
}
