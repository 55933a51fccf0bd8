import { useId } from "react";
import { type FieldValues, get, type Path, type RegisterOptions } from "react-hook-form";
import { describedBy, Field } from "#ui/field.tsx";
import { type Option, Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useWords } from "../words/use-words.ts";
import { DayInput } from "./day-input.tsx";
import type { AdminForm } from "./use-admin-form.ts";

export interface InputProps<Values extends FieldValues> {
  form: AdminForm<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
  /** Marks the field as one that may stay empty. */
  optional?: boolean;
  disabled?: boolean;
  className?: string;
}

/** Returns what a control of a form needs: its registration, id, label, hint and error. */
export function useInput<Values extends FieldValues>(
  props: InputProps<Values>,
  rules?: RegisterOptions<Values, Path<Values>>,
) {
  const { form, name, label, hint, optional, disabled, className } = props;
  const words = useWords("admin").form;
  const id = useId();
  const { message: error } = (get(form.fields.formState.errors, name) ?? {}) as { message?: unknown };
  return {
    ...form.fields.register(name, rules),
    id: `${id}-${name}`,
    label,
    ...(hint !== undefined && { hint }),
    ...(optional && { optional: words.optional }),
    ...(disabled && { readOnly: true, "aria-disabled": true }),
    ...(className !== undefined && { className }),
    ...(typeof error === "string" && { error }),
  };
}

type TextInputProps<Values extends FieldValues> = InputProps<Values> & {
  type?: "text" | "email" | "tel" | "url" | "search";
  maxLength?: number;
  autoComplete?: string;
  placeholder?: string | undefined;
};

export function TextInput<Values extends FieldValues>(props: TextInputProps<Values>) {
  const { type = "text", maxLength, autoComplete = "off", placeholder } = props;
  return (
    <TextField
      {...useInput(props)}
      type={type}
      maxLength={maxLength}
      autoComplete={autoComplete}
      placeholder={placeholder}
    />
  );
}

export function TextAreaInput<Values extends FieldValues>(
  props: InputProps<Values> & { rows?: number; maxLength?: number },
) {
  return <TextArea {...useInput(props)} rows={props.rows ?? 4} maxLength={props.maxLength} />;
}

/** Renders a field for a whole number; an empty one is null. */
export function NumberInput<Values extends FieldValues>(props: InputProps<Values> & { min?: number; max?: number }) {
  const toNumber = (typed: unknown) => (typed === "" || typed === null || typed === undefined ? null : Number(typed));
  const input = useInput(props, { setValueAs: toNumber });
  return <TextField {...input} type="number" inputMode="numeric" step={1} min={props.min} max={props.max} />;
}

/** Renders a field for a day in Jakarta, `2026-11-20`, or for a time of it, `2026-11-20T09:00`. */
export function DateInput<Values extends FieldValues>(
  props: InputProps<Values> & { withTime?: boolean; min?: string; max?: string },
) {
  const { form, name, withTime = false, min, max } = props;
  const input = useInput(props);
  const { label, hint, optional, className, error, ...own } = input;
  return (
    <Field {...input}>
      <DayInput
        type={withTime ? "datetime-local" : "date"}
        held={form.fields.watch(name)}
        min={min}
        max={max}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input)}
        {...own}
      />
    </Field>
  );
}

export function SelectInput<Values extends FieldValues>(
  props: InputProps<Values> & { options: readonly Option[]; placeholder?: string | undefined },
) {
  return <Select {...useInput(props)} options={[...props.options]} placeholder={props.placeholder} />;
}
