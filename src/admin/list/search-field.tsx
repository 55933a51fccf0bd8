import { useEffect, useRef, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { useKeys } from "../keys/use-keys.ts";
import { useWords } from "../words/use-words.ts";

/** How long the typing pauses before the list is searched, in milliseconds. */
const delay = 250;

/** Renders the search of a list; `/` focuses it, Escape empties it. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string | undefined) => void;
}) {
  const { keys } = useWords("admin");
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    // Changed from outside: by Back, or by clearing the filters.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      latest.current(sent.current || undefined);
    }, delay);
    return () => clearTimeout(timer);
  }, [typed]);
  useKeys({ "/": () => field.current?.select() }, { label: keys.list, names: { "/": keys.search } });
  return (
    <div className="search-field">
      <Icon name="search" className="size-4 shrink-0 text-muted" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Escape" && typed === "") currentTarget.blur();
          else if (key === "Escape") setTyped("");
        }}
      />
      <kbd className="kbd max-md:hidden">/</kbd>
    </div>
  );
}
