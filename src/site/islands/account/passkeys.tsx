import { useCallback, useEffect, useRef, useState } from "react";
import { describeDevice } from "#accounts/device-name.ts";
import type { Locale } from "#catalogue/locales.ts";
import { authCall } from "#client/api/auth.ts";
import { addPasskey, canUsePasskeys } from "#client/flows/passkey.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { fill } from "../form/words-with-links.tsx";
import { dayText } from "./moments.ts";
import { Panel } from "./panel.tsx";
import { useLoaded } from "./use-loaded.ts";

interface Passkey {
  id: string;
  name?: string;
  createdAt?: string;
}

/** Passkeys of the person: a list, one more, one less. */
export function Passkeys({
  words: { passkeys, errors },
  locale,
}: {
  words: Pick<AccountWords, "passkeys" | "errors">;
  locale: Locale;
}) {
  const read = useCallback(() => authCall<Passkey[]>("/passkey/list-user-passkeys"), []);
  const { data = [], reload } = useLoaded(read);
  const [usable, setUsable] = useState(true);
  const [pending, setPending] = useState(false);
  const [said, say] = useState<string>();
  const adding = useRef<HTMLButtonElement>(null);
  useEffect(() => setUsable(canUsePasskeys()), []);

  async function add() {
    setPending(true);
    const outcome = await addPasskey(describeDevice(navigator.userAgent));
    setPending(false);
    const cancelled = !outcome.ok && outcome.refusal.code === "passkey_cancelled";
    say(outcome.ok ? undefined : cancelled ? passkeys.cancelled : refusalText(outcome.refusal, errors));
    await reload();
  }
  async function remove(id: string) {
    const outcome = await authCall("/passkey/delete-passkey", { id });
    say(outcome.ok ? undefined : refusalText(outcome.refusal, errors));
    await reload();
    // The button is gone with the passkey.
    if (outcome.ok) adding.current?.focus();
  }

  return (
    <Panel title={passkeys.title} lead={passkeys.lead}>
      {data.length === 0 && <p className="text-muted">{passkeys.empty}</p>}
      <ul className="divide-y divide-line">
        {data.map(({ id, name, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-4 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-medium">{name || passkeys.unnamed}</p>
              {createdAt && (
                <p className="text-sm text-muted">{fill(passkeys.added, { date: dayText(createdAt, locale) })}</p>
              )}
            </div>
            <Button kind="quiet" onClick={() => remove(id)}>
              {passkeys.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button ref={adding} kind="secondary" className="mt-5" pending={pending} disabled={!usable} onClick={add}>
        {passkeys.add}
      </Button>
      <p role="status" className="mt-2 text-sm text-muted">
        {usable ? said : passkeys.unsupported}
      </p>
    </Panel>
  );
}
