import type { KeyboardEvent } from "react";
import { ActionDialog } from "../../kit/form.ts";

interface ChoiceDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  choices: readonly { value: string; label: string; current?: boolean }[];
  onChoose: (value: string) => void;
  /** Shown when there is nothing to choose. */
  empty?: string;
}

/**
 * Renders a dialog with one press for each choice; arrow keys and first letters go through them. It opens once its choices are
 * read: an Enter at once would else take what stands first until then.
 */
export function ChoiceDialog({ title, open, onClose, choices, onChoose, empty }: ChoiceDialogProps) {
  return (
    <ActionDialog title={title} open={open} onClose={onClose}>
      {choices.length === 0 && <p>{empty}</p>}
      <ul className="stack-3 gap-1" onKeyDown={moveFocus}>
        {choices.map(({ value, label, current }, index) => (
          <li key={value}>
            <button
              type="button"
              className="btn btn-quiet w-full justify-start"
              aria-current={current || undefined}
              // The dialog gives the focus to it when it opens; React itself would do so before.
              ref={(button) => {
                if (index === 0) button?.setAttribute("autofocus", "");
              }}
              onClick={() => {
                onClose();
                onChoose(value);
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </ActionDialog>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  const byLetter = buttons.findIndex(
    (button, at) => at > index && button.textContent?.toLowerCase().startsWith(event.key.toLowerCase()),
  );
  const next = step === undefined ? byLetter : (index + step + buttons.length) % buttons.length;
  const isLetter = event.key.length === 1 && event.key !== " ";
  if (next < 0 || (step === undefined && !isLetter)) return;
  event.preventDefault();
  buttons[next]?.focus();
}
