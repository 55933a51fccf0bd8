import { useId, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { useEditor } from "../form/editor-context.ts";
import { MarkDialog, type MarkDialogProps } from "./mark-dialog.tsx";
import { linkTarget } from "./marks.ts";
import type { RichSelection } from "./rich-editor.ts";

const most = 8;

/** Asks where a link leads: a page of the site, found by its title or path, or an address. */
export function LinkDialog({ selection, onApply, onClose }: MarkDialogProps & { selection: RichSelection }) {
  const { rich } = useWords("admin-content");
  const { pages } = useEditor();
  const current = selection.mark === "link" ? selection.target : "";
  const [typed, setTyped] = useState(current);
  const id = useId();
  const target = typed.trim();
  const isValid = linkTarget.test(target);
  const wanted = target.toLowerCase();
  const found = pages.filter(({ path, title }) => `${path} ${title}`.toLowerCase().includes(wanted)).slice(0, most);
  return (
    <MarkDialog
      title={rich.linkTitle}
      target={isValid ? target : undefined}
      removeLabel={current ? rich.removeLink : undefined}
      onApply={onApply}
      onClose={onClose}
    >
      {selection.isEmpty && !current && <p className="text-sm text-muted">{rich.selectFirst}</p>}
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {rich.target}
        </label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the dialog asks for this alone
          autoFocus
          className="input"
          autoComplete="off"
          value={typed}
          aria-invalid={target !== "" && !isValid && found.length === 0 ? true : undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {rich.targetHint}
        </p>
      </div>
      <ul className="page-choices" aria-label={rich.pages}>
        {found.map(({ path, title }) => (
          <li key={path}>
            <button type="button" className="pop-item" onClick={() => onApply(path)}>
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <span className="text-xs text-muted">{path}</span>
            </button>
          </li>
        ))}
      </ul>
    </MarkDialog>
  );
}
