import { useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { ConversationItem } from "#leads/conversation/conversation-view.ts";
import { fill } from "#text/fill.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { StateBadge, type Tone } from "../../../layout/state-badge.tsx";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import type { ConversationActions } from "./use-conversation.ts";

export type ReminderEntry = Extract<ConversationItem, { kind: "reminder" }>;

const isOverdue = ({ state, due_at }: ReminderEntry) => state === "open" && new Date(due_at) < new Date();

export function reminderTone(reminder: ReminderEntry): Tone {
  if (isOverdue(reminder)) return "bad";
  return reminder.state === "open" ? "warn" : "quiet";
}

/** Renders a reminder in the timeline, with what closes or reopens it. */
export function ReminderItem({
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
  const at = formatMomentWithZone(new Date(reminder.due_at), locale);
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
