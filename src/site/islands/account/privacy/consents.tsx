import { useCallback, useState } from "react";
import { mapOutcome } from "#client/api/outcome.ts";
import { request } from "#client/api/request.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { Locale } from "#text/locales.ts";
import { formatShortMoment } from "#time/format.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { refusalText } from "../../form/refusal-text.ts";
import { AccountCard } from "../account-card.tsx";
import { useFetch } from "../use-fetch.ts";

const path = "/account/consents";

async function readConsents() {
  return mapOutcome(await request("GET", path), ({ data }) => data);
}

/** Renders the person's consents: a switch for the one that can be withdrawn, and the whole history. */
export function Consents({
  words: { consents, errors },
  locale,
  privacyVersion,
}: {
  words: Pick<AccountWords, "consents" | "errors">;
  locale: Locale;
  privacyVersion: string;
}) {
  const { data, setData } = useFetch(useCallback(() => readConsents(), []));
  const [message, setMessage] = useState<string>();
  // Shown until the server has responded.
  const [requested, setRequested] = useState<boolean>();

  async function change(granted: boolean) {
    setRequested(granted);
    const body = { purpose: "marketing", granted, version: privacyVersion } as const;
    const outcome = await request("POST", path, { body });
    if (outcome.ok) setData(outcome.data.data);
    setRequested(undefined);
    setMessage(outcome.ok ? undefined : refusalText(outcome.refusal, errors));
  }

  return (
    <AccountCard title={consents.title}>
      <Checkbox
        id="consent-marketing"
        label={
          <>
            <span>{consents.marketing}</span>
            <span className="block text-sm text-muted">{consents.marketingHint}</span>
          </>
        }
        checked={requested ?? data?.current.marketing ?? false}
        disabled={!data}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <p role="status" className="text-sm text-bad">
        {message}
      </p>
      <details className="mt-4">
        <summary className="link inline-block py-2">{consents.history}</summary>
        {data?.history.length === 0 && <p className="text-sm text-muted">{consents.historyEmpty}</p>}
        <ul className="mt-2 divide-y divide-line text-sm">
          {data?.history.map((entry, index) => (
            <li key={entry.at + entry.purpose} className="flex justify-between gap-4 py-2">
              <span>{consentText(data.history, index, consents)}</span>
              <span className="num text-muted">{formatShortMoment(entry.at, locale)}</span>
            </li>
          ))}
        </ul>
      </details>
    </AccountCard>
  );
}

export interface ConsentEntry {
  purpose: "privacy" | "marketing";
  granted: boolean;
  at: string;
}

/**
 * Returns the text of one decision; `history` is newest first. Only a given consent can be stopped: a box left empty at
 * the registration stops nothing.
 */
export function consentText(history: readonly ConsentEntry[], index: number, words: AccountWords["consents"]): string {
  const { purpose, granted } = history[index]!;
  if (purpose === "privacy") return words.privacyGiven;
  if (granted) return words.given;
  const givenBefore = history.slice(index + 1).some((earlier) => earlier.purpose === purpose && earlier.granted);
  return givenBefore ? words.taken : words.notGiven;
}
