import type { RightsRequestView } from "#accounts/rights/rights-contract.ts";
import { fill } from "#text/fill.ts";
import { useLocale, useWords } from "../../kit/data.ts";
import { relativeTime, StateBadge } from "../../kit/parts.ts";

const lastDay = 24 * 3_600_000;

/** Renders the state of a request; of an open one, how much of its time is left. */
export function DueMark({ request }: { request: Pick<RightsRequestView, "state" | "due_at" | "overdue"> }) {
  const words = useWords("admin-people");
  const locale = useLocale();
  if (request.state !== "open")
    return <StateBadge tone={request.state === "done" ? "good" : "quiet"}>{words.states[request.state]}</StateBadge>;
  const due = new Date(request.due_at);
  const time = relativeTime(due, new Date(), locale);
  if (request.overdue) return <StateBadge tone="bad">{fill(words.wasDue, { time })}</StateBadge>;
  const isSoon = due.getTime() - Date.now() < lastDay;
  return <StateBadge tone={isSoon ? "warn" : "info"}>{fill(words.dueIn, { time })}</StateBadge>;
}
