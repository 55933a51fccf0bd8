import { useState } from "react";
import { Link, useParams } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { SubscriberDetail } from "#growth/newsletter/readers/subscriber-contract.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/table.tsx";
import { useCall, useMay, useSend, useWords } from "../../kit/data.ts";
import { ReasonDialog } from "../../kit/form.ts";
import { DetailScreen, Facts, Panel, When } from "../../kit/parts.ts";
import { SubscriberState } from "./subscribers/subscriber-state.tsx";

/** Renders one subscriber: the proof of consent, what happened, and what was sent. */
export default function SubscriberScreen() {
  const { id = "" } = useParams();
  const { subscribers: words } = useWords("admin-newsletter");
  const mayWrite = useMay()("subscribers", "write");
  const send = useSend();
  const [ending, setEnding] = useState(false);
  const call = useCall(pathTo("/admin/subscribers/:id", { id }));
  return (
    <DetailScreen call={call} title={words.title} back={{ to: "/newsletter/subscribers", label: words.title }}>
      {(subscriber) => ({
        title: subscriber.email,
        detail: <SubscriberState subscriber={subscriber} />,
        actions: mayWrite && subscriber.state !== "ended" && (
          <Button kind="danger" onClick={() => setEnding(true)}>
            {words.end.action}
          </Button>
        ),
        main: (
          <>
            <LettersPanel letters={subscriber.letters} />
            <SubscriberHistory events={subscriber.events} />
          </>
        ),
        side: <ProofPanel subscriber={subscriber} />,
        below: (
          <ReasonDialog
            title={fill(words.end.title, { email: subscriber.email })}
            body={words.end.body}
            confirm={words.end.action}
            open={ending}
            onClose={() => setEnding(false)}
            submit={(reason) => send("POST", pathTo("/admin/subscribers/:id/end", { id }), { reason })}
            resource="/admin/subscribers"
          />
        ),
      })}
    </DetailScreen>
  );
}

/** Renders which letters were sent to a subscriber, and what became of each. */
function LettersPanel({ letters }: { letters: SubscriberDetail["letters"] }) {
  const { letters: words } = useWords("admin-newsletter").subscribers;
  return (
    <Panel title={words.title}>
      {letters.length === 0 ? (
        <p className="text-sm text-muted">{words.none}</p>
      ) : (
        <Table
          caption={words.title}
          head={[words.letter, words.state, words.at]}
          rows={letters.map(({ letter, subject, state, at, failure }) => [
            <Link key="letter" to={`/newsletter/${letter}`} className="link">
              {subject}
            </Link>,
            <span key="state" title={failure ?? undefined}>
              {words.states[state]}
            </span>,
            at ? <When key="at" date={at} /> : "–",
          ])}
        />
      )}
    </Panel>
  );
}

/** Renders what proves that a subscriber agreed, and what they chose. */
function ProofPanel({ subscriber }: { subscriber: SubscriberDetail }) {
  const { subscribers, topics, languages } = useWords("admin-newsletter");
  const { proof: words, columns, sources } = subscribers;
  const { consent, confirmed_at, ended_at } = subscriber;
  return (
    <Panel title={words.title}>
      <Facts
        rows={[
          [columns.source, sources[subscriber.source]],
          ...(consent
            ? ([
                [words.at, consent.at],
                [words.by, consent.by],
                [words.how, consent.how],
              ] as const)
            : ([
                [words.privacy, subscriber.privacy_version],
                [words.text, <Digest key="text" value={subscriber.text_hash} />],
              ] as const)),
          [columns.asked, <When key="asked" date={subscriber.asked_at} />],
          confirmed_at !== null && [columns.confirmed, <When key="confirmed" date={confirmed_at} />],
          ended_at !== null && [columns.ended, <When key="ended" date={ended_at} />],
          [columns.language, languages[subscriber.locale]],
          [columns.topics, subscriber.topics.map((topic) => topics[topic]).join(", ")],
        ]}
      />
    </Panel>
  );
}

function Digest({ value }: { value: string | null }) {
  return value && <span className="num break-all">{value.slice(0, 16)}</span>;
}

/** Renders what a subscriber did and what happened, the newest first. */
function SubscriberHistory({ events }: { events: SubscriberDetail["events"] }) {
  const { subscribers, topics, languages } = useWords("admin-newsletter");
  const { history: words, reasons } = subscribers;
  const detailOf = ({ kind, locale, topics: chosen, reason }: SubscriberDetail["events"][number]) => {
    if (kind === "ended") return reason ? reasons[reason as keyof typeof reasons] : "";
    return [locale && languages[locale], ...(chosen ?? []).map((topic) => topics[topic])].filter(Boolean).join(", ");
  };
  return (
    <Panel title={words.title}>
      <ol className="grid gap-3">
        {events.map((event) => (
          <li
            key={`${event.at} ${event.kind}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm"
          >
            <span>
              <span className="font-medium">{words[event.kind]}</span>
              <span className="ms-2 text-muted">{detailOf(event)}</span>
            </span>
            <When date={event.at} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
