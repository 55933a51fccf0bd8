import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { passwordSchema } from "#accounts/passwords/password.ts";
import type { OpenedInvitationView } from "#accounts/staff/staff-contract.ts";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import { seemsLoggedIn } from "#client/flows/fetch-user.ts";
import { writeItem } from "#client/storage/storage.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { fill } from "#text/fill.ts";
import { requiredLine } from "#text/rules.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { invitationToken, onLinkToken } from "./auth/link-token.ts";
import { ResultMessage } from "./auth/result-message.tsx";
import { AccountName } from "./form/account-name.tsx";
import { PasswordField } from "./form/password-field.tsx";
import { refusalText } from "./form/refusal-text.ts";
import { useForm } from "./form/use-form.ts";

const schema = z.object({ name: requiredLine(120), password: passwordSchema });

interface JoinProps {
  words: Pick<AuthWords, "invitation" | "password" | "errors">;
  opened: { token: string; email: string };
  onDone: () => void;
  onBroken: () => void;
}

/** Creates the account of somebody who is invited to the staff. */
function JoinWithPassword({ words, opened: { token, email }, onDone, onBroken }: JoinProps) {
  const { invitation, errors } = words;
  const { form, button, summary, field } = useForm({
    id: "join",
    errors,
    parse: (fields) => schema.safeParse(fields),
    async send(typed) {
      const outcome = await authCall("/register-by-invitation", { token, ...typed });
      if (!outcome.ok && outcome.refusal.code === "link_invalid") onBroken();
      else if (outcome.ok) onDone();
      else return outcome;
      return undefined;
    },
  });
  return (
    <form {...form} className="grid gap-5">
      {summary && <ErrorSummary {...summary} />}
      <AccountName id="join" email={email} />
      <TextField {...field("name")} label={invitation.name} autoComplete="name" maxLength={120} required />
      <PasswordField
        {...field("password")}
        label={invitation.password}
        words={words.password}
        autoComplete="new-password"
        owner={[email]}
        meter
        required
      />
      <Button {...button}>{invitation.submit}</Button>
    </form>
  );
}

export interface StaffInvitationProps {
  words: Pick<AuthWords, "invitation" | "password" | "errors">;
  address: PageAddress;
}

type Opened = OpenedInvitationView & { token: string };

/** Accepts an invitation to the staff by the mailed link: with an account by logging in, without one by a password. */
export default function StaffInvitation({ words, address }: StaffInvitationProps) {
  const { invitation, errors } = words;
  const [opened, setOpened] = useState<Opened>();
  const [state, setState] = useState<"open" | "done" | "broken">("open");
  const [message, setMessage] = useState("");
  useEffect(() => {
    async function open(token: string) {
      invitationToken.store(token);
      setState("open");
      setMessage("");
      const outcome = await authCall<OpenedInvitationView>("/check-staff-invitation", { token });
      if (outcome.ok) setOpened({ ...outcome.data, token });
      else if (outcome.refusal.code === "link_invalid") {
        invitationToken.forget();
        setState("broken");
      } else setMessage(refusalText(outcome.refusal, errors));
    }
    let received = false;
    const unsubscribe = onLinkToken((token) => {
      received = true;
      void open(token);
    });
    const stored = invitationToken.read();
    if (!received && stored) void open(stored);
    else if (!received) setState("broken");
    return unsubscribe;
  }, [errors]);

  function end(how: "done" | "broken") {
    invitationToken.forget();
    // Where the login leads next.
    if (how === "done") writeItem("lastVisited", "/admin", "sessionStorage");
    setState(how);
  }

  if (state !== "open") {
    const done = state === "done";
    return (
      <ResultMessage
        icon={done ? "check" : "alert"}
        title={done ? invitation.doneTitle : invitation.brokenTitle}
        body={done ? invitation.doneBody : invitation.brokenBody}
      >
        {done && (
          <a className="btn btn-primary" href={seemsLoggedIn() ? "/admin" : localizeHref("/auth/login", address)}>
            {seemsLoggedIn() ? invitation.open : invitation.login}
          </a>
        )}
      </ResultMessage>
    );
  }
  if (!opened) return <p role="status">{message || invitation.checking}</p>;
  const part = { words, opened, onDone: () => end("done"), onBroken: () => end("broken") };
  return (
    <div className="grid gap-5">
      <p className="wrap-break-word">
        {opened.invited_by ? fill(invitation.by, { inviter: opened.invited_by, email: opened.email }) : opened.email}
      </p>
      {opened.has_account ? <AcceptInvitation {...part} address={address} /> : <JoinWithPassword {...part} />}
    </div>
  );
}

interface AcceptProps {
  words: Pick<AuthWords, "invitation" | "errors">;
  address: PageAddress;
  opened: { token: string };
  onDone: () => void;
  onBroken: () => void;
}

/** Accepts an invitation with the account of the invited address, whose owner logs in first. */
function AcceptInvitation({ words, address, opened: { token }, onDone, onBroken }: AcceptProps) {
  const { invitation, errors } = words;
  const [loggedIn, setLoggedIn] = useState(seemsLoggedIn);
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState("");

  async function accept() {
    setPending(true);
    const outcome = await authCall("/accept-staff-invitation", { token });
    setPending(false);
    if (outcome.ok) onDone();
    else if (outcome.refusal.code === "link_invalid") onBroken();
    else if (outcome.refusal.status === 401) setLoggedIn(false);
    else setMessage(refusalText(outcome.refusal, errors));
  }

  if (!loggedIn) {
    return (
      <>
        <p className="text-muted">{invitation.accountBody}</p>
        <a
          className="btn btn-primary justify-self-start"
          href={localizeHref("/auth/login", address)}
          // The login leads back here, where the token is still stored.
          onClick={() => writeItem("lastVisited", location.pathname, "sessionStorage")}
        >
          {invitation.login}
        </a>
      </>
    );
  }
  return (
    <div>
      <Button pending={pending} onClick={accept}>
        {invitation.submit}
      </Button>
      <p role="status" className="mt-2 text-sm text-bad">
        {message}
      </p>
    </div>
  );
}
