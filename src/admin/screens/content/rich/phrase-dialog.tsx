import { useId, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { MarkDialog, type MarkDialogProps } from "./mark-dialog.tsx";
import type { RichSelection } from "./rich-editor.ts";

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
