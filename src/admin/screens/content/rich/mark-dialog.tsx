import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { useWords } from "../../../words/use-words.ts";

export interface MarkDialogProps {
  onApply: (target: string | undefined) => void;
  onClose: () => void;
}

/** Frames the choice of the target of a mark; `target` is undefined while it is not valid. */
export function MarkDialog({
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
