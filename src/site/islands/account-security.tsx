import { useCallback, useRef, useState } from "react";
import * as z from "zod/mini";
import { passwordSchema } from "#accounts/passwords/password.ts";
import { personName } from "#accounts/person/person-name.ts";
import type { PageAddress } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import { mapOutcome } from "#client/api/outcome.ts";
import { request } from "#client/api/request.ts";
import { loadAccount } from "#client/flows/fetch-user.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatShortMoment } from "#time/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Toast } from "#ui/toast.tsx";
import { AccountCard, LoadingCard } from "./account/account-card.tsx";
import { ConfirmChange, confirmed } from "./account/security/confirm-change.tsx";
import type { Passkey } from "./account/security/passkey-row.tsx";
import { Passkeys } from "./account/security/passkeys.tsx";
import { TwoFactor } from "./account/security/two-factor.tsx";
import { useFetch } from "./account/use-fetch.ts";
import { AccountName } from "./form/account-name.tsx";
import { PasswordField } from "./form/password-field.tsx";
import { refusalText } from "./form/refusal-text.ts";
import { useForm } from "./form/use-form.ts";

const schema = z.object({
  current_password: z.string().check(z.minLength(1, { error: "required" })),
  new_password: passwordSchema,
  remove_passkeys: z.optional(z.boolean()),
});

/** Changes the password; every other device is logged out, and the passkeys are removed unless the box is cleared. */
function ChangePassword({
  words: { changePassword, password, errors },
  owner,
  hasPasskeys,
  onChange,
}: {
  words: Pick<AccountWords, "changePassword" | "password" | "errors">;
  owner: string[];
  hasPasskeys: boolean;
  onChange: () => void;
}) {
  const [done, setDone] = useState(false);
  const { form, button, summary, field } = useForm({
    id: "password",
    errors,
    parse: (fields) => schema.safeParse(fields),
    async send(body, element) {
      setDone(false);
      const outcome = await confirmed(() => request("POST", "/account/password", { body }));
      setDone(outcome.ok);
      if (outcome.ok) {
        element.reset();
        onChange();
      }
      return outcome;
    },
  });
  return (
    <AccountCard title={changePassword.title} lead={changePassword.lead}>
      <form {...form} className="grid gap-5">
        {summary && <ErrorSummary {...summary} />}
        <AccountName id="password" />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <PasswordField
            {...field("current_password")}
            label={changePassword.current}
            words={password}
            autoComplete="current-password"
            required
          />
          <PasswordField
            {...field("new_password")}
            label={changePassword.next}
            words={password}
            autoComplete="new-password"
            owner={owner}
            meter
            required
          />
        </div>
        {hasPasskeys && <Checkbox {...field("remove_passkeys")} label={changePassword.removePasskeys} defaultChecked />}
        <Button {...button} kind="secondary" className="justify-self-start">
          {changePassword.submit}
        </Button>
        <Toast>{done && changePassword.done}</Toast>
      </form>
    </AccountCard>
  );
}

export interface AccountSecurityProps {
  words: Pick<
    AccountWords,
    "area" | "changePassword" | "twoFactor" | "factor" | "passkeys" | "sessions" | "password" | "errors"
  >;
  address: PageAddress;
}

/** Renders password, second factor, passkeys and sessions of the account. */
export default function AccountSecurity({ words, address }: AccountSecurityProps) {
  const { data, refusal, reload } = useFetch(useCallback(() => loadAccount(), []));
  const listPasskeys = useCallback(() => authCall<Passkey[]>("/passkey/list-user-passkeys"), []);
  const { data: passkeys = [], reload: reloadPasskeys } = useFetch(listPasskeys);
  if (!data) return <LoadingCard words={words} refusal={refusal} onRetry={reload} />;
  return (
    <div className="grid gap-6">
      <ChangePassword
        words={words}
        owner={[data.username, data.email, personName(data)]}
        hasPasskeys={passkeys.length > 0}
        onChange={reloadPasskeys}
      />
      <TwoFactor words={words} on={data.two_factor_enabled} onChange={reload} />
      <Passkeys words={words} locale={address.locale} list={passkeys} onChange={reloadPasskeys} />
      <Sessions words={words} locale={address.locale} />
      <ConfirmChange words={words} />
    </div>
  );
}

async function readSessions() {
  return mapOutcome(await request("GET", "/account/sessions"), ({ data }) => data);
}

/** Renders the sessions of the account; each one, or all others, can be ended. */
function Sessions({
  words: { sessions, errors },
  locale,
}: {
  words: Pick<AccountWords, "sessions" | "errors">;
  locale: Locale;
}) {
  const { data = [], reload } = useFetch(useCallback(() => readSessions(), []));
  const [statusText, setStatusText] = useState<string>();
  const status = useRef<HTMLParagraphElement>(null);
  const others = data.filter(({ current }) => !current);

  async function end(path: "/account/sessions" | `/account/sessions/${string}`) {
    const outcome = await request("DELETE", path);
    setStatusText(outcome.ok ? sessions.ended : refusalText(outcome.refusal, errors));
    await reload();
    // The button is gone with its session.
    if (outcome.ok) status.current?.focus();
  }

  return (
    <AccountCard title={sessions.title} lead={sessions.lead}>
      <ul className="rows">
        {data.map(({ id, current, browser, system, last_used_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-medium">{[browser, system].filter(Boolean).join(", ") || sessions.unknown}</p>
              <p className="text-sm text-muted">
                {fill(sessions.lastUsed, { date: formatShortMoment(last_used_at, locale) })}
              </p>
            </div>
            {current ? (
              <Badge tone="good">{sessions.current}</Badge>
            ) : (
              <Button kind="quiet" onClick={() => end(`/account/sessions/${encodeURIComponent(id)}`)}>
                {sessions.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button kind="secondary" className="mt-5" onClick={() => end("/account/sessions")}>
          {sessions.endOthers}
        </Button>
      ) : (
        <p className="mt-4 text-sm text-muted">{sessions.none}</p>
      )}
      <p ref={status} role="status" tabIndex={-1} className="mt-2 text-sm text-muted outline-none">
        {statusText}
      </p>
    </AccountCard>
  );
}
