import { type KeyboardEvent, type ReactNode, useId, useState } from "react";

/** Tabs after the ARIA pattern: arrow keys move, the chosen panel alone is shown. */
export function Tabs({ label, tabs }: { label: string; tabs: { name: string; content: ReactNode }[] }) {
  const [chosen, choose] = useState(0);
  const id = useId();
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = (chosen + step + tabs.length) % tabs.length;
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
            className={`bar-link shrink-0 whitespace-nowrap border-b-2 ${index === chosen ? "border-primary text-primary" : "border-transparent"}`}
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
