import { useState } from "react";
import * as z from "zod/mini";
import { emailSchema } from "#accounts/email.ts";
import { localizeHref } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Told } from "./auth/told.tsx";
import { useForm } from "./form/use-form.ts";
import { fill, type PageAddress } from "./form/words-with-links.tsx";

export interface ForgotPasswordProps {
  words: Pick<AuthWords, "forgot" | "errors">;
  address: PageAddress;
}

const schema = z.object({ email: emailSchema });

/** Asks for a link to a new password; the answer is the same for every address. */
export default function ForgotPassword({ words: { forgot, errors }, address }: ForgotPasswordProps) {
  const [sentTo, setSentTo] = useState<string>();
  const { form, button, summary, field } = useForm<{ email: string }>({
    id: "forgot",
    errors,
    parse: (value) => schema.safeParse(value),
    async send({ email }) {
      const outcome = await authCall("/request-password-reset", { email });
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
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
      />
      <Button {...button}>{forgot.submit}</Button>
      <a className="btn btn-quiet" href={localizeHref("/auth/login", address)}>
        {forgot.login}
      </a>
    </form>
  );
}
