import { Link } from "react-router";
import type { SubscriberDetail } from "#growth/newsletter/readers/subscriber-view.ts";
import { Table } from "#ui/table.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { When } from "../../../layout/when.tsx";
import { useWords } from "../../../words/use-words.ts";

/** Renders which letters were sent to a subscriber, and what became of each. */
export function LettersPanel({ letters }: { letters: SubscriberDetail["letters"] }) {
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
