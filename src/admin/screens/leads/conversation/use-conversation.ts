import type { Outcome } from "#client/api/outcome.ts";
import type { ConversationView } from "#leads/conversation/conversation-view.ts";
import { useCall, useSend } from "../../../kit/data.ts";

type Sent = Promise<Outcome<ConversationView>>;

export interface ConversationActions {
  send: (part: "notes" | "mails" | "reminders" | "merge" | "unmerge", body: object) => Sent;
  changeReminder: (reminder: string, body: object) => Sent;
}

/** Reads the conversation with a lead, and returns what can be done with it. */
export function useConversation(leadId: string) {
  const path = `/admin/leads/${leadId}`;
  const result = useCall<ConversationView>(`${path}/conversation`);
  const send = useSend();
  const actions: ConversationActions = {
    send: (part, body) => send<ConversationView>("POST", `${path}/${part}`, body),
    changeReminder: (reminder, body) => send<ConversationView>("PATCH", `${path}/reminders/${reminder}`, body),
  };
  return { ...result, actions };
}

/** What the conversation needs to know of a lead; the screen that shows it has read it. */
export interface LeadSummary {
  name: string;
  company: string;
  email: string;
  locale: "id" | "en";
  product: string;
  state: string;
}
