import type { Outcome } from "#client/api/outcome.ts";
import { type PathTo, pathTo } from "#contract/calls.ts";
import type { ConversationView } from "#leads/conversation/conversation-contract.ts";
import { type AdminCall, changeInTurn, useCall, useSend } from "../../../kit/data.ts";

/** What a change of the conversation sends. */
type Body<Part extends string> = AdminCall<"POST", PathTo<`/admin/leads/:id/${Part}`>>["body"];

export type ConversationActions = ReturnType<typeof useConversation>["actions"];

/** Reads the conversation with a lead, and returns what can be done with it. */
export function useConversation(id: string) {
  const result = useCall(pathTo("/admin/leads/:id/conversation", { id }));
  const send = useSend();
  /** Sends what is refused where somebody else has changed the lead since. */
  const inTurn = (version: number, save: (version: number) => Promise<Outcome<ConversationView>>) =>
    changeInTurn("/admin/leads", { id, version }, save, (conversation) => ({ version: conversation.version }));
  const actions = {
    addNote: (body: Body<"notes">) => send("POST", pathTo("/admin/leads/:id/notes", { id }), body),
    sendMail: ({ version: seen, ...mail }: Body<"mails">) =>
      inTurn(seen, (version) => send("POST", pathTo("/admin/leads/:id/mails", { id }), { ...mail, version })),
    merge: ({ version: seen, from }: Body<"merge">) =>
      inTurn(seen, (version) => send("POST", pathTo("/admin/leads/:id/merge", { id }), { version, from })),
    unmerge: ({ version: seen, from }: Body<"unmerge">) =>
      inTurn(seen, (version) => send("POST", pathTo("/admin/leads/:id/unmerge", { id }), { version, from })),
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
