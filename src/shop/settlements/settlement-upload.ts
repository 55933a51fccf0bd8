import * as z from "zod/mini";
import { settlementFields } from "./settlement-formats.ts";

/** Largest file, in characters: twenty thousand lines of a provider's report with some room. */
export const maxSettlementLength = 6_000_000;

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const column = z.int().check(z.gte(0), z.lte(500));

/** The columns that a person chose for a file of a source that is not known. */
export const chosenColumns = z.object({
  /** What the person calls the source, such as a bank. */
  source: text(60),
  columns: z
    .partialRecord(z.enum(settlementFields), column)
    .check(z.refine((columns) => columns.gross !== undefined, { path: ["gross"], message: "required" })),
});
export type ChosenColumns = z.infer<typeof chosenColumns>;

/** The body of `POST /admin/reconciliation/files`. */
export const settlementUpload = z.object({
  name: text(200),
  text: z.string().check(z.minLength(1), z.maxLength(maxSettlementLength)),
  chosen: z.optional(chosenColumns),
});
export type SettlementUpload = z.infer<typeof settlementUpload>;
