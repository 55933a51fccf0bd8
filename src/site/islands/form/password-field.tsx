import { type ComponentProps, useState } from "react";
import { passwordStrength } from "#accounts/password-strength.ts";
import { describedBy, Field, type FieldProps } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";

export interface PasswordWords {
  show: string;
  hide: string;
  hint: string;
  strength: string[];
}

/** A password that can be looked at; a new one with a meter of how hard it is to guess. */
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
    /** What is public about the person; a password that says it is weak. */
    owner?: string[];
  }) {
  const [shown, show] = useState(false);
  const [value, setValue] = useState("");
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
          onInput={(event) => setValue(event.currentTarget.value)}
          {...input}
        />
        <button
          type="button"
          className="absolute end-0.5 top-0.5 flex size-11 items-center justify-center text-muted"
          aria-label={shown ? words.hide : words.show}
          onClick={() => show(!shown)}
        >
          <Icon name={shown ? "eye-off" : "eye"} />
        </button>
      </div>
      {meter && value !== "" && <Meter words={words} strength={passwordStrength(value, owner)} />}
    </Field>
  );
}

const tones = ["bg-bad", "bg-bad", "bg-accent", "bg-good", "bg-good"];

function Meter({ words, strength }: { words: PasswordWords; strength: number }) {
  return (
    <div className="mt-2 flex items-center gap-3 text-sm text-muted" role="status">
      <span className="flex flex-1 gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`h-1 flex-1 rounded-full ${step <= Math.max(1, strength) ? tones[strength] : "bg-line"}`}
          />
        ))}
      </span>
      <span className="min-w-24 text-end">{words.strength[strength]}</span>
    </div>
  );
}
