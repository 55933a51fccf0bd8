import * as z from "zod/mini";
import { choice, missingOr, paragraphs } from "#text/rules.ts";
import { helpTopics } from "./help-states.ts";

const longestMessage = 5_000;

/** A text that must be filled in. */
const message = z.pipe(
  z.string({ error: missingOr("invalid_type") }).check(z.regex(/\S/, { error: "required" })),
  paragraphs(longestMessage),
);

/** The id of a file that was uploaded for the message; empty for none. */
const file = z._default(z.union([z.uuid(), z.literal("")]), "");

/** What a customer sends: the id makes a repeat of it recognisable. */
export const helpRequest = z.object({
  id: z.uuid(),
  topic: choice(helpTopics),
  /** The id of an own order; empty for none. */
  order: z._default(z.union([z.uuid(), z.literal("")]), ""),
  text: message,
  file,
});
export type HelpRequest = z.output<typeof helpRequest>;

/** A further message of the customer. */
export const helpMessage = z.object({ id: z.uuid(), text: message, file });
export type HelpMessage = z.output<typeof helpMessage>;

/** An answer to the customer, or a note that only the team reads. */
export const helpReply = z.object({
  id: z.uuid(),
  version: z.int(),
  text: message,
  note: z._default(z.boolean(), false),
});
export type HelpReply = z.output<typeof helpReply>;

/** What staff change of a request; a member that is absent stays as it is. */
export const helpChange = z.object({
  version: z.int(),
  /** Null for nobody. */
  owner_id: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  solved: z.optional(z.literal(true)),
});
export type HelpChange = z.output<typeof helpChange>;
