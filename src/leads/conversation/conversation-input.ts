import { z } from "zod";

/** Made by the client: a repeated request with the same id changes nothing. */
const id = z.uuid();
const text = (max: number) => z.string().trim().min(1, { error: "required" }).max(max, { error: "too_long" });

export const noteInput = z.object({ id, text: text(5000) });

export const mailInput = z.object({
  id,
  version: z.int(),
  subject: text(200).refine((value) => !/[\r\n]/.test(value), { error: "invalid" }),
  body: text(20_000),
  /** The template it was begun with. */
  template: z.string().max(40).nullable().default(null),
});
export type MailInput = z.output<typeof mailInput>;

export const reminderInput = z.object({
  id,
  text: text(1000),
  due_at: z.iso.datetime({ offset: true }).transform((value) => new Date(value)),
  /** Id of a colleague; oneself when absent. */
  for: z.string().max(100).optional(),
});
export type ReminderInput = z.output<typeof reminderInput>;

export const reminderChange = z
  .object({
    version: z.int(),
    state: z.enum(["open", "done", "cancelled"]),
    due_at: z.iso.datetime({ offset: true }).transform((value) => new Date(value)),
  })
  .partial({ state: true, due_at: true });
export type ReminderChange = z.output<typeof reminderChange>;

export const mergeInput = z.object({ version: z.int(), from: z.array(z.uuid()).min(1).max(20) });
export type MergeInput = z.output<typeof mergeInput>;
