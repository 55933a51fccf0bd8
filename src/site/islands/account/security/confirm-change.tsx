import { useState } from "react";
import { create } from "zustand";
import type { FactorMethod } from "#accounts/login/credential-changes.ts";
import { authCall } from "#client/api/auth.ts";
import type { Outcome, Refusal } from "#client/api/outcome.ts";
import { canUsePasskeys, logInWithPasskey } from "#client/flows/passkey.ts";
import { rootStore } from "#client/state/store.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AccountName } from "../../form/account-name.tsx";
import { PasswordField } from "../../form/password-field.tsx";
import { refusalText } from "../../form/refusal-text.ts";
import { useForm } from "../../form/use-form.ts";

/** What the server asks for before a change: its refusal names it. */
interface Question {
  needs: readonly ("password" | "factor")[];
  methods: readonly FactorMethod[];
  settle: (confirmed: boolean) => void;
}

const useQuestion = create<{ question?: Question | undefined }>(() => ({}));

/**
 * Sends a change of credentials. When the server asks for the password or the second step first, a dialog takes them and
 * the change is sent again; a closed dialog returns the refusal. The form behind the dialog keeps what was typed.
 */
export async function confirmed<T>(send: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  let outcome = await send();
  while (!outcome.ok && asksToConfirm(outcome.refusal)) {
    const { needs, methods } = outcome.refusal.details as Partial<Question>;
    const isConfirmed = await new Promise<boolean>((settle) => {
      useQuestion.setState({ question: { needs: needs ?? ["password"], methods: methods ?? [], settle } });
    });
    useQuestion.setState({ question: undefined });
    if (!isConfirmed) return outcome;
    outcome = await send();
  }
  return outcome;
}

function asksToConfirm({ code }: Refusal): boolean {
  return code === "confirmation_required" || code === "second_factor_required";
}

type ConfirmWords = Pick<AccountWords, "factor" | "password" | "errors">;

/** Renders the dialog of `confirmed`; once on a page with such forms, outside of them. */
export function ConfirmChange({ words }: { words: ConfirmWords }) {
  const { question } = useQuestion();
  const { title, body, close } = words.factor;
  return (
    <Dialog open={question !== undefined} onClose={() => question?.settle(false)} title={title} closeLabel={close}>
      <p className="mb-5 text-sm text-muted">{body}</p>
      {question && <ConfirmForm words={words} question={question} />}
    </Dialog>
  );
}

function ConfirmForm({ words, question }: { words: ConfirmWords; question: Question }) {
  const { factor, password, errors } = words;
  const { needs, methods, settle } = question;
  const takesCode = needs.includes("factor") && methods.includes("code");
  // A passkey proves both steps.
  const takesPassword = needs.includes("password") && (takesCode || !needs.includes("factor"));
  const { form, button, summary, field, pending } = useForm<{ password?: string; code?: string }>({
    id: "confirm",
    errors,
    async send(typed) {
      const outcome = await prove(typed);
      if (outcome.ok) settle(true);
      return outcome;
    },
  });
  return (
    <>
      {(takesCode || takesPassword) && (
        <form {...form} className="grid gap-4">
          {summary && <ErrorSummary {...summary} />}
          <AccountName id="confirm" />
          {takesPassword && (
            <PasswordField
              {...field("password")}
              ref={focusFirst}
              label={factor.password}
              words={password}
              autoComplete="current-password"
              required
            />
          )}
          {takesCode && (
            <TextField
              {...field("code")}
              ref={takesPassword ? undefined : focusFirst}
              label={factor.code}
              hint={methods.includes("recovery_code") ? factor.codeHint : factor.appOnlyHint}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              required
            />
          )}
          <Button {...button} className="justify-self-start">
            {factor.confirm}
          </Button>
        </form>
      )}
      {methods.includes("passkey") && <PasskeyButton words={words} disabled={pending} onDone={() => settle(true)} />}
    </>
  );
}

/** Marks the field that takes the focus when the dialog opens: React's `autoFocus` would focus it before. */
function focusFirst(input: HTMLInputElement | null): void {
  input?.setAttribute("autofocus", "");
}

/** Sends what was typed; a wrong code is said at its field. */
async function prove({ password, code }: { password?: string; code?: string }): Promise<Outcome<unknown>> {
  if (password !== undefined) {
    const outcome = await authCall("/confirm-password", { password });
    if (!outcome.ok || code === undefined) return outcome;
  }
  const outcome = await authCall("/confirm-factor", { code: code ?? "" });
  if (outcome.ok || outcome.refusal.code !== "wrong_code") return outcome;
  const { message } = outcome.refusal;
  const issues = [{ path: "code", code: "wrong_code", ...(message !== undefined && { message }) }];
  return { ok: false, refusal: { ...outcome.refusal, issues } };
}

function PasskeyButton({
  words: { factor, errors },
  disabled,
  onDone,
}: {
  words: ConfirmWords;
  disabled: boolean;
  onDone: () => void;
}) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState("");
  if (!canUsePasskeys()) return <p className="mt-4 text-sm text-muted">{factor.noPasskey}</p>;
  async function confirm() {
    const person = () => rootStore.getState().user.userData?.id;
    const before = person();
    setPending(true);
    setMessage("");
    const outcome = await logInWithPasskey();
    setPending(false);
    if (!outcome.ok) {
      const { refusal } = outcome;
      setMessage(refusal.code === "passkey_cancelled" ? factor.passkeyCancelled : refusalText(refusal, errors));
    } else if (before !== undefined && person() !== before) {
      // It was somebody else's, who is logged in now: nothing of the former person stays on the screen.
      location.reload();
    } else onDone();
  }
  return (
    <div className="mt-4">
      <Button kind="secondary" pending={pending || disabled} onClick={() => void confirm()}>
        {factor.passkey}
      </Button>
      <p role="status" className="mt-2 text-sm text-muted">
        {message}
      </p>
    </div>
  );
}
