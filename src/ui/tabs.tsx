import { type KeyboardEvent, type ReactNode, useId, useState } from "react";

/** Tabs after the ARIA pattern: arrow keys, Home and End move, the chosen panel alone is shown. */
export function Tabs({ label, tabs }: { label: string; tabs: { name: string; content: ReactNode }[] }) {
  const [chosen, choose] = useState(0);
  const id = useId();
  const onKey = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    // Home and End would scroll the page as well.
    event.preventDefault();
    choose(next);
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
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            className={`bar-link tab shrink-0 whitespace-nowrap focus-visible:-outline-offset-2 ${index === chosen ? "border-b-2 border-primary text-primary" : "pb-0.5"}`}
            onClick={() => choose(index)}
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
          hidden={index !== chosen}
          className="pt-6"
        >
          {content}
        </div>
      ))}
    </div>
  );
}
