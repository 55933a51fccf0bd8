import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { accountEmailSchema } from "#text/email-address.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { typedIdentifier } from "./auth/login-progress.ts";
import { ResultMessage } from "./auth/result-message.tsx";
import { useForm } from "./form/use-form.ts";

export interface ForgotPasswordProps {
  words: Pick<AuthWords, "forgot" | "errors">;
  address: PageAddress;
}

const addressSchema = z.object({ email: accountEmailSchema });

/** Checks an address; any other text may be a username. */
function checkIdentifier({ email }: Record<string, unknown>) {
  const isUsername = typeof email === "string" && email !== "" && !email.includes("@");
  return isUsername ? { success: true as const, data: { email } } : addressSchema.safeParse({ email });
}

/** Requests a mail with a link to set a new password; the response is the same for every address. */
export default function ForgotPassword({ words: { forgot, errors }, address }: ForgotPasswordProps) {
  const [sentTo, setSentTo] = useState<string>();
  const [identifier, setIdentifier] = useState("");
  useEffect(() => setIdentifier(typedIdentifier.read()), []);
  const { form, button, summary, field } = useForm({
    id: "forgot",
    errors,
    named: { username: "email" },
    parse: checkIdentifier,
    async send({ email }) {
      const outcome = await authCall("/request-password-reset", email.includes("@") ? { email } : { username: email });
      if (outcome.ok) setSentTo(email);
      return outcome;
    },
  });
  if (sentTo) {
    return (
      <ResultMessage title={forgot.sentTitle} body={fill(forgot.sentBody, { email: sentTo })}>
        <a className="btn btn-primary" href={localizeHref("/auth/login", address)}>
          {forgot.login}
        </a>
        <Button kind="quiet" onClick={() => setSentTo(undefined)}>
          {forgot.otherAddress}
        </Button>
      </ResultMessage>
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
        // Known in the browser only, so the field is mounted again with it.
        key={identifier}
        defaultValue={identifier}
      />
      <Button {...button}>{forgot.submit}</Button>
      <a className="btn btn-quiet" href={localizeHref("/auth/login", address)}>
        {forgot.login}
      </a>
    </form>
  );
}
