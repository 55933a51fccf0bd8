import { type KeyboardEvent, useId, useRef } from "react";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../words/use-words.ts";

interface SeveralFilterProps {
  label: string;
  /** As it stands in the address: `a,b` for one of them, `!a,b` for none of them. */
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
}

/** Renders a filter of which several values may be chosen, or left out. */
export function SeveralFilter({ label, value = "", options, onChange }: SeveralFilterProps) {
  const words = useWords("admin").filters;
  const id = useId();
  const box = useRef<HTMLDetailsElement>(null);
  const isNot = value.startsWith("!");
  const chosen = value.replace(/^!/, "").split(",").filter(Boolean);
  const write = (values: readonly string[], not: boolean) =>
    onChange(values.length === 0 ? undefined : `${not ? "!" : ""}${values.join(",")}`);
  const toggle = (option: string) =>
    write(chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option], isNot);
  const nameOf = (option: string) => options.find((each) => each.value === option)?.label ?? option;
  const said =
    chosen.length === 0
      ? words.any
      : chosen.length === 1
        ? nameOf(chosen[0]!)
        : fill(words.several, { n: chosen.length });
  const close = () => box.current?.removeAttribute("open");
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !box.current?.open) return;
    close();
    box.current.querySelector("summary")?.focus();
    event.stopPropagation();
  };
  return (
    <details
      ref={box}
      className="filter several-filter"
      data-set={chosen.length > 0 ? "" : undefined}
      onKeyDown={onKey}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary>
        {label} <strong id={id}>{isNot ? fill(words.not, { value: said }) : said}</strong>
        <Icon name="chevron-down" className="size-3.5" />
      </summary>
      <fieldset className="several-choices">
        <legend className="sr-only">{label}</legend>
        {options.map((option) => (
          <label key={option.value}>
            <input type="checkbox" checked={chosen.includes(option.value)} onChange={() => toggle(option.value)} />
            {option.label}
          </label>
        ))}
        <label className="several-not">
          <input
            type="checkbox"
            checked={isNot}
            disabled={chosen.length === 0}
            onChange={({ target }) => write(chosen, target.checked)}
          />
          {words.others}
        </label>
      </fieldset>
    </details>
  );
}
