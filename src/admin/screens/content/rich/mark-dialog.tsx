import { type ReactNode, useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useWords } from "../../../kit/data.ts";
import { ActionDialog } from "../../../kit/form.ts";
import { useEditor } from "../form/editor-context.ts";
import { linkTarget } from "./marks.ts";
import type { RichSelection } from "./rich-editor.ts";

interface MarkDialogProps {
  onApply: (target: string | undefined) => void;
  onClose: () => void;
}

/** Frames the choice of the target of a mark; `target` is undefined while it is not valid. */
function MarkDialog({
  title,
  target,
  removeLabel,
  onApply,
  onClose,
  children,
}: MarkDialogProps & {
  title: string;
  target: string | undefined;
  /** Labels the button that removes the mark; absent where there is none. */
  removeLabel: string | undefined;
  children: ReactNode;
}) {
  const { rich } = useWords("admin-content");
  const { cancel } = useWords("admin");
  return (
    <ActionDialog title={title} open onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (target !== undefined) onApply(target);
        }}
      >
        {children}
        <p className="flex flex-wrap justify-end gap-2">
          {removeLabel && (
            <Button kind="quiet" onClick={() => onApply(undefined)}>
              {removeLabel}
            </Button>
          )}
          <Button kind="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" aria-disabled={target === undefined || undefined}>
            {rich.apply}
          </Button>
        </p>
      </form>
    </ActionDialog>
  );
}

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

/** Languages that phrases in our texts are in. */
const codes = ["id", "en", "jv", "su", "ar", "zh"] as const;

/** Asks in which language a phrase is, for screen readers and hyphenation. */
export function PhraseDialog({ selection, onApply, onClose }: MarkDialogProps & { selection: RichSelection }) {
  const { rich } = useWords("admin-content");
  const current = selection.mark === "phrase" ? selection.target : "";
  const [chosen, setChosen] = useState(current || "id");
  const id = useId();
  return (
    <MarkDialog
      title={rich.phraseTitle}
      target={chosen}
      removeLabel={current ? rich.removePhrase : undefined}
      onApply={onApply}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{rich.phraseHint}</p>
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {rich.language}
        </label>
        <select
          id={id}
          className="input"
          // biome-ignore lint/a11y/noAutofocus: the dialog asks for this alone
          autoFocus
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {codes.map((code) => (
            <option key={code} value={code}>
              {rich.codes[code]}
            </option>
          ))}
        </select>
      </div>
    </MarkDialog>
  );
}
