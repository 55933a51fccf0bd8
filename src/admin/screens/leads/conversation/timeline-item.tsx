import type { Words } from "#content/sets.ts";
import type { ConversationItem } from "#leads/conversation/conversation-view.ts";
import { fill } from "#text/fill.ts";
import type { TimelineItem } from "../../../layout/timeline.tsx";
import { MailItem, mailTone } from "./mail-item.tsx";
import { ReminderItem, reminderTone } from "./reminder-item.tsx";
import type { ConversationActions } from "./use-conversation.ts";

interface ItemContext {
  actions: ConversationActions;
  canWrite: boolean;
}

/** Returns an entry of the conversation as one of the timeline. */
export function toTimelineItem(
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
