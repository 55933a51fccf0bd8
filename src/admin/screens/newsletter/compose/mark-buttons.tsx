import type { Path, PathValue } from "react-hook-form";
import { Icon } from "#ui/icon.tsx";
import type { AdminForm } from "../../../form/use-admin-form.ts";
import { useWords } from "../../../words/use-words.ts";
import type { LetterValues } from "./letter-values.ts";

/** What a mark puts around the selection, and which part of it is typed over next. */
const marks = {
  strong: { before: "**", after: "**", typed: "" },
  link: { before: "[", after: "](/)", typed: "/" },
} as const;

/** Renders buttons that mark what is selected in a text field, for those who do not know the marks by heart. */
export function MarkButtons({ form, name, label }: { form: AdminForm<LetterValues>; name: string; label: string }) {
  const { compose: words } = useWords("admin-newsletter");
  const path = name as Path<LetterValues>;
  const mark = (kind: keyof typeof marks) => {
    const [field] = document.getElementsByName(name);
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.focus();
    const { before, after, typed } = marks[kind];
    const { selectionStart: start, selectionEnd: end, value } = field;
    field.setRangeText(`${before}${value.slice(start, end) || words.marked}${after}`, start, end, "end");
    form.fields.setValue(path, field.value as PathValue<LetterValues, Path<LetterValues>>, { shouldDirty: true });
    if (typed) field.setSelectionRange(field.selectionStart - 1 - typed.length, field.selectionStart - 1);
  };
  const buttons = [
    { kind: "strong", text: words.strong, show: <b>B</b> },
    { kind: "link", text: words.link, show: <Icon name="link" className="size-4" /> },
  ] as const;
  return (
    <div role="toolbar" aria-label={`${words.marks}: ${label}`} className="flex gap-1">
      {buttons.map(({ kind, text, show }) => (
        <button key={kind} type="button" className="icon-btn" aria-label={text} title={text} onClick={() => mark(kind)}>
          {show}
        </button>
      ))}
    </div>
  );
}
