import { linkTarget, type Segment } from "./marks.ts";

type Mark = Omit<Segment, "text">;

const blocks = /^(P|DIV|LI|H[1-6]|TR|BR|BLOCKQUOTE|SECTION|ARTICLE|UL|OL|TABLE)$/;
const dropped = /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|TITLE|SVG|IFRAME|OBJECT)$/i;

/** Reduces what was copied elsewhere to one line of text with our marks. `ownOrigin` makes addresses of this site paths. */
export function cleanPaste(root: Node, ownOrigin: string): Segment[] {
  const segments: Segment[] = [];
  collect(root, {}, ownOrigin, segments);
  return joined(segments);
}

function collect(node: Node, mark: Mark, ownOrigin: string, segments: Segment[]): void {
  if (node.nodeType === 3) {
    segments.push({ text: (node.nodeValue ?? "").replace(/\s+/g, " "), ...mark });
    return;
  }
  const element = node as HTMLElement;
  if (dropped.test(element.nodeName)) return;
  const own = mark.mark ? mark : markOf(element, ownOrigin);
  const isBlock = blocks.test(element.nodeName);
  if (isBlock) segments.push({ text: " " });
  for (const child of element.childNodes) collect(child, own, ownOrigin, segments);
  if (isBlock) segments.push({ text: " " });
}

function markOf(element: HTMLElement, ownOrigin: string): Mark {
  const name = element.nodeName;
  // Google Docs wraps everything in a <b> of normal weight.
  if (name === "STRONG" || name === "B")
    return /font-weight:\s*normal/.test(element.getAttribute("style") ?? "") ? {} : { mark: "strong" };
  if (name === "CODE" || name === "KBD" || name === "TT") return { mark: "code" };
  if (name === "A") {
    const target = pathOf(element.getAttribute("data-target") ?? element.getAttribute("href") ?? "", ownOrigin);
    return linkTarget.test(target) ? { mark: "link", target } : {};
  }
  const lang = element.getAttribute?.("lang") ?? "";
  return name === "SPAN" && /^[a-z]{2,3}$/.test(lang) ? { mark: "phrase", target: lang } : {};
}

/** Pages are named without language and edition, so that a link stays in those of the reader. */
function pathOf(href: string, ownOrigin: string): string {
  const path = href.startsWith(ownOrigin) ? href.slice(ownOrigin.length) || "/" : href;
  return path.startsWith("/") ? path.replace(/^\/en(?=\/|$)/, "").replace(/^\/v2(?=\/|$)/, "") || "/" : path;
}

/** Joins neighbours of the same mark, and leaves no two spaces in a row nor any at the ends. */
function joined(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  for (const segment of segments) {
    const last = result.at(-1);
    const isAfterSpace = last === undefined || last.text.endsWith(" ");
    const text = isAfterSpace ? segment.text.replace(/^ +/, "") : segment.text;
    if (text === "") continue;
    if (last && last.mark === segment.mark && last.target === segment.target) last.text += text;
    else result.push({ ...segment, text });
  }
  const last = result.at(-1);
  if (last) last.text = last.text.trimEnd();
  return result.filter(({ text }) => text !== "");
}
