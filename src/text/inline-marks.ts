const marks = /(\*\*[^*]+\*\*|`[^`]+`|\[[^[\]]+\]\([^()\s]+\))/;

/** A piece of a text: plain, or with one of our marks. */
export type MarkedPart =
  | { mark: "none" | "strong" | "code"; text: string }
  | { mark: "link"; text: string; href: string }
  | { mark: "phrase"; text: string; lang: string };

/** Returns the pieces of a text with inline marks: **strong**, `code`, [text](/path), [phrase](lang:id). */
export function readMarks(text: string): MarkedPart[] {
  return text
    .split(marks)
    .filter((part) => part !== "")
    .map((part) => {
      if (/^\*\*[^*]+\*\*$/.test(part)) return { mark: "strong", text: part.slice(2, -2) };
      if (/^`[^`]+`$/.test(part)) return { mark: "code", text: part.slice(1, -1) };
      const [, label = "", href = ""] = part.match(/^\[([^[\]]+)\]\(([^()\s]+)\)$/) ?? [];
      if (href.startsWith("lang:")) return { mark: "phrase", text: label, lang: href.slice(5) };
      return href ? { mark: "link", text: label, href } : { mark: "none", text: part };
    });
}
