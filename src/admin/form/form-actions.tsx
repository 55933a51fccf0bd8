import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { RefusalNote } from "../layout/refusal-note.tsx";
import { useWords } from "../words/use-words.ts";
import { type AdminForm, overtaken } from "./use-admin-form.ts";

/** Renders the buttons of a form, and above them why it was not saved. */
export function FormActions<Values extends FieldValues>({
  form,
  save,
  onCancel,
  danger = false,
  children,
}: {
  form: AdminForm<Values>;
  /** The text of the button; by default "Save". */
  save?: string;
  onCancel?: () => void;
  danger?: boolean;
  children?: ReactNode;
}) {
  const words = useWords("admin");
  const { pending, saved, refusal } = form;
  if (refusal?.code === overtaken && onCancel)
    return (
      <div className="form-actions">
        <RefusalNote refusal={refusal} />
        <Button kind="secondary" onClick={onCancel}>
          {words.close}
        </Button>
      </div>
    );
  return (
    <div className="form-actions">
      <RefusalNote refusal={refusal} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" kind={danger ? "danger" : "primary"} pending={pending}>
          {pending ? words.form.saving : (save ?? words.form.save)}
        </Button>
        {onCancel && (
          <Button kind="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        {children}
        <p role="status" className="flex items-center gap-1 text-sm text-good">
          {saved && (
            <>
              <Icon name="check" className="size-4" />
              {words.form.saved}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
