import { z } from "zod";
import { plainLine } from "#text/plain-line.ts";
import { leadFilter } from "../lead-filter.ts";

const name = z.string().overwrite(plainLine).min(1).max(60);

/** The body of POST /admin/leads/views. */
export const savedViewRequest = z.object({
  name,
  filters: leadFilter.extend({ sort: z.string().max(20).optional() }),
});

/** A filter of the inbox that a person saved, without its empty fields. */
export const savedView = z.object({ id: z.uuid(), name, filters: z.record(z.string(), z.string()) });
export type SavedView = z.output<typeof savedView>;
