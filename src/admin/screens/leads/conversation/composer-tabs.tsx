import { type KeyboardEvent, type ReactNode, useId } from "react";

interface Tab<Name extends string> {
  name: Name;
  label: string;
  content: ReactNode;
}

/** Tabs by the ARIA pattern whose selection others can change too; panels that are not shown keep what was typed. */
export function ComposerTabs<Name extends string>({
  label,
  tabs,
  selected,
  onSelect,
}: {
  label: string;
  tabs: readonly Tab<Name>[];
  selected: Name;
  onSelect: (name: Name) => void;
}) {
  const id = useId();
  const onKey = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const index = tabs.findIndex(({ name }) => name === selected);
    const next = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(tabs[next]!.name);
    document.getElementById(`${id}-tab-${tabs[next]!.name}`)?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line"
        onKeyDown={onKey}
      >
        {tabs.map(({ name, label: text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${name}`}
            aria-selected={name === selected}
            aria-controls={`${id}-panel-${name}`}
            tabIndex={name === selected ? 0 : -1}
            className={`bar-link shrink-0 focus-visible:-outline-offset-2 ${name === selected ? "border-b-2 border-primary text-primary" : "pb-0.5"}`}
            onClick={() => onSelect(name)}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== selected}
          className="pt-3"
        >
          {content}
        </div>
      ))}
    </div>
  );
}
