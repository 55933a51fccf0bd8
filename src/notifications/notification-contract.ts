import { z } from "zod";
import { get, numberId, pageQuery, patch, post, put } from "#contract/contract.ts";
import { stepNames } from "./steps.ts";

const step = z.enum(stepNames);

const notificationRow = z.object({
  id: z.int(),
  step,
  /** Values of the words of the step; `amount` is whole rupiah. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Where the back office shows what it is about, below /admin. */
  path: z.string(),
  created_at: z.string(),
  read_at: z.string().nullable(),
});
export type NotificationRow = z.output<typeof notificationRow>;

const setting = z.object({ step, mail: z.boolean() });
export type StepSetting = z.output<typeof setting>;

const everybody = { permission: ["today", "read"], tag: "notifications" } as const;

/** The calls of notifications: each is about those of the person who sends it. */
export const notificationContract = {
  list: get("/admin/notifications", {
    ...everybody,
    summary: "What makes it your turn: unread first, then newest first",
    query: pageQuery,
    row: notificationRow,
    meta: { unread: z.int() },
  }),
  count: get("/admin/notifications/unread", {
    ...everybody,
    summary: "How many notifications you have not read",
    data: z.object({ unread: z.int() }),
    statuses: [401, 403, 404, 409],
  }),
  readAll: post("/admin/notifications/read", {
    ...everybody,
    summary: "Mark all notifications as read, up to the newest that you saw",
    body: z.object({ up_to: z.int().positive() }),
    empty: "All of them are read",
  }),
  settings: get("/admin/notifications/settings", {
    ...everybody,
    summary: "Of which steps you are told, and which of them are mailed to you",
    data: z.array(setting),
    statuses: [401, 403, 404, 409],
  }),
  changeSetting: put("/admin/notifications/settings", {
    ...everybody,
    summary: "Choose whether a step is mailed to you",
    body: setting,
    empty: "The choice is stored",
  }),
  mark: patch("/admin/notifications/:id", {
    ...everybody,
    summary: "Mark a notification as read, or as unread again",
    params: numberId,
    body: z.object({ read: z.boolean() }),
    empty: "The notification is marked",
  }),
};
