import { Editor, Extension } from "@tiptap/core";
import { cleanPaste } from "./clean-paste.ts";
import { type MarkName, parseMarks, type Segment } from "./marks.ts";
import { contentOf, nodeOf, richSchema, textOf } from "./rich-schema.ts";

export interface RichSelection {
  mark: MarkName | undefined;
  target: string;
  isEmpty: boolean;
}

interface RichOptions {
  element: HTMLElement;
  text: string;
  attributes: Record<string, string>;
  editable: boolean;
  onText: (text: string) => void;
  onSelection: (selection: RichSelection) => void;
  onFocus: () => void;
  onBlur: () => void;
  /** Opens the dialog for the address of a link, or for the language of a phrase. */
  onAsk: (mark: "link" | "phrase") => void;
}

export interface RichEditor {
  /** Replaces the text when it was changed elsewhere, such as by undoing. */
  setText: (text: string) => void;
  setAttributes: (attributes: Record<string, string>) => void;
  toggle: (mark: "strong" | "code") => void;
  /** Asks for the target of a mark; without a selection it is for the word at the caret. */
  ask: (mark: "link" | "phrase") => void;
  /** Sets a mark with its target on what is selected, or on the whole mark around the caret. Without a target removes it. */
  setTarget: (mark: "link" | "phrase", target: string | undefined) => void;
  focus: () => void;
  destroy: () => void;
}

/** Makes an element a field for one line of text with our marks; `text` and `onText` have them as they are stored. */
export function createRichEditor(options: RichOptions): RichEditor {
  let known = options.text;
  const ignore = () => true;
  const keys = Extension.create({
    name: "keys",
    addKeyboardShortcuts: () => ({
      // A text has one line.
      Enter: ignore,
      "Mod-k": () => ask("link"),
      "Mod-Shift-l": () => ask("phrase"),
    }),
  });
  const editor = new Editor({
    element: options.element,
    extensions: [...richSchema, keys],
    content: contentOf(options.text),
    editable: options.editable,
    // The policy of the app allows no style element; `content.css` has what is needed.
    injectCSS: false,
    editorProps: {
      attributes: options.attributes,
      handlePaste: (view, event) => {
        const segments = pasted(event.clipboardData);
        const { schema, tr } = view.state;
        const nodes = segments.map((segment) => schema.nodeFromJSON(nodeOf(segment)));
        view.dispatch(tr.replaceWith(tr.selection.from, tr.selection.to, nodes).scrollIntoView());
        return true;
      },
      // What is dragged here from elsewhere would come with marks that are not ours.
      handleDrop: (_view, _event, _slice, isMoved) => !isMoved,
    },
    onUpdate: ({ editor: { state } }) => {
      known = textOf(state.doc);
      options.onText(known);
    },
    onSelectionUpdate: () => options.onSelection(selectionOf(editor)),
    onTransaction: () => options.onSelection(selectionOf(editor)),
    onFocus: options.onFocus,
    onBlur: options.onBlur,
  });
  const ask = (mark: "link" | "phrase") => {
    selectWord(editor, mark);
    options.onAsk(mark);
    return true;
  };
  return {
    ask,
    setText: (next) => {
      if (next === known) return;
      known = next;
      const { from } = editor.state.selection;
      editor.commands.setContent(contentOf(next), { emitUpdate: false });
      editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size - 1));
    },
    setAttributes: (attributes) => editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } }),
    toggle: (mark) => void editor.chain().focus().toggleMark(mark).run(),
    setTarget: (mark, target) => {
      const chain = editor.chain().focus().extendMarkRange(mark);
      void (target ? chain.setMark(mark, { target }) : chain.unsetMark(mark)).run();
    },
    focus: () => void editor.commands.focus("end"),
    destroy: () => editor.destroy(),
  };
}

function selectWord(editor: Editor, mark: "link" | "phrase"): void {
  const { empty, $from } = editor.state.selection;
  if (!empty || $from.marks().some(({ type }) => type.name === mark)) return;
  const line = $from.parent.textContent;
  const before = line.slice(0, $from.parentOffset).match(/(?<![\p{L}\p{N}-])[\p{L}\p{N}-]*$/u)![0].length;
  const after = line.slice($from.parentOffset).match(/^[\p{L}\p{N}-]*/u)![0].length;
  editor.commands.setTextSelection({ from: $from.pos - before, to: $from.pos + after });
}

function selectionOf({ state }: Editor): RichSelection {
  const { from, to, empty, $from } = state.selection;
  const found = empty ? (state.storedMarks ?? $from.marks())[0] : state.doc.resolve(Math.min(from + 1, to)).marks()[0];
  return {
    mark: found?.type.name as MarkName | undefined,
    target: (found?.attrs.target as string | undefined) ?? "",
    isEmpty: empty,
  };
}

function pasted(data: DataTransfer | null): Segment[] {
  const html = data?.getData("text/html");
  if (html) return cleanPaste(new DOMParser().parseFromString(html, "text/html").body, location.origin);
  // Our marks are text: what was copied from a file keeps them.
  return parseMarks((data?.getData("text/plain") ?? "").replace(/\s+/g, " ").trim());
}
