import { Controller, type Path } from "react-hook-form";
import type { LetterBlock } from "#growth/newsletter/letters/letter-content.ts";
import type { LetterChoices } from "#growth/newsletter/letters/letter-view.ts";
import { fill } from "#text/fill.ts";
import { useCall } from "../../../data/use-call.ts";
import { SelectInput, TextInput } from "../../../form/inputs.tsx";
import type { AdminForm } from "../../../form/use-admin-form.ts";
import { useWords } from "../../../words/use-words.ts";
import { PicturePicker } from "../../media/picture-picker.tsx";
import { InBothLanguages } from "./in-both-languages.tsx";
import type { LetterValues } from "./letter-values.ts";

interface BlockFieldsProps {
  form: AdminForm<LetterValues>;
  kind: LetterBlock["kind"];
  /** The place of the block in the form. */
  name: string;
}

/** Renders the fields of a block. */
export function BlockFields({ form, kind, name }: BlockFieldsProps) {
  const { compose: words } = useWords("admin-newsletter");
  const at = (field: string) => `${name}.${field}` as Path<LetterValues>;
  switch (kind) {
    case "heading":
      return <InBothLanguages form={form} name={at("text")} label={words.kinds.heading} maxLength={90} />;
    case "text":
      return (
        <InBothLanguages
          form={form}
          name={at("text")}
          label={words.text}
          hint={words.textHint}
          maxLength={4000}
          rows={6}
        />
      );
    case "button":
      return (
        <>
          <InBothLanguages form={form} name={at("label")} label={words.label} maxLength={60} />
          <TextInput form={form} name={at("href")} label={words.href} hint={words.hrefHint} maxLength={500} />
        </>
      );
    case "picture":
      return (
        <>
          <Controller
            control={form.fields.control}
            name={at("picture")}
            render={({ field }) => (
              <PicturePicker
                value={String(field.value) || undefined}
                label={words.kinds.picture}
                onChange={(value) => field.onChange(value ?? "")}
              />
            )}
          />
          <TextInput form={form} name={at("href")} label={words.pictureHref} optional maxLength={500} />
        </>
      );
    case "article":
      return <ChoiceInput form={form} name={at("slug")} label={words.kinds.article} of="articles" />;
    case "event":
      return <ChoiceInput form={form} name={at("event")} label={words.kinds.event} of="events" />;
    case "product":
      return <ChoiceInput form={form} name={at("product")} label={words.kinds.product} of="products" />;
  }
}

interface ChoiceInputProps {
  form: AdminForm<LetterValues>;
  name: Path<LetterValues>;
  label: string;
  of: keyof LetterChoices;
}

/** Renders the choice of an article, an event or a product. */
function ChoiceInput({ of, ...field }: ChoiceInputProps) {
  const { compose: words, languages } = useWords("admin-newsletter");
  const { data } = useCall<LetterChoices>("/admin/newsletter/choices");
  const options = (data?.[of] ?? []).map(({ value, label, locales }) => ({
    value,
    label: locales.length > 1 ? label : fill(words.only, { label, language: languages[locales[0]!] }),
  }));
  // What was chosen stays readable until the choices have arrived, and after it was removed.
  const chosen = String(field.form.fields.watch(field.name) ?? "");
  const isKnown = chosen === "" || options.some(({ value }) => value === chosen);
  const all = [{ value: "", label: words.choose }, ...options, ...(isKnown ? [] : [{ value: chosen, label: chosen }])];
  return <SelectInput {...field} options={all} />;
}
