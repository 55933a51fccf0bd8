import { useId, useState } from "react";
import type { Words } from "#content/sets.ts";
import { pathTo } from "#contract/calls.ts";
import type { ConversationItem } from "#leads/conversation/conversation-contract.ts";
import { isOver } from "#tasks/task-rules.ts";
import { fill } from "#text/fill.ts";
import { formatDay, formatDayOf, formatMomentWithZone } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { useLocale, useWords, wordFor } from "../../../kit/data.ts";
import { Empty, FileButton, StateBadge, Timeline, type TimelineItem, type Tone } from "../../../kit/parts.ts";

const filters = ["all", "messages", "notes", "changes"] as const;
type TimelineFilter = (typeof filters)[number];

/** Which filter besides "all" shows an entry. */
const filterOf: Record<ConversationItem["kind"], TimelineFilter> = {
  mail: "messages",
  attempt: "messages",
  note: "notes",
  reminder: "notes",
  merged: "changes",
  unmerged: "changes",
};

/** Renders what was said and what happened, the newest first, under the days in Jakarta. */
export function ConversationTimeline({
  leadId,
  items,
  changes,
}: {
  leadId: string;
  items: readonly ConversationItem[];
  changes: readonly TimelineItem[];
}) {
  const words = useWords("admin-conversation");
  const locale = useLocale();
  const id = useId();
  const [filter, setFilter] = useState<TimelineFilter>("all");
  const entries = [
    ...items.map((item) => ({
      shownBy: filterOf[item.kind],
      item: toTimelineItem(item, words, leadId),
    })),
    ...changes.map((item) => ({ shownBy: "changes" as const, item })),
  ];
  const shown = entries
    .filter(({ shownBy }) => filter === "all" || shownBy === filter)
    .map(({ item }) => item)
    .toSorted((one, other) => momentOf(other) - momentOf(one));
  const days = Map.groupBy(shown, ({ at }) => jakartaDay(new Date(at)));
  return (
    <section aria-label={words.timeline.label} className="stack border-t border-line pt-3">
      <fieldset className="timeline-filter">
        <legend className="sr-only">{words.timeline.filter}</legend>
        {filters.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={filter === value}
              onChange={() => setFilter(value)}
            />
            {words.timeline[value]}
          </label>
        ))}
      </fieldset>
      {items.length === 0 && filter !== "changes" && <Empty>{words.timeline.empty}</Empty>}
      {items.length > 0 && shown.length === 0 && <p className="text-sm text-muted">{words.timeline.none}</p>}
      {[...days].map(([day, ofDay]) => (
        <div key={day}>
          <h3 className="mb-2 text-xs font-semibold text-muted">{formatDay(day, locale)}</h3>
          <Timeline items={ofDay} />
        </div>
      ))}
    </section>
  );
}

const momentOf = ({ at }: TimelineItem) => new Date(at).getTime();

/** Returns an entry of the conversation as one of the timeline. */
function toTimelineItem(
  item: ConversationItem,
  { timeline, attempts }: Words<"admin-conversation">,
  leadId: string,
): TimelineItem {
  const { id, at } = item;
  switch (item.kind) {
    case "note":
      return {
        id,
        at,
        tone: "info",
        title: fill(timeline.note, { by: item.by }),
        body: <p className="whitespace-pre-line text-ink wrap-anywhere">{item.text}</p>,
      };
    case "mail": {
      const { name, email } = item.contact;
      const title = item.direction === "out" ? timeline.mailOut : timeline.mailIn;
      const names = { by: item.by ?? (name || email), to: name || email };
      return {
        id,
        at,
        tone: mailTone(item),
        title: fill(title, names),
        body: <MailItem mail={item} leadId={leadId} />,
      };
    }
    case "attempt": {
      const isMissed = item.reached === false;
      const outcome = item.reached ? timeline.attemptReached : isMissed ? timeline.attemptMissed : timeline.attemptOpen;
      const title = fill(timeline.attempt, { by: item.by, channel: attempts.channels[item.channel] });
      return { id, at, tone: item.reached ? "good" : "quiet", title, body: outcome };
    }
    case "reminder":
      return {
        id,
        at,
        tone: reminderTone(item),
        title: fill(timeline.reminder, { by: item.by, person: item.for }),
        body: <ReminderItem reminder={item} />,
      };
    default:
      return { id: `${item.kind}-${id}`, at, title: fill(timeline[item.kind], { by: item.by, number: item.number }) };
  }
}

type MailEntry = Extract<ConversationItem, { kind: "mail" }>;

const tones: Record<MailEntry["state"], Tone> = { queued: "warn", sent: "quiet", failed: "bad", received: "good" };

const mailTone = ({ state }: MailEntry): Tone => tones[state];

/** Renders a mail in the timeline: state, subject, text; the earlier mail that it repeats is folded. */
function MailItem({ mail, leadId }: { mail: MailEntry; leadId: string }) {
  const { timeline, states } = useWords("admin-conversation");
  const { subject, body, quoted, attachments, files, cc, automatic, failure } = mail;
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-2">
        <StateBadge tone={mailTone(mail)}>{states[mail.state]}</StateBadge>
        {automatic && <StateBadge>{timeline.automatic}</StateBadge>}
        <span className="min-w-0 font-medium text-ink wrap-anywhere">{subject}</span>
      </p>
      {failure && (
        <p className="text-bad wrap-anywhere">
          {fill(timeline.failure, { reason: wordFor(timeline.failures, failure) })}
        </p>
      )}
      <p className="whitespace-pre-line text-ink wrap-anywhere">{body}</p>
      {cc.length > 0 && <p className="wrap-anywhere">{fill(timeline.cc, { names: cc.join(", ") })}</p>}
      {files.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {files.map(({ id, name }) => (
            <FileButton
              key={id}
              path={pathTo("/admin/leads/:id/files/:file", { id: leadId, file: id })}
              fileName={name}
              aria-label={fill(timeline.download, { name })}
            >
              {name}
            </FileButton>
          ))}
        </p>
      )}
      {attachments.length > 0 && (
        <p className="wrap-anywhere">
          {fill(timeline.attachments, { names: attachments.join(", ") })} {timeline.attachmentsNote}
        </p>
      )}
      {quoted && (
        <details>
          <summary className="cursor-pointer">{timeline.quoted}</summary>
          <p className="mt-1 border-s-2 border-line ps-3 whitespace-pre-line wrap-anywhere">{quoted}</p>
        </details>
      )}
    </div>
  );
}

type ReminderEntry = Extract<ConversationItem, { kind: "reminder" }>;

const isOverdue = ({ state, due_at, all_day }: ReminderEntry) =>
  state === "open" && isOver({ at: new Date(due_at), allDay: all_day }, new Date());

function reminderTone(reminder: ReminderEntry): Tone {
  if (isOverdue(reminder)) return "bad";
  return reminder.state === "open" ? "warn" : "quiet";
}

/** Renders a reminder in the timeline: what became of it. It is done, moved and dropped as the task that it is. */
function ReminderItem({ reminder }: { reminder: ReminderEntry }) {
  const words = useWords("admin-conversation");
  const locale = useLocale();
  const due = new Date(reminder.due_at);
  const at = reminder.all_day ? formatDayOf(due, locale) : formatMomentWithZone(due, locale);
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-2">
        <StateBadge tone={reminderTone(reminder)}>
          {words.states[isOverdue(reminder) ? "overdue" : reminder.state]}
        </StateBadge>
        {fill(words.timeline.due, { at })}
      </p>
      <p className="whitespace-pre-line text-ink wrap-anywhere">{reminder.text}</p>
    </div>
  );
}
