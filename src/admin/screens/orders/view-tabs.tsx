import { useWords } from "../../words/use-words.ts";

/** The saved views of the list, each a set of filters. */
const orderViews = {
  all: {},
  attention: { attention: "true" },
  workspace: { workspace: "preparing" },
  awaiting_payment: { state: "awaiting_payment" },
  paid: { state: "paid" },
  refunded: { state: "refunded" },
} as const;
type ViewName = keyof typeof orderViews;
const viewFilters = ["state", "attention", "workspace"] as const;
type ViewFilters = { [name in (typeof viewFilters)[number]]?: string };
const names = Object.keys(orderViews) as ViewName[];

/** Links to the saved views; the current one is marked. */
export function ViewTabs({
  filters,
  setFilters,
}: {
  filters: ViewFilters;
  setFilters: (changes: Record<(typeof viewFilters)[number], string | undefined>) => void;
}) {
  const { list, views } = useWords("admin-orders");
  const isCurrent = (name: ViewName) => {
    const view: ViewFilters = orderViews[name];
    return viewFilters.every((filter) => view[filter] === filters[filter]);
  };
  return (
    <nav aria-label={list.views} className="flex gap-1 overflow-x-auto border-b border-line">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={isCurrent(name) ? "true" : undefined}
          className={`bar-link shrink-0 rounded-b-none border-b-2 whitespace-nowrap ${isCurrent(name) ? "border-primary text-primary" : "border-transparent text-muted"}`}
          onClick={() =>
            setFilters({ state: undefined, attention: undefined, workspace: undefined, ...orderViews[name] })
          }
        >
          {views[name]}
        </button>
      ))}
    </nav>
  );
}
