import { serverDate } from "#client/api/server-time.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { isWorkspaceLate } from "#shop/workspaces/workspace-states.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatMoment, formatWeekday } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { Icon } from "#ui/icon.tsx";
import type { ShownOrder } from "./use-order.ts";

/** Renders the way of a paid order from its payment to the invitation to its workspace. Nothing where it needs none. */
export function WorkspaceProgress({
  order: { status, workspace },
  words,
  locale,
}: {
  order: Pick<ShownOrder, "status" | "workspace">;
  words: PaymentWords["order"]["progress"];
  locale: Locale;
}) {
  if (status !== "paid" || !workspace || workspace.status === "dropped") return null;
  const open = workspace.status === "open";
  const late = isWorkspaceLate({ state: workspace.status, dueDay: workspace.due }, jakartaDay(serverDate()));
  const moment = (at: string) => `${formatMoment(new Date(at), locale)} WIB`;
  const due = fill(late ? words.late : words.due, { date: formatWeekday(workspace.due, locale) });
  const steps = [
    { title: words.paid, note: moment(workspace.since), done: true },
    { title: words.preparing, note: open ? "" : due, done: open },
    { title: words.invited, note: open && workspace.ended_at ? moment(workspace.ended_at) : "", done: open },
    { title: open ? words.started : words.starts, note: "", done: open },
  ];
  const current = steps.findIndex(({ done }) => !done);
  return (
    <ol aria-label={words.label} className="mb-8 max-w-2xl" data-workspace={workspace.status}>
      {steps.map(({ title, note, done }, index) => (
        <li
          key={title}
          aria-current={index === current ? "step" : undefined}
          className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4"
        >
          <span className="flex flex-col items-center">
            <span
              className={`flex size-8 items-center justify-center rounded-[99px] ${stepTone(done, index === current)}`}
            >
              <Icon name={done ? "check" : "clock"} className="size-4" />
            </span>
            {index < steps.length - 1 && <span className={`w-0.5 grow ${done ? "bg-good" : "bg-line"}`} />}
          </span>
          <span className="pt-1 pb-5">
            <span className={`block ${index === current ? "font-semibold" : done ? "" : "text-muted"}`}>{title}</span>
            {note && <span className="num block text-sm text-muted">{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stepTone(done: boolean, current: boolean): string {
  if (done) return "bg-good-soft text-good";
  return current ? "bg-accent-soft text-ink" : "border border-line text-muted";
}
