import { type FormEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useWords } from "../words/use-words.ts";
import { Notice } from "./notice.tsx";
import { useFactor } from "./use-factor.ts";

/** Takes the second factor: the six digits of the app, a recovery code, or a passkey. */
export function FactorForm({
  reason,
  onGiven,
  framed = false,
}: {
  /** Before the app opens, or once more before an action. */
  reason: "required" | "confirmFactor";
  onGiven: () => void;
  /** On a page of its own, with its title. */
  framed?: boolean;
}) {
  const { session, confirm } = useWords("admin");
  const [code, setCode] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { sendCode, sendPasskey, pending, error, canUsePasskey } = useFactor(onGiven);
  const submit = async (typed: string) => {
    if (!(await sendCode(typed))) field.current?.select();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) void submit(code);
  };
  const form = (
    <form onSubmit={onSubmit} noValidate className="stack-4">
      <TextField
        id="factor-code"
        ref={(input) => {
          field.current = input;
          // In a dialog React's `autoFocus` comes before it is open, where nothing can take the focus.
          input?.setAttribute("autofocus", "");
        }}
        label={session.code}
        hint={session.codeHint}
        {...(error && { error })}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        autoFocus
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          // Six digits are sent as soon as they are entered.
          if (/^\d{6}$/.test(target.value) && !pending) void submit(target.value);
        }}
      />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending}>
          {confirm}
        </Button>
        {canUsePasskey && (
          <Button kind="secondary" pending={pending} onClick={() => void sendPasskey()}>
            {session.passkey}
          </Button>
        )}
      </p>
    </form>
  );
  if (!framed) return form;
  return (
    <Notice title={session[reason].title} body={session[reason].body}>
      {form}
    </Notice>
  );
}
