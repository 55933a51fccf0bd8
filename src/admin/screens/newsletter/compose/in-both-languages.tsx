import type { Path, PathValue } from "react-hook-form";
import { locales } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../kit/data.ts";
import { type AdminForm, TextAreaInput, TextInput } from "../../../kit/form.ts";
import type { LetterValues } from "./letter-values.ts";

interface InBothLanguagesProps {
  form: AdminForm<LetterValues>;
  /** The place of the texts: below it are `id` and `en`. */
  name: string;
  label: string;
  hint?: string;
  maxLength: number;
  /** Lines of a text of several lines, which may have marks; a single line without it. */
  rows?: number;
}

/** Renders a text in both languages beside each other. */
export function InBothLanguages({ form, name, label, hint, maxLength, rows }: InBothLanguagesProps) {
  const { languages } = useWords("admin-newsletter");
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {locales.map((locale) => {
        const field = {
          form,
          name: `${name}.${locale}` as Path<LetterValues>,
          label: `${label} (${languages[locale]})`,
          maxLength,
          ...(hint !== undefined && { hint }),
        };
        if (!rows) return <TextInput key={locale} {...field} />;
        return (
          <div key={locale} className="grid content-start gap-1">
            <TextAreaInput {...field} rows={rows} />
            <MarkButtons form={form} name={field.name} label={field.label} />
          </div>
        );
      })}
    </div>
  );
}

/** What a mark puts around the selection, and which part of it is typed over next. */
const marks = {
  strong: { before: "**", after: "**", typed: "" },
  link: { before: "[", after: "](/)", typed: "/" },
} as const;

/** Renders buttons that mark what is selected in a text field, for those who do not know the marks by heart. */
function MarkButtons({ form, name, label }: { form: AdminForm<LetterValues>; name: string; label: string }) {
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
