import type { ReactNode } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import type { Words } from "#content/sets.ts";
import type { NavigationName } from "../screen-row.ts";
import { sitePage } from "../session/redirect-to-login.ts";
import { useWords } from "../words/use-words.ts";
import { Empty } from "./empty.tsx";

type TaughtList = keyof Words<"admin-empty">["lists"];

/** Where the one action of an empty list leads: a screen, or with `site` a page of the site. */
const beginnings: Record<TaughtList, { to: string } | { site: string }> = {
  leads: { site: "/contact-us" },
  help: { to: "/customers" },
  orders: { site: "/products/pricing" },
  customers: { site: "/auth/register" },
  content: { site: "/" },
  media: { to: "/content" },
  campaigns: { to: "/campaigns/links/new" },
  experiments: { to: "/experiments/new" },
  newsletter: { to: "/newsletter/subscribers" },
  events: { to: "/content?group=events" },
  speed: { to: "/system" },
  reconciliation: { to: "/orders" },
  vouchers: { to: "/vouchers/new" },
  prices: { to: "/prices" },
  people: { to: "/people/find" },
  staff: { to: "/staff" },
  audit: { to: "/audit" },
  jobs: { to: "/system" },
};

const isTaught = (part: string): part is TaughtList & NavigationName => Object.hasOwn(beginnings, part);

/** Renders what stands in place of a list without rows: filters that leave nothing, or an example of what will be there. */
export function EmptyList({ children }: { children: ReactNode }) {
  const words = useWords("admin-empty");
  const { pathname } = useLocation();
  const [filters, setFilters] = useSearchParams();
  const part = pathname.split("/")[1] ?? "";
  if (!isTaught(part)) return <Empty>{children}</Empty>;
  if (filters.size > 0)
    return (
      <Empty
        part={part}
        action={
          <button type="button" className="btn btn-secondary" onClick={() => setFilters({}, { replace: true })}>
            {words.clear}
          </button>
        }
      >
        {children}
      </Empty>
    );
  const { example, action } = words.lists[part];
  const beginning = beginnings[part];
  return (
    <Empty
      part={part}
      example={
        <>
          <strong>{words.example}: </strong>
          {example}
        </>
      }
      action={
        "site" in beginning ? (
          <a className="btn btn-primary" href={sitePage(beginning.site)} target="_blank" rel="noopener">
            {action}
          </a>
        ) : (
          beginning.to !== pathname && (
            <Link className="btn btn-primary" to={beginning.to}>
              {action}
            </Link>
          )
        )
      }
    >
      {children}
    </Empty>
  );
}
