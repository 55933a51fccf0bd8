import { useId } from "react";
import { type FieldValues, get, type Path } from "react-hook-form";
import { type Locale, locales } from "#text/locales.ts";
import type { AdminForm } from "./use-admin-form.ts";

interface LanguageChoiceProps<Values extends FieldValues> {
  form: AdminForm<Values>;
  label: string;
  /** The names of the languages. */
  languages: Record<Locale, string>;
}

/** Renders the field `locales` of a form: for readers of which languages something is. */
export function LanguageChoice<Values extends FieldValues & { locales: Locale[] }>({
  form,
  label,
  languages,
}: LanguageChoiceProps<Values>) {
  const id = useId();
  const name = "locales" as Path<Values>;
  const { message: error } = (get(form.fields.formState.errors, name) ?? {}) as { message?: string };
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {locales.map((locale) => (
        <label key={locale} className="flex min-h-8 items-center gap-2 text-sm">
          <input type="checkbox" value={locale} {...form.fields.register(name)} />
          {languages[locale]}
        </label>
      ))}
      {error && (
        <p id={id} className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
