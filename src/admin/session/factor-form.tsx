import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { Me } from "#accounts/staff/session-contract.ts";
import type { Refusal } from "#client/api/outcome.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { call } from "../data/call.ts";
import { callKey } from "../data/query-key.ts";
import { useRefusalText } from "../layout/loading.tsx";
import { useWords } from "../words/use-words.ts";
import { settleFactor, useFactorRequested } from "./ask-factor.ts";
import { mePath } from "./me.ts";
import { Notice } from "./notice.tsx";

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

/** Sends the second factor, and says at the field why it was refused. */
function useFactor(onGiven: () => void) {
  const { session } = useWords("admin");
  const textOf = useRefusalText();
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const key = callKey(mePath, {}, "one");

  const messageOf = (refusal: Refusal) => {
    const isWrongCode = refusal.issues.length > 0 || refusal.code === "wrong_code";
    return isWrongCode ? session.codeWrong : textOf(refusal);
  };
  const run = async (attempt: () => Promise<string | undefined>) => {
    setPending(true);
    setError(undefined);
    const failure = await attempt();
    setPending(false);
    setError(failure);
    if (failure === undefined) onGiven();
    return failure === undefined;
  };
  return {
    pending,
    error,
    canUsePasskey: typeof PublicKeyCredential === "function",
    /** Returns whether the code was accepted. */
    sendCode: (typed: string) =>
      run(async () => {
        const outcome = await call("POST", "/admin/confirm", { body: { code: typed.replace(/\s/g, "") } });
        return outcome.ok ? undefined : messageOf(outcome.refusal);
      }),
    sendPasskey: () =>
      run(async () => {
        const before = client.getQueryData<{ data: Me }>(key)?.data.id;
        const { logInWithPasskey } = await import("#client/flows/passkey.ts");
        const outcome = await logInWithPasskey();
        if (!outcome.ok)
          return outcome.refusal.code === "passkey_cancelled" ? session.passkeyCancelled : textOf(outcome.refusal);
        await client.refetchQueries({ queryKey: key });
        const after = client.getQueryData<{ data: Me }>(key)?.data.id;
        return before === undefined || before === after ? undefined : session.otherPerson;
      }),
  };
}

/** Renders the dialog before an action that needs the second factor again; the action goes on by itself afterwards. */
export function FactorDialog() {
  const open = useFactorRequested();
  const { session, close } = useWords("admin");
  return (
    <Dialog open={open} onClose={() => settleFactor(false)} title={session.confirmFactor.title} closeLabel={close}>
      <p className="mb-4 text-sm text-muted">{session.confirmFactor.body}</p>
      {open && <FactorForm reason="confirmFactor" onGiven={() => settleFactor(true)} />}
    </Dialog>
  );
}
