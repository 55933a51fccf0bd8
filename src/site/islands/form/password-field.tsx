import { type ComponentProps, useEffect, useState } from "react";
import { passwordRefusal } from "#accounts/passwords/password-refusal.ts";
import { passwordStrength } from "#accounts/passwords/password-strength.ts";
import { loadCommonPasswords } from "#client/api/common-passwords.ts";
import { describedBy, Field, type FieldProps } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";

interface PasswordMeterWords {
  /** For a password that is refused although it is long enough. */
  easy: string;
  strength: string[];
}

const tones = ["bg-bad", "bg-bad", "bg-accent", "bg-good", "bg-good"];

/**
 * Renders how hard a password is to guess, by the rules that accept or refuse it when the form is sent. It takes its space
 * before anything is typed: a button below it that moved would be missed by whoever is about to press it.
 */
function PasswordMeter({
  words,
  password,
  owner,
}: {
  words: PasswordMeterWords;
  password: string;
  owner: readonly string[];
}) {
  const [common, setCommon] = useState<ReadonlySet<string>>();
  const typed = password !== "";
  useEffect(() => {
    if (typed) loadCommonPasswords().then(setCommon);
  }, [typed]);
  // Before the list is loaded, a common password would be rated as good.
  const rated = typed && common !== undefined;
  const refusal = rated ? passwordRefusal(password, owner, common) : undefined;
  const strength = refusal ? 0 : Math.max(1, passwordStrength(password, owner));
  const text = refusal === "common_password" ? words.easy : words.strength[strength];
  return (
    <div className="mt-2 flex min-h-[1lh] items-center gap-3 text-sm text-muted" role="status">
      <span className="flex flex-1 gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`h-1 flex-1 rounded-full ${rated && step <= Math.max(1, strength) ? tones[strength] : "bg-line"}`}
          />
        ))}
      </span>
      <span className={`min-w-24 text-end ${refusal ? "font-medium text-bad" : ""}`}>{rated && text}</span>
    </div>
  );
}

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
