import type { SubscriberDetail } from "#growth/newsletter/readers/subscriber-view.ts";
import { Panel } from "../../../layout/panel.tsx";
import { When } from "../../../layout/when.tsx";
import { useWords } from "../../../words/use-words.ts";

/** Renders what a subscriber did and what happened, the newest first. */
export function SubscriberHistory({ events }: { events: SubscriberDetail["events"] }) {
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
