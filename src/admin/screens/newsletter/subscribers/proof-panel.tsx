import type { SubscriberDetail } from "#growth/newsletter/readers/subscriber-view.ts";
import { Facts } from "../../../layout/facts.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { When } from "../../../layout/when.tsx";
import { useWords } from "../../../words/use-words.ts";

/** Renders what proves that a subscriber agreed, and what they chose. */
export function ProofPanel({ subscriber }: { subscriber: SubscriberDetail }) {
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
