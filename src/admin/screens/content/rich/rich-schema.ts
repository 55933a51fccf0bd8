import { type JSONContent, Mark, markInputRule, Node } from "@tiptap/core";
import type { Node as TextTree } from "@tiptap/pm/model";
import { type MarkName, parseMarks, type Segment, writeMarks } from "./marks.ts";

/** One line of text with our marks, of which one excludes the others. */
const line = Node.create({
  name: "line",
  group: "block",
  content: "text*",
  marks: "strong code link phrase",
  parseHTML: () => [{ tag: "p" }],
  renderHTML: () => ["p", 0],
});
const doc = Node.create({ name: "doc", topNode: true, content: "line" });
const text = Node.create({ name: "text", group: "inline" });

const exclusive = { excludes: "_", inclusive: true };
const strong = Mark.create({
  name: "strong",
  ...exclusive,
  renderHTML: () => ["strong", 0],
  addInputRules() {
    return [markInputRule({ find: /\*\*([^*]+)\*\*$/, type: this.type })];
  },
  addKeyboardShortcuts() {
    return { "Mod-b": () => this.editor.commands.toggleMark(this.type) };
  },
});
const code = Mark.create({
  name: "code",
  ...exclusive,
  renderHTML: () => ["code", 0],
  addInputRules() {
    return [markInputRule({ find: /`([^`]+)`$/, type: this.type })];
  },
  addKeyboardShortcuts() {
    return { "Mod-e": () => this.editor.commands.toggleMark(this.type) };
  },
});
/** A link is shown, not followed: a press sets the caret. */
const link = Mark.create({
  name: "link",
  excludes: "_",
  inclusive: false,
  addAttributes: () => ({ target: { default: "" } }),
  renderHTML: ({ mark }) => [
    "a",
    { class: "rich-link", title: mark.attrs.target, "data-target": mark.attrs.target },
    0,
  ],
});
const phrase = Mark.create({
  name: "phrase",
  excludes: "_",
  inclusive: false,
  addAttributes: () => ({ target: { default: "" } }),
  renderHTML: ({ mark }) => ["span", { class: "rich-phrase", lang: mark.attrs.target, title: mark.attrs.target }, 0],
});

/** The whole schema: what it cannot hold cannot be saved. */
export const richSchema = [doc, line, text, strong, code, link, phrase];

/** Returns a piece of a text as a node of the editor. */
export function nodeOf({ text: own, mark, target }: Segment) {
  return { type: "text", text: own, ...(mark && { marks: [{ type: mark, ...(target && { attrs: { target } }) }] }) };
}

/** Returns a stored text as the content of the editor. */
export const contentOf = (stored: string): JSONContent => ({
  type: "doc",
  content: [{ type: "line", content: parseMarks(stored).map(nodeOf) }],
});

/** Returns the content of the editor as it is stored. */
export function textOf(tree: TextTree): string {
  const segments: Segment[] = [];
  tree.descendants(({ isText, text: own, marks: [mark] }) => {
    if (!isText) return;
    const target = mark?.attrs.target as string | undefined;
    segments.push({ text: own!, ...(mark && { mark: mark.type.name as MarkName }), ...(target && { target }) });
  });
  return writeMarks(segments);
}
