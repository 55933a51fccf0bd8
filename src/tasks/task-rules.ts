import { addDays, type Day, dayBegins, jakartaDay } from "#time/jakarta-day.ts";

export const taskKinds = ["call", "meeting", "mail", "todo"] as const;
export type TaskKind = (typeof taskKinds)[number];

/** What a task may be about; one is about at most one of them. */
export const taskObjectKinds = ["lead", "order", "customer"] as const;
export type TaskObjectKind = (typeof taskObjectKinds)[number];

/** The states, and how the move to each other one is called: what was closed by mistake is opened again, or closed the other way. */
const taskMoves = {
  open: { done: "done", cancelled: "cancelled" },
  done: { open: "reopened", cancelled: "cancelled" },
  cancelled: { open: "reopened", done: "done" },
} as const satisfies Record<string, Record<string, string>>;
export type TaskState = keyof typeof taskMoves;
export const taskStates = Object.keys(taskMoves) as [TaskState, ...TaskState[]];

/** Returns how a move is called, for the history; undefined when there is none. */
export function taskMove(from: TaskState, to: TaskState): string | undefined {
  return (taskMoves[from] as Partial<Record<TaskState, string>>)[to];
}

/** The parts of the list: of the open tasks those whose time is over, those of today, later ones, and what is closed. */
export const taskViews = ["overdue", "today", "coming", "done"] as const;

/** When a task is due: at a moment, or on a day without a time, whose moment is the beginning of the day in Jakarta. */
export interface Due {
  at: Date;
  allDay: boolean;
}

/** Returns a time of day as `09:30`, from how people write it: `9.30`, `09:30`; undefined for what is none. */
export function readTime(text: string): string | undefined {
  const [, hours, minutes] = /^(\d{1,2})[.:](\d\d)$/.exec(text.trim()) ?? [];
  if (!hours || !minutes || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/** Returns when a task of a day in Jakarta is due. @param time as `readTime` returns it; undefined for the whole day */
export function dueOf(day: Day, time: string | undefined): Due {
  const begins = dayBegins(day);
  if (time === undefined) return { at: begins, allDay: true };
  const [hours, minutes] = time.split(":").map(Number) as [number, number];
  return { at: new Date(begins.getTime() + (hours * 60 + minutes) * 60_000), allDay: false };
}

/** Returns the day of a task in Jakarta, and its time as `09:30`; undefined for the whole day. */
export function dayAndTime({ at, allDay }: Due): { day: Day; time: string | undefined } {
  const day = jakartaDay(at);
  if (allDay) return { day, time: undefined };
  const minutes = Math.floor((at.getTime() - dayBegins(day).getTime()) / 60_000);
  const two = (value: number) => String(value).padStart(2, "0");
  return { day, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` };
}

/** Hour in Jakarta at which people are told of what is due on a day without a time. */
export const tellingHour = 8;

/** Returns when people are told that a task is due. */
export function tellsAt({ at, allDay }: Due): Date {
  return allDay ? new Date(at.getTime() + tellingHour * 3_600_000) : at;
}

/** Returns whether a task is over: at its moment, or when its day is. */
export function isOver({ at, allDay }: Due, now: Date): boolean {
  return (allDay ? dayBegins(addDays(jakartaDay(at), 1)) : at) <= now;
}
