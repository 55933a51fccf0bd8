import type { LeadView } from "#leads/inbox/lead-view.ts";

/** The notes, mails and reminders of a lead. */
export default function LeadConversation(_props: { leadId: string; version: number; lead: LeadView }) {
  return null;
}
