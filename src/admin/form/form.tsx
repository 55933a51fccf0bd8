import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { FormConflict } from "./form-conflict.tsx";
import type { AdminForm } from "./use-admin-form.ts";

/**
 * Renders the form element, with the conflict of a stale save above its fields; Ctrl/Cmd-Enter saves too, as in a text
 * of several lines Enter does not.
 */
export function Form<Values extends FieldValues>({
  form,
  labels = {},
  show,
  children,
}: {
  form: AdminForm<Values>;
  /** The names of the fields that a conflict compares, in their order. */
  labels?: Record<string, string>;
  /** Says a value of a conflict in words. */
  show?: (field: string, value: unknown) => ReactNode;
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      className="admin-form"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void form.save();
      }}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === "Enter" && (ctrlKey || metaKey)) void form.save();
      }}
    >
      <FormConflict form={form} labels={labels} {...(show && { show })} />
      {children}
    </form>
  );
}
