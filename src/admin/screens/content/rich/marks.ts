/** The inline marks of our texts; one excludes the others (`site/sections/inline.tsx` renders them). */
export type MarkName = "strong" | "code" | "link" | "phrase";

/** A piece of a text; `target` is the address of a link or the language of a phrase. */
export interface Segment {
  text: string;
  mark?: MarkName;
  target?: string;
}

const marks = /(\*\*[^*]+\*\*|`[^`]+`|\[[^[\]]+\]\([^()\s]+\))/;

/** Reads a text with its marks. */
export function parseMarks(text: string): Segment[] {
  return text
    .split(marks)
    .filter((part) => part !== "")
    .map((part) => {
      if (!marks.test(part)) return { text: part };
      if (part.startsWith("**")) return { text: part.slice(2, -2), mark: "strong" };
      if (part.startsWith("`")) return { text: part.slice(1, -1), mark: "code" };
      const [, inner, target] = part.match(/^\[([^\]]+)\]\(([^)\s]+)\)$/)!;
      return target!.startsWith("lang:")
        ? { text: inner!, mark: "phrase", target: target!.slice("lang:".length) }
        : { text: inner!, mark: "link", target: target! };
    });
}

/** Writes a text with its marks; a mark whose text cannot be written in it is left out, and its text stays. */
export function writeMarks(segments: readonly Segment[]): string {
  return segments.map(writeSegment).join("");
}

function writeSegment({ text, mark, target = "" }: Segment): string {
  if (text === "") return "";
  if (mark === "strong" && !text.includes("*")) return `**${text}**`;
  if (mark === "code" && !text.includes("`")) return `\`${text}\``;
  if ((mark === "link" || mark === "phrase") && !text.includes("]") && /^[^)\s]+$/.test(target))
    return mark === "link" ? `[${text}](${target})` : `[${text}](lang:${target})`;
  return text;
}

/** Returns whether a text has a mark that the site renders. */
export const hasMarks = (text: string): boolean => marks.test(text);

/** What a link may lead to: a page or anchor of this site, or an address outside. */
export const linkTarget = /^(\/(?!\/)|#|https:\/\/|mailto:)[^)\s]*$/;
