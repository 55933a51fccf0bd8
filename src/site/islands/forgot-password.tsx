import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { localizeHref } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { accountEmailSchema } from "#text/email-address.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { typedIdentifier } from "./auth/login-notes.ts";
import { Told } from "./auth/result-message.tsx";
import { useForm } from "./form/use-form.ts";
import type { PageAddress } from "./form/words-with-links.tsx";

export interface ForgotPasswordProps {
  words: Pick<AuthWords, "forgot" | "errors">;
  address: PageAddress;
}

const addressSchema = z.object({ email: accountEmailSchema });

/** Checks what is meant as an address; a username may be anything. */
function check(value: { email: string }) {
  return value.email && !value.email.includes("@")
    ? { success: true as const, data: value }
    : addressSchema.safeParse(value);
}

/** Asks for a link to a new password; the answer is the same for every address. */
export default function ForgotPassword({ words: { forgot, errors }, address }: ForgotPasswordProps) {
  const [sentTo, setSentTo] = useState<string>();
  const [typed, setTyped] = useState("");
  useEffect(() => setTyped(typedIdentifier.read()), []);
  const { form, button, summary, field } = useForm<{ email: string }>({
    id: "forgot",
    errors,
    named: { username: "email" },
    parse: (value) => check(value as { email: string }),
    async send({ email }) {
      const outcome = await authCall("/request-password-reset", email.includes("@") ? { email } : { username: email });
      if (outcome.ok) setSentTo(email);
      return outcome;
    },
  });
  if (sentTo) {
    return (
      <Told title={forgot.sentTitle} body={fill(forgot.sentBody, { email: sentTo })}>
        <a className="btn btn-primary" href={localizeHref("/auth/login", address)}>
          {forgot.login}
        </a>
        <Button kind="quiet" onClick={() => setSentTo(undefined)}>
          {forgot.again}
        </Button>
      </Told>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      {summary && <ErrorSummary {...summary} />}
      <TextField
        {...field("email")}
        label={forgot.email}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        // What was typed at the login; on the server there is nothing of it.
        key={typed}
        defaultValue={typed}
      />
      <Button {...button}>{forgot.submit}</Button>
      <a className="btn btn-quiet" href={localizeHref("/auth/login", address)}>
        {forgot.login}
      </a>
    </form>
  );
}
