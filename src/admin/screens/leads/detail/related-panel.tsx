import { Link } from "react-router";
import type { LeadRowView } from "#leads/inbox/lead-row-view.ts";
import { Panel } from "../../../layout/panel.tsx";
import { When } from "../../../layout/when.tsx";
import { LeadStateBadge } from "../lead-state.tsx";
import { useChoices } from "../use-choices.ts";

/** Leads that have to do with this one; absent when there are none. */
export function RelatedPanel({ title, hint, leads }: { title: string; hint?: string; leads: readonly LeadRowView[] }) {
  const { productName } = useChoices();
  if (leads.length === 0) return null;
  return (
    <Panel title={`${title} (${leads.length})`}>
      {hint && <p className="mb-3 text-sm text-muted">{hint}</p>}
      <ul className="stack-3">
        {leads.map(({ id, name, company, state, product, received_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Link to={`/leads/${id}`} className="min-w-0 font-medium wrap-anywhere">
              {name}, {company}
            </Link>
            <LeadStateBadge state={state} />
            <span className="text-muted">
              {productName(product)}, <When date={received_at} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
