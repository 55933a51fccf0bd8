import type { ConversationItem } from "#leads/conversation/conversation-view.ts";
import { formatDay } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { Empty } from "../../../layout/empty.tsx";
import { Timeline, type TimelineItem } from "../../../layout/timeline.tsx";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { toTimelineItem } from "./timeline-item.tsx";
import type { ConversationActions } from "./use-conversation.ts";

/** Renders what was said, the newest first, under the days in Jakarta. */
export function ConversationTimeline({
  items,
  actions,
  canWrite,
}: {
  items: readonly ConversationItem[];
  actions: ConversationActions;
  canWrite: boolean;
}) {
  const words = useWords("admin-conversation");
  const locale = useLocale();
  if (items.length === 0) return <Empty>{words.timeline.empty}</Empty>;
  const days = Map.groupBy(items.toReversed(), ({ at }) => jakartaDay(new Date(at)));
  return (
    <section aria-label={words.timeline.label} className="stack border-t border-line pt-3">
      {[...days].map(([day, ofDay]) => (
        <div key={day}>
          <h3 className="mb-2 text-xs font-semibold text-muted">{formatDay(day, locale)}</h3>
          <Timeline items={ofDay.map((item): TimelineItem => toTimelineItem(item, words, { actions, canWrite }))} />
        </div>
      ))}
    </section>
  );
}
