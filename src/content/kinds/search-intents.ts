import { z } from "zod";
import { text } from "./shared/parts.ts";

/** What somebody types, in small letters as the search reads it. */
const typed = text(60, 2);

/**
 * What people come to do, with the words in which they ask for it, slang and misspellings included. The search offers these
 * before the pages that it finds by their text.
 */
export const searchIntents = z.strictObject({
  /** Words that change no request: please, how, page. */
  fillers: z.array(text(20)).max(150),
  /** Other spellings and everyday forms of a word, in any request. */
  spellings: z.array(z.strictObject({ word: text(20), typed: z.array(text(20)).min(1).max(20) })).max(100),
  items: z
    .array(
      z.strictObject({
        /** The same in both languages: what is typed in the other language finds it too. */
        id: z.string().regex(/^[a-z0-9-]+$/),
        label: text(60),
        line: text(140, 10),
        href: z.string().regex(/^\/(?![/\\])/),
        typed: z.array(typed).min(1).max(40),
      }),
    )
    .min(1)
    .max(300),
});
