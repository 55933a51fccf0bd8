import { z } from "zod";
import { get, post } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";
import { period } from "../tax/invoice-contract.ts";
import { invoicesPerFile, mostFiles, taxStates } from "../tax/tax-states.ts";
import { archiveHours, archiveStates, mostArchives } from "./archive-states.ts";

const archive = z.object({
  id: z.uuid(),
  period: z.string(),
  /** The filter; null for all invoices of the period. */
  tax_state: z.enum(taxStates).nullable(),
  part: z.int(),
  locale: z.enum(locales),
  state: z.enum(archiveStates),
  asked_at: z.string(),
  /** Invoices, as `done`. */
  total: z.int(),
  done: z.int(),
  /** Bytes. */
  size: z.int(),
  expires_at: z.string(),
});
export type ArchiveView = z.infer<typeof archive>;

const permission = ["orders", "export"] as const;

/** The calls of ZIP files with many invoices. */
export const archiveContract = {
  list: get("/admin/invoices/archives", {
    permission,
    summary: "One's own ZIP files of invoices that have not expired, the newest first",
    data: z.array(archive),
    statuses: [401, 403],
  }),
  ask: post("/admin/invoices/archives", {
    permission,
    summary:
      "Ask for a ZIP file of the invoices of a filter in their newest issue, which a job writes. " +
      `A part is of ${invoicesPerFile} invoice numbers in sequence; one person has ${mostArchives} files at most, of which the oldest gives way`,
    body: z.object({
      period,
      state: z.enum(taxStates).optional(),
      part: z.int().min(1).max(mostFiles).default(1),
      locale: z.enum(locales),
    }),
    data: archive,
    status: 202,
    refuses: { nothing_to_export: 409 },
    statuses: [400, 401, 403, 409],
  }),
  file: get("/admin/invoices/archives/:id/file", {
    permission,
    summary: `Download a ZIP file that one asked for; it is there for ${archiveHours} hours`,
    params: z.object({ id: z.uuid() }),
    file: "application/zip",
    refuses: { not_ready: 409 },
    statuses: [400, 401, 403, 404, 409],
  }),
};
