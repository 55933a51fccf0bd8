import type { ConversationView } from "#leads/conversation/conversation-view.ts";
import type { LeadSummary } from "./lead-summary.ts";
import type { ConversationActions } from "./use-conversation.ts";

/** What the composer and each of its forms get. */
export interface ComposerProps {
  leadId: string;
  lead: LeadSummary;
  conversation: ConversationView;
  actions: ConversationActions;
}
