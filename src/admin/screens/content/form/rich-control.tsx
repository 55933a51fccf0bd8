import { Fragment, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../../kit/data.ts";
import { LinkDialog, PhraseDialog } from "../rich/mark-dialog.tsx";
import { parseMarks } from "../rich/marks.ts";
import type { RichEditor, RichSelection } from "../rich/rich-editor.ts";
import { RichToolbar } from "../rich/rich-toolbar.tsx";
import { TextControl } from "./controls.tsx";
import type { ControlProps } from "./place-context.ts";

const nothing: RichSelection = { mark: undefined, target: "", isEmpty: true };

/** A text with marks. The editor is made when the field comes near the view; before that the text is only shown. */
export function RichControl(props: ControlProps & { group: string }) {
  const { readOnly, label, isFaulty, noteId, lang } = props;
  const { rich } = useWords("admin-content");
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<RichEditor>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const [isReady, setIsReady] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const [selection, setSelection] = useState(nothing);
  const [dialog, setDialog] = useState<"link" | "phrase">();
  const isNear = useIsNear(host);
  const text = typeof props.value === "string" ? props.value : "";
  const attributes = {
    role: "textbox",
    "aria-label": label,
    class: "input rich",
    "data-control": "",
    ...(lang && { lang }),
    ...(readOnly && { "aria-readonly": "true" }),
    "aria-describedby": noteId,
    ...(isFaulty && { "aria-invalid": "true" }),
  };
  const known = JSON.stringify(attributes);
  const latestText = useRef(text);
  latestText.current = text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once, and follows by the effects below.
  useEffect(() => {
    if (!isNear || !host.current) return;
    let isGone = false;
    const start = ({ createRichEditor }: typeof import("../rich/rich-editor.ts")) => {
      if (isGone || !host.current) return;
      const hadFocus = document.activeElement?.parentElement === host.current.parentElement;
      // Otherwise the text and the editor would both be on the page until the next render.
      flushSync(() => setIsReady(true));
      editor.current = createRichEditor({
        element: host.current,
        text: latestText.current,
        attributes,
        editable: !readOnly,
        onText: (next) => latest.current.setValue(next, latest.current.group),
        onSelection: (next) => setSelection((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next)),
        onFocus: () => latest.current.onFocus(),
        onBlur: () => {
          const own = latestText.current;
          if (own !== own.trim()) latest.current.setValue(own.trim(), latest.current.group);
        },
        onAsk: setDialog,
      });
      if (hadFocus) editor.current.focus();
    };
    import("../rich/rich-editor.ts").then(start, () => setIsLost(true));
    return () => {
      isGone = true;
      editor.current?.destroy();
      editor.current = undefined;
      setIsReady(false);
    };
  }, [isNear]);
  useEffect(() => editor.current?.setText(text), [text]);
  useEffect(() => editor.current?.setAttributes(JSON.parse(known)), [known]);
  // Without its script the marks are typed as they are stored.
  if (isLost) return <TextControl {...props} kind="area" isAddress={false} />;
  const close = () => setDialog(undefined);
  const apply = (mark: "link" | "phrase") => (target: string | undefined) => {
    close();
    editor.current?.setTarget(mark, target);
  };
  return (
    <div className="rich-field">
      {!isReady && (
        // biome-ignore lint/a11y/useSemanticElements: it becomes the editor, whose role it has already
        <div role="textbox" aria-label={label} lang={lang} className="input rich" data-control="" tabIndex={0}>
          <p>
            <MarkedText text={text} />
          </p>
        </div>
      )}
      <div ref={host} />
      {!readOnly && isReady && (
        <RichToolbar
          label={`${rich.toolbar}: ${label}`}
          selection={selection}
          onToggle={(mark) => editor.current?.toggle(mark)}
          onAsk={(mark) => editor.current?.ask(mark)}
        />
      )}
      {dialog === "link" && <LinkDialog selection={selection} onApply={apply("link")} onClose={close} />}
      {dialog === "phrase" && <PhraseDialog selection={selection} onApply={apply("phrase")} onClose={close} />}
    </div>
  );
}

/** Returns whether an element has been within a screen of the view. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      {
        rootMargin: "100%",
      },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}

/** Shows a text with its marks, where it is not edited. */
function MarkedText({ text }: { text: string }) {
  return parseMarks(text).map(({ text: own, mark, target }, index) => {
    if (mark === "strong") return <strong key={index}>{own}</strong>;
    if (mark === "code") return <code key={index}>{own}</code>;
    if (mark === "link")
      return (
        <span key={index} className="rich-link" title={target}>
          {own}
        </span>
      );
    if (mark === "phrase")
      return (
        <span key={index} className="rich-phrase" lang={target}>
          {own}
        </span>
      );
    return <Fragment key={index}>{own}</Fragment>;
  });
}
