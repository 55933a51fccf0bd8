import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { useWords } from "../../../words/use-words.ts";
import type { RichSelection } from "./rich-editor.ts";

/** Languages that phrases in our texts are in. */
const codes = ["id", "en", "jv", "su", "ar", "zh"] as const;

/** Asks in which language a phrase is, for screen readers and hyphenation. */
export function PhraseDialog({
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
  const current = selection.mark === "phrase" ? selection.target : "";
  const [chosen, setChosen] = useState(current || "id");
  const id = useId();
  return (
    <ActionDialog title={rich.phraseTitle} open onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onApply(chosen);
        }}
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
        <p className="flex flex-wrap justify-end gap-2">
          {current && (
            <Button kind="quiet" onClick={() => onApply(undefined)}>
              {rich.removePhrase}
            </Button>
          )}
          <Button kind="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit">{rich.apply}</Button>
        </p>
      </form>
    </ActionDialog>
  );
}
