import { fill } from "#text/fill.ts";

/** What a template may name in braces; the words are in the content set `lead-templates`. */
const mergeFields = ["name", "company", "product", "number", "sender", "us"] as const;
export type MergeFields = Record<(typeof mergeFields)[number], string>;

/** Returns a template with its fields filled; line breaks of a value would break a subject, so they become spaces. */
export function fillFields(text: string, fields: MergeFields): string {
  const plain = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.replace(/\s+/g, " ").trim()]),
  );
  return fill(text, plain);
}

/** Returns a text of several lines with its fields filled. */
export const fillText = (text: string, fields: MergeFields): string =>
  text
    .split("\n")
    .map((line) => fillFields(line, fields))
    .join("\n");

/** Returns the fields that a text still names in braces, such as `{date}`: it must not be sent like this. */
export function unfilledFields(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\s*[\p{L}_][\p{L}\p{N}_ -]{0,39}\}/gu)].map(([field]) => field))];
}
