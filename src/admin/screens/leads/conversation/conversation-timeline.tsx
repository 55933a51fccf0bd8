import { useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { Words } from "#content/sets.ts";
import type { ConversationItem } from "#leads/conversation/conversation-contract.ts";
import { isOver } from "#tasks/task-rules.ts";
import { fill } from "#text/fill.ts";
import { formatDay, formatDayOf, formatMomentWithZone } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { Button } from "#ui/button.tsx";
import { useLocale, useWords, wordFor } from "../../../kit/data.ts";
import { Empty, RefusalNote, StateBadge, Timeline, type TimelineItem, type Tone } from "../../../kit/parts.ts";
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

interface ItemContext {
  actions: ConversationActions;
  canWrite: boolean;
}

/** Returns an entry of the conversation as one of the timeline. */
function toTimelineItem(
  item: ConversationItem,
  { timeline }: Words<"admin-conversation">,
  context: ItemContext,
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
      return { id, at, tone: mailTone(item), title: fill(title, names), body: <MailItem mail={item} /> };
    }
    case "reminder":
      return {
        id,
        at,
        tone: reminderTone(item),
        title: fill(timeline.reminder, { by: item.by, person: item.for }),
        body: <ReminderItem reminder={item} {...context} />,
      };
    default:
      return { id: `${item.kind}-${id}`, at, title: fill(timeline[item.kind], { by: item.by, number: item.number }) };
  }
}

type MailEntry = Extract<ConversationItem, { kind: "mail" }>;

const tones: Record<MailEntry["state"], Tone> = { queued: "warn", sent: "quiet", failed: "bad", received: "good" };

const mailTone = ({ state }: MailEntry): Tone => tones[state];

/** Renders a mail in the timeline: state, subject, text; the earlier mail that it repeats is folded. */
function MailItem({ mail }: { mail: MailEntry }) {
  const { timeline, states } = useWords("admin-conversation");
  const { subject, body, quoted, attachments, automatic, failure } = mail;
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

/** Renders a reminder in the timeline, with what closes or reopens it. */
function ReminderItem({
  reminder,
  actions,
  canWrite,
}: {
  reminder: ReminderEntry;
  actions: ConversationActions;
  canWrite: boolean;
}) {
  const words = useWords("admin-conversation");
  const locale = useLocale();
  const [refusal, setRefusal] = useState<Refusal>();
  const change = (state: ReminderEntry["state"]) => async () => {
    const outcome = await actions.changeReminder(reminder.id, { version: reminder.version, state });
    setRefusal(outcome.ok ? undefined : outcome.refusal);
  };
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
      {canWrite && (
        <p className="flex flex-wrap gap-2">
          {reminder.state === "open" ? (
            <>
              <Button kind="secondary" onClick={() => void change("done")()}>
                {words.actions.done}
              </Button>
              <Button kind="quiet" onClick={() => void change("cancelled")()}>
                {words.actions.cancel}
              </Button>
            </>
          ) : (
            <Button kind="quiet" onClick={() => void change("open")()}>
              {words.actions.reopen}
            </Button>
          )}
        </p>
      )}
      <RefusalNote refusal={refusal} />
    </div>
  );
}
