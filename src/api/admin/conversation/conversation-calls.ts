import type { Api, ApiDeps } from "../../http/deps.ts";
import { conversationCall } from "./conversation.ts";
import { mailCalls } from "./mails.ts";
import { mergeCalls } from "./merge.ts";
import { noteCall } from "./notes.ts";
import { reminderCalls } from "./reminders.ts";

/** Registers the calls of the conversation with a lead. */
export function conversationCalls(api: Api, deps: ApiDeps): void {
  conversationCall(api, deps);
  noteCall(api, deps);
  mailCalls(api, deps);
  reminderCalls(api, deps);
  mergeCalls(api, deps);
}
