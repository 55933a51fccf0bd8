import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { localizeHref } from "#address/address.ts";
import { deleteAccount } from "#client/api/account.ts";
import { forgetPerson } from "#client/flows/fetch-user.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PasswordField } from "../form/password-field.tsx";
import { useForm } from "../form/use-form.ts";
import type { PageAddress } from "../form/words-with-links.tsx";
import { Panel } from "./panel.tsx";

const schema = z.object({
  password: z.string().check(z.minLength(1, { error: "required" })),
  understood: z.literal(true, { error: "required" }),
});

interface RemoveAccountProps {
  words: Pick<AccountWords, "remove" | "password" | "errors">;
  address: PageAddress;
}

/** Closes the account for good, after the password and a tick; says first what goes and what the law makes us keep. */
export function RemoveAccount({ words: { remove, password, errors }, address }: RemoveAccountProps) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const shown = useRef(open);
  useEffect(() => {
    // What was pressed is gone: the focus goes to what came of it, or back to what opens the form.
    if (done) told.current?.focus();
    else if (!open && shown.current) opener.current?.focus();
    shown.current = open;
  }, [open, done]);
  const { form, button, summary, field } = useForm<z.output<typeof schema>>({
    id: "remove",
    errors,
    parse: (value) => schema.safeParse(value),
    async send({ password: typed }) {
      const outcome = await deleteAccount({ password: typed });
      if (outcome.ok) {
        setDone(true);
        void forgetPerson();
      }
      return outcome;
    },
  });
  if (done) {
    return (
      <Panel title={remove.title}>
        <p ref={told} role="status" tabIndex={-1} className="outline-none">
          {remove.done}
        </p>
        <a href={localizeHref("/", address)} className="btn btn-secondary mt-5">
          {remove.home}
        </a>
      </Panel>
    );
  }
  return (
    <Panel title={remove.title} lead={remove.body}>
      <p className="text-sm text-muted">{remove.kept}</p>
      {open ? (
        <form {...form} className="mt-5 grid gap-4">
          {summary && <ErrorSummary {...summary} />}
          <PasswordField
            {...field("password")}
            className="max-w-sm"
            label={remove.password}
            words={password}
            autoComplete="current-password"
            required
            autoFocus
          />
          <Checkbox {...field("understood")} label={remove.confirm} />
          <div className="flex flex-wrap gap-3">
            <Button {...button}>{remove.submit}</Button>
            <Button kind="quiet" onClick={() => setOpen(false)}>
              {remove.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <Button ref={opener} kind="secondary" className="mt-5" onClick={() => setOpen(true)}>
          {remove.open}
        </Button>
      )}
    </Panel>
  );
}
