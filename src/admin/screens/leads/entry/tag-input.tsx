import { useId, useState } from "react";
import { entryLimits, tagKey } from "#leads/entry/lead-entry.ts";
import { fill } from "#text/fill.ts";
import { plainLine } from "#text/plain-line.ts";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { useCall, useWords } from "../../../kit/data.ts";

interface TagChoiceProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

/** Renders tags in a form, with a field that adds one. */
export function TagInput({ label, error, ...choice }: TagChoiceProps & { label: string; error?: string | undefined }) {
  const { tags: words } = useWords("admin-lead-entry");
  const id = useId();
  return (
    <Field id={id} label={label} hint={words.hint} error={error}>
      <TagChoice {...choice} id={id} describedBy={`${id}-hint`} />
    </Field>
  );
}

/** Renders tags, each of which can be taken away, and a field that adds one; those that leads have are suggested. */
export function TagChoice({
  tags,
  onChange,
  id,
  label,
  describedBy,
}: TagChoiceProps & { id?: string; label?: string; describedBy?: string }) {
  const { tags: words } = useWords("admin-lead-entry");
  const { data: known = [] } = useCall("/admin/leads/tags");
  const [typed, setTyped] = useState("");
  const listId = useId();
  const add = () => {
    const names = typed
      .split(/[,;]/)
      .map(plainLine)
      .filter((name) => name !== "");
    const next = [...tags];
    for (const name of names) {
      const spelled = known.find((each) => tagKey(each) === tagKey(name)) ?? name;
      if (!next.some((each) => tagKey(each) === tagKey(name))) next.push(spelled);
    }
    if (next.length > tags.length) onChange(next);
    setTyped("");
  };
  const remove = (tag: string) => onChange(tags.filter((each) => each !== tag));
  return (
    <>
      {tags.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="tag">
              {tag}
              <button
                type="button"
                className="tag-remove"
                aria-label={fill(words.remove, { tag })}
                onClick={() => remove(tag)}
              >
                <Icon name="close" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        className="input"
        list={listId}
        maxLength={entryLimits.tag}
        autoComplete="off"
        aria-label={label}
        aria-describedby={describedBy}
        placeholder={words.add}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // What was typed and not confirmed is a tag too.
        onBlur={add}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return add();
          if ((event.key === "Enter" && typed !== "") || event.key === ",") {
            event.preventDefault();
            add();
          } else if (event.key === "Backspace" && typed === "" && tags.length > 0) remove(tags.at(-1)!);
        }}
      />
      <datalist id={listId}>
        {known
          .filter((each) => !tags.includes(each))
          .map((each) => (
            <option key={each} value={each} />
          ))}
      </datalist>
    </>
  );
}

/** Renders the tags of a lead. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {tags.map((tag) => (
        <span key={tag} className="tag">
          {tag}
        </span>
      ))}
    </span>
  );
}
