import type { LeadView } from "#leads/inbox/lead-view.ts";
import { fill } from "#text/fill.ts";
import { useAuditNames } from "../../../history/audit-names.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { Timeline, type TimelineItem } from "../../../layout/timeline.tsx";
import { useWords } from "../../../words/use-words.ts";

/** Renders what happened to a lead, newest first: arrival, deliveries, states and owners. */
export function HistoryPanel({ lead }: { lead: LeadView }) {
  const words = useWords("admin-leads");
  const { by } = useAuditNames();
  const channels: Record<string, string> = words.channels;
  const items: TimelineItem[] = [
    { id: "received", at: lead.received_at, title: words.detail.received, tone: "info" },
    ...lead.deliveries.map(({ channel, delivered_at }) => ({
      id: channel,
      at: delivered_at,
      title: channels[channel] ?? channel,
    })),
    // Merged requests are in the conversation.
    ...lead.events
      .filter(({ kind }) => !kind.endsWith("merged"))
      .map((event) => eventItem({ ...event, by: by(event.by) }, words)),
  ];
  return (
    <Panel title={words.detail.timeline}>
      <Timeline items={items.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))} />
    </Panel>
  );
}

function eventItem(
  { id, at, kind, by, from, to }: LeadView["events"][number],
  { events, states }: ReturnType<typeof useWords<"admin-leads">>,
): TimelineItem {
  const nameOf = (state: string | null) => (states as Record<string, string>)[state ?? ""] ?? state ?? "–";
  const titles: Record<string, string> = {
    moved: fill(events.moved, { from: nameOf(from), to: nameOf(to) }),
    assigned: to ? fill(events.assigned, { to }) : fill(events.unassigned, { from: from ?? "–" }),
    consent_withdrawn: events.consent_withdrawn,
  };
  return { id: `event-${id}`, at, title: titles[kind] ?? kind, body: fill(events.by, { by }) };
}
