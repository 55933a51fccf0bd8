import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const names = <Name extends string>(...keys: readonly Name[]) => z.record(z.enum(keys), label);

/** The words of the queue of customers' requests for help. `{name}` is filled in. */
export const adminHelp = z.strictObject({
  title: label,
  intro: text(320),
  list: label,
  empty: text(160),
  states: names("waiting_team", "waiting_customer", "solved"),
  topics: names("payment", "refund", "invoice", "access", "product", "account", "other"),
  filters: names("state", "owner"),
  owners: names("me", "none"),
  columns: names("number", "topic", "customer", "state", "waiting", "owner", "updated"),
  detail: z.strictObject({
    conversation: label,
    facts: label,
    customer: label,
    gone: label,
    order: label,
    topic: label,
    owner: label,
    nobody: label,
    language: label,
    created: label,
    waiting: label,
    assign: label,
    assigned: label,
    solve: label,
    solved: label,
    /** `{name}` is filled in. */
    file: label,
  }),
  languages: names("id", "en"),
  kinds: names("customer", "answer", "note"),
  answer: z.strictObject({ tab: label, label, hint: text(300), submit: label, done: label }),
  note: z.strictObject({ tab: label, label, hint: text(200), submit: label, done: label }),
});
