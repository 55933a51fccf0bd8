import { z } from "zod";
import { isDay } from "#time/jakarta-day.ts";

// The editor finds its controls for days and times by these patterns (admin/screens/content/form/control-of.ts).

/** A day that exists. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isDay, "is no day");

/** A minute in Jakarta that exists: `2026-11-20T09:00`. */
export const minute = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .refine((text) => isDay(text.slice(0, 10)) && /T([01]\d|2[0-3]):[0-5]\d$/.test(text), "is no time");
