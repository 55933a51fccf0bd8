import { useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { blockKinds, type LetterBlock } from "#growth/newsletter/letters/letter-content.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { AdminForm } from "../../../form/use-admin-form.ts";
import { useWords } from "../../../words/use-words.ts";
import { BlockFields } from "./block-fields.tsx";
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
