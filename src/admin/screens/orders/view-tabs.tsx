import { useWords } from "../../words/use-words.ts";

/** The saved views of the list, each a set of filters. */
const orderViews = {
  all: {},
  attention: { attention: "true" },
  awaiting_payment: { state: "awaiting_payment" },
  paid: { state: "paid" },
  refunded: { state: "refunded" },
} as const;
type ViewName = keyof typeof orderViews;
const names = Object.keys(orderViews) as ViewName[];

/** Links to the saved views; the current one is marked. */
export function ViewTabs({
  filters,
  setFilters,
}: {
  filters: { state?: string; attention?: string };
  setFilters: (changes: { state: string | undefined; attention: string | undefined }) => void;
}) {
  const { list, views } = useWords("admin-orders");
  const isCurrent = (name: ViewName) => {
    const view: { state?: string; attention?: string } = orderViews[name];
    return view.state === filters.state && view.attention === filters.attention;
  };
  return (
    <nav aria-label={list.views} className="flex gap-1 overflow-x-auto border-b border-line">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={isCurrent(name) ? "true" : undefined}
          className={`bar-link shrink-0 rounded-b-none border-b-2 whitespace-nowrap ${isCurrent(name) ? "border-primary text-primary" : "border-transparent text-muted"}`}
          onClick={() => setFilters({ state: undefined, attention: undefined, ...orderViews[name] })}
        >
          {views[name]}
        </button>
      ))}
    </nav>
  );
}
