import * as z from "zod/mini";
import { letterTopics } from "#catalogue/letter-topics.ts";
import { productIds } from "#catalogue/products.ts";
import { locales } from "#text/locales.ts";
import { choice, optionalLine, paragraphs } from "#text/rules.ts";

/** Blocks of a letter; more would not fit into a mail. */
const maxBlocks = 40;

/** Returns the rule of a text in both languages; a draft may lack either. */
const inBoth = <Rule extends z.ZodMiniType>(rule: Rule) => z.object({ id: rule, en: rule });
const line = (maximum: number) => inBoth(optionalLine(maximum));
/** A path of the site, or an address; empty while nothing is chosen. */
const target = z
  .string()
  .check(
    z.trim(),
    z.maxLength(500, { error: "too_long" }),
    z.regex(/^($|\/([^/]|$)|https:\/\/|mailto:)/, "invalid_link"),
  );
/** Names an article or event. */
const name = z.string().check(z.regex(/^[a-z0-9-]{0,120}$/, "unknown_choice"));

/** The kind of a block, and its name in a list that is edited, which means nothing elsewhere. */
const named = <Kind extends string>(kind: Kind) => ({
  kind: z.literal(kind),
  key: z.string().check(z.regex(/^[a-z0-9]{1,16}$/)),
});

const letterBlock = z.discriminatedUnion("kind", [
  z.object({ ...named("heading"), text: line(90) }),
  z.object({ ...named("text"), text: inBoth(z._default(paragraphs(4000), "")) }),
  z.object({
    ...named("picture"),
    picture: z.string().check(z.regex(/^(media:[a-z0-9]{20,}|)$/, "unknown_choice")),
    href: target,
  }),
  z.object({ ...named("article"), slug: name }),
  z.object({ ...named("event"), event: name }),
  z.object({ ...named("product"), product: z.enum(["", ...productIds], { error: "unknown_choice" }) }),
  z.object({ ...named("button"), label: line(60), href: target }),
]);
export type LetterBlock = z.output<typeof letterBlock>;
export type BlockKind = LetterBlock["kind"];
export const blockKinds = [
  "heading",
  "text",
  "picture",
  "article",
  "event",
  "product",
  "button",
] as const satisfies BlockKind[];

/** What a letter says, as it is written: complete or not. */
export const letterContent = z.object({
  subject: line(90),
  /** What a list of mails shows beside the subject. */
  preheader: line(120),
  blocks: z.array(letterBlock).check(z.maxLength(maxBlocks, { error: "too_long" })),
});
export type LetterContent = z.output<typeof letterContent>;

/** What is saved of a letter: its words, and to whom it goes. */
export const letterDraft = z.object({
  topic: choice(letterTopics),
  locales: z.array(z.enum(locales)).check(z.minLength(1, { error: "required" }), z.maxLength(locales.length)),
  content: letterContent,
});
export type LetterDraft = z.output<typeof letterDraft>;
