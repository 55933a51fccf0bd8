import { useRef } from "react";
import { Controller, type Path, useFieldArray } from "react-hook-form";
import { blockKinds, type LetterBlock } from "#growth/newsletter/letters/letter-content.ts";
import type { LetterChoices } from "#growth/newsletter/letters/letter-contract.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useCall, useWords } from "../../../kit/data.ts";
import { type AdminForm, SelectInput, TextInput } from "../../../kit/form.ts";
import { PicturePicker } from "../../media/picture-picker.tsx";
import { InBothLanguages } from "./in-both-languages.tsx";
import { type LetterValues, newBlock } from "./letter-values.ts";

/** Renders the blocks of a letter in their order, and the ways to add one. */
export function BlockList({ form }: { form: AdminForm<LetterValues> }) {
  const { compose: words } = useWords("admin-newsletter");
  const list = useRef<HTMLOListElement>(null);
  const { fields, append, remove, move } = useFieldArray({
    control: form.fields.control,
    name: "content.blocks",
    keyName: "fieldKey",
  });
  const add = (kind: LetterBlock["kind"]) => append(newBlock(kind), { shouldFocus: true });
  // The button that was pressed moves with its block, or is disabled at the end of the list.
  const moveTo = (from: number, to: number) => {
    move(from, to);
    requestAnimationFrame(() => list.current?.children[to]?.querySelector<HTMLElement>("[data-block-head]")?.focus());
  };
  return (
    <section aria-label={words.blocks} className="grid gap-3">
      <h3 className="text-sm font-semibold">{words.blocks}</h3>
      {fields.length === 0 && <p className="text-sm text-muted">{words.noBlocks}</p>}
      <ol ref={list} className="grid gap-3">
        {fields.map((block, index) => {
          const name = `${index + 1}. ${words.kinds[block.kind]}`;
          return (
            <li key={block.key} className="rounded-sm border border-line bg-surface">
              <div className="flex items-center gap-1 border-b border-line py-1 ps-3 pe-1">
                <p data-block-head tabIndex={-1} className="me-auto text-sm font-medium">
                  {name}
                </p>
                <IconButton
                  icon="chevron-down"
                  turned
                  label={`${words.up}: ${name}`}
                  disabled={index === 0}
                  onClick={() => moveTo(index, index - 1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={`${words.down}: ${name}`}
                  disabled={index === fields.length - 1}
                  onClick={() => moveTo(index, index + 1)}
                />
                <IconButton icon="close" label={`${words.remove}: ${name}`} onClick={() => remove(index)} />
              </div>
              <div className="grid gap-3 p-3">
                <BlockFields form={form} kind={block.kind} name={`content.blocks.${index}`} />
              </div>
            </li>
          );
        })}
      </ol>
      <fieldset aria-label={words.add} className="flex flex-wrap gap-2">
        {blockKinds.map((kind) => (
          <Button key={kind} kind="secondary" onClick={() => add(kind)}>
            <Icon name="plus" className="size-4" />
            {words.kinds[kind]}
          </Button>
        ))}
      </fieldset>
    </section>
  );
}

function IconButton({
  icon,
  label,
  turned = false,
  disabled,
  onClick,
}: {
  icon: "chevron-down" | "close";
  label: string;
  turned?: boolean;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className="icon-btn" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} className={`size-4 ${turned ? "rotate-180" : ""}`} />
    </button>
  );
}

interface BlockFieldsProps {
  form: AdminForm<LetterValues>;
  kind: LetterBlock["kind"];
  /** The place of the block in the form. */
  name: string;
}

/** Renders the fields of a block. */
function BlockFields({ form, kind, name }: BlockFieldsProps) {
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
  const { data } = useCall("/admin/newsletter/choices");
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
