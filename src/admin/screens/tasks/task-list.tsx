import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { TaskView } from "#tasks/task-contract.ts";
import type { TaskState } from "#tasks/task-rules.ts";
import { fill } from "#text/fill.ts";
import { formatClock, formatShortDay, formatWeekday } from "#time/format.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { changeNow, useKeys, useLocale, useMay, useMe, useSend, useWords } from "../../kit/data.ts";
import { showToast } from "../../kit/form.ts";
import { useSayRefused } from "../../kit/parts.ts";
import "./tasks.css";

interface TaskListProps {
  tasks: readonly TaskView[];
  onOpen: (task: TaskView) => void;
  /** Whether they stand under headings: overdue, today, and each later day. */
  grouped?: boolean;
  /** In a panel about one object: without what they are about, and without keys. */
  inPanel?: boolean;
}

/**
 * Renders tasks, each with a button that marks it as done. Arrow keys move from row to row, Enter opens one, `x` marks it as done.
 */
export function TaskList({ tasks, onOpen, grouped = false, inPanel = false }: TaskListProps) {
  const words = useWords("admin-tasks");
  const mayWrite = useMay()("tasks", "write");
  const list = useRef<HTMLDivElement>(null);
  const headingOf = useHeading();
  const moveTask = useMoveTask();
  const openers = () => [...(list.current?.querySelectorAll<HTMLElement>(".task-open") ?? [])];
  /** The row with the focus, or the first one while none has it. */
  const current = () => {
    const row = document.activeElement?.closest("[data-task]") ?? list.current?.querySelector("[data-task]");
    return tasks.find(({ id }) => id === row?.getAttribute("data-task"));
  };
  const move = (step: number) => {
    const all = openers();
    const at = all.findIndex((opener) => opener.closest("[data-task]")?.contains(document.activeElement));
    all[Math.min(Math.max(0, Math.max(0, at) + step), all.length - 1)]?.focus();
  };
  const [next, previous] = [() => move(1), () => move(-1)];
  const toggle = () => {
    const task = current();
    if (!task) return;
    // The row leaves the list: the one after it is next.
    const all = openers();
    const at = all.findIndex((opener) => opener.closest("[data-task]")?.getAttribute("data-task") === task.id);
    (all[at + 1] ?? all[at - 1])?.focus();
    void moveTask(task, task.state === "open" ? "done" : "open");
  };
  const open = () => {
    const task = current();
    if (task) onOpen(task);
  };
  const { keys } = words;
  useKeys(
    { j: next, k: previous, ArrowDown: next, ArrowUp: previous, Enter: open, ...(mayWrite && { x: toggle }) },
    {
      label: words.title,
      names: { j: keys.next, k: keys.previous, Enter: keys.open, x: keys.done },
      enabled: tasks.length > 0 && !inPanel,
    },
  );
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Home") openers()[0]?.focus();
    else if (event.key === "End") openers().at(-1)?.focus();
    else return;
    event.preventDefault();
  };
  const groups = grouped ? Map.groupBy(tasks, headingOf) : new Map([["", [...tasks]]]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are for its buttons.
    <div ref={list} onKeyDown={onKey}>
      {[...groups].map(([heading, members]) => (
        <section key={heading} aria-label={heading || undefined}>
          {heading && <h2 className="task-group">{heading}</h2>}
          <ul>
            {members.map((task) => (
              <TaskRow key={task.id} task={task} inPanel={inPanel} onOpen={onOpen} mayWrite={mayWrite} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Returns the heading of a task: that it is overdue, today, or its day. */
function useHeading(): (task: TaskView) => string {
  const { views } = useWords("admin-tasks");
  const locale = useLocale();
  const today = jakartaDay(new Date());
  return (task) => {
    if (task.overdue) return views.overdue;
    return task.day === today ? views.today : formatWeekday(task.day, locale);
  };
}

const icons: Record<TaskView["kind"], IconName> = { call: "phone", meeting: "calendar", mail: "mail", todo: "check" };

interface TaskRowProps extends Required<Pick<TaskListProps, "inPanel" | "onOpen">> {
  task: TaskView;
  mayWrite: boolean;
}

function TaskRow({ task, inPanel, onOpen, mayWrite }: TaskRowProps) {
  const { row, kinds } = useWords("admin-tasks");
  const me = useMe();
  const moveTask = useMoveTask();
  const due = useDue(task);
  const isOpen = task.state === "open";
  const who = task.assignee.id === me.id ? undefined : fill(row.for, { name: task.assignee.name });
  const detail = [kinds[task.kind], who, task.state === "cancelled" && row.cancelled].filter(Boolean).join(" · ");
  return (
    <li className="task" data-task={task.id} data-state={task.state}>
      {mayWrite && (
        <button
          type="button"
          className="task-check"
          aria-label={fill(isOpen ? row.done : row.reopen, { title: task.title })}
          onClick={() => void moveTask(task, isOpen ? "done" : "open")}
        >
          <span>
            <Icon name="check" className="size-3.5" />
          </span>
        </button>
      )}
      <button type="button" className="task-open" onClick={() => onOpen(task)}>
        <Icon name={icons[task.kind]} className="size-4 shrink-0 text-muted" />
        <span className="task-text">
          <span className="task-title">{task.title}</span>
          <span className="task-detail">{detail}</span>
        </span>
        <span className="task-due num" data-late={task.overdue || undefined}>
          {due}
        </span>
      </button>
      {!inPanel && task.about && (
        <Link className="task-about link" to={pathOfAbout(task.about)}>
          {task.about.name}
        </Link>
      )}
    </li>
  );
}

/** Returns when a task is due, as short as it is clear. */
function useDue({ day, time, due_at }: TaskView): ReactNode {
  const { views, row } = useWords("admin-tasks");
  const locale = useLocale();
  const today = jakartaDay(new Date());
  const clock = time === null ? undefined : formatClock(new Date(due_at), locale);
  if (day === today) return clock ?? views.today;
  const year = day.slice(0, 4) === today.slice(0, 4);
  const short = formatShortDay(day, locale);
  // The year is said where it is not this one, and near its end.
  const shown = year && day < addDays(today, 300) ? short.replace(` ${day.slice(0, 4)}`, "") : short;
  return clock ? `${shown}, ${clock}` : <span title={row.allDay}>{shown}</span>;
}

/** Returns where the back office shows what a task is about. */
export function pathOfAbout({ kind, id }: NonNullable<TaskView["about"]>): string {
  return `/${{ lead: "leads", order: "orders", customer: "customers" }[kind]}/${id}`;
}

/** Returns the function that closes or reopens a task at the press and says so, with a way to undo it. */
export function useMoveTask() {
  const { told } = useWords("admin-tasks");
  const sayRefused = useSayRefused("tasks");
  const send = useSend();
  return async function moveTask(task: Pick<TaskView, "id" | "version" | "state">, state: TaskState): Promise<void> {
    const { id } = task;
    const change = (version: number, to: TaskState) =>
      changeNow({
        resource: "/admin/tasks",
        objects: [{ id, version, shown: { state: to } }],
        send: ([seen]) =>
          send(
            "PATCH",
            pathTo("/admin/tasks/:id", { id }),
            { version: seen!.version, state: to },
            { alsoRefresh: ["/admin/leads"] },
          ),
        stored: (stored) => [stored],
      });
    const outcome = await change(task.version, state);
    if (!outcome.ok) return showToast({ text: await sayRefused(id, outcome.refusal) });
    const { version } = outcome.data;
    const takeBack = async () => {
      const undone = await change(version, task.state);
      if (!undone.ok) showToast({ text: await sayRefused(id, undone.refusal) });
    };
    const text = state === "open" ? told.reopened : told[state];
    showToast({ text, action: { label: told.undo, run: () => void takeBack() } });
  };
}
