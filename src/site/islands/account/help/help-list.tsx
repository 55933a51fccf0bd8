import { localizeHref, type PageAddress } from "#address/address.ts";
import type { HelpRow } from "#client/api/help.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { fill } from "#text/fill.ts";
import { formatDayOf } from "#time/format.ts";
import { Badge } from "#ui/badge.tsx";

/** Renders requests to the team, each with its topic, number and state. */
export function HelpList({
  requests,
  words: { help, helpTopics, helpStates },
  address,
}: {
  requests: readonly HelpRow[];
  words: Pick<AccountWords, "help" | "helpTopics" | "helpStates">;
  address: PageAddress;
}) {
  return (
    <ul className="divide-y divide-line">
      {requests.map(({ id, number, topic, order, status, updated_at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
          <div className="min-w-0">
            <a
              className="link inline-block py-1 font-medium"
              href={localizeHref(`/account/help?request=${id}`, address)}
            >
              {order ? fill(help.about, { topic: helpTopics[topic], order: order.number }) : helpTopics[topic]}
            </a>
            <p className="num text-sm text-muted">
              {`${number} · ${fill(help.changed, { date: formatDayOf(updated_at, address.locale) })}`}
            </p>
          </div>
          <Badge tone={status === "waiting_customer" ? "good" : status === "solved" ? "plain" : "accent"}>
            {helpStates[status]}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
