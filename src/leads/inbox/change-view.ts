import { z } from "zod";
import { leadStates } from "./lead-states.ts";

const change = {
  state: z.enum(leadStates).optional(),
  owner_id: z.string().min(1).max(100).nullable().optional().describe("Null for nobody"),
};

/** Leads that one request may change. */
const mostSelected = 500;

const selected = z.object({ id: z.uuid(), version: z.int() });

/** The body of PATCH /admin/leads/{id}. */
export const leadChange = z.object({ version: z.int(), ...change });

/** Leads in the versions that the person saw. */
export const leadSelection = z.object({ leads: z.array(selected).min(1).max(mostSelected) });

/** What undoes a change of a selection. */
const undo = z.object({ undo: z.array(selected.extend(change)).min(1).max(mostSelected) });

/** The body of POST /admin/leads/bulk: one change for a selection, or what takes an earlier change back. */
export const leadBulkRequest = z.union([undo, leadSelection.extend(change)]);

export const leadBulkResponse = z.object({
  data: z.object({
    changed: z.array(selected),
    skipped: z.array(z.object({ id: z.uuid(), code: z.enum(["not_found", "merged", "stale", "not_allowed"]) })),
    undo: z.array(selected.extend(change)).describe("Send it to undo: only what nobody changed since is restored"),
  }),
});
export type LeadBulk = z.output<typeof leadBulkResponse>["data"];
