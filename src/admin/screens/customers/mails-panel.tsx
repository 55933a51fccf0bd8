import { Link } from "react-router";
import type { CustomerView } from "#accounts/customers/customer-view.ts";
import { EmptyPart, Panel } from "../../layout/panel.tsx";
import { Timeline } from "../../layout/timeline.tsx";
import { useWords, wordFor } from "../../words/use-words.ts";

/** Renders the mails that were recorded as sent. */
export function MailsPanel({ mails }: { mails: CustomerView["mails"] }) {
  const { panels, none, mailKinds, mailsNote } = useWords("admin-customers");
  if (mails.length === 0) return <EmptyPart title={panels.mails}>{none.mails}</EmptyPart>;
  return (
    <Panel title={panels.mails}>
      <Timeline
        items={mails.map(({ id, at, kind, order, order_id }) => ({
          id,
          at,
          title: wordFor(mailKinds, kind),
          ...(order && {
            body: (
              <Link className="link num" to={`/orders/${order_id}`}>
                {order}
              </Link>
            ),
          }),
        }))}
      />
      <p className="mt-2 text-xs text-muted">{mailsNote}</p>
    </Panel>
  );
}
