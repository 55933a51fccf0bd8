import type { LeadView } from "#leads/inbox/lead-view.ts";
import { Facts } from "../../../layout/facts.tsx";
import { When } from "../../../layout/when.tsx";
import { useWords } from "../../../words/use-words.ts";

/** Renders how the sender found the site: the first visit and the last one. */
export function Arrival({ lead }: { lead: LeadView }) {
  const { detail } = useWords("admin-leads");
  return (
    <>
      <h3 className="mt-4 mb-2 text-sm font-semibold">{detail.arrival}</h3>
      <Facts rows={[[detail.page, lead.page]]} />
      <h3 className="mt-4 mb-2 text-sm font-semibold">{detail.first}</h3>
      <Touch touch={lead.first_touch} />
      <h3 className="mt-4 mb-2 text-sm font-semibold">{detail.last}</h3>
      <Touch touch={lead.last_touch} />
    </>
  );
}

function Touch({ touch }: { touch: LeadView["first_touch"] }) {
  const { columns, detail } = useWords("admin-leads");
  if (!touch) return <p className="text-sm text-muted">{detail.noTouch}</p>;
  const { landing_page, referrer, utm_source, utm_medium, utm_campaign, utm_term, at } = touch;
  // A browser may have sent any text.
  const moment = at && !Number.isNaN(Date.parse(at)) ? <When date={at} /> : at;
  return (
    <Facts
      rows={[
        [detail.at, moment],
        [detail.landing, landing_page],
        [detail.referrer, referrer],
        [columns.source, utm_source],
        [detail.medium, utm_medium],
        [columns.campaign, utm_campaign],
        [detail.term, utm_term],
      ]}
    />
  );
}
