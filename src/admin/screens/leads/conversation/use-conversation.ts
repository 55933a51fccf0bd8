import { type PathTo, pathTo } from "#contract/calls.ts";
import { type AdminCall, useCall, useSend } from "../../../kit/data.ts";

/** What a change of the conversation sends. */
type Body<Part extends string> = AdminCall<"POST", PathTo<`/admin/leads/:id/${Part}`>>["body"];

export type ConversationActions = ReturnType<typeof useConversation>["actions"];

/** Reads the conversation with a lead, and returns what can be done with it. */
export function useConversation(id: string) {
  const result = useCall(pathTo("/admin/leads/:id/conversation", { id }));
  const send = useSend();
  const actions = {
    addNote: (body: Body<"notes">) => send("POST", pathTo("/admin/leads/:id/notes", { id }), body),
    sendMail: (body: Body<"mails">) => send("POST", pathTo("/admin/leads/:id/mails", { id }), body),
    merge: (body: Body<"merge">) => send("POST", pathTo("/admin/leads/:id/merge", { id }), body),
    unmerge: (body: Body<"unmerge">) => send("POST", pathTo("/admin/leads/:id/unmerge", { id }), body),
  };
  return { ...result, actions };
}

/** What the conversation needs to know of a lead; the screen that shows it has read it. */
export interface LeadSummary {
  name: string;
  company: string;
  email: string | null;
  locale: "id" | "en";
  product: string;
  state: string;
  owner: { id: string } | null;
}
