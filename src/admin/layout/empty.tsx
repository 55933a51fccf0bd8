import type { ReactNode } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import type { Words } from "#content/sets.ts";
import { kawung } from "#ui/marks/petal.ts";
import type { NavigationName } from "../screen-row.ts";
import { sitePage } from "../session/redirect-to-login.ts";
import { NavigationIcon } from "../shell/navigation-icon.tsx";
import { useWords } from "../words/use-words.ts";

interface EmptyProps {
  /** One sentence: that there is nothing, and what that means. */
  children: ReactNode;
  /** Said above the sentence. */
  title?: string;
  action?: ReactNode;
  /** What will stand here. */
  example?: ReactNode;
  /** The part of the back office whose sign is drawn; without it only the sentence is shown, as in a small panel. */
  part?: NavigationName | undefined;
}

/** Says that there is nothing, shows an example of what there will be, and offers one thing to do about it. */
export function Empty({ children, title, action, example, part }: EmptyProps) {
  return (
    <div className="empty">
      {part && <Scene part={part} />}
      {title && <p className="empty-title">{title}</p>}
      <p>{children}</p>
      {example && <p className="empty-example">{example}</p>}
      {action && <div className="empty-action">{action}</div>}
    </div>
  );
}

const [signal, ...others] = kawung(22, 22, 11, 1.4, 0.5) as [string, string, string, string];

/** Draws a list whose first row arrives: its mark with the one petal in turmeric, and the rows that will follow. */
function Scene({ part }: { part: NavigationName }) {
  return (
    <div className="empty-scene">
      <svg viewBox="0 0 160 96" aria-hidden="true">
        <path className="fill-surface stroke-line" d="M8.5 14.5h143a6 6 0 0 1 6 6v75h-155v-75a6 6 0 0 1 6-6z" />
        <path
          className="fill-quiet"
          d="M14 62h22v6H14zM46 62h64v6H46zM122 62h24v6h-24zM14 80h22v6H14zM46 80h46v6H46zM122 80h24v6h-24z"
        />
        <path className="fill-primary-soft" d="M2.5 22.5h155v27h-155z" />
        <path className="fill-primary" opacity={0.5} d="M46 30h58v5H46zM46 39h34v5H46z" />
        <g transform="translate(0 14)">
          <path className="fill-primary" d={others.join("")} />
          <path className="fill-accent" d={signal} />
        </g>
      </svg>
      <span className="empty-sign">
        <NavigationIcon name={part} />
      </span>
    </div>
  );
}

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
