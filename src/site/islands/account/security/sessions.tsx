import { useCallback, useRef, useState } from "react";
import type { SessionView } from "#accounts/login/session-view.ts";
import { mapOutcome } from "#client/api/outcome.ts";
import { request } from "#client/api/request.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatShortMoment } from "#time/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../../form/refusal-text.ts";
import { AccountCard } from "../account-card.tsx";
import { useFetch } from "../use-fetch.ts";

async function readSessions() {
  return mapOutcome(await request<{ data: SessionView[] }>("GET", "/account/sessions"), ({ data }) => data);
}

/** Renders the sessions of the account; each one, or all others, can be ended. */
export function Sessions({
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

  async function end(path: string) {
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
