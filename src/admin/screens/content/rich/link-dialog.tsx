import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { useWords } from "../../../words/use-words.ts";
import { useEditor } from "../form/editor-context.ts";
import { linkTarget } from "./marks.ts";
import type { RichSelection } from "./rich-editor.ts";

const most = 8;

/** Asks where a link leads: a page of the site, found by its title or path, or an address. */
export function LinkDialog({
  selection,
  onApply,
  onClose,
}: {
  selection: RichSelection;
  onApply: (target: string | undefined) => void;
  onClose: () => void;
}) {
  const { rich } = useWords("admin-content");
  const { cancel } = useWords("admin");
  const { pages } = useEditor();
  const current = selection.mark === "link" ? selection.target : "";
  const [typed, setTyped] = useState(current);
  const id = useId();
  const target = typed.trim();
  const isValid = linkTarget.test(target);
  const wanted = target.toLowerCase();
  const found = pages.filter(({ path, title }) => `${path} ${title}`.toLowerCase().includes(wanted)).slice(0, most);
  return (
    <ActionDialog title={rich.linkTitle} open onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (isValid) onApply(target);
        }}
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
        <p className="flex flex-wrap justify-end gap-2">
          {current && (
            <Button kind="quiet" onClick={() => onApply(undefined)}>
              {rich.removeLink}
            </Button>
          )}
          <Button kind="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" aria-disabled={!isValid || undefined}>
            {rich.apply}
          </Button>
        </p>
      </form>
    </ActionDialog>
  );
}
