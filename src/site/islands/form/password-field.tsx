import { type ComponentProps, useState } from "react";
import { describedBy, Field, type FieldProps } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { PasswordMeter, type PasswordMeterWords } from "./password-meter.tsx";

export interface PasswordWords extends PasswordMeterWords {
  show: string;
  hide: string;
  hint: string;
}

/** Renders a password that can be shown; a new one has a meter of how hard it is to guess. */
export function PasswordField({
  words,
  meter = false,
  owner = [],
  label,
  error,
  className,
  ...input
}: Omit<FieldProps, "hint" | "optional"> &
  Omit<ComponentProps<"input">, "id" | "type"> & {
    words: PasswordWords;
    meter?: boolean;
    /** What is public about the person, or how to read it from the form; a password that repeats it is refused. */
    owner?: readonly string[] | ((form: HTMLFormElement) => string[]);
  }) {
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState({ value: "", owner: [] as readonly string[] });
  const hint = meter ? words.hint : undefined;
  const field = { id: input.id, label, error, className, ...(hint ? { hint } : {}) };
  return (
    <Field {...field}>
      <div className="relative">
        <input
          className="input pe-12!"
          type={shown ? "text" : "password"}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(field)}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          onInput={({ currentTarget: { value, form } }) =>
            setTyped({ value, owner: typeof owner === "function" ? (form ? owner(form) : []) : owner })
          }
          {...input}
        />
        <button
          type="button"
          className="absolute end-0.5 top-0.5 flex size-11 items-center justify-center text-muted"
          aria-label={shown ? words.hide : words.show}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "eye-off" : "eye"} />
        </button>
      </div>
      {meter && <PasswordMeter words={words} password={typed.value} owner={typed.owner} />}
    </Field>
  );
}
