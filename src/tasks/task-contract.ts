import { z } from "zod";
import { get, pageQuery, patch, post, remove } from "#contract/contract.ts";
import { plainLine } from "#text/plain-line.ts";
import { answeredDay } from "#time/day-schema.ts";
import { isDay } from "#time/jakarta-day.ts";
import { readTime, taskKinds, taskObjectKinds, taskStates, taskViews } from "./task-rules.ts";

const person = z.object({ id: z.string(), name: z.string() });

const about = z.object({
  kind: z.enum(taskObjectKinds),
  id: z.string(),
  /** The name and company of a lead, the number of an order, the name of a customer. */
  name: z.string(),
});

const taskView = z.object({
  id: z.uuid(),
  version: z.int(),
  kind: z.enum(taskKinds),
  title: z.string(),
  state: z.enum(taskStates),
  /** In Jakarta. */
  day: answeredDay,
  time: z.string().nullable().describe("`09:30`; null for the whole day"),
  /** Of the whole day its beginning. */
  due_at: z.iso.datetime(),
  overdue: z.boolean(),
  about: about.nullable(),
  assignee: person,
  author: person,
  created_at: z.iso.datetime(),
  closed_at: z.iso.datetime().nullable(),
});
export type TaskView = z.output<typeof taskView>;

const title = z.string().overwrite(plainLine).min(1, { error: "required" }).max(200, { error: "too_long" });
const day = z.string().refine(isDay, { error: "invalid" });
const time = z
  .string()
  .max(5)
  .refine((text) => text === "" || readTime(text) !== undefined, { error: "invalid" })
  .describe("`09:30`, in Jakarta; empty for the whole day");
const assignee = z.string().max(100).describe("The id of a colleague; empty for oneself");

const newTask = z.object({
  /** Made by the client: a repeated request with the same id changes nothing. */
  id: z.uuid(),
  kind: z.enum(taskKinds).default("todo"),
  title,
  day,
  time: time.default(""),
  for: assignee.default(""),
  about: z
    .object({ kind: z.enum(taskObjectKinds), id: z.string().max(100) })
    .nullable()
    .default(null),
});

const taskChange = z.object({
  version: z.int(),
  state: z.enum(taskStates).optional(),
  kind: z.enum(taskKinds).optional(),
  title: title.optional(),
  day: day.optional(),
  time: time.optional(),
  for: assignee.optional(),
});

const params = z.object({ id: z.uuid() });
const reads = ["tasks", "read"] as const;
const writes = ["tasks", "write"] as const;
const refuses = {
  not_found: 404,
  past: { field: "day", code: "in_the_past" },
  unknown_colleague: { field: "for", code: "unknown_choice" },
} as const;

/** The calls of tasks: what somebody has to do, about a lead, an order, a customer or nothing of them. */
export const taskContract = {
  list: get("/admin/tasks", {
    permission: reads,
    summary: "Tasks: open ones by when they are due, closed ones last closed first",
    query: pageQuery.extend({
      view: z
        .enum([...taskViews, "due", "open"])
        .default("open")
        .describe("`due`: overdue and of today"),
      owner: z.string().max(100).optional().describe("The id of a person, or `me`; everybody's when absent"),
      lead: z.uuid().optional(),
      order: z.uuid().optional(),
      customer: z.string().max(100).optional(),
    }),
    row: taskView,
    meta: { overdue: z.int(), today: z.int(), coming: z.int() },
  }),
  people: get("/admin/tasks/people", {
    permission: reads,
    summary: "Who may be given tasks",
    query: z.object({ about: z.enum(taskObjectKinds).optional() }),
    data: z.array(person),
    statuses: [401, 403, 404, 409],
  }),
  feed: get("/admin/tasks/feed", {
    permission: reads,
    summary: "Since when there is a secret calendar address of your tasks; the address itself is shown only once",
    data: z.object({ created_at: z.iso.datetime().nullable() }),
    statuses: [401, 403, 404, 409],
  }),
  renewFeed: post("/admin/tasks/feed", {
    permission: reads,
    summary: "Make a secret calendar address of your tasks; an earlier one ends",
    data: z.object({ path: z.string().describe("Below /api; whoever knows it may read the calendar") }),
    statuses: [401, 403, 404, 409],
  }),
  endFeed: remove("/admin/tasks/feed", {
    permission: reads,
    summary: "End the secret calendar address of your tasks",
    empty: "There is no address any more",
  }),
  add: post("/admin/tasks", {
    permission: writes,
    summary: "Add a task; a colleague to whom it is given is told",
    body: newTask,
    status: 201,
    answers: "read",
    refuses,
  }),
  read: get("/admin/tasks/:id", {
    permission: reads,
    summary: "One task",
    params,
    data: taskView,
    statuses: [401, 403, 404, 409],
  }),
  change: patch("/admin/tasks/:id", {
    permission: writes,
    summary: "Close, reopen, move, rewrite or hand over a task",
    params,
    body: taskChange,
    version: true,
    answers: "read",
    refuses,
  }),
};
