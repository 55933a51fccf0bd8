import type { Change } from "#content/kinds/customers.ts";
import { usePage } from "../../use-page.ts";
import { changeText } from "./change-text.ts";

export interface ChangeFiguresProps {
  items: Change[];
  /** For screen readers, in front of the two numbers: "before", "after". */
  before: string;
  after: string;
  className?: string;
}

/** Renders measurements before and after: the new figure large, the old one beside it. */
export function ChangeFigures({ items, before, after, className = "" }: ChangeFiguresProps) {
  const { locale } = usePage().address;
  return (
    <dl
      className={`grid grid-cols-2 gap-x-6 gap-y-4 sm:gap-x-10 ${items.length === 3 ? "xl:grid-cols-3" : ""} ${className}`}
    >
      {items.map(({ label, unit, ...figure }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t border-line pt-3">
          <dt className="mt-1 text-sm">{label}</dt>
          <dd className="num">
            <span className="block text-[length:min(var(--text-2xl),8vw)] font-semibold tracking-tight">
              <span className="sr-only">{after} </span>
              {changeText(figure.after, unit, locale)}
            </span>
            <span className="text-sm text-muted">
              {before.toLowerCase()} {changeText(figure.before, unit, locale)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
