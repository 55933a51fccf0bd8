import type { Path } from "react-hook-form";
import { locales } from "#text/locales.ts";
import { TextAreaInput, TextInput } from "../../../form/inputs.tsx";
import type { AdminForm } from "../../../form/use-admin-form.ts";
import { useWords } from "../../../words/use-words.ts";
import type { LetterValues } from "./letter-values.ts";
import { MarkButtons } from "./mark-buttons.tsx";

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
