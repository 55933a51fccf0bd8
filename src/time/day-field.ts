import * as z from "zod/mini";
import type { Day } from "./jakarta-day.ts";

/**
 * A day that a person enters, checked to exist, for schemas that run in the browser too; those of contracts are in
 * day-schema.ts. Only its type differs from the schema of Zod.
 */
export const dayField = z.iso.date() as unknown as z.ZodMiniType<Day, string>;
