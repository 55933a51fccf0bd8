import { z } from "zod";
import { label, text } from "../shared/parts.ts";

/** Lists that say what will stand in them, by the first part of their address. */
const lists = [
  "leads",
  "help",
  "orders",
  "customers",
  "content",
  "media",
  "campaigns",
  "experiments",
  "newsletter",
  "events",
  "speed",
  "reconciliation",
  "vouchers",
  "prices",
  "people",
  "staff",
  "audit",
  "jobs",
] as const;
export type TaughtList = (typeof lists)[number];

const taught = z.strictObject({ example: text(200), action: label });

/** What an empty list teaches: an example of what will stand in it, and where one begins. */
export const adminEmpty = z.strictObject({
  /** Stands before an example. */
  example: label,
  /** Takes the filters away that leave nothing. */
  clear: label,
  lists: z.strictObject(Object.fromEntries(lists.map((name) => [name, taught])) as Record<TaughtList, typeof taught>),
});
