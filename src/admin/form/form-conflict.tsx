import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Conflict } from "../layout/conflict.tsx";
import type { AdminForm } from "./use-admin-form.ts";

/** Shows the conflict of a form whose save was stale; nothing as long as there is none. */
export function FormConflict<Values extends FieldValues>({
  form,
  labels,
  show,
}: {
  form: AdminForm<Values>;
  labels: Record<string, string>;
  show?: (field: string, value: unknown) => ReactNode;
}) {
  if (!form.theirs) return null;
  return (
    <Conflict
      labels={labels}
      mine={form.fields.getValues()}
      theirs={form.theirs}
      {...(show && { show })}
      onKeepMine={form.keepMine}
      onTakeTheirs={form.takeTheirs}
    />
  );
}
