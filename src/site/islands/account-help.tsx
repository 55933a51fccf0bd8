import { useCallback, useEffect, useState } from "react";
import { type HelpThreadView, helpRequests } from "#client/api/help.ts";
import { fill } from "#text/fill.ts";
import { AccountCard } from "./account/account-card.tsx";
import { HelpForm } from "./account/help/help-form.tsx";
import { HelpList } from "./account/help/help-list.tsx";
import { type HelpProps, HelpThread } from "./account/help/help-thread.tsx";
import { LoadingCard } from "./account/loading-card.tsx";
import { useFetch } from "./account/use-fetch.ts";

/** What the address asks for: one request, or a new one about an order. */
interface Asked {
  request?: string | undefined;
  order?: string | undefined;
  topic?: string | undefined;
}

/** Renders the person's requests to the team: a form, the list, or one request with its messages. */
export default function AccountHelp({ words, address }: HelpProps) {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const read = (name: string) => query.get(name) ?? undefined;
    setAsked({ request: read("request"), order: read("order"), topic: read("topic") });
  }, []);
  if (!asked) return <LoadingCard words={words} onRetry={() => {}} />;
  return asked.request ? (
    <HelpThread id={asked.request} words={words} address={address} />
  ) : (
    <HelpHome words={words} address={address} asked={asked} />
  );
}

function HelpHome({ words, address, asked }: HelpProps & { asked: Asked }) {
  const { help } = words;
  const { data, refusal, reload } = useFetch(useCallback(() => helpRequests(), []));
  const [sent, setSent] = useState<HelpThreadView>();
  function onSent(thread: HelpThreadView) {
    setSent(thread);
    void reload();
  }
  return (
    <div className="grid gap-6">
      <AccountCard title={help.formTitle}>
        <p role="status" className={sent ? "mb-5 text-good" : "sr-only"}>
          {sent && fill(help.sent, { number: sent.number })}
        </p>
        <HelpForm words={words} order={asked.order} topic={asked.topic} onSent={onSent} />
      </AccountCard>
      {data ? (
        <AccountCard title={help.listTitle}>
          {data.length === 0 && <p className="text-muted">{help.empty}</p>}
          <HelpList requests={data} words={words} address={address} />
        </AccountCard>
      ) : (
        <LoadingCard words={words} refusal={refusal} onRetry={reload} />
      )}
    </div>
  );
}
