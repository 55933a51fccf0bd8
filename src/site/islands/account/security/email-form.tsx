import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { request } from "#client/api/request.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { accountEmailSchema } from "#text/email-address.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AccountName } from "../../form/account-name.tsx";
import { PasswordField } from "../../form/password-field.tsx";
import { refusalText } from "../../form/refusal-text.ts";
import { useForm } from "../../form/use-form.ts";
import { AccountCard } from "../account-card.tsx";
import { confirmed } from "./confirm-change.tsx";

const schema = z.object({
  email: accountEmailSchema,
  password: z.string().check(z.minLength(1, { error: "required" })),
});

interface EmailFormProps {
  words: Pick<AccountWords, "email" | "password" | "errors">;
  email: string;
  /** The new address whose link has not been opened yet. */
  pendingEmail: string | null;
  onChange: () => void;
}

/** Changes the e-mail address: a link is mailed to the new one, and nothing changes before it is opened. */
export function EmailForm({ words, email, pendingEmail, onChange }: EmailFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  const { form, button, summary, field } = useForm({
    id: "email",
    errors: words.errors,
    parse: (fields) => schema.safeParse(fields),
    async send(body, element) {
      setSentTo(undefined);
      const outcome = await confirmed(() => request("POST", "/account/email", { body }));
      if (outcome.ok) {
        setSentTo(body.email);
        element.reset();
        onChange();
      }
      return outcome;
    },
  });
  // The page of the verification links here, before the browser has this field to scroll to.
  useEffect(() => {
    if (location.hash === "#email-email") document.getElementById("email-email")?.focus();
  }, []);
  return (
    <AccountCard title={words.email.title} lead={fill(words.email.current, { email })}>
      <PendingEmailChange words={words} email={pendingEmail} onChange={onChange} />
      <form {...form} className="grid gap-5">
        {summary && <ErrorSummary {...summary} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...field("email")}
            label={words.email.next}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <div>
            <AccountName id="email" email={email} />
            <PasswordField
              {...field("password")}
              label={words.email.password}
              words={words.password}
              autoComplete="current-password"
              required
            />
          </div>
        </div>
        <div>
          <Button {...button} kind="secondary">
            {words.email.submit}
          </Button>
          <p role="status" className="mt-2 text-sm text-good">
            {sentTo && fill(words.email.sent, { email: sentTo })}
          </p>
        </div>
      </form>
    </AccountCard>
  );
}

/** Renders a change of address whose link has not been opened yet, with a button to withdraw it. */
function PendingEmailChange({
  words: { email: words, errors },
  email,
  onChange,
}: {
  words: Pick<AccountWords, "email" | "errors">;
  email: string | null;
  onChange: () => void;
}) {
  const [message, setMessage] = useState("");
  const [pending, setPending] = useState(false);
  async function withdraw() {
    setPending(true);
    const outcome = await request("DELETE", "/account/email");
    setPending(false);
    setMessage(outcome.ok ? words.withdrawn : refusalText(outcome.refusal, errors));
    if (outcome.ok) onChange();
  }
  return (
    <>
      {email && (
        <div className="mb-5 rounded-md bg-accent-soft p-4">
          <p className="text-sm wrap-anywhere">{fill(words.waiting, { email })}</p>
          <Button kind="secondary" className="mt-3" pending={pending} onClick={withdraw}>
            {words.withdraw}
          </Button>
        </div>
      )}
      <p role="status" className={message ? "mb-5 text-sm" : ""}>
        {!email && message}
      </p>
    </>
  );
}
