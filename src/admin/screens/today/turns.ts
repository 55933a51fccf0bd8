import type { RightsRequestView } from "#accounts/rights/rights-contract.ts";
import type { Me } from "#accounts/staff/session-contract.ts";
import type { EventRow } from "#growth/events/event-contract.ts";
import type { LeadRowView } from "#leads/inbox/lead-contract.ts";
import type { PublicationRow } from "#publishing/content-view.ts";
import type { HelpRowView } from "#shop/help/help-contract.ts";
import type { OrderRowView } from "#shop/order-desk/order-contract.ts";
import type { TaskView } from "#tasks/task-contract.ts";
import type { Day } from "#time/jakarta-day.ts";

/** What waits for this person: one object, what has to be done with it, and since when. */
export type Turn =
  | { kind: "lead"; at: Date; to: string; lead: LeadRowView }
  | { kind: "task"; at: Date; to: string; task: TaskView }
  | { kind: "spam"; at: Date; to: string; count: number; names: string[] }
  | { kind: "order"; at: Date; to: string; order: OrderRowView; need: OrderNeed }
  | { kind: "workspace"; at: Date; to: string; order: OrderRowView; due: Day }
  | { kind: "help"; at: Date; to: string; request: HelpRowView }
  | { kind: "rights"; at: Date; to: string; request: RightsRequestView }
  | { kind: "publication"; at: Date; to: string; publication: PublicationRow }
  | { kind: "event"; at: Date; to: string; event: EventRow }
  | { kind: "jobs"; at: Date; to: string; count: number };

type OrderNeed = "proposed" | "surplus" | "owed" | "refund" | "review";

/** The first rows of the lists that the person may read; what may not be read is undefined. */
export interface TurnLists {
  leads?: readonly LeadRowView[] | undefined;
  suspects?: readonly LeadRowView[] | undefined;
  /** How many suspects there are in all. */
  suspectCount?: number | undefined;
  /** The person's own that are overdue or of today. */
  tasks?: readonly TaskView[] | undefined;
  orders?: readonly OrderRowView[] | undefined;
  workspaces?: readonly OrderRowView[] | undefined;
  help?: readonly HelpRowView[] | undefined;
  rights?: readonly RightsRequestView[] | undefined;
  publications?: readonly PublicationRow[] | undefined;
  events?: readonly EventRow[] | undefined;
  failedJobs?: number | undefined;
}

/** An event is prepared on its day. */
const eventHours = 24;

/**
 * Returns what waits for a person, the oldest first: requests that are theirs or nobody's, their tasks, money that needs a decision,
 * customers who wait for an answer, publications of others, and the events of the next day.
 */
export function turnsOf(lists: TurnLists, me: Pick<Me, "id" | "name" | "username">, now: Date): Turn[] {
  const { leads = [], suspects = [], tasks = [], orders = [], workspaces = [], help = [], rights = [] } = lists;
  const { publications = [], events = [], suspectCount = suspects.length, failedJobs = 0 } = lists;
  const isMine = ({ owner }: { owner: { id: string } | null }) => owner === null || owner.id === me.id;
  const decided = new Set(orders.map(({ id }) => id));
  const turns: Turn[] = [
    ...leads.filter(isMine).map(
      (lead): Turn => ({
        kind: "lead",
        at: new Date(lead.received_at),
        to: `/leads/${lead.id}`,
        lead,
      }),
    ),
    ...tasks.map((task): Turn => ({ kind: "task", at: new Date(task.due_at), to: `/tasks/${task.id}`, task })),
    ...(suspects.length > 0
      ? [
          {
            kind: "spam" as const,
            at: new Date(suspects[0]!.received_at),
            to: "/leads?state=suspect",
            count: suspectCount,
            names: suspects.slice(0, 3).map(({ name }) => name),
          },
        ]
      : []),
    ...orders.flatMap((order): Turn[] => {
      const need = needOf(order);
      return need ? [{ kind: "order", at: new Date(order.placed_at), to: `/orders/${order.id}`, order, need }] : [];
    }),
    ...workspaces
      .filter(({ id, workspace_due }) => workspace_due !== null && !decided.has(id))
      .map(
        (order): Turn => ({
          kind: "workspace",
          at: new Date(order.placed_at),
          to: `/orders/${order.id}`,
          order,
          due: order.workspace_due!,
        }),
      ),
    ...help
      .filter((request) => request.waiting_since !== null && isMine(request))
      .map(
        (request): Turn => ({
          kind: "help",
          at: new Date(request.waiting_since!),
          to: `/help/${request.id}`,
          request,
        }),
      ),
    ...rights.map(
      (request): Turn => ({
        kind: "rights",
        at: new Date(request.received_at),
        to: `/people/requests/${request.id}`,
        request,
      }),
    ),
    ...publications
      .filter(({ author }) => author !== me.name && author !== me.username)
      .map(
        (publication): Turn => ({
          kind: "publication",
          at: new Date(publication.requested_at),
          to: `/content/publications/${publication.id}`,
          publication,
        }),
      ),
    ...events.filter(isToday(now)).map(
      (event): Turn => ({
        kind: "event",
        // It waits from the day before on.
        at: new Date(Date.parse(event.starts_at) - eventHours * 3_600_000),
        to: `/events/${event.id}`,
        event,
      }),
    ),
    ...(failedJobs > 0 ? [{ kind: "jobs" as const, at: now, to: "/jobs", count: failedJobs }] : []),
  ];
  return turns.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Returns what an order needs a person for, the most pressing first. */
function needOf({ attention }: OrderRowView): OrderNeed | undefined {
  if (!attention) return undefined;
  if (attention.proposed) return "proposed";
  if (attention.surplus > 0) return "surplus";
  if (attention.surplus < 0) return "owed";
  if (attention.to_send > 0) return "refund";
  return attention.in_review ? "review" : undefined;
}

const isToday = (now: Date) => (event: EventRow) => {
  const start = Date.parse(event.starts_at);
  return start - now.getTime() < eventHours * 3_600_000 && Date.parse(event.ends_at) > now.getTime();
};
