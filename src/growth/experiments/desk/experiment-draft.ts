import { z } from "zod";
import { experimentPlan } from "../experiment.ts";
import { measures } from "../measures.ts";

/** What an editor enters: the plan, and the measure by which it is decided. */
export const experimentDraft = experimentPlan
  .extend({ goal: z.enum(measures) })
  .refine(({ arms }) => arms.every(({ key }, index) => key === "abcd"[index]), { path: ["arms"], error: "invalid" })
  .refine(({ arms }) => arms[0]?.change.kind === "none", { path: ["arms", 0, "change"], error: "invalid" })
  .refine(({ pages }) => new Set(pages).size === pages.length, { path: ["pages"], error: "invalid" });
export type ExperimentDraft = z.output<typeof experimentDraft>;
