import { z } from "zod";
import { maxCostFileLength, newCost } from "./cost.ts";

/** The body of `POST /admin/campaigns/costs/preview` and `.../import`. */
export const costFileBody = z.object({ text: z.string().max(maxCostFileLength) });

const line = z.int();
const previewLine = z.discriminatedUnion("state", [
  z.object({ line, state: z.literal("new"), cost: newCost }),
  z.object({ line, state: z.literal("same"), cost: newCost }),
  /** `before` is the stored amount, which is replaced. */
  z.object({ line, state: z.literal("changed"), cost: newCost, before: z.int() }),
  z.object({
    line,
    state: z.literal("wrong"),
    column: z.string(),
    code: z.string(),
    /** The name that the vocabulary does not offer. */
    value: z.string().optional(),
  }),
]);
export type PreviewLine = z.output<typeof previewLine>;

const count = z.int();

/** What an import would do. */
export const costPreview = z.object({
  lines: z.array(previewLine),
  counts: z.object({ new: count, changed: count, same: count, wrong: count }),
});
export type CostPreview = z.output<typeof costPreview>;

/** What an import did. */
export const costImport = z.object({ added: count, changed: count, same: count });
export type CostImport = z.output<typeof costImport>;
