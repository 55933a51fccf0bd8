import { type KeyboardEvent, type ReactNode, useId, useState } from "react";

interface TabsProps {
  label: string;
  tabs: readonly { name: string; content: ReactNode }[];
  /** Which tab is shown, when something else chooses it too; without it, the tabs remember their own. */
  selected?: number;
  onSelect?: (index: number) => void;
  /** Less space above the panels. */
  dense?: boolean;
}

/**
 * Tabs by the ARIA pattern: arrow keys, Home and End select a tab; only the selected panel is shown, and the others keep what
 * was typed into them.
 */
export function Tabs({ label, tabs, selected: chosen, onSelect, dense = false }: TabsProps) {
  const [own, setOwn] = useState(0);
  const selected = chosen ?? own;
  const setSelected = onSelect ?? setOwn;
  const id = useId();
  const onKey = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    // Home and End would scroll the page as well.
    event.preventDefault();
    setSelected(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line"
        onKeyDown={onKey}
      >
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            className={`bar-link tab shrink-0 whitespace-nowrap focus-visible:-outline-offset-2 ${index === selected ? "border-b-2 border-primary text-primary" : "pb-0.5"}`}
            onClick={() => setSelected(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== selected}
          className={dense ? "pt-3" : "pt-6"}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
